import type { Json, View } from '@spinney/kernel'
import type { FactionId } from '../art/types.ts'

/** The pool of setup cards as the question about it tells (A.8). */
export interface Pool {
  readonly pool: readonly FactionId[]
  /** What lies beside each card: a Vagabond's character. */
  readonly beside: readonly string[]
  readonly taken: readonly FactionId[]
  readonly locked: FactionId | null
}

/** The pool while somebody picks from it. */
export function poolOf({ asked }: View): Pool | null {
  return asked?.kind === 'draftFaction' ? (asked.about as { readonly [name: string]: Json } as unknown as Pool) : null
}
