import type { State } from '@spinney/kernel'
import type { Bot, BotRequest, Budget, Opinion } from '../bot.ts'
import { type BrainOf, tuningOf } from '../brain.ts'
import { now, pause } from '../clock.ts'
import { withNetwork } from '../net/judge.ts'
import { streams } from '../search/random.ts'
import { atFirstSight, createSearch, type Search } from '../search/search.ts'

/** Thinking time where the request names none. */
const DEFAULT_BUDGET: Budget = { ms: 1000 }
/** The longest it thinks without listening for a cancellation. */
const SLICE_MS = 40
/** Iterations between two looks at the clock. */
const STRIDE = 4

/** Searches as long as it may. */
export function sharp(brainOf: BrainOf): Bot {
  const weigh = async <G extends State>(request: BotRequest<G>): Promise<Opinion> => {
    if (request.decision.options.length === 1) return onlyOption
    const brain = await withNetwork(brainOf(request.game))
    const search = createSearch(brain, request, tuningOf(brain))
    await think(search, request)
    return search.iterations === 0 ? atFirstSight(brain, request, streams(request.seed)(0)) : search.opinion()
  }
  return { id: 'sharp', weigh, choose: async (request) => (await weigh(request)).index }
}

const onlyOption: Opinion = { index: 0, ranking: [{ index: 0, value: null, effort: 1 }], iterations: 0 }

async function think<G extends State>(search: Search, { budget, cancel }: BotRequest<G>): Promise<void> {
  const { iterations = Number.POSITIVE_INFINITY, ms } =
    budget.ms === undefined && budget.iterations === undefined ? DEFAULT_BUDGET : budget
  const begin = ms === undefined ? 0 : now()
  let sliceEnd = now() + SLICE_MS
  while (search.iterations < iterations && cancel?.aborted !== true) {
    for (let i = 0; i < STRIDE && search.iterations < iterations; i++) search.step()
    const time = now()
    const spent = time - begin
    if (ms !== undefined && spent >= ms) return
    if (search.settledFor(leftOf(search, iterations, ms, spent))) return
    if (time >= sliceEnd && cancel !== null) {
      await pause()
      sliceEnd = now() + SLICE_MS
    }
  }
}

/** How many iterations there is still time for. */
function leftOf(search: Search, iterations: number, ms: number | undefined, spent: number): number {
  const byCount = iterations - search.iterations
  if (ms === undefined) return byCount
  return Math.min(byCount, (search.iterations * (ms - spent)) / Math.max(spent, 0.25))
}

/** The most a whole compound action may take, and the least left for each of its decisions. */
const COMPOUND_MS = 3000
const LEAST_MS = 30

/** What a decision may take, given what the same seat has spent on the decisions just before it. */
export function paced(budget: Budget, spentMs: number): Budget {
  const { ms = budget.iterations === undefined ? DEFAULT_BUDGET.ms! : undefined } = budget
  if (ms === undefined) return budget
  return { ...budget, ms: Math.max(Math.min(LEAST_MS, ms), Math.min(ms, COMPOUND_MS - spentMs)) }
}
