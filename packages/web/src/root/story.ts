import type { GameEvent, View } from '@spinney/kernel'
import type { IconName } from '../art/Icon.tsx'
import type { Change, Scene, TargetId } from '../table/face.ts'
import { stateOf } from './view.ts'

/** Facts that name a clearing by its number or a forest by its name. */
const PLACES = ['place', 'from', 'to', 'forest'] as const

/** Events whose `from` and `to` are players. */
const PEOPLE: ReadonlySet<string> = new Set(['cardTaken', 'cardGiven', 'handShown', 'itemTaken'])

export function placesOf({ what, facts }: GameEvent): readonly TargetId[] {
  if (PEOPLE.has(what)) return []
  return PLACES.flatMap((name) => {
    const place = facts[name]
    if (typeof place === 'number') return [`clearing:${place}`]
    return typeof place === 'string' && place.startsWith('f-') ? [`forest:${place}`] : []
  })
}

const STAMPS: { readonly [what: string]: IconName } = {
  battle: 'battle',
  revolt: 'sympathy',
  turmoil: 'decree',
  dominance: 'dominance',
  won: 'trophy',
}

/** Battles, revolts, turmoil, dominance and the end. */
export function stampOf({ what }: GameEvent): IconName | null {
  return STAMPS[what] ?? null
}

/** Clearings that the viewer ruled at one moment and did not at a later one. */
export function changesSince(before: View, after: View, { viewer, words }: Scene): readonly Change[] {
  if (viewer === null) return []
  const now = stateOf(after).ruler
  return stateOf(before).ruler.flatMap((ruler, place) => {
    if (ruler !== viewer || now[place] === viewer) return []
    return [{ text: words.message('ui.ruleLost', { place }), places: [`clearing:${place}`] }]
  })
}
