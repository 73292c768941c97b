import { type Random, randomFrom } from '@spinney/kernel'

/** A small quick generator (sfc32): searches draw so often that the kernel's would be felt. */
export function quickRandom(a: number, b: number): Random {
  let x = a | 0
  let y = b | 0
  let z = 0x9e3779b9 | 0
  let counter = 1
  const next = (): number => {
    const t = (((x + y) | 0) + counter) | 0
    counter = (counter + 1) | 0
    x = y ^ (y >>> 9)
    y = (z + (z << 3)) | 0
    z = ((z << 21) | (z >>> 11)) + t
    z |= 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return { below: (n) => Math.floor((next() / 0x100000000) * n) }
}

/** Where chance comes from in a turn, by the number of the turn. */
export type Luck = (turn: number) => Random

/**
 * As many worlds as wanted out of one word, each with luck of its own. In one world a turn always brings the same dice
 * and draws, whatever was done before it. So options can be compared by what they change.
 */
export function worlds(seed: string): (n: number) => Luck {
  const base = randomFrom(seed).below(0x7fffffff)
  return (n) => (turn) => quickRandom(base ^ Math.imul(turn + 1, 0x85ebca6b), n)
}

/** As many independent generators as wanted out of one word: the n-th is always the same. */
export function streams(seed: string): (n: number) => Random {
  const base = randomFrom(seed).below(0x7fffffff)
  return (n) => quickRandom(base, n)
}
