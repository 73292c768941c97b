import type { Aides } from '@spinney/host'
import type { Game, State } from '@spinney/kernel'
import type { ComponentType } from 'react'
import type { GameGallery } from './gallery/types.ts'
import type { GameSetup } from './home/setup.ts'
import type { GameLibrary } from './library/types.ts'
import type { LuckOf } from './review/luck.ts'
import type { GameFace } from './table/face.ts'

/*
 * All games of the page are listed here and nowhere else, twice: what the worker loads and what the page loads.
 * Nothing of a game is loaded before somebody sits down to it.
 */

/** What the engine knows of a game: loaded by the worker only. */
export interface GameEngine {
  rules(): Promise<Game<State>>
  /** What the drawing wants worked out about a position. */
  aides(): Promise<Aides | null>
  /** The scores of a position by seat, for the chart of a finished game; null where there are none to draw. */
  scores(): Promise<((state: unknown) => readonly number[]) | null>
}

/** What the page knows of a game. */
export interface GameEntry {
  /** Its messages go by it, too. */
  readonly id: string
  /** Games to learn the program with are not offered on the first page. */
  readonly hidden?: boolean
  /** Address of a picture for the first page. */
  readonly picture?: string
  /** How a table is set up. */
  setup(): Promise<GameSetup>
  /** The rules in words, and all things with an entry in the rules library. */
  library?(): Promise<GameLibrary>
  /** How it is drawn; null: options and positions as text. */
  face(): Promise<GameFace | null>
  /** What there is in the game, to look at. */
  gallery?(): Promise<GameGallery>
  /** What its events say of dice: for the review of a game. */
  luck?(): Promise<LuckOf>
  /** The face of a side, such as a faction's animal. */
  portrait?(): Promise<Portrait>
}

/** Draws a side by its name. */
export type Portrait = ComponentType<{ readonly side: string; readonly size: number }>

/** Somebody asks for a game that is not here. */
export class NoGame extends Error {}

const none = async () => null

const ENGINES: { readonly [id: string]: GameEngine } = {
  root: {
    rules: async () => (await import('@spinney/root')).root as unknown as Game<State>,
    aides: async () => (await import('@spinney/root/aides')).aides,
    scores: async () => (await import('@spinney/root/aides')).scores,
  },
  smallworld: {
    rules: async () => (await import('@spinney/smallworld')).smallworld as unknown as Game<State>,
    aides: async () => (await import('@spinney/smallworld/aides')).aides,
    scores: async () => (await import('@spinney/smallworld/aides')).scores,
  },
  toll: {
    rules: async () => (await import('@spinney/example-toll')).toll as unknown as Game<State>,
    aides: none,
    scores: none,
  },
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'smallworld',
    picture: '/pictures/smallworld.webp',
    setup: async () => (await import('./smallworld/setup.ts')).setup,
    library: async () => (await import('./smallworld/library.ts')).library,
    face: async () => (await import('./smallworld/face.tsx')).face,
    gallery: async () => (await import('./smallworld/Gallery.tsx')).Gallery,
    luck: async () => (await import('./smallworld/luck.ts')).luckOf,
  },
  {
    id: 'root',
    picture: '/pictures/root.webp',
    setup: async () => (await import('./root/setup.ts')).setup,
    library: async () => (await import('./root/library.tsx')).library,
    face: async () => (await import('./root/face.tsx')).face,
    gallery: async () => (await import('./root/Gallery.tsx')).Gallery,
    luck: async () => (await import('./root/luck.ts')).luckOf,
    portrait: async () => (await import('./root/Portrait.tsx')).Portrait,
  },
  {
    id: 'toll',
    hidden: true,
    setup: async () => (await import('./example/setup.ts')).setup,
    face: async () => (await import('./example/face.ts')).face,
  },
]

export function gameOf(id: string): GameEntry {
  return found(GAMES.find((game) => game.id === id))(id)
}

export function engineOf(id: string): GameEngine {
  return found(Object.hasOwn(ENGINES, id) ? ENGINES[id] : undefined)(id)
}

/** The game that the name of a table tells; undefined where it does not, as with tables from record files. */
export function gameNamedIn(table: string): GameEntry | undefined {
  return GAMES.find(({ id }) => table.startsWith(`${id}-`))
}

/** The same for the worker, which must not load what the page loads. */
export function engineNamedIn(table: string): GameEngine | undefined {
  return Object.entries(ENGINES).find(([id]) => table.startsWith(`${id}-`))?.[1]
}

const found =
  <T>(entry: T | undefined) =>
  (id: string): T => {
    if (entry === undefined) throw new NoGame(`there is no game called ${String(id).slice(0, 60)}`)
    return entry
  }
