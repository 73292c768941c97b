import { type FileHandle, open } from 'node:fs/promises'

/** Waits for what was written to be on the disk. Nobody else waits meanwhile, and one wait is enough for many writers. */
export interface Disk {
  /** Something was written. */
  wrote(): void
  /** Done when all that was written so far, by whomever, is on the disk. Fails for those whose writing may be lost. */
  reached(): Promise<void>
  close(): Promise<void>
}

/** `sync` brings to the disk what a file holds. */
export function createDisk(path: string, sync: (file: FileHandle) => Promise<void> = (file) => file.datasync()): Disk {
  let file: FileHandle | null = null
  let isDirty = false
  /** A wait that has not begun: whoever writes now has part in it. */
  let next: Promise<void> | null = null
  /** Done when the latest wait is over, however it ended. */
  let over: Promise<void> = Promise.resolve()

  async function wait(): Promise<void> {
    await over
    // What is written from here on may come too late for this one.
    next = null
    file ??= await open(path, 'r+')
    await sync(file)
  }

  return {
    wrote() {
      isDirty = true
    },
    reached() {
      if (!isDirty) return over
      isDirty = false
      if (next === null) {
        next = wait()
        over = next.catch(() => {})
      }
      return next
    },
    async close() {
      await over
      await file?.close()
    },
  }
}
