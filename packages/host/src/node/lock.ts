import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Another process holds what was to be held. */
export class Held extends Error {
  override name = 'Held'
  /** The number of that process, as far as it is known. */
  readonly by: string
  constructor(path: string, by: string) {
    super(`${path} is held by process ${by}`)
    this.by = by
  }
}

/**
 * Holds something by a file until the function that comes back is called. What a process has left there that is no more,
 * such as one that was killed, holds nothing.
 */
export function hold(path: string): () => void {
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const by = textOf(path)
    if (by === null) continue
    if (!isGone(by)) throw new Held(path, by)
    putAway(path, by)
  }
}

/**
 * Takes away what a process has left. Only one at a time may do that, by a file of its own: so what is taken away is what was
 * read, and not what somebody holds again by now.
 */
function putAway(path: string, by: string): void {
  const letGo = rightTo(path, by)
  try {
    if (textOf(path) === by) rmSync(path, { force: true })
  } finally {
    letGo()
  }
}

function rightTo(path: string, by: string): () => void {
  try {
    return hold(`${path}.${by}`)
  } catch (error) {
    // Whoever takes it away is about to hold it.
    throw error instanceof Held ? new Held(path, error.by) : error
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Whether a process has ended. Where no number stands, it is just being written. */
function isGone(by: string): boolean {
  if (!/^\d+$/.test(by)) return false
  try {
    process.kill(Number(by), 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}
