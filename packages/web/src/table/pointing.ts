import { type Json, type Pick, type Sorts, shapeOf } from '@spinney/kernel'
import type { GameFace, TargetId } from './face.ts'

/** The fields of an option and of what its question is about: what else may say where a thing lies. */
type Around = { readonly [field: string]: Json }

/**
 * What the sorts of a game light up: the first part of the target's id, or a function where more than the value says
 * which. A field's own entry, such as `from clearing`, goes before that of its sort. A sort without an entry lights up
 * nothing.
 */
export type Pointers<S extends string> = {
  readonly [sort in S | `${string} ${S}`]?: string | ((value: Json, around: Around) => TargetId | null)
}

/** Finds what an option points at by the sorts that its question names, in the order in which it names them. */
export function pointing<G, S extends string>(sorts: Sorts<G>, pointers: Pointers<S>): GameFace['targetsOf'] {
  const table: Pointers<string> = pointers
  return ({ picks, about }, pick: Pick): TargetId[] => {
    const shape = shapeOf(sorts, picks, pick)
    if (shape === null) return []
    const fields: Around = typeof pick === 'object' ? pick : {}
    const named =
      typeof shape === 'string'
        ? [['', shape, pick] as const]
        : Object.entries(shape).map(([field, sort]) => [field, sort, fields[field]!] as const)
    const around = { ...(isRecord(about) ? about : {}), ...fields }
    return named.flatMap(([field, sort, value]) => {
      const pointer = table[`${field} ${sort}`] ?? table[sort]
      if (pointer === undefined) return []
      const target = typeof pointer === 'string' ? `${pointer}:${value}` : pointer(value, around)
      return target === null ? [] : [target]
    })
  }
}

const isRecord = (about: Json): about is Around => typeof about === 'object' && about !== null && !Array.isArray(about)
