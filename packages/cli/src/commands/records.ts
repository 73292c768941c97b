import { resolve } from 'node:path'
import type { Game, State } from '@spinney/kernel'
import type { Command } from 'commander'
import { EXIT, UsageError } from '../errors.ts'
import { breathe, type Io, print, repository } from '../io.ts'
import { counted } from '../layout.ts'
import { type Cli, commandCalled, gameCalled } from '../options.ts'
import { type Change, changeBetween, changeOf, isPlayed, recordedNow } from '../records/compare.ts'
import {
  keepGames,
  plannedGames,
  type RecordedGame,
  recordedGames,
  recordedVersions,
  recordsFolder,
} from '../records/files.ts'
import { playPlanned } from '../records/play.ts'

interface Flags {
  readonly fingerprints?: true
  readonly new?: true
  readonly play?: true
  readonly in?: string
}

/** `spinney records`: the recorded games that tell when the rules have changed. */
export function recordsCommand(cli: Cli): Command {
  return commandCalled('records', 'replay the recorded games of the repository and say which changed; or record anew')
    .argument('[game]', 'id of the game; by default all that have recorded games')
    .option('--fingerprints', 'keep the answers, renew the fingerprints; refused where answers no longer fit')
    .option('--new', 'play and record only the games that are planned and not recorded yet')
    .option('--play', 'play all planned games again')
    .option('--in <folder>', 'the repository to look in (by default the one this program was built in)')
    .action(async (id: string | undefined, flags: Flags) => cli.finish(await run(cli.io, id, flags)))
}

async function run(io: Io, id: string | undefined, flags: Flags): Promise<number> {
  if ([flags.fingerprints, flags.new, flags.play].filter(Boolean).length > 1)
    throw new UsageError('--fingerprints, --new and --play exclude each other')
  const home = flags.in === undefined ? repository() : resolve(io.folder, flags.in)
  if (home === null) throw new UsageError('this program is not in its repository: name it with --in')
  const asked = id === undefined ? io.games : [gameCalled(io, id)]
  const found = asked.flatMap(({ game }) => {
    const folder = recordsFolder(home, game.id)
    return folder === null ? [] : [{ game, folder }]
  })
  if (found.length === 0)
    throw new UsageError(`${id ?? 'no game'} has ${id === undefined ? '' : 'no '}recorded games in ${home}`)
  let code: number = EXIT.fine
  for (const { game, folder } of found) code = Math.max(code, await visit(io, game, folder, flags))
  return code
}

/** Games are played by today's rules; those of earlier versions are replayed by theirs as long as that is possible. */
async function visit(io: Io, game: Game<State>, folder: string, flags: Flags): Promise<number> {
  const { rules } = game
  if (flags.new || flags.play) {
    const before = recordedGames(folder, rules)
    return keep(io, game, folder, rules, before, await played(io, game, folder, before, flags.new === true))
  }
  let code: number = EXIT.fine
  for (const version of recordedVersions(folder)) {
    const before = recordedGames(folder, version)
    if (flags.fingerprints) keep(io, game, folder, version, before, renewed(game, before))
    else code = Math.max(code, report(io, game, version, before.size, changesOf(game, before)))
  }
  return code
}

function keep(
  io: Io,
  game: Game<State>,
  folder: string,
  rules: string,
  before: ReadonlyMap<string, RecordedGame>,
  after: readonly RecordedGame[],
): number {
  const changes = after.flatMap((now) => changeBetween(game, before.get(now.name), now) ?? [])
  keepGames(folder, rules, after)
  report(io, game, rules, after.length, changes)
  return EXIT.fine
}

function changesOf(game: Game<State>, before: ReadonlyMap<string, RecordedGame>): Change[] {
  return [...before.values()].flatMap((was) => (isPlayed(game, was) ? (changeOf(game, was) ?? []) : []))
}

/** The stored answers with today's fingerprints; nothing is written where an answer does not fit any more. */
function renewed(game: Game<State>, before: ReadonlyMap<string, RecordedGame>): RecordedGame[] {
  return [...before.values()].map((was) => {
    if (!isPlayed(game, was)) return was
    const { name, journal } = was
    const now = recordedNow(game, name, journal)
    const { stop } = now.is
    if (stop === null) return now
    throw new UsageError(
      `${game.id}: answer ${stop.at + 1} of ${name} does not fit any more: ${stop.reason}. Nothing was written; ` +
        'raise `rules` and play the games anew with --play',
    )
  })
}

/** Plays planned games: all, or those that are not recorded yet. What is no longer planned is left out. */
async function played(
  io: Io,
  game: Game<State>,
  folder: string,
  before: ReadonlyMap<string, RecordedGame>,
  onlyNew: boolean,
): Promise<RecordedGame[]> {
  const after: RecordedGame[] = []
  for (const planned of plannedGames(folder)) {
    const was = before.get(planned.name)
    if (onlyNew && was !== undefined) {
      after.push(was)
      continue
    }
    const now = recordedNow(game, planned.name, await playPlanned(game, planned))
    print(io, `${game.id} ${planned.name}: ${counted(now.kept.answers, 'answer')}`)
    after.push(now)
    await breathe()
    if (io.interrupted.aborted) throw new UsageError('interrupted: nothing was written')
  }
  return after
}

function report(io: Io, { id }: Game<State>, rules: string, count: number, changes: readonly Change[]): number {
  for (const { what, message } of changes) print(io, `${what.padEnd(8)} ${message}`)
  print(io, `${id}, rules ${rules}: ${counted(count, 'recorded game')}, ${changes.length} changed`)
  return changes.length === 0 ? EXIT.fine : EXIT.failed
}
