import { describe, expect, test } from 'vitest'
import en from '../../law/gists.en.json' with { type: 'json' }
import ja from '../../law/gists.ja.json' with { type: 'json' }
import zh from '../../law/gists.zh.json' with { type: 'json' }
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

  test('gives every rule a title in three languages', () => {
    for (const rule of index) {
      for (const title of [rule.title.en, rule.title.ja, rule.title.zh]) expect(title.trim(), rule.id).not.toBe('')
    }
  })

  test('has the parent of every rule; only the glossary goes from G to G.1.1', () => {
    for (const id of ids) {
      const parent = id.split('.').slice(0, -1).join('.')
      if (parent && parent !== 'G.1') expect(ids, id).toContain(parent)
    }
  })

  test.each([
    ['en', en],
    ['ja', ja],
    ['zh', zh],
  ])('has a gist of every rule in %s, and no other', (_language, gists) => {
    expect(Object.keys(gists)).toEqual(expect.arrayContaining(ids))
    expect(Object.keys(gists)).toHaveLength(ids.length)
    expect(Object.values(gists).every((gist) => gist.length > 3)).toBe(true)
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
