import { constants, copyFile, type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeRecord } from '@spinney/kernel'
import { changed, checkFollows, type Saved, type Store, StoreConflict } from '../store.ts'
import { readLines } from './lines.ts'

/** What is known of a file without reading it again. */
interface Tail {
  readonly version: number
  readonly count: number
  /** Bytes of whole lines. */
  readonly size: number
}

/** A store whose tables are files. */
export interface FileStore extends Store {
  /** Whether nobody else has changed a table since it was left or found here. */
  isUnchanged(id: string): Promise<boolean>
}

/**
 * Tables as files that only grow: the first line is a record without answers, each line after it is one change. A line
 * that was cut short by a crash was never acknowledged, and is dropped.
 */
export function fileStore(pathOf: (id: string) => string): FileStore {
  const tails = new Map<string, Tail>()

  async function read(id: string): Promise<(Saved & Tail) | null> {
    const text = await textOf(pathOf(id))
    if (text === null) return null
    const { journal, changes, size } = readLines(text)
    const begun: Saved = { journal, version: 0, rows: journal.answers.length === 0 ? [] : null, snapshot: null }
    const saved = changes.reduce((before, change) => changed(id, before, change), begun)
    return { ...saved, count: saved.rows?.length ?? 0, size }
  }

  async function tailOf(id: string, file: FileHandle): Promise<Tail> {
    const known = tails.get(id)
    // Where the file is as long as it was left, nobody else has written to it.
    if (known !== undefined && (await file.stat()).size === known.size) return known
    const found = await read(id)
    if (found === null) throw new StoreConflict(`there is no table ${id}`)
    return found
  }

  return {
    async begin(id, journal) {
      const line = writeRecord(journal)
      await writeNew(pathOf(id), line).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw new StoreConflict(`there is a table ${id} already`)
        throw error
      })
      tails.set(id, { version: 0, count: 0, size: Buffer.byteLength(line) })
    },
    async append(id, change) {
      const file = await open(pathOf(id), 'r+')
      try {
        const tail = await tailOf(id, file)
        checkFollows(id, tail, change)
        const line = Buffer.from(`${JSON.stringify(change)}\n`)
        await writeAt(file, line, tail.size)
        tails.set(id, {
          version: change.version,
          count: change.from + change.rows.length,
          size: tail.size + line.length,
        })
      } finally {
        await file.close()
      }
    },
    async read(id) {
      const found = await read(id)
      if (found === null) return null
      const { journal, version, rows, snapshot, count, size } = found
      tails.set(id, { version, count, size })
      return { journal, version, rows, snapshot }
    },
    async isUnchanged(id) {
      const tail = tails.get(id)
      if (tail === undefined) return true
      const found = await read(id)
      return found?.version === tail.version && found.size === tail.size
    },
  }
}

/** Writes a line behind the whole ones; where that fails, what was written of it is taken off again. */
async function writeAt(file: FileHandle, line: Buffer, size: number): Promise<void> {
  try {
    await file.truncate(size)
    await file.write(line, 0, line.length, size)
    await file.sync()
  } catch (error) {
    await file.truncate(size).catch(() => {})
    throw error
  }
}

async function textOf(path: string): Promise<string | null> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

/** Writes a file so that after a crash the old one or the new one is there, whole. */
export function writeWhole(path: string, text: string): Promise<void> {
  return writeBeside(path, text, (beside) => rename(beside, path))
}

/** The same for a file that must not be there yet: nobody ever finds half of it. */
function writeNew(path: string, text: string): Promise<void> {
  return writeBeside(path, text, async (beside) => {
    await link(beside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      // Some disks know no second name for a file.
      return copyFile(beside, path, constants.COPYFILE_EXCL)
    })
    await rm(beside)
  })
}

/** Writes a file beside the place it is meant for, then lets it be moved there. */
async function writeBeside(path: string, text: string, move: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`
  try {
    const file = await open(beside, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await move(beside)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  // The name of the file is kept in its folder. Some systems cannot sync a folder: there is no more to do there.
  const folder = await open(dirname(path), 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}
