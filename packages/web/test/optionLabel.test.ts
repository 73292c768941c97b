import { expect, test } from 'vitest'
import { areAlike, labelOf, roomFor } from '../src/table/optionLabel.ts'

test('an option of a menu is a name and what it does, in every script', () => {
  expect(labelOf('March: move up to two times')).toEqual({ name: 'March', does: 'move up to two times' })
  expect(labelOf('行軍：移動を2回まで行う')).toEqual({ name: '行軍', does: '移動を2回まで行う' })
  expect(labelOf('Stand and Deliver: take a card: any')).toEqual({
    name: 'Stand and Deliver',
    does: 'take a card: any',
  })
  expect(labelOf('End Daylight')).toEqual({ name: 'End Daylight', does: '' })
})

test('names decide how many options stand side by side; signs of full width count for two', () => {
  expect(roomFor(['Battle: fight one battle', 'March: move up to two times'])).toBe('brief')
  expect(roomFor(['戦闘：戦闘を1回行う', '広場2から広場5へ移動する'])).toBe('usual')
  expect(roomFor(['Move from clearing 2 to clearing 10', 'Battle'])).toBe('long')
  expect(roomFor([])).toBe('brief')
  // What tells options apart is not left out.
  expect(areAlike(['Sappers: as fox', 'Sappers: as mouse'])).toBe(true)
  expect(roomFor(['Sappers: as fox', 'Sappers: as mouse'])).toBe('usual')
  // No word is broken that need not be.
  expect(roomFor(['Seafaring Elves', 'Swamp Giants'])).toBe('usual')
  expect(roomFor(['圧倒カードの発動', 'クラフト'])).toBe('brief')
})
