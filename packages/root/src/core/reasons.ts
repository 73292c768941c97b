import type { Blocked, Json, Pick, Picks } from '@spinney/kernel'

/** Why something may not be done: the rule, the key of the message, and what else the message says. */
export interface Reason {
  readonly law: string
  readonly why: string
  readonly facts?: { readonly [name: string]: Json }
}

export const because = (law: string, why: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { law, why } : { law, why, facts }

/** A condition of the Law: says what is wrong with a target, or null. */
export type Hurdle<T> = (target: T) => Reason | null

/** The first condition that a target fails, in the order of the Law. */
export function hindrance<T>(hurdles: readonly Hurdle<T>[], target: T): Reason | null {
  for (const hurdle of hurdles) {
    const reason = hurdle(target)
    if (reason !== null) return reason
  }
  return null
}

/**
 * Why none of some targets will do: the reason of the one that comes closest, in the words that fit all of them. Null
 * where one of them will do.
 */
export function closestMiss<T>(hurdles: readonly Hurdle<T>[], targets: readonly T[]): Reason | null {
  let furthest = -1
  let found: Reason | null = null
  for (const target of targets) {
    const at = hurdles.findIndex((hurdle) => hurdle(target) !== null)
    if (at < 0) return null
    if (at <= furthest) continue
    furthest = at
    found = hurdles[at]!(target)
  }
  return found === null ? null : { ...found, why: `${found.why}.anywhere` }
}

/** The targets that fail, each with its reason; `name` makes the pick, of these sorts. */
export const failing = <T>(
  hurdles: readonly Hurdle<T>[],
  targets: readonly T[],
  picks: Picks,
  name: (target: T) => Pick,
): Blocked[] =>
  targets.flatMap((target) => {
    const reason = hindrance(hurdles, target)
    return reason === null ? [] : [{ pick: name(target), picks, ...reason }]
  })
