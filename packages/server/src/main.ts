import { join } from 'node:path'
import { makeFolder } from '@spinney/bots/node'
import type { FastifyInstance } from 'fastify'
import { runCommand } from './admin/command.ts'
import { openNode } from './node.ts'
import { OFFERED, OFFERED_BOTS } from './offered.ts'
import { readSettings, type Settings, SettingsError, USUAL_PORT } from './settings.ts'
import { mindsInThreads } from './threads.ts'

/** Ports tried one after the other where none was asked for. */
const TRIES = 20
/** Milliseconds that what is being done may take once the server was told to stop. */
const LEAVING = 10_000

/** Runs the server until it is told to stop, or does what the words on the command line say. */
export async function main(
  env: Readonly<Record<string, string | undefined>>,
  words: readonly string[] = [],
): Promise<void> {
  const settings = read(env)
  const database = settings.database ?? fileIn(settings.data)
  const status = await runCommand(words, database)
  if (status !== null) return process.exit(status)
  const minds = mindsInThreads(settings.botThreads)
  // The address of a database may hold its password.
  const named = settings.database === null ? database : 'DATABASE_URL'
  const node = await openNode({
    database,
    origin: settings.origin,
    page: settings.page,
    proxy: settings.proxy,
    metrics: settings.metrics,
    outside: { privateAddresses: settings.privateAddresses },
    games: OFFERED,
    bots: OFFERED_BOTS,
    thoughts: { minds },
    logs: { level: settings.log },
  }).catch((error: unknown) => stop(`${named} cannot be opened: ${reasonOf(error)}`))
  let isLeaving = false
  const leave = async () => {
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => process.exit(1), LEAVING).unref()
    await node.close()
    await minds.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave())
  const port = await listen(node.app, settings)
  const { host } = settings
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  console.log(`Spinney is ready: ${settings.origin ?? `http://${name}:${port}`}/`)
  console.log('Press Ctrl+C to stop.')
}

function read(env: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return stop(error.message)
  }
}

function fileIn(folder: string): string {
  try {
    makeFolder(folder, 0o700)
  } catch (error) {
    stop(`The data folder ${folder} cannot be made: ${(error as Error).message}`)
  }
  return join(folder, 'spinney.db')
}

/** The port that it listens at. */
async function listen(app: FastifyInstance, { host, port: wanted }: Settings): Promise<number> {
  const first = wanted ?? USUAL_PORT
  for (let port = first; ; port++) {
    try {
      await app.listen({ host, port })
      const [address] = app.addresses()
      return typeof address === 'object' ? address.port : port
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && wanted === null && port < first + TRIES) continue
      if (code === 'EADDRINUSE') stop(`Port ${port} is in use. Choose another: npm start -- --port 5000`)
      if (code === 'EACCES') stop(`Port ${port} is not for everybody. Choose one above 1023.`)
      stop(`${host}:${port}: ${message}`)
    }
  }
}

/** Where every address was tried, an error holds one for each and says nothing itself. */
const reasonOf = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}

function stop(words: string): never {
  console.error(words)
  process.exit(2)
}
