import { type Asked, PASS, type Pick, type Picks, type Shape } from './types.ts'

/** What a sort has values of: all that a pick or a field of one can be. */
type Value = string | number | boolean | null

/** A sort of things that can be picked: a clearing, a card in hand, an amount. */
export interface Sort<G, T extends Value = Value> {
  /** Whether a value looks like one of this sort, whatever the position. */
  is(value: unknown): value is T
  /** Whether there is such a one in this position for the one who is asked; always, where it is left out. */
  fits?(g: G, value: T, asked: Asked): boolean
}

/** The sorts of a game by name: a closed list. */
export type Sorts<G> = { readonly [name: string]: Sort<G> }

const isList = (picks: Picks): picks is readonly Shape[] => Array.isArray(picks)

/** The ways the picks of a question can look. */
export const shapesOf = (picks: Picks): readonly Shape[] => (isList(picks) ? picks : [picks])

/** Says of one value whether it is of a sort. */
type Judge = (sort: string, value: unknown) => boolean

/** The first shape of a question that a pick has, by its looks alone; null for `pass` and what has none. */
export function shapeOf<G>(sorts: Sorts<G>, picks: Picks, pick: Pick): Shape | null {
  return firstShape(picks, pick, (sort, value) => sorts[sort]?.is(value) === true)
}

/** The first shape that a pick has and that makes sense in this position; null where there is none. */
export function shapeIn<G>(sorts: Sorts<G>, g: G, asked: Asked, picks: Picks, pick: Pick): Shape | null {
  return firstShape(picks, pick, (name, value) => {
    const sort = sorts[name]
    if (sort === undefined || !sort.is(value)) return false
    return sort.fits?.(g, value, asked) ?? true
  })
}

function firstShape(picks: Picks, pick: Pick, isOf: Judge): Shape | null {
  if (pick === PASS) return null
  return shapesOf(picks).find((shape) => hasShape(shape, pick, isOf)) ?? null
}

function hasShape(shape: Shape, pick: Pick, isOf: Judge): boolean {
  if (typeof shape === 'string') return typeof pick !== 'object' && isOf(shape, pick)
  if (typeof pick !== 'object') return false
  const fields = Object.keys(shape)
  return fields.length === Object.keys(pick).length && fields.every((field) => isOf(shape[field]!, pick[field]))
}

/** A sort whose values are these words and no others. */
export const wordSort = <const W extends string>(words: readonly W[]): { is(value: unknown): value is W } => ({
  is: (value): value is W => words.some((word) => word === value),
})

/** A sort of words that content may add to: no list holds them all. */
export const anyWord = { is: (value: unknown): value is string => typeof value === 'string' && value !== '' }

/** A sort of whole numbers from `least` to `most`. */
export const numberFrom = (
  least: number,
  most = Number.POSITIVE_INFINITY,
): { is(value: unknown): value is number } => ({
  is: (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
})
