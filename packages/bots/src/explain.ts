import { decide, type Game, type Json, type Pick, resample, type Seat, type State, take } from '@spinney/kernel'
import type { BotRequest, Opinion, Temper } from './bot.ts'
import { type Features, type GameBrain, tuningOf } from './brain.ts'
import { veil } from './request.ts'
import { playOut } from './search/playout.ts'
import { streams } from './search/random.ts'
import { tempered } from './tempers.ts'

/** A sentence as data: the key of a message in `words/messages/<language>/bots.json` and what fills its gaps. */
export interface Message {
  readonly key: string
  readonly data: { readonly [name: string]: Json }
}

/** Why a bot chose as it did, in one sentence. */
export interface Explanation {
  readonly index: number
  readonly pick: Pick
  /** The second-best option; null where there was no other. */
  readonly second: { readonly index: number; readonly pick: Pick } | null
  /** The sentence; its data has `pick` and `second`, which the game's own catalogue words. */
  readonly sentence: Message
  /** What speaks most for the choice and against the second: part of the sentence. */
  readonly reason: Message | null
}

/** States that are compared. */
const SAMPLES = 6
/** Differences below this share of a win's worth are not worth a word. */
const NOTABLE = 1e-4

/** Puts an opinion into a sentence: what the choice gains over the second-best option, by the biggest difference. */
export function explain<G extends State>(request: BotRequest<G>, opinion: Opinion, knows: GameBrain<G>): Explanation {
  const brain = opinion.temper === undefined ? knows : tempered(knows, opinion.temper, request.seat)
  const { options } = request.decision
  const { index } = opinion
  const pick = options[index]!
  const rival = opinion.ranking.find((judged) => judged.index !== index) ?? null
  if (options.length === 1) {
    return { index, pick, second: null, reason: null, sentence: { key: 'explain.only', data: { pick } } }
  }
  if (rival === null) {
    return { index, pick, second: null, reason: null, sentence: { key: 'explain.whim', data: { pick } } }
  }
  const second = { index: rival.index, pick: options[rival.index]! }
  const value = opinion.ranking.find((judged) => judged.index === index)?.value ?? null
  const data = { pick, second: second.pick, percent: percent(value), secondPercent: percent(rival.value) }
  const reason = brain.reasons === undefined ? null : biggestGain(request, brain, index, second.index)
  const key = reason === null ? 'explain.close' : 'explain.because'
  return {
    index,
    pick,
    second,
    reason,
    sentence: { key, data: reason === null ? data : { ...data, reason: reason.key } },
  }
}

function percent(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100)
}

/** What an option has over another one at the end of the turn; null where nothing is worth a word. */
export function biggestGain<G extends State>(
  request: BotRequest<G>,
  brain: GameBrain<G>,
  index: number,
  second: number,
): Message | null {
  return biggest(request, (s, gains) => {
    addTo(gains, partsAfter(request, brain, index, s), 1 / SAMPLES)
    addTo(gains, partsAfter(request, brain, second, s), -1 / SAMPLES)
  })
}

/** What grows most until the end of the turn by an option; null where nothing is worth a word. */
export function biggestGrowth<G extends State>(
  request: BotRequest<G>,
  brain: GameBrain<G>,
  index: number,
): Message | null {
  return biggest(request, (s, gains) => {
    addTo(gains, partsAfter(request, brain, index, s), 1 / SAMPLES)
    addTo(gains, brain.reasons!(request.sample(luckOf(request, s)), request.seat), -1 / SAMPLES)
  })
}

function biggest<G extends State>(
  request: BotRequest<G>,
  add: (sample: number, gains: { [name: string]: number }) => void,
): Message | null {
  const gains: { [name: string]: number } = {}
  for (let s = 0; s < SAMPLES; s++) add(s, gains)
  const [best] = Object.entries(gains).sort(([, a], [, b]) => b - a)
  if (best === undefined || best[1] <= NOTABLE) return null
  const [feature, gain] = best
  return { key: `reason.${request.game.id}.${feature}`, data: { gain: Math.round(gain * 100) / 100 } }
}

/** The parts of our evaluation at the end of the turn. */
function partsAfter<G extends State>(
  request: BotRequest<G>,
  brain: GameBrain<G>,
  index: number,
  sample: number,
): Features {
  const random = luckOf(request, sample)
  const g = request.sample(random)
  const until = brain.turn(g) + 1
  const ask = take(request.game, g, decide(request.game, g)!, index)
  playOut(brain, g, ask, until, { limit: tuningOf(brain).limit, temperature: 0 }, () => random)
  return brain.reasons!(g, request.seat)
}

const luckOf = <G extends State>({ seed }: BotRequest<G>, sample: number) => streams(`${seed}:explain`)(sample)

/** Two positions around an action of a seat, and who asks. */
export interface Deed<G extends State> {
  readonly game: Game<G>
  readonly before: G
  readonly after: G
  readonly seat: Seat
  /** With whose eyes it is looked at. */
  readonly eyes: Seat
  readonly seed: string
  /** What the bot likes whose action it was. */
  readonly temper?: Temper | null
}

/** A hand is nobody else's business, however it changed. */
const PRIVATE: readonly string[] = ['hand']

/**
 * What an action has brought its seat, by the biggest difference. Whoever asks learns nothing by it: everything that
 * these eyes may not see is dealt anew before the positions are compared.
 */
export function gainedBy<G extends State>(deed: Deed<G>, knows: GameBrain<G>): Message | null {
  const { game, before, after, seat, eyes, seed, temper = null } = deed
  const brain = temper === null ? knows : tempered(knows, temper, seat)
  if (brain.reasons === undefined || brain.turn(before) === 0) return null
  const gains: { [name: string]: number } = {}
  const dealt = (g: G, s: number) => resample(game, veil(game, g, eyes), eyes, streams(`${seed}:gained`)(s))
  for (let s = 0; s < SAMPLES; s++) {
    addTo(gains, brain.reasons(dealt(after, s), seat), 1 / SAMPLES)
    addTo(gains, brain.reasons(dealt(before, s), seat), -1 / SAMPLES)
  }
  const open = Object.entries(gains).filter(([name]) => !PRIVATE.includes(name))
  const [best] = open.sort(([, a], [, b]) => b - a)
  if (best === undefined || best[1] <= NOTABLE) return null
  return { key: `reason.${game.id}.${best[0]}`, data: {} }
}

function addTo(sums: { [name: string]: number }, parts: Features, factor: number): void {
  for (const name in parts) sums[name] = (sums[name] ?? 0) + parts[name]! * factor
}
