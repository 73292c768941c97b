import {
  type Game,
  type Journal,
  ReplayError,
  readRecord,
  refuted,
  type State,
  type Verdict,
  verify,
} from '@spinney/kernel'
import type { Command } from 'commander'
import { aboutFile, EXIT } from '../errors.ts'
import { type Io, print, printJson, readText } from '../io.ts'
import { type Cli, commandCalled, gameCalled } from '../options.ts'

/** `spinney verify`: whether the dice of a record were honest. */
export function verifyCommand(cli: Cli): Command {
  return commandCalled(
    'verify',
    'prove that all dice and draws of a record came from the seed committed to at its start',
  )
    .argument('<file>', 'a record')
    .option('--json', 'print one JSON object')
    .action((file: string, { json }: { json?: true }) => cli.finish(run(cli.io, file, json === true)))
}

function run(io: Io, file: string, json: boolean): number {
  const journal = aboutFile(file, () => readRecord(readText(io, file)))
  const { game } = gameCalled(io, journal.game)
  const verdict = verdictOf(game, journal)
  if (json) printJson(io, { file, game: journal.game, answers: journal.answers.length, ...verdict })
  else for (const line of linesOf(verdict)) print(io, line)
  return verdict.proven ? EXIT.fine : EXIT.failed
}

function linesOf(verdict: Verdict): string[] {
  const { commitments, words, problems, remarks } = verdict
  return [
    headOf(verdict),
    ...problems.map(({ message }) => `  ${message}`),
    ...commitments.map(({ from, commitment }) => `commitment from answer ${from + 1} on: ${commitment}`),
    ...words.flatMap((text, seat) => (text === '' ? [] : [`words of seat ${seat}: ${JSON.stringify(text)}`])),
    ...remarks.map((remark) => `note: ${remark}`),
  ]
}

function headOf({ proven, provenUpTo, checked, over }: Verdict): string {
  if (provenUpTo > 0 && !proven) return `proven up to answer ${provenUpTo}, from there on a new seed by whoever forked`
  if (!proven) return 'not proven'
  const extent = over ? 'proven' : 'proven as far as it goes'
  return `${extent}: all ${checked} dice and draws came from the seed committed to at the start`
}

/** A record that does not even follow the rules proves nothing. */
function verdictOf(game: Game<State>, journal: Journal): Verdict {
  try {
    return verify(game, journal)
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return refuted(journal, { at: error.at, message: error.message })
  }
}
