import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { FactionId } from '../../art/types.ts'
import type { BoardProps } from './parts.tsx'

type Part = LazyExoticComponent<ComponentType<BoardProps>>

/** The three forms of what a faction has besides the parts that all share. */
interface FactionFace {
  /** The whole board. */
  readonly Board: Part
  /** One's own, in the row below the map: everything that can be chosen there, and no scrolling. */
  readonly Own: Part
  /** What decides, for others: a few numbers and one line. */
  readonly Glance: Part
}

/** How an automaton is drawn: nobody has it for an own board. */
type AutomatonFace = Omit<FactionFace, 'Own'>

/** The parts of a module, each loaded when it is drawn. */
function faceOf<M>(load: () => Promise<M>, pick: (module: M) => Record<keyof FactionFace, ComponentType<BoardProps>>) {
  const part = (name: keyof FactionFace): Part => lazy(async () => ({ default: pick(await load())[name] }))
  return { Board: part('Board'), Own: part('Own'), Glance: part('Glance') }
}

const vagabond = faceOf(
  () => import('./vagabond/index.ts'),
  ({ face }) => face,
)

/**
 * How each faction's board is drawn; loaded for those that play. The next faction's board goes here: a folder with the
 * name it has in packages/root/src/factions, and one entry in this list.
 */
export const BOARDS: { readonly [F in FactionId]: FactionFace } = {
  marquise: faceOf(
    () => import('./marquise/index.ts'),
    ({ face }) => face,
  ),
  eyrie: faceOf(
    () => import('./eyrie/index.ts'),
    ({ face }) => face,
  ),
  alliance: faceOf(
    () => import('./alliance/index.ts'),
    ({ face }) => face,
  ),
  vagabond,
  vagabond2: vagabond,
  lizard: faceOf(
    () => import('./lizard/index.ts'),
    ({ face }) => face,
  ),
  riverfolk: faceOf(
    () => import('./riverfolk/index.ts'),
    ({ face }) => face,
  ),
  duchy: faceOf(
    () => import('./duchy/index.ts'),
    ({ face }) => face,
  ),
  corvid: faceOf(
    () => import('./corvid/index.ts'),
    ({ face }) => face,
  ),
  hundreds: faceOf(
    () => import('./hundreds/index.ts'),
    ({ face }) => face,
  ),
  keepers: faceOf(
    () => import('./keepers/index.ts'),
    ({ face }) => face,
  ),
}

const clockwork: AutomatonFace = {
  Board: lazy(async () => ({ default: (await import('../clockwork/index.ts')).face.Board })),
  Glance: lazy(async () => ({ default: (await import('../clockwork/index.ts')).face.Glance })),
}

/** What others see of a seat: an automaton's board, or that of its faction. */
export const boardOf = (faction: FactionId, isAutomaton: boolean): AutomatonFace =>
  isAutomaton ? clockwork : BOARDS[faction]
