import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brainOf } from '@spinney/bots'
import { makeFolder } from '@spinney/bots/node'
import type { Command } from 'commander'
import { botNames, botNamesFor } from '../bots.ts'
import { checkDataset } from '../dataset/check.ts'
import { FORMAT, fileOf, HEAD_FILE, type Head, inputsOf, STATES, type States, VERSION } from '../dataset/format.ts'
import type { GameEntry } from '../entry.ts'
import { EXIT, noSuch, UsageError } from '../errors.ts'
import { fileTrouble, type Io, print, warn } from '../io.ts'
import { counted } from '../layout.ts'
import {
  type Cli,
  commandCalled,
  configOf,
  gameCalled,
  jobsOption,
  listOf,
  type TableFlags,
  wholeNumber,
  withTable,
} from '../options.ts'
import { startProgress } from '../progress.ts'
import type { GamePlan } from '../series/game.ts'
import { mixedConfig } from '../series/mixed.ts'
import { pieces, shareOut } from '../series/share.ts'
import type { Work } from '../series/work.ts'

interface Flags extends TableFlags {
  readonly bots: string[]
  readonly games: number
  readonly seed: string
  readonly noise: number
  readonly states: States
  readonly mixed?: true
  readonly inputs?: true
  readonly jobs: number
  readonly out?: string
  readonly check?: string
}

/** Games in one file: a lost minute at most where somebody interrupts, and few files for many games. */
const IN_FILE = 20

/** `spinney dataset`: games of bots as files to learn from. */
export function datasetCommand(cli: Cli): Command {
  return withTable(
    commandCalled(
      'dataset',
      'write positions, options, answers and results of games between bots; or check what was written',
    ),
  )
    .argument('[game]', 'id of the game')
    .option('--bots <names>', `one bot for all seats or one for each (${botNames.join(', ')})`, listOf('--bots'), [
      'steady',
    ])
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same files', '1')
    .option(
      '--noise <share>',
      'share of answers given like a beginner, so that games differ more',
      shareOf('--noise'),
      0,
    )
    .option('--states <which>', `positions to write: ${STATES.join(', ')}`, oneOf('--states', STATES), 'turns')
    .option('--mixed', 'draw each table at random, as `balance` does')
    .option('--inputs', 'write the inputs of the network at ends of turns beside them')
    .option(...jobsOption())
    .option('--out <folder>', 'where the files go')
    .option('--check <folder>', 'play the games of a dataset again and compare all of it')
    .action(async (id: string | undefined, flags: Flags) => {
      cli.finish(flags.check === undefined ? await write(cli.io, id, flags) : check(cli.io, flags.check))
    })
}

function shareOf(name: string): (text: string) => number {
  return (text) => {
    const share = Number(text)
    if (/^[\d.]+$/.test(text) && share >= 0 && share <= 1) return share
    throw new UsageError(`${name} must be from 0 to 1, not "${text.slice(0, 20)}"`)
  }
}

function oneOf<T extends string>(name: string, known: readonly T[]): (text: string) => T {
  return (text) => {
    const found = known.find((one) => one === text)
    if (found === undefined) throw noSuch(name, text, known)
    return found
  }
}

function check(io: Io, folder: string): number {
  const { files, games, planned, answers, states } = checkDataset(
    resolve(io.folder, folder),
    io.games,
    () => io.interrupted.aborted,
  )
  const count = games < planned ? `${games} of ${counted(planned, 'game')}` : counted(games, 'game')
  const what = [counted(files, 'file'), count, counted(answers, 'answer')].join(', ')
  print(io, `${what} and ${counted(states, 'position')}: all as played again`)
  return io.interrupted.aborted ? EXIT.interrupted : EXIT.fine
}

async function write(io: Io, id: string | undefined, flags: Flags): Promise<number> {
  if (id === undefined) throw new UsageError('which game? Name one, or a folder with --check')
  if (flags.out === undefined) throw new UsageError('where to? Name a folder with --out')
  const entry = gameCalled(io, id)
  const head = headOf(entry, flags)
  const folder = resolve(io.folder, flags.out)
  const plans = plansOf(entry, head, flags)
  open(folder, head)
  const missing = pieces(plans, IN_FILE)
    .map((part, file): [number, Work] => {
      return [file, { do: 'write', game: id, batch: { folder, head, file, first: file * IN_FILE, plans: part } }]
    })
    .filter(([file]) => !isThere(folder, head, file))
  const there =
    plans.length - missing.reduce((sum, [, work]) => sum + (work.do === 'write' ? work.batch.plans.length : 0), 0)
  const progress = startProgress(io, 'games', plans.length)
  let [games, answers] = [there, 0]
  const work = missing.map(([, piece]) => piece)
  await shareOut(io, work, flags.jobs, (rows) => {
    games += rows.length
    for (const row of rows) answers += row.answers
    progress.update(games)
  }).finally(() => progress.stop())
  const before = there === 0 ? '' : `, ${there} of them ${there === 1 ? 'was' : 'were'} there before`
  print(
    io,
    `${counted(games, 'game')} in ${relative(io.folder, folder) || '.'}${before}; ${counted(answers, 'answer')} written`,
  )
  if (games === plans.length) return EXIT.fine
  warn(io, `Interrupted after ${games} of ${counted(plans.length, 'game')}; the same command goes on from there.`)
  return EXIT.interrupted
}

function headOf(entry: GameEntry, flags: Flags): Head {
  const { bots, seed, noise, states } = flags
  if (flags.mixed && entry.anyTable === undefined) throw new UsageError(`--mixed: ${entry.game.id} draws no tables`)
  const { learning } = brainOf(entry.game)
  if (flags.inputs && learning === undefined) throw new UsageError(`--inputs: no network judges ${entry.game.id}`)
  return {
    format: FORMAT,
    version: VERSION,
    game: entry.game.id,
    rules: entry.game.rules,
    config: flags.mixed ? null : configOf(entry, flags),
    bots,
    noise,
    seed,
    states,
    inputs: flags.inputs ? (learning?.inputs ?? []) : [],
    games: flags.games,
    gamesInFile: IN_FILE,
  }
}

function plansOf(entry: GameEntry, { config, bots, noise, seed }: Head, flags: Flags): GamePlan[] {
  return Array.from({ length: flags.games }, (_, i) => {
    const own = flags.mixed ? mixedConfig(entry, flags, `${seed}/${i}`) : config
    return { config: own, bots: botNamesFor(bots, entry.game.seats(own)), seed: `${seed}/${i}`, noise }
  })
}

/** Begins the folder of a dataset; one that holds another is left alone. */
function open(folder: string, head: Head): void {
  const path = join(folder, HEAD_FILE)
  const text = `${JSON.stringify(head, null, 2)}\n`
  try {
    makeFolder(folder)
    if (!existsSync(path)) writeFileSync(path, text)
    else if (readFileSync(path, 'utf8') !== text)
      throw new UsageError(`${folder} holds another dataset (see ${HEAD_FILE}): name another folder`)
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`cannot write to ${folder}: ${fileTrouble(error)}`)
  }
}

const isThere = (folder: string, head: Head, file: number): boolean =>
  existsSync(join(folder, fileOf(file))) && (head.inputs.length === 0 || existsSync(join(folder, inputsOf(file))))
