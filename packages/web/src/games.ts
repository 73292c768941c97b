import type { Game, State } from '@spinney/kernel'
import type { Aides } from './engine/session.ts'
import type { GameSetup } from './home/setup.ts'
import type { Language } from './i18n/languages.ts'
import type { RuleBook } from './rulebooks.ts'
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
  readonly id: string
  /** The folder of its package, where its messages lie. */
  readonly folder: string
  /** Games to learn the program with are not offered on the first page. */
  readonly hidden?: boolean
  /** Address of a picture for the first page. */
  readonly picture?: string
  /** How a table is set up. */
  setup(): Promise<GameSetup>
  /** The rules in words, by number. */
  rulebook(language: Language): Promise<RuleBook>
  /** How it is drawn; null: options and positions as text. */
  face(): Promise<GameFace | null>
}

const none = async () => null

const ENGINES: { readonly [id: string]: GameEngine } = {
  root: {
    rules: async () => (await import('@spinney/root')).root as unknown as Game<State>,
    aides: async () => (await import('./root/aides.ts')).aides,
    scores: async () => (await import('./root/aides.ts')).scores,
  },
  smallworld: {
    rules: async () => (await import('@spinney/smallworld')).smallworld as unknown as Game<State>,
    aides: async () => (await import('./smallworld/aides.ts')).aides,
    scores: async () => (await import('./smallworld/aides.ts')).scores,
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
    folder: 'smallworld',
    picture: '/pictures/smallworld.webp',
    setup: async () => (await import('./smallworld/setup.ts')).setup,
    rulebook: async (language) => (await import('./smallworld/rulebook.ts')).rulebook(language),
    face: async () => (await import('./smallworld/face.tsx')).face,
  },
  {
    id: 'root',
    folder: 'root',
    picture: '/pictures/root.webp',
    setup: async () => (await import('./root/setup.ts')).setup,
    rulebook: async (language) => (await import('./root/rulebook.ts')).rulebook(language),
    face: async () => (await import('./root/face.tsx')).face,
  },
  {
    id: 'toll',
    folder: 'example-toll',
    hidden: true,
    setup: async () => (await import('./example/setup.ts')).setup,
    rulebook: async () => ({}),
    face: none,
  },
]

export function gameOf(id: string): GameEntry {
  return found(GAMES.find((game) => game.id === id))(id)
}

export function engineOf(id: string): GameEngine {
  return found(ENGINES[id])(id)
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
    if (entry === undefined) throw new Error(`there is no game called ${id}`)
    return entry
  }
