import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./standby.mjs', import.meta.url))

/** A server in a process of its own, which can be killed. */
export interface Running {
  readonly url: string
  kill(): Promise<void>
}

/** Starts compiled servers for one database. The next one is loaded while the one before plays. */
export class Servers {
  readonly #env: NodeJS.ProcessEnv
  #next: ChildProcess | null = null

  constructor(database: string) {
    const own = database.startsWith('postgres') ? { DATABASE_URL: database } : { SPINNEY_DATA: `${database}-data` }
    this.#env = { ...process.env, ...own, SPINNEY_PORT: '0', SPINNEY_BOT_THREADS: '1' }
  }

  async start(): Promise<Running> {
    const child = this.#next ?? this.#spawned()
    child.stdin!.write('go\n')
    const url = await addressOf(child)
    this.#next = this.#spawned()
    return { url, kill: () => killed(child) }
  }

  async close(): Promise<void> {
    if (this.#next !== null) await killed(this.#next)
  }

  #spawned(): ChildProcess {
    return spawn(process.execPath, [PROGRAM], { env: this.#env, stdio: ['pipe', 'pipe', 'inherit'] })
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null) reject(new Error(`the server ended with ${child.exitCode}`))
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout!.on('data', (chunk) => {
      const found = /http:\/\/[\d.:]+/.exec(String(chunk))
      if (found !== null) resolve(found[0])
    })
  })
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGKILL')
  await gone
}
