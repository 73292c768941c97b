import type { Bot } from '../bot.ts'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A number from 0 to `options` - 1 out of a word: FNV-1a, stirred once more. Millions are wanted where nobody thinks. */
function blind(seed: string, options: number): number {
  let hash = OFFSET
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * options)
}

/** Picks any option: for tests, and as the bottom of the scale. */
export const random: Bot = {
  id: 'random',
  blind,
  choose: ({ seed, decision }) => blind(seed, decision.options.length),
  weigh: ({ seed, decision }) => {
    const index = blind(seed, decision.options.length)
    return { index, ranking: [{ index, value: null, effort: 1 }], iterations: 0 }
  },
}
