/** The round constants of SHA-256 (FIPS 180-4, 4.2.2). */
// biome-ignore format: eight in a line, as the standard prints them
const ROUNDS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

/** Where it starts (FIPS 180-4, 5.3.3). */
// biome-ignore format: eight in a line, as the standard prints them
const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

/** Room of one block for the text: the rest is a mark and the length. */
const ROOM = 55

const schedule = new Int32Array(64)

/**
 * Writes SHA-256 of a short text of plain letters as eight numbers; false where the text does not fit into one block. Dice
 * are drawn by the million where bots play without a table, and a library that prepares itself for any input takes ten
 * times as long. The tests compare it with that library.
 */
export function shortDigest(text: string, target: Int32Array): boolean {
  if (text.length > ROOM || !fill(text)) return false
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15]!
    const y = schedule[i - 2]!
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    schedule[i] = schedule[i - 16]! + schedule[i - 7]! + small + large
  }
  let a = START[0]!
  let b = START[1]!
  let c = START[2]!
  let d = START[3]!
  let e = START[4]!
  let f = START[5]!
  let g = START[6]!
  let h = START[7]!
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + schedule[i]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  target[0] = a + START[0]!
  target[1] = b + START[1]!
  target[2] = c + START[2]!
  target[3] = d + START[3]!
  target[4] = e + START[4]!
  target[5] = f + START[5]!
  target[6] = g + START[6]!
  target[7] = h + START[7]!
  return true
}

/** Lays the text into the first sixteen words, with a mark behind it and its length at the end. */
function fill(text: string): boolean {
  const { length } = text
  schedule.fill(0, 0, 16)
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) return false
    schedule[i >> 2]! |= code << (24 - ((i & 3) << 3))
  }
  schedule[length >> 2]! |= 128 << (24 - ((length & 3) << 3))
  schedule[15] = length * 8
  return true
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
