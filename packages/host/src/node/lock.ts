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
  const take = () => writeFileSync(path, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const by = readFileSync(path, 'utf8')
    if (!isGone(by)) throw new Held(path, by)
    rmSync(path, { force: true })
    take()
  }
  return () => rmSync(path, { force: true })
}

/** Whether a process has ended. Where no number stands, it is just being written. */
function isGone(by: string): boolean {
  if (!/^\d+$/.test(by)) return false
  try {
    process.kill(Number(by), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
