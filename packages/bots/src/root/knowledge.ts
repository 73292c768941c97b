import type { Ask, Seat } from '@spinney/kernel'
import type { Root } from '@spinney/root'
import { type AnyAppeals, byKind } from '../appeals.ts'
import type { FactionBrain } from './faction-brain.ts'

const byId: { [id: string]: FactionBrain } = {}

/** Tells the bots about factions, once, when the package is loaded. */
export function teach(brains: readonly FactionBrain[]): void {
  for (const brain of brains) byId[brain.id] = brain
}

/** What is known about a faction; undefined where nothing is. The second Vagabond plays like the first. */
export function factionBrain(id: string): FactionBrain | undefined {
  return byId[id === 'vagabond2' ? 'vagabond' : id]
}

/** First looks at a kind of decision that a faction at the table puts to others; undefined where none does. */
export function othersAppeal(g: Root, kind: string): AnyAppeals<Root>[string] {
  for (const id of g.factions) {
    const appeals = byId[id]?.othersAppeals
    const appeal = appeals === undefined ? undefined : byKind(appeals)[kind]
    if (appeal !== undefined) return appeal
  }
  return undefined
}

/** Adds the appeals of what other factions at the table offer in a menu: the menu's own appeals do not know it. */
export function withOthersActions(g: Root, ask: Ask<Root>, seat: Seat, appeals: readonly number[]): readonly number[] {
  let known = appeals
  for (const id of g.factions) {
    const actions = byId[id]?.othersActions
    if (actions === undefined || g.seatOf[id] === seat) continue
    for (const action in actions) {
      const at = ask.options.indexOf(action)
      if (at >= 0) known = known.with(at, actions[action]!(g, seat))
    }
  }
  return known
}
