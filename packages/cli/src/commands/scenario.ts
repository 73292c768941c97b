import type { Command } from 'commander'
import { EXIT, UsageError } from '../errors.ts'
import { filesNamed } from '../find.ts'
import { breathe, type Io, print, printJson, readText, warn } from '../io.ts'
import { counted } from '../layout.ts'
import { type Cli, commandCalled } from '../options.ts'
import { startProgress } from '../progress.ts'
import {
  type LoadedScenario,
  type LocatedQuestion,
  loadScenarios,
  SCENARIO_FILE,
  type ScenarioFault,
} from '../scenario/run.ts'

interface Outcome {
  readonly scenario: LoadedScenario
  /** It makes no sense; `malformed` says why. */
  readonly refused: boolean
  readonly differences: readonly ScenarioFault[]
  readonly questions: readonly LocatedQuestion[]
}

interface Flags {
  readonly json?: true
  readonly questions?: true
}

/** `spinney scenario`: runs scenario files and says exactly what differed. */
export function scenarioCommand(cli: Cli): Command {
  return commandCalled('scenario', 'run scenario files and say what differed')
    .argument('<files...>', 'scenario files, folders with *.scenario.yaml or .json files, or patterns with *')
    .option('--json', 'print one JSON object')
    .option('--questions', 'print every question that comes up, with its options as a file may write them')
    .action(async (names: string[], flags: Flags) => cli.finish(await run(cli.io, names, flags)))
}

async function run(io: Io, names: readonly string[], { json, questions }: Flags): Promise<number> {
  const files = [...new Set(names.flatMap((name) => filesNamed(io.folder, name, SCENARIO_FILE)))]
  const { outcomes, malformed } = await runAll(io, files)
  const failed = outcomes.filter(({ differences }) => differences.length > 0)
  const interrupted = io.interrupted.aborted
  const shown = questions === true ? outcomes : outcomes.map((outcome) => ({ ...outcome, questions: [] }))
  const run = shown.filter(({ refused }) => !refused)
  if (json) printJson(io, { scenarios: run.map(plain), failed: failed.length, malformed, interrupted })
  else report(io, shown, failed.length)
  for (const message of malformed) warn(io, `error: ${message}`)
  if (interrupted) return EXIT.interrupted
  if (malformed.length > 0) return EXIT.usage
  return failed.length > 0 ? EXIT.failed : EXIT.fine
}

/** A malformed scenario does not keep the others from running. */
async function runAll(io: Io, files: readonly string[]): Promise<{ outcomes: Outcome[]; malformed: string[] }> {
  const outcomes: Outcome[] = []
  const malformed: string[] = []
  const attempt = (action: () => void): void => {
    try {
      action()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      malformed.push(error.message)
    }
  }
  const progress = startProgress(io, 'files', files.length)
  for (const [i, file] of files.entries()) {
    attempt(() => {
      for (const scenario of loadScenarios(readText(io, file), file)) {
        const questions: LocatedQuestion[] = []
        let differences: ScenarioFault[] | null = null
        attempt(() => {
          differences = scenario.run(io.games, (question) => questions.push(question))
        })
        outcomes.push({ scenario, refused: differences === null, differences: differences ?? [], questions })
      }
    })
    progress.update(i + 1)
    await breathe()
    if (io.interrupted.aborted) break
  }
  progress.stop()
  return { outcomes, malformed }
}

function report(io: Io, outcomes: readonly Outcome[], failed: number): void {
  for (const { scenario, refused, differences, questions } of outcomes) {
    print(io, `${refused ? 'REFUSED' : differences.length === 0 ? 'ok    ' : 'DIFFERS'} ${scenario.title}`)
    for (const { line, seat, kind, law, options } of questions) {
      print(io, `  ${scenario.file}:${line}: ${seat} ${kind} (${law})`)
      for (const option of options) print(io, `    ${option}`)
    }
    for (const { line, message } of differences) print(io, `  ${scenario.file}:${line}: ${message}`)
  }
  print(io, `${counted(outcomes.filter(({ refused }) => !refused).length, 'scenario')} run, ${failed} differed`)
}

function plain({ scenario: { title, game, file, line }, differences, questions }: Outcome) {
  return { title, game, file, line, differences, ...(questions.length > 0 ? { questions } : {}) }
}
