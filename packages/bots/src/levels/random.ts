import type { Bot } from '../bot.ts'
import { streams } from '../search/random.ts'

/** Picks any option: for tests, and as the bottom of the scale. */
export const random: Bot = {
  id: 'random',
  choose: (request) => streams(request.seed)(0).below(request.decision.options.length),
  weigh: (request) => {
    const index = streams(request.seed)(0).below(request.decision.options.length)
    return { index, ranking: [{ index, value: null, effort: 1 }], iterations: 0 }
  },
}
