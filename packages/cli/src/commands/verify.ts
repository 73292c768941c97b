import { ReplayError, readRecord, type Verdict, verify } from '@spinney/kernel'
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
  const verdict = verdictOf(() => verify(game, journal))
  if (json) printJson(io, { file, game: journal.game, answers: journal.answers.length, ...verdict })
  else if (verdict.proven) {
    print(io, `proven: all ${verdict.checked} dice and draws came from the seed committed to at the start`)
  } else {
    print(io, 'not proven')
    for (const { message } of verdict.problems) print(io, `  ${message}`)
  }
  return verdict.proven ? EXIT.fine : EXIT.failed
}

/** A record that does not even follow the rules proves nothing. */
function verdictOf(check: () => Verdict): Verdict {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return { proven: false, checked: 0, problems: [{ at: error.at, message: error.message }] }
  }
}
