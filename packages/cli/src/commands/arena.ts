import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import {
  arenaGameOf,
  type Budget,
  type Contest,
  isAutomatonName,
  games as known,
  LEVELS,
  type Mix,
  MOST_ITERATIONS,
  MOST_MS,
  pairs,
  type Rate,
  type Report,
} from '@spinney/bots'
import { playHere, ResultsError, runArena } from '@spinney/bots/node'
import { ConfigError } from '@spinney/kernel'
import type { Command } from 'commander'
import { checkBotName } from '../bots.ts'
import { EXIT, noSuch, UsageError } from '../errors.ts'
import { checkWritable, fileTrouble, type Io, print, printJson, warn } from '../io.ts'
import { type Cell, counted, rounded, tableText } from '../layout.ts'
import { type Cli, commandCalled, jobsOption, listOf, wholeNumber } from '../options.ts'
import { type Chart, writeChart } from '../plot.ts'
import { startProgress } from '../progress.ts'
import { databaseAddress } from '../queue/address.ts'
import { playElsewhere } from '../queue/share-out.ts'

interface Flags {
  readonly bots: string[]
  readonly games: number
  readonly seed: string
  readonly players?: number
  readonly factions?: string[]
  readonly maps?: string[]
  readonly extras?: true
  readonly ms?: number
  readonly iterations?: number
  readonly jobs: number
  readonly queue?: string
  readonly out?: string
  readonly json?: true
  readonly plot?: string
}

/** Where results are kept unless `--out` says otherwise. */
const FOLDER = 'arena-results'
const MOST_GAMES = 1_000_000

/** `spinney arena`: how strong the bots are. */
export function arenaCommand(cli: Cli): Command {
  return commandCalled('arena', 'let bots play against each other and measure how strong they are, on all cores')
    .argument('<game>', `id of the game (${known.map(({ id }) => id).join(', ')})`)
    .requiredOption(
      '--bots <a,b,…>',
      `two or more of ${LEVELS.join(', ')}; sharp@200ms thinks for 200 ms`,
      listOf('--bots'),
    )
    .option('--games <n>', 'games for each pair of bots', wholeNumber('--games', 1, MOST_GAMES), 200)
    .option('--seed <text>', 'the same seed gives the same deals', '1')
    .option(
      '--players <n>',
      'seats; above two, one bot plays among bots of the other kind',
      wholeNumber('--players', 2, 9),
    )
    .option('--factions <a,b,…>', 'factions that take turns in all seats, or: all', listOf('--factions'))
    .option('--maps <a,b,…>', 'maps that take turns, or: all', listOf('--maps'))
    .option('--extras', 'with all that a game offers besides: hirelings and landmarks of Root')
    .option(
      '--ms <n>',
      'thinking time for a decision, where the name of a bot does not say',
      wholeNumber('--ms', 1, MOST_MS),
    )
    .option(
      '--iterations <n>',
      'thinking by count instead: gives the same games again',
      wholeNumber('--iterations', 1, MOST_ITERATIONS),
    )
    .option(...jobsOption())
    .option(
      '--queue <address>',
      'let `spinney worker` play on any number of machines, by a queue at postgres://…',
      databaseAddress,
    )
    .option('--out <file>', `where results are kept, for an interrupted run to go on (by default in ${FOLDER}/)`)
    .option('--json', 'print one JSON object')
    .option('--plot <file>', 'draw the win rates as an SVG chart')
    .action(async (id: string, flags: Flags) => cli.finish(await run(cli.io, id, flags)))
}

async function run(io: Io, id: string, flags: Flags): Promise<number> {
  const contest = contestOf(id, flags)
  const budget = budgetOf(flags)
  const name = nameOf(contest, budget)
  const file = resolve(io.folder, flags.out ?? `${FOLDER}/${name}`)
  checkWritable(io, flags.plot)
  const total = contest.games * pairs(contest.bots).length
  const progress = startProgress(io, 'games', total)
  const report = await refusing(() =>
    runArena({
      contest,
      budget,
      file,
      play:
        flags.queue === undefined ? playHere(flags.jobs === 1 ? 0 : flags.jobs) : playElsewhere(io, flags.queue, name),
      signal: io.interrupted,
      onProgress: (done) => progress.update(done),
    }),
  ).finally(() => progress.stop())
  if (flags.json) printJson(io, { ...report, budget, file: relative(io.folder, file) })
  else print(io, describe(report))
  if (flags.plot !== undefined) await writeChart(io, flags.plot, chartOf(report))
  if (!io.interrupted.aborted) return EXIT.fine
  const meanwhile = flags.queue === undefined ? '' : ' Workers play on meanwhile.'
  warn(
    io,
    `Interrupted after ${report.games} of ${counted(total, 'game')}; the same command goes on from there.${meanwhile}`,
  )
  return EXIT.interrupted
}

