import { describe, expect, test } from 'vitest'
import { columnsText, fold, item, widthOf } from '../src/layout.ts'
import { styleFor } from '../src/play/style.ts'

describe('in a terminal', () => {
  test('Chinese and Japanese letters take two columns, signs of stress none', () => {
    expect(widthOf('広場5')).toBe(5)
    expect(widthOf('「森林」')).toBe(8)
    expect(widthOf('\uE000Ann\uE001 won')).toBe(7)
  })

  test('columns stand below each other whatever the letters', () => {
    const lines = columnsText([
      ['1', 'キツネ', 'a'],
      ['12', 'ネズミ族', 'b'],
    ])
    expect(lines).toEqual(['1   キツネ    a', '12  ネズミ族  b'])
    expect(lines.map((line) => widthOf(line.slice(0, -1)))).toEqual([14, 14])
  })

  test('the widest column gives way, and no line is too wide', () => {
    const long = 'five words and five more words in a cell'
    const lines = columnsText([['no.', long, '1, 2']], 30)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(30)
    expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toBe('no. five words and five 1, 2 more words in a cell')
  })

  test('texts are folded at spaces, or between letters that need none', () => {
    expect(fold('one two three', 8)).toEqual(['one two', 'three'])
    expect(fold('どのカードを捨てますか？', 10)).toEqual(['どのカード', 'を捨てます', 'か？'])
    expect(fold('移動する。次', 8)).toEqual(['移動す', 'る。次'])
    expect(fold('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(item(' 1) ', 'one two three', 12)).toBe(' 1) one two\n    three')
  })

  test('colours are for terminals only', () => {
    const text = '\uE000Ann\uE001 won'
    expect(styleFor(false).sentence(text)).toBe('Ann won')
    expect(styleFor(true).sentence(text)).toBe('\x1b[1mAnn\x1b[22m won')
    expect(styleFor(false).seat('Ann', 0)).toBe('Ann')
    expect(styleFor(true).seat('Ann', 0)).toContain('\x1b[31mAnn')
  })
})
