import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { equal } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { madeIn, PICTURED } from '../bin/pictures.ts'
import { windowOf } from '../src/examples/window.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const MADE = Object.keys(PICTURED).flatMap((game) => [...madeIn(packages, game).values()].flat())
const messagesIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`${packages}words/messages/${language}/examples.json`, 'utf8'))

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`)
/** The worked examples of the beginners' guide (X, P), of the Law (L) and of its draft (D); P20 has two halves. */
const WORKED = [
  ...numbered('x', 13),
  ...numbered('p', 42).flatMap((id) => (id === 'p20' ? ['p20a', 'p20b'] : [id])),
  ...numbered('l', 33),
  'd01',
]

describe('examples', () => {
  test('every worked example is one, and a puzzle', () => {
    const puzzles = MADE.filter(({ row }) => row.game === 'root' && row.puzzle !== null && row.part !== 'bots')
    expect(WORKED).toHaveLength(90)
    expect(puzzles.map(({ row }) => row.id).sort()).toEqual([...WORKED].sort())
  })

  test('each says what it shows in every language, in words of its own, and nothing else has words', () => {
    const ids = MADE.filter(({ row }) => row.part !== 'bots').map(({ row }) => `${row.game}.${row.id}`)
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of ['en', 'ja', 'zh']) {
      const messages = messagesIn(language)
      const told = Object.keys(messages).filter((key) => /^(?:root|smallworld)\./.test(key))
      expect(told.sort(), language).toEqual([...ids].sort())
      expect(new Set(told.map((key) => messages[key])).size, language).toBe(told.length)
    }
  })

  test('each belongs to rules that are in the book', () => {
    for (const { row } of MADE) {
      const rules = JSON.parse(readFileSync(`${packages}${row.game}/law/index.json`, 'utf8')) as { id: string }[]
      const known = new Set(rules.map(({ id }) => id))
      expect(row.laws.length, row.id).toBeGreaterThan(0)
      for (const law of row.laws)
        expect(
          [...known].some((id) => law === id || law.startsWith(`${id}.`)),
          `${row.id} ${law}`,
        ).toBe(true)
    }
  })

  test('pictures hold nothing that could not be sent', () => {
    for (const { data } of MADE) expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })
})

describe('puzzles', () => {
  test.each(
    MADE.filter(({ row }) => row.puzzle !== null).map(({ row, data }) => ({ id: row.id, puzzle: data.puzzle })),
  )('$id has one right answer', ({ puzzle }) => {
    const { form, question, choices, right } = puzzle
    // Half a move is no answer that anybody could choose.
    const isHalf = (pick: unknown) => typeof pick === 'object' && pick !== null && 'from' in pick !== 'to' in pick
    expect(choices.filter(({ pick }) => isHalf(pick))).toEqual([])
    expect(choices.length).toBeGreaterThan(1)
    expect(new Set(choices.map(({ pick, blocked }) => JSON.stringify([pick, blocked?.picks]))).size).toBe(
      choices.length,
    )
    const answer = choices[right]!
    if (form === 'rule') {
      expect(question).toBeNull()
      return
    }
    const isLegal = ({ pick, blocked }: (typeof choices)[number]) =>
      blocked === null && question!.options!.some((option) => equal(option, pick))
    const legal = choices.filter(isLegal)
    if (form === 'mayNot') {
      expect(isLegal(answer)).toBe(false)
      expect(legal).toHaveLength(choices.length - 1)
    } else if (form === 'may') expect(legal).toEqual([answer])
    else expect(legal).toHaveLength(choices.length)
  })
})

describe('the part of a board that a picture shows', () => {
  test('holds all places, and lies on the board', () => {
    for (const places of [
      [[0.05, 0.1]],
      [
        [0.1, 0.1],
        [0.5, 0.2],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    ] as [number, number][][]) {
      const { x, y, width, height } = windowOf(places)
      for (const [px, py] of places) {
        expect(px).toBeGreaterThanOrEqual(x - 1e-9)
        expect(px).toBeLessThanOrEqual(x + width + 1e-9)
        expect(py).toBeGreaterThanOrEqual(y - 1e-9)
        expect(py).toBeLessThanOrEqual(y + height + 1e-9)
      }
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
    }
    expect(windowOf([])).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })
})
