import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { type Io, print, warn } from '../io.ts'
import { type Cli, commandCalled, jobsOption } from '../options.ts'
import { databaseAddress, shownAddress } from '../queue/address.ts'
import { startWorker } from '../queue/work.ts'

interface Flags {
  readonly queue: string
  readonly jobs: number
}

/** `spinney worker`: plays games that `arena --queue` has put into a queue, on this machine. */
export function workerCommand(cli: Cli): Command {
  return commandCalled('worker', 'play games for `arena --queue` until Ctrl+C; any number of machines may')
    .requiredOption('--queue <address>', 'the database with the queue, postgres://…', databaseAddress)
    .option(...jobsOption())
    .action(async (flags: Flags) => cli.finish(await run(cli.io, flags)))
}

async function run(io: Io, { queue, jobs }: Flags): Promise<number> {
  let played = 0
  const worker = await startWorker(queue, jobs, (trouble) => {
    if (trouble === null) played++
    else warn(io, `A game could not be played: ${trouble}`)
  })
  print(
    io,
    `Waiting for games of build ${worker.build} at ${shownAddress(queue)}. Ctrl+C ends after those being played.`,
  )
  await ended(io.interrupted)
  await worker.stop()
  print(io, `${played} games were played here.`)
  return EXIT.fine
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
}
