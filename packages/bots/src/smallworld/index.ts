import { type SmallWorld, smallworld } from '@spinney/smallworld'
import type { ArenaGame } from '../arena/schedule.ts'
import { type GameBrain, type Weights, weighed } from '../brain.ts'
import { appealOf } from './appeal.ts'
import { evaluateBy, featuresOf, type SmallWorldFeatures, WEIGHTS } from './evaluate.ts'
import { smallWorldLearning } from './inputs.ts'
import { TASTE } from './temper.ts'

/** What bots know about Small World, with the weights that are being tried. */
export function smallWorldBrainWith(weights: Weights<SmallWorldFeatures>): GameBrain<SmallWorld> {
  return {
    game: smallworld,
    evaluate: evaluateBy(weights),
    // The turn marker and the seat: one more with every turn that ends.
    turn: (g) => {
      const players = g.active.length
      return g.turn * players + ((g.seat - g.first + players) % players)
    },
    appeal: appealOf,
    reasons: (g, seat) => weighed(featuresOf(g, seat), weights),
    taste: TASTE,
    learning: smallWorldLearning(weights),
    tuning: {
      horizon: 3,
      doubt: 3.3,
      doubts: [12, 15, 21, 25],
      scouts: 200,
      limit: 250,
      samples: 1,
      candidates: 12,
      temperature: 0.4,
      exploration: 1.5,
    },
  }
}

export const smallWorldBrain = smallWorldBrainWith(WEIGHTS)

/** Seats are alike; who begins is drawn. */
export const smallWorldArena: ArenaGame = {
  players: { usual: 2, least: 2, most: 5 },
  rotations: () => 1,
  table: (players) => ({ config: { players }, roles: null }),
}
