import { decide, type State, take } from '@spinney/kernel'
import type { BotRequest, Judged, Opinion } from './bot.ts'
import { type GameBrain, tuningOf } from './brain.ts'
import { biggestGain, biggestGrowth, type Message } from './explain.ts'
import { playOut } from './search/playout.ts'
import { streams } from './search/random.ts'

/** How much hangs on a question. */
export type Stake = 'little' | 'some' | 'much'

/** An option that loses much. */
export interface Mistake {
  readonly index: number
  /** Games lost by it, in a hundred. */
  readonly loss: number
  /** What the best option has over it. */
  readonly reason: Message | null
}

/** What a coach has to say about a question. It is made of a request, so of what the seat may know, and of nothing else. */
export interface Advice {
  readonly best: number
  readonly second: number | null
  readonly stake: Stake
  /** What the side should be after now. */
  readonly want: Message | null
  readonly mistakes: readonly Mistake[]
}

/** From this loss on, in shares of the win, an option is called a mistake. */
const MISTAKE = 0.06
/** An option that was looked at less often is tried out beside the best one, in so many worlds. */
const [SEEN, TRIES] = [3, 6]
/** What is known by trying out alone is told from this loss on. So many options are tried out at most. */
const [CLEAR, TRIED] = [0.1, 24]
/** What the best option is ahead of the usual one where some, and where much, hangs on the question. */
const [SOME, MUCH] = [0.015, 0.05]

/** Puts what a bot thinks of a question into advice. */
export function advise<G extends State>(request: BotRequest<G>, opinion: Opinion, brain: GameBrain<G>): Advice {
  const { index: best, ranking, iterations } = opinion
  const least = Math.min(SEEN, iterations / ranking.length)
  const seen = ranking.filter((judged) => judged.value !== null && judged.effort * iterations >= least)
  const second = ranking.find(({ index }) => index !== best)?.index ?? null
  const top = seen.find(({ index }) => index === best)?.value ?? null
  if (top === null || second === null) return { best, second, stake: 'little', want: null, mistakes: [] }
  const lossOf = ({ value }: Judged) => top - (value ?? top)
  const known = seen.filter((judged) => judged.index !== best && lossOf(judged) >= MISTAKE)
  const unseen = ranking.map(({ index }) => index).filter((index) => seen.every((judged) => judged.index !== index))
  const losses = [
    ...known.map((judged) => ({ index: judged.index, loss: lossOf(judged) })),
    ...triedOut(request, brain, best, unseen.slice(0, TRIED)).filter(({ loss }) => loss >= CLEAR),
  ]
  const stake = stakeOf(seen.map(lossOf))
  return {
    best,
    second,
    stake,
    // Before the first turn of all, what the turn brings is what everybody sets up.
    want: stake === 'little' && isSetUp(request, brain) ? null : wantOf(request, brain, best, second),
    mistakes: losses.map(({ index, loss }) => ({
      index,
      loss: Math.round(loss * 100),
      reason: brain.reasons === undefined ? null : biggestGain(request, brain, best, index),
    })),
  }
}

/** What options lose to the best one by the end of the turn, all in the same worlds. */
function triedOut<G extends State>(
  request: BotRequest<G>,
  brain: GameBrain<G>,
  best: number,
  options: readonly number[],
): { readonly index: number; readonly loss: number }[] {
  const luck = streams(`${request.seed}:coach`)
  const { limit, foresight } = tuningOf(brain)
  const worthOf = (index: number): number => {
    let sum = 0
    for (let n = 0; n < TRIES; n++) {
      const random = luck(n)
      const g = request.sample(random)
      const until = brain.turn(g) + foresight
      const ask = take(request.game, g, decide(request.game, g)!, index)
      sum += playOut(brain, g, ask, until, { limit, temperature: 0 }, () => random)[request.seat] ?? 0
    }
    return sum / TRIES
  }
  if (options.length === 0) return []
  const top = worthOf(best)
  return options.map((index) => ({ index, loss: top - worthOf(index) }))
}

/** By what the option in the middle loses. */
function stakeOf(losses: readonly number[]): Stake {
  const others = losses.slice().sort((a, b) => a - b)
  const usual = others[others.length >> 1] ?? 0
  return usual >= MUCH ? 'much' : usual >= SOME ? 'some' : 'little'
}

/** Whether the game has not begun yet. */
const isSetUp = <G extends State>(request: BotRequest<G>, brain: GameBrain<G>): boolean =>
  brain.turn(request.sample(streams(`${request.seed}:coach`)(0))) === 0

/** What the best option has over the next one; where they are alike, what this turn brings by it. */
function wantOf<G extends State>(request: BotRequest<G>, brain: GameBrain<G>, best: number, second: number) {
  if (brain.reasons === undefined) return null
  return biggestGain(request, brain, best, second) ?? biggestGrowth(request, brain, best)
}
