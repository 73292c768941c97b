import { Command, CommanderError } from 'commander'
import { arenaCommand } from './commands/arena.ts'
import { balanceCommand } from './commands/balance.ts'
import { benchCommand } from './commands/bench.ts'
import { datasetCommand } from './commands/dataset.ts'
import { lawCommand } from './commands/law.ts'
import { lessonCommand } from './commands/lesson.ts'
import { playCommand } from './commands/play.ts'
import { recordsCommand } from './commands/records.ts'
import { replayCommand } from './commands/replay.ts'
import { scenarioCommand } from './commands/scenario.ts'
import { serveEngineCommand } from './commands/serve-engine.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { workerCommand } from './commands/worker.ts'
import { EXIT, isAboutInput } from './errors.ts'
import { type Io, warn } from './io.ts'
import { type Cli, idsOf } from './options.ts'

export { processIo } from './io.ts'

const COMMANDS = [
  playCommand,
  simulateCommand,
  arenaCommand,
  replayCommand,
  verifyCommand,
  scenarioCommand,
  lessonCommand,
  benchCommand,
  lawCommand,
  recordsCommand,
  serveEngineCommand,
  datasetCommand,
  balanceCommand,
  workerCommand,
]

/** Runs one command; the answer is the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.fine
  const cli: Cli = {
    io,
    finish: (wanted) => {
      code = wanted
    },
  }
  try {
    await program(cli).parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    return exitCodeOf(error, io)
  }
}

function program(cli: Cli): Command {
  const { io } = cli
  const all = new Command('spinney')
    .description('Board games in the terminal: play, simulate, replay and check them.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.output.write(text),
      writeErr: (text) => void io.errors.write(text),
      outputError: (text, write) => write(shortened(text)),
    })
    .showHelpAfterError('(--help shows what is possible)')
    .addHelpText('after', `\nGames: ${idsOf(io).join(', ')}`)
  for (const make of COMMANDS) all.addCommand(make(cli).copyInheritedSettings(all))
  return all
}

/** No message is longer; whatever was typed comes back in part. */
const LONGEST_MESSAGE = 2000
/** Signs that move the cursor of a terminal, or do worse. */
const CONTROL = /[^\P{Cc}\n]/gu

function shortened(text: string): string {
  const plain = text.replaceAll(CONTROL, '\ufffd')
  return plain.length > LONGEST_MESSAGE ? `${plain.slice(0, LONGEST_MESSAGE)}…\n` : plain
}

function exitCodeOf(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (isAboutInput(error)) {
    warn(io, shortened(`error: ${error.message}`))
    return EXIT.usage
  }
  warn(io, `This is a mistake of Spinney itself, please report it:\n${error instanceof Error ? error.stack : error}`)
  return EXIT.bug
}
