import type { AskedQuestion, GameEvent, View } from '@spinney/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TablePlan } from '../src/engine/protocol.ts'
import { flatten, loadCatalogue } from '../src/i18n/catalogues.ts'
import { i18n } from '../src/i18n/index.ts'
import { LANGUAGES, type Language, preferredLanguage } from '../src/i18n/languages.ts'
import { createWords, parts, plain } from '../src/i18n/words.ts'
import { factWord } from '../src/smallworld/view.ts'

beforeAll(async () => {
  const resources: Record<string, Record<string, Record<string, string>>> = {}
  for (const language of LANGUAGES) {
    resources[language] = {
      web: { ...(await loadCatalogue('web', language)) },
      smallworld: { ...(await loadCatalogue('smallworld', language)) },
    }
  }
  await i18n.init({
    lng: 'en',
    resources,
    keySeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  })
  i18n.services.formatter?.add('seat', (value) => String(value))
})

const plan: TablePlan = {
  id: 't',
  game: 'smallworld',
  config: null,
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', level: 'novice', name: 'Ilya' },
  ],
  created: 0,
}
const view = { state: { map: '2p' } } as unknown as View
const wordsIn = (language: Language) => createWords({ language, folder: 'smallworld', plan, view, factWord })
const event = (what: string, facts: GameEvent['facts']): GameEvent => ({ law: 'SW-1', what, facts })
const say = (language: Language, what: string, facts: GameEvent['facts']) =>
  plain(wordsIn(language).event(event(what, facts)))

describe('words', () => {
  test('events name players, regions and peoples', () => {
    const facts = { seat: 1, race: 'orcs', region: 2, tokens: 3, how: 'conquer' }
    expect(say('en', 'conquest', facts)).toBe('Ilya took Forest 3 with 3 Orcs.')
    expect(say('en', 'conquest', { ...facts, seat: 0, tokens: 1 })).toBe('You took Forest 3 with 1 Orc.')
    expect(say('ja', 'conquest', facts)).toBe('Ilyaはオーク3個で森3を征服しました。')
    expect(say('zh', 'conquest', facts)).toBe('Ilya用3枚兽人占领了森林3。')
  })

  test('what happened in a special way has a sentence of its own', () => {
    const facts = { seat: 0, race: 'orcs', region: 2, tokens: 1 }
    expect(say('en', 'conquest', { ...facts, how: 'dragon' })).toMatch(/dragon/)
    expect(say('en', 'dieRolled', { seat: 0, result: 2, succeeds: false })).toMatch(/not enough/)
    expect(say('en', 'piecePlaced', { seat: 0, piece: 'encampment', region: 2, count: 2 })).toMatch(/2 encampments/)
  })

  test('plurals follow the number', () => {
    expect(say('en', 'income', { seat: 0, total: 0, parts: [] })).toBe('You earned nothing.')
    expect(say('en', 'income', { seat: 0, total: 1, parts: [] })).toBe('You earned 1 coin.')
    expect(say('en', 'income', { seat: 0, total: 7, parts: [] })).toBe('You earned 7 coins.')
  })

  test('gaps marked as seats are filled with names', () => {
    expect(say('en', 'allyNamed', { seat: 0, race: 'orcs', ally: 1 })).toBe('You made peace with Ilya.')
  })

  test('options are worded from the question and the pick', () => {
    const about = [{ race: 'orcs', power: 'flying', coins: 2, price: 1 }]
    const question = { kind: 'pick', about, law: '', seat: 0 } as unknown as AskedQuestion
    expect(wordsIn('en').option(question, { race: 'orcs', power: 'flying' })).toBe('Flying Orcs: 1 coin')
    const conquer = { kind: 'conquer', about: { race: 'orcs', hand: 4 } } as unknown as AskedQuestion
    expect(wordsIn('en').question(conquer)).toBe('Conquer with the Orcs: 4 in hand')
    expect(wordsIn('en').option(conquer, { do: 'abandon', region: 0 })).toBe('Abandon Sea 1')
    expect(wordsIn('en').option(conquer, 'pass')).toBe('End conquests')
    const ally = { kind: 'diplomat.ally', about: null } as unknown as AskedQuestion
    expect(wordsIn('en').option(ally, 1)).toBe('Peace with Ilya')
  })

  test('a kind without words still says something', () => {
    const question = { kind: 'somethingNew', about: null } as unknown as AskedQuestion
    expect(wordsIn('en').question(question)).toBe('somethingNew')
    expect(wordsIn('en').option(question, { a: 1, b: 'orcs' })).toBe('1 · Orcs')
  })

  test('names and numbers stand out', () => {
    expect(parts(wordsIn('en').event(event('decline', { seat: 1, race: 'orcs' })))[1]).toBe('Ilya')
  })

  test('catalogues may be nested or flat', () => {
    expect(flatten({ a: { b: 'x' }, 'c.d': 'y' })).toEqual({ 'a.b': 'x', 'c.d': 'y' })
  })

  test('the browser chooses the first language', () => {
    expect(preferredLanguage(['fr-FR', 'zh-CN', 'en'])).toBe('zh')
    expect(preferredLanguage(['fr'])).toBe('en')
  })
})
