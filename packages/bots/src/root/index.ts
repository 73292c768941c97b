import type { Game } from '@spinney/kernel'
import { type Root, root } from '@spinney/root'
import type { ArenaGame } from '../arena/schedule.ts'
import type { GameBrain } from '../brain.ts'
import { COMMON } from './common.ts'
import { evaluate, partsOf, timeLeft } from './evaluate.ts'
import { FACTIONS } from './factions/index.ts'
import { factionBrain, teach } from './knowledge.ts'

teach(FACTIONS)

/** What bots know about Root. */
export const rootBrain: GameBrain<Root> = {
  game: root as unknown as Game<Root>,
  evaluate,
  turn: (g) => g.turns,
  appeal: (g, ask) => {
    const seat = ask.seat as number
    const appeal = factionBrain(g.factions[seat]!)?.appeals[ask.kind] ?? COMMON[ask.kind]
    return appeal === undefined ? null : appeal(g, ask, seat)
  },
  reasons: (g, seat) => partsOf(g, seat, timeLeft(g)),
  tuning: { horizon: 1, limit: 60, samples: 1, candidates: 6, temperature: 0.5, exploration: 1.5 },
}

const FACTIONS_IN_ARENA = ['marquise', 'eyrie', 'alliance', 'vagabond']

/** The four factions of the base box, each in every seat. */
export const rootArena: ArenaGame = {
  players: { usual: 4, least: 2, most: 4 },
  rotations: (players) => players,
  table: (players, rotation) => {
    const factions = FACTIONS_IN_ARENA.slice(0, players)
    const roles = factions.map((_, seat) => factions[(seat + rotation) % players]!)
    return { config: { seats: roles }, roles }
  },
}
