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
