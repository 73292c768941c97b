import { type Ask, CHANCE, type Random, roll, type State, take } from '@spinney/kernel'
import { fraction, type GameBrain, type Tuning, valuesOf } from '../brain.ts'
import type { Luck } from './random.ts'

/** The most appealing option; the first of equals. */
export function mostAppealing(appeal: readonly number[]): number {
  let best = 0
  for (let i = 1; i < appeal.length; i++) if (appeal[i]! > appeal[best]!) best = i
  return best
}

/** An option at random, the more appealing the likelier. */
export function drawByAppeal(appeal: readonly number[], temperature: number, random: Random): number {
  const top = appeal[mostAppealing(appeal)]!
  let sum = 0
  for (const a of appeal) sum += Math.exp((a - top) / temperature)
  let left = fraction(random) * sum
  for (let i = 0; i < appeal.length; i++) {
    left -= Math.exp((appeal[i]! - top) / temperature)
    if (left < 0) return i
  }
  return appeal.length - 1
}

/** Answers one decision the quick way: chance by its weights, seats by appeal. Temperature 0 takes the best. */
export function quickAnswer<G extends State>(
  brain: GameBrain<G>,
  g: G,
  ask: Ask<G>,
  temperature: number,
  random: Random,
): number {
  if (ask.seat === CHANCE) return roll(ask, random)
  if (ask.options.length === 1) return 0
  const appeal = brain.appeal(g, ask)
  if (appeal === null) return random.below(ask.options.length)
  return temperature === 0 ? mostAppealing(appeal) : drawByAppeal(appeal, temperature, random)
}

type Manner = Pick<Tuning, 'limit' | 'temperature'>

/** Plays on in place until `until` (as counted by the brain's turns); returns what is asked then. */
export function playOn<G extends State>(
  brain: GameBrain<G>,
  g: G,
  ask: Ask<G> | null,
  until: number,
  { limit, temperature }: Manner,
  luck: Luck,
): Ask<G> | null {
  let next = ask
  let turn = brain.turn(g)
  let random = luck(turn)
  for (let left = limit; left > 0 && next !== null && turn < until; left--) {
    next = take(brain.game, g, next, quickAnswer(brain, g, next, temperature, random))
    const now = brain.turn(g)
    if (now === turn) continue
    turn = now
    random = luck(turn)
  }
  return next
}

/** Plays on in place until `until`, and says how likely each seat is to win then. */
export function playOut<G extends State>(
  brain: GameBrain<G>,
  g: G,
  ask: Ask<G> | null,
  until: number,
  manner: Manner,
  luck: Luck,
): number[] {
  playOn(brain, g, ask, until, manner, luck)
  return valuesOf(brain, g)
}
