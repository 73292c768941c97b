import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Saved, type Store, StoreConflict } from '@spinney/host'
import { fileStore, writeWhole } from '@spinney/host/node'
import { type Journal, readRecord, writeRecord } from '@spinney/kernel'
import { aboutFile, aboutFileLater, UsageError } from '../errors.ts'
import { fileTrouble, type Io, readText } from '../io.ts'

/** While a game is played it lies in a file of its own that grows with every answer. */
const PART = '.part'

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
}

/** The file of a new game: the one that is named, or a name in the current folder that no file has yet. */
export function newFile(io: Io, game: string, name: string | undefined): GameFile {
  if (name === undefined) return fileCalled(io, { name: freeName(io, game), named: false, found: null })
  if (existsSync(partOf(io, name))) {
    throw new UsageError(`${name}${PART} holds a game that broke off: go on with --resume ${name}, or remove it`)
  }
  return fileCalled(io, { name, named: true, found: null })
}

/** A saved game can go on because the keeper's file holds the seed. Answers of a sitting that broke off are there too. */
export async function savedFile(io: Io, given: string, saveAs: string | undefined): Promise<GameFile> {
  const name = given.endsWith(PART) ? given.slice(0, -PART.length) : given
  const part = `${name}${PART}`
  const saved = await aboutFileLater(part, () => storeOf(io).read(name))
  if (saved !== null) return fileCalled(io, { name: saveAs ?? name, named: true, found: { saved } }, name)
  const journal = aboutFile(name, () => readRecord(readText(io, name)))
  return fileCalled(io, { name: saveAs ?? name, named: true, found: { journal } })
}

/** `id`: the name under which the game has been played so far. */
function fileCalled(io: Io, file: Pick<GameFile, 'name' | 'named' | 'found'>, id = file.name): GameFile {
  const { name } = file
  const drop = () => rmSync(partOf(io, id), { force: true })
  const store = storeOf(io)
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
      await saving(name, () => writeWhole(resolve(io.folder, name), writeRecord(journal)))
      drop()
    },
  }
}

const partOf = (io: Io, name: string): string => resolve(io.folder, `${name}${PART}`)

const storeOf = (io: Io): Store => fileStore((name) => partOf(io, name))

async function saving(name: string, action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    const reason = error instanceof StoreConflict ? 'somebody else plays on with it' : fileTrouble(error)
    throw new UsageError(`the game could not be saved to ${name}: ${reason}`)
  }
}

function freeName(io: Io, game: string): string {
  for (let n = 1; ; n++) {
    const name = `spinney-${game}-${n}.json`
    if (!existsSync(resolve(io.folder, name)) && !existsSync(partOf(io, name))) return name
  }
}