function contestOf(id: string, { bots, games, seed, players, ...flags }: Flags): Contest {
  if (!known.some((game) => game.id === id)) {
    throw noSuch(
      'game',
      id,
      known.map((game) => game.id),
    )
  }
  if (bots.length < 2) throw new UsageError('--bots must name two bots or more')
  if (new Set(bots).size < bots.length) throw new UsageError('--bots must name different bots')
  for (const name of bots) {
    if (isAutomatonName(name)) checkAutomatonName(id, name)
    else checkBotName(name)
  }
  if (bots.every(isAutomatonName)) throw new UsageError('--bots must name a bot for the other seats, beside automata')
  const total = games * pairs(bots).length
  if (total > MOST_GAMES) throw new UsageError(`--games: these are ${total} games in all, more than ${MOST_GAMES}`)
  const { usual, least, most } = arenaGameOf(id).players
  if (players !== undefined && (players < least || players > most)) {
    throw new UsageError(`--players must be from ${least} to ${most} for ${id}, not ${players}`)
  }
  const mix = mixOf(id, players ?? usual, flags)
  return { game: id, players: players ?? usual, bots, games, seed, ...(mix === null ? {} : { mix }) }
}

/** Refuses an automaton that the game does not have. */
function checkAutomatonName(id: string, name: string): void {
  const { checkAutomaton } = arenaGameOf(id)
  if (checkAutomaton === undefined) throw new UsageError(`${id} has no automata`)
  try {
    checkAutomaton(name)
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message)
    throw error
  }
}

/** What takes turns at the tables; null where that is left to the game. */
function mixOf(id: string, players: number, flags: Pick<Flags, 'factions' | 'maps' | 'extras'>): Mix | null {
  const { factions, maps, extras } = flags
  if (factions === undefined && maps === undefined && extras === undefined) return null
  const { choices, hasExtras, rotations } = arenaGameOf(id)
  if (extras === true && hasExtras !== true) throw new UsageError(`${id} has no extras`)
  if (choices === undefined) throw new UsageError(`${id} has no factions or maps to take turns`)
  const roles = factions === undefined ? null : named('faction', factions, choices.roles)
  if (roles !== null && roles.length < players) {
    throw new UsageError(`--factions must name at least ${players} factions for ${players} players`)
  }
  const mix: Mix = {
    ...(roles === null ? {} : { roles }),
    ...(maps === undefined ? {} : { boards: named('map', maps, choices.boards) }),
    ...(extras === undefined ? {} : { extras }),
  }
  if (rotations(players, mix) === 0) throw new UsageError('these factions cannot all play together (rule 5)')
  return mix
}

function named(what: string, words: readonly string[], choices: readonly string[]): readonly string[] {
  if (words.length === 1 && words[0] === 'all') return choices
  for (const word of words) if (!choices.includes(word)) throw noSuch(what, word, choices)
  return [...new Set(words)]
}

function budgetOf({ ms, iterations }: Flags): Budget {
  return { ...(ms === undefined ? {} : { ms }), ...(iterations === undefined ? {} : { iterations }) }
}

/** A name that is the same for the same contest, however many games of it are wanted. */
function nameOf({ game, players, bots, seed, mix }: Contest, budget: Budget): string {
  const key = createHash('sha256')
    .update(JSON.stringify([game, players, bots, seed, budget, ...(mix === undefined ? [] : [mix])]))
    .digest('hex')
    .slice(0, 8)
  return `${game}-${players}p-${key}.jsonl`
}

async function refusing<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof ResultsError) throw new UsageError(withCause(error))
    throw error
  }
}

const withCause = ({ message, cause }: ResultsError): string =>
  cause === undefined ? message : `${message}: ${fileTrouble(cause)}`

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const interval = ({ low, high }: Rate): string => `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)} %`

function describe(report: Report): string {
  const { contest, pairings, ratings, msPerDecision, roles } = report
  const { game, players, seed } = contest
  const parts = [
    `${game}, ${players} players, seed ${seed}: ${counted(report.games, 'game')}, ${report.unfinished} unfinished, ` +
      `${rounded(report.meanTurns)} turns on average`,
    tableText(
      ['bot', players > 2 ? 'among' : 'against', 'games', 'wins', '95 %', 'par'],
      pairings.map(({ hero, rest, games, rate, par }): Cell[] => {
        return [hero, rest, games, percent(rate.share), interval(rate), percent(par)]
      }),
    ),
    tableText(
      ['bot', 'rating', 'ms per decision'],
      Object.keys(ratings)
        .sort((a, b) => ratings[b]! - ratings[a]!)
        .map((bot): Cell[] => [bot, ratings[bot]!, msPerDecision[bot] ?? null]),
    ),
  ]
  const roleRows = Object.entries(roles)
  if (roleRows.length > 0) {
    const [first] = pairings
    parts.push(
      tableText(
        ['role', 'wins, whoever plays it', '95 %', `wins of ${first!.hero}`, '95 %'],
        roleRows.map(([role, rate]): Cell[] => {
          const own = first!.byRole[role]
          return [
            role,
            percent(rate.share),
            interval(rate),
            own ? percent(own.share) : null,
            own ? interval(own) : null,
          ]
        }),
      ),
    )
  }
  return parts.join('\n\n')
}

function chartOf({ contest, games, pairings, roles }: Report): Chart {
  const { game, players, seed } = contest
  const par = 1 / players
  const bars = pairings.map(({ hero, rest, rate, games }) => ({
    name: `${hero} ${players > 2 ? 'among' : 'against'} ${rest}`,
    games,
    ...rate,
  }))
  const byRole = Object.entries(roles).map(([name, rate]) => ({ name, ...rate }))
  return {
    title: `${game}: strength of the bots`,
    subtitle: `${games} games, ${players} players, seed ${seed}; lines: 95 % intervals; dashed: equal strength`,
    panels: [{ title: 'bots', bars, par }, ...(byRole.length === 0 ? [] : [{ title: 'roles', bars: byRole, par }])],
  }
}
