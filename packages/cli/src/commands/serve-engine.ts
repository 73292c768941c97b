import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { createEngine } from '../engine/engine.ts'
import { EXIT } from '../errors.ts'
import { type Io, print } from '../io.ts'
import { type Cli, commandCalled } from '../options.ts'

/** `spinney serve-engine`: the engine for programs in any language, over standard input and output. */
export function serveEngineCommand(cli: Cli): Command {
  return commandCalled(
    'serve-engine',
    'an engine for programs: one JSON request for each line of the input, one JSON reply for each line of the output',
  ).action(async () => cli.finish(await serve(cli.io)))
}

/** Answers lines in their order until the input ends, somebody says `quit`, or Ctrl+C. */
async function serve(io: Io): Promise<number> {
  const engine = createEngine(io.games)
  const lines = createInterface({ input: io.input, crlfDelay: Number.POSITIVE_INFINITY })
  io.interrupted.addEventListener('abort', () => lines.close())
  for await (const line of lines) {
    if (line.trim() === '') continue
    print(io, JSON.stringify(await engine.reply(line)))
    if (engine.done) break
  }
  lines.close()
  return io.interrupted.aborted ? EXIT.interrupted : EXIT.fine
}
