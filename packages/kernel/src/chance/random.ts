import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { shortDigest } from './digest.ts'

/** A source of random numbers. */
export interface Random {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number
}

/** A fast generator (xoroshiro128+) for simulation, search and tests; the same word gives the same numbers. */
export function randomFrom(seed: string | number): Random {
  const digest = new Int32Array(BLOCK)
  digestInto(`spinney:random:${seed}`, digest)
  const rng = xoroshiro128plusFromState([...digest.subarray(0, 4)])
  return { below: (n) => uniformInt(rng, 0, n - 1) }
}

/** What chance must know of a decision. */
interface Weighed {
  readonly options: readonly unknown[]
  readonly weights: readonly number[] | null
}

/** Picks an option of a chance decision by its weight; the index of it. */
export function roll(decision: Weighed, random: Random): number {
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
 * The numbers behind the n-th chance answer of a recorded game: SHA-256 over its key and n, block after block.
 * Unlike a fast generator it cannot be predicted from the dice seen so far, and any draw can be recomputed alone.
 */
export function sealedRandom(key: string, n: number): Random {
  const draws = drawsOf(key)
  draws.begin(n)
  return draws
}

/** The dice and draws of a key, one after the other, for whoever plays a game without a table. */
export function diceOf(key: string): (decision: Weighed) => number {
  const draws = drawsOf(key)
  let drawn = 0
  return (decision) => {
    draws.begin(drawn++)
    return roll(decision, draws)
  }
}

/** All draws of a key: `begin` goes to the n-th. */
function drawsOf(key: string): Random & { begin(n: number): void } {
  const buffer = new Int32Array(BLOCK)
  let draw = 0
  let block = 0
  let left = 0
  const next = (): number => {
    if (left === 0) {
      digestInto(`spinney:chance:${key}:${draw}:${block++}`, buffer)
      left = BLOCK
    }
    return buffer[--left]!
  }
  return {
    begin(n) {
      draw = n
      block = 0
      left = 0
    },
    below: (n) => unbiased(next, n),
  }
}

/** Numbers in a block of SHA-256. */
const BLOCK = 8

function digestInto(text: string, target: Int32Array): void {
  if (!shortDigest(text, target)) target.set(words(sha256(utf8ToBytes(text)), BLOCK))
}

/** Numbers past the last whole multiple of n are thrown away, so that none is favoured. */
function unbiased(next: () => number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const value = next() >>> 0
    if (value < limit) return value % n
  }
}

/** SHA-256 of a text, in hex. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** A short fingerprint of a text, to notice damage. */
export function fingerprint(text: string): string {
  return digestOf(text).slice(0, 32)
}

function words(bytes: Uint8Array, count: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: count }, (_, i) => view.getInt32(i * 4))
}
