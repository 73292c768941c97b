import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Decision } from '../flow/types.ts'

/** A source of random numbers. */
export interface Random {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number
}

/** A fast generator (xoroshiro128+) for simulation, search and tests; the same word gives the same numbers. */
export function randomFrom(seed: string | number): Random {
  const rng = xoroshiro128plusFromState(words(sha256(utf8ToBytes(`spinney:random:${seed}`)), 4))
  return { below: (n) => uniformInt(rng, 0, n - 1) }
}

/** Picks an option of a chance decision by its weight; the index of it. */
export function roll(
  decision: { readonly options: Decision['options']; readonly weights: Decision['weights'] },
  random: Random,
): number {
  const { options, weights } = decision
  if (weights === null) return random.below(options.length)
  let total = 0
  for (let i = 0; i < weights.length; i++) total += weights[i]!
  let left = random.below(total)
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!
    if (left < 0) return i
  }
  return weights.length - 1
}

/**
 * The numbers behind the n-th chance answer of a recorded game: SHA-256 over the seed and n, block after block.
 * Unlike a fast generator it cannot be predicted from the dice seen so far, and any draw can be recomputed alone.
 */
export function sealedRandom(seed: string, n: number): Random {
  let block = 0
  let buffer: number[] = []
  const next = (): number => {
    if (buffer.length === 0) buffer = words(sha256(utf8ToBytes(`spinney:chance:${seed}:${n}:${block++}`)), 8)
    return buffer.pop()!
  }
  return { below: (n) => unbiased(next, n) }
}

/** Numbers past the last whole multiple of n are thrown away, so that none is favoured. */
function unbiased(next: () => number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const value = next() >>> 0
    if (value < limit) return value % n
  }
}

/** What is published of a seed before the game: nobody can find the seed from it, or another seed with the same. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`spinney:seed:${seed}`)))
}

/** A short fingerprint of a text, to notice damage. */
export function fingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32)
}

function words(bytes: Uint8Array, count: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: count }, (_, i) => view.getInt32(i * 4))
}
