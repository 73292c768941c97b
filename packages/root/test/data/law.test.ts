import { describe, expect, test } from 'vitest'
import index from '../../law/index.json' with { type: 'json' }
import { DECKS } from '../../src/cards/data/index.ts'
import { CHARACTERS } from '../../src/facts/factions/vagabond.ts'
import { DUCHY, HUNDREDS } from '../../src/facts/factions.ts'

const ids = index.map((rule) => rule.id)

describe('the index of the Law', () => {
  test('lists 622 rules once each, 473 of them testable', () => {
    expect(new Set(ids).size).toBe(622)
    expect(index.filter((rule) => rule.testable)).toHaveLength(473)
  })

  test('leaves headings untested, and has rules below each', () => {
    const headings = index.filter((rule) => rule.kind === 'heading')
    expect(headings).toHaveLength(74)
    for (const { id, testable } of headings) {
      expect(testable, id).toBe(false)
      expect(
        ids.some((other) => other.startsWith(`${id}.`)),
        id,
      ).toBe(true)
    }
  })

  test('has the parent of every rule; only the glossary goes from G to G.1.1', () => {
    for (const id of ids) {
      const parent = id.split('.').slice(0, -1).join('.')
      if (parent && parent !== 'G.1') expect(ids, id).toContain(parent)
    }
  })
})

test('data name only paragraphs that exist', () => {
  const named = [
    ...Object.values(DECKS).flat(),
    ...Object.values(CHARACTERS),
    ...Object.values(DUCHY.ministers),
    ...Object.values(HUNDREDS.moods),
  ]
  for (const { law } of named) expect(ids).toContain(law)
})
