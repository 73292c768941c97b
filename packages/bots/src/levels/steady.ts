import { decide, type State, take } from '@spinney/kernel'
import type { Bot, BotRequest, Opinion } from '../bot.ts'
import { type BrainOf, type GameBrain, type Tuning, tuningOf } from '../brain.ts'
import { wantsNetwork, withNetwork } from '../net/judge.ts'
import { playOut } from '../search/playout.ts'
import { streams } from '../search/random.ts'

/**
 * Looks one decision ahead. It tries the most appealing options in a few possible states, finishes the turn at first
 * sight, and takes what leaves it best off. Every option meets the same states and the same luck.
 */
export function lookAhead<G extends State>(
  brain: GameBrain<G>,
  request: BotRequest<G>,
  {
    foresight,
    nose,
    samples,
    candidates,
    limit,
  }: Pick<Tuning, 'foresight' | 'nose' | 'samples' | 'candidates' | 'limit'>,
): Opinion {
  const { game, seat, decision, seed } = request
  const count = decision.options.length
  if (count === 1) return { index: 0, ranking: [{ index: 0, value: null, effort: 1 }], iterations: 0 }
  const luck = streams(seed)
  const first = request.sample(luck(0))
  const appeal = brain.appeal(first, decide(game, first)!)
  const tried = mostPromising(appeal, count, candidates)
  const totals = tried.map(() => 0)
  let iterations = 0
  for (let s = 1; s <= samples && !(request.cancel?.aborted && s > 1); s++) {
    tried.forEach((index, i) => {
      const random = luck(s)
      const g = request.sample(random)
      const until = brain.turn(g) + foresight
      const ask = take(game, g, decide(game, g)!, index)
      totals[i]! += playOut(brain, g, ask, until, { limit, temperature: 0 }, () => random)[seat] ?? 0
      iterations++
    })
  }
  const rounds = iterations / tried.length
  const appealOf = ({ index }: { index: number }): number => appeal?.[index] ?? 0
  const merit = (judged: { index: number; value: number }): number => judged.value + nose * appealOf(judged)
  const ranking = tried
    .map((index, i) => ({ index, value: totals[i]! / rounds, effort: 1 / tried.length }))
    .sort((a, b) => merit(b) - merit(a) || appealOf(b) - appealOf(a) || a.index - b.index)
  return { index: ranking[0]!.index, ranking, iterations }
}

/** The places of the most appealing options, in the order they are offered. */
function mostPromising(appeal: readonly number[] | null, count: number, most: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  if (appeal === null || count <= most) return all
  return all
    .sort((a, b) => appeal[b]! - appeal[a]! || a - b)
    .slice(0, most)
    .sort((a, b) => a - b)
}

/** Quick and sound. */
export function steady(brainOf: BrainOf): Bot {
  const weigh = <G extends State>(request: BotRequest<G>): Opinion | Promise<Opinion> => {
    const brain = brainOf(request.game)
    const tuning = tuningOf(brain)
    if (!wantsNetwork(brain)) return lookAhead(brain, request, tuning)
    return withNetwork(brain).then((learned) => lookAhead(learned, request, tuning))
  }
  const choose = <G extends State>(request: BotRequest<G>): number | Promise<number> => {
    const opinion = weigh(request)
    return opinion instanceof Promise ? opinion.then(({ index }) => index) : opinion.index
  }
  return { id: 'steady', weigh, choose }
}
