import { decide, type State } from '@spinney/kernel'
import type { Bot, BotRequest, Opinion } from '../bot.ts'
import { type BrainOf, fraction, tuningOf } from '../brain.ts'
import { drawByAppeal } from '../search/playout.ts'
import { streams } from '../search/random.ts'
import { lookAhead } from './steady.ts'

/** How often it follows its nose instead of looking ahead, and how widely the nose errs. */
const CARELESS = 0.45
const WHIM = 2

/** Plays as a beginner does: mostly what looks good, sometimes after a short look ahead, now and then a blunder. */
export function novice(brainOf: BrainOf): Bot {
  const weigh = <G extends State>(request: BotRequest<G>): Opinion => {
    const brain = brainOf(request.game)
    const random = streams(`${request.seed}:novice`)(0)
    if (fraction(random) >= CARELESS)
      return lookAhead(brain, request, { ...tuningOf(brain), samples: 1, candidates: 3 })
    const g = request.sample(random)
    const appeal = brain.appeal(g, decide(request.game, g)!)
    const { length } = request.decision.options
    const index = appeal === null ? random.below(length) : drawByAppeal(appeal, WHIM, random)
    return { index, ranking: [{ index, value: null, effort: 1 }], iterations: 0 }
  }
  return { id: 'novice', weigh, choose: (request) => weigh(request).index }
}
