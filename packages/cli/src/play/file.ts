import { existsSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Saved, type Store, StoreConflict } from '@spinney/host'
import { type FileStore, fileStore, Held, hold, writeWhole } from '@spinney/host/node'
import { type Journal, readRecord, writeRecord } from '@spinney/kernel'
import { aboutFile, aboutFileLater, UsageError } from '../errors.ts'
import { fileTrouble, type Io, readText } from '../io.ts'

/** While a game is played it lies in a file of its own that grows with every answer, */
const PART = '.part'
/** and a file beside that keeps others from playing it, too. */
const LOCK = '.lock'

/** Where a game is kept: as a record when people leave, and answer by answer until then. */
export interface GameFile {
  /** The table in its store. */
  readonly id: string
  /** Name of the record file, as the caller would write it. */
  readonly name: string
  /** Whether the caller named it. */
  readonly named: boolean
  readonly store: Store
  /** What is there of the game: a sitting that broke off, or a record; null for a new game. */
  readonly found: { readonly saved: Saved } | { readonly journal: Journal } | null
  /** Writes the record. */
  finish(journal: Journal): Promise<void>
  /** Nobody wants to keep the game. */
  drop(): void
  /** Lets others play it. */
  leave(): void
}

/** The file of a new game: the one that is named, or a name in the current folder that no file has yet. */
export function newFile(io: Io, game: string, name: string | undefined): GameFile {
  if (name === undefined) {
    const free = freeName(io, game)
    return fileCalled(io, { name: free.name, named: false, found: null, leave: free.leave })
  }
  checkName(io, name)
  const leave = holding(io, name)
  if (existsSync(resolve(io.folder, name))) {
    leave()
    throw new UsageError(`${taken(name)} go on with --resume ${name}, or name another file`)
  }
  if (!existsSync(partOf(io, name))) return fileCalled(io, { name, named: true, found: null, leave })
  leave()
  throw new UsageError(`${name}${PART} holds a game that broke off: go on with --resume ${name}, or remove it`)
}

/** A saved game can go on because the keeper's file holds the seed. Answers of a sitting that broke off are there too. */
export async function savedFile(io: Io, given: string, saveAs: string | undefined): Promise<GameFile> {
  const name = given.endsWith(PART) ? given.slice(0, -PART.length) : given
  const part = `${name}${PART}`
  for (const file of [name, saveAs ?? name]) checkName(io, file)
  if (saveAs !== undefined && saveAs !== name && existsSync(resolve(io.folder, saveAs)))
    throw new UsageError(`${taken(saveAs)} name another file`)
  const leave = holding(io, name)
  try {
    const store = storeOf(io)
    const saved = await aboutFileLater(part, () => store.read(name))
    if (saved !== null) {
      return fileCalled(io, { name: saveAs ?? name, named: true, found: { saved }, leave }, name, store)
    }
    const journal = aboutFile(name, () => readRecord(readText(io, name)))
    return fileCalled(io, { name: saveAs ?? name, named: true, found: { journal }, leave })
  } catch (error) {
    leave()
    throw error
  }
}

/** Perhaps another game: nothing is written over. */
const taken = (name: string): string => `there is a file ${name} already:`

/** Nobody should hear only when leaving that a game cannot be kept there. */
function checkName(io: Io, name: string): void {
  if (isFolder(resolve(io.folder, name))) throw new UsageError(`“${name}” is a folder: a game is kept in a file`)
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    // There is no such thing, or not even such a name: whoever opens it says so.
    return false
  }
}

/** Keeps others from a game, and gives what lets them play it again. Where nothing can be written there is nothing to keep. */
function holding(io: Io, name: string): () => void {
  try {
    return hold(`${partOf(io, name)}${LOCK}`)
  } catch (error) {
    if (!(error instanceof Held)) return () => {}
    const way = `or, if it is not, remove ${name}${PART}${LOCK}`
    throw new UsageError(`${name} is being played already, by process ${error.by}: end that game first, ${way}`)
  }
}

/** Does something with a game's file. Where that fails, others may play it. */
export async function withFile<T>(file: GameFile, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    file.leave()
    throw error
  }
}

/** `id`: the name under which the game has been played so far. */
function fileCalled(
  io: Io,
  file: Pick<GameFile, 'name' | 'named' | 'found' | 'leave'>,
  id = file.name,
  store: FileStore = storeOf(io),
): GameFile {
  const { name } = file
  const drop = () => rmSync(partOf(io, id), { force: true })
  return {
    ...file,
    id,
    store: {
      read: store.read,
      begin: (part, journal) => saving(name, () => store.begin(part, journal)),
      append: (part, change) => saving(name, () => store.append(part, change)),
    },
    drop,
    async finish(journal) {
      await saving(name, async () => {
        if (!(await store.isUnchanged(id))) throw new StoreConflict(`${id} has changed`)
        await writeWhole(resolve(io.folder, name), writeRecord(journal))
      })
      drop()
    },
  }
}

const partOf = (io: Io, name: string): string => resolve(io.folder, `${name}${PART}`)

const storeOf = (io: Io): FileStore => fileStore((name) => partOf(io, name))

async function saving(name: string, action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    const reason = error instanceof StoreConflict ? 'somebody else plays on with it' : fileTrouble(error)
    throw new UsageError(`the game could not be saved to ${name}: ${reason}`)
  }
}

/** A name that no game has yet; another one that begins now does not get it. */
function freeName(io: Io, game: string): Pick<GameFile, 'name' | 'leave'> {
  for (let n = 1; ; n++) {
    const name = `spinney-${game}-${n}.json`
    const isTaken = [name, `${name}${PART}`, `${name}${PART}${LOCK}`].some((file) =>
      existsSync(resolve(io.folder, file)),
    )
    if (!isTaken) return { name, leave: holding(io, name) }
  }
}
