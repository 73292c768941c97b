import { decide, type State } from '@spinney/kernel'
import type { Bot, BotRequest, Opinion } from '../bot.ts'
import { type BrainOf, fraction, tuningOf } from '../brain.ts'
import { drawByAppeal } from '../search/playout.ts'
import { streams } from '../search/random.ts'
import { lookAhead } from './steady.ts'

/** How a player is who does not think everything through. */
interface Manner {
  /** How often it follows its nose instead of looking ahead, and how widely the nose errs. */
  readonly careless: number
  readonly whim: number
  /** Options that it tries when it does look ahead. */
  readonly candidates: number
}

const NOVICE: Manner = { careless: 0.45, whim: 2, candidates: 3 }
const CASUAL: Manner = { careless: 0.3, whim: 1, candidates: 4 }

/** Mostly what looks good, sometimes after a short look ahead, now and then a blunder. */
function carelessly(id: string, brainOf: BrainOf, { careless, whim, candidates }: Manner): Bot {
  const weigh = <G extends State>(request: BotRequest<G>): Opinion => {
    const brain = brainOf(request.game)
    const random = streams(`${request.seed}:${id}`)(0)
    if (fraction(random) >= careless) return lookAhead(brain, request, { ...tuningOf(brain), samples: 1, candidates })
    const g = request.sample(random)
    const appeal = brain.appeal(g, decide(request.game, g)!)
    const { length } = request.decision.options
    const index = appeal === null ? random.below(length) : drawByAppeal(appeal, whim, random)
    return { index, ranking: [{ index, value: null, effort: 1 }], iterations: 0 }
  }
  return { id, weigh, choose: (request) => weigh(request).index }
}

/** Plays as a beginner does. */
export const novice = (brainOf: BrainOf): Bot => carelessly('novice', brainOf, NOVICE)

/** Knows the game, and does not think long. */
export const casual = (brainOf: BrainOf): Bot => carelessly('casual', brainOf, CASUAL)
