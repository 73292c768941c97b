import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { randomFrom } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { shortDigest } from '../../src/chance/digest.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789:/-_ ABCXYZ~\u0000\u007f'

function wordsOf(text: string): number[] {
  const bytes = sha256(utf8ToBytes(text))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: 8 }, (_, i) => view.getInt32(i * 4))
}

/** Null where the text does not fit. */
function digestOf(text: string): number[] | null {
  const words = new Int32Array(8)
  return shortDigest(text, words) ? [...words] : null
}

test('is what the library says, for texts of every length that fits', () => {
  const random = randomFrom('digest')
  for (let length = 0; length <= 55; length++) {
    for (let n = 0; n < 20; n++) {
      const text = Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('')
      expect(digestOf(text), text).toEqual(wordsOf(text))
    }
  }
})

test('leaves longer texts and other letters to the library', () => {
  expect(digestOf('a'.repeat(56))).toBeNull()
  expect(digestOf('é')).toBeNull()
})
