import { type FileHandle, open } from 'node:fs/promises'
import { inTurns } from '../turns.ts'

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
  let over: Promise<void> = Promise.resolve()
  const wait = inTurns(async () => {
    file ??= await open(path, 'r+')
    await sync(file)
  })

  return {
    wrote() {
      isDirty = true
    },
    reached() {
      // Whoever has only read was perhaps told of what is on its way to the disk.
      if (!isDirty) return over
      isDirty = false
      const reached = wait()
      over = reached.catch(() => {})
      return reached
    },
    async close() {
      await over
      await file?.close()
    },
  }
}
