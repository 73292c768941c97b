import { readFileSync } from 'node:fs'
import { boards } from '@spinney/root'
import { createWords, flatten, LANGUAGES, type Language, startTexts } from '@spinney/words'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../src/library/chapters.ts'
import { linked } from '../src/library/links.ts'
import { readingOf } from '../src/library/reading.ts'
import { type GameLibrary, meantBy, ruleHref } from '../src/library/types.ts'
import { infoOf as rootInfo } from '../src/root/info/index.tsx'
import { rulebook as rootRules } from '../src/root/rulebook.ts'
import { NAMED, THINGS as ROOT_THINGS } from '../src/root/things.ts'
import { ruleIn } from '../src/rulebooks.ts'
import { infoOf as swInfo } from '../src/smallworld/info/index.tsx'
import { rulebook as swRules } from '../src/smallworld/rulebook.ts'
import { THINGS as SW_THINGS } from '../src/smallworld/things.ts'

const LIBRARIES: { readonly [game: string]: GameLibrary } = {
  root: { rulebook: rootRules, things: ROOT_THINGS, info: rootInfo, named: NAMED },
  smallworld: { rulebook: swRules, things: SW_THINGS, info: swInfo },
}

const catalogue = (language: Language, owner: string) =>
  flatten(JSON.parse(readFileSync(new URL(`../../words/messages/${language}/${owner}.json`, import.meta.url), 'utf8')))

function wordsIn(language: Language, game: string) {
  const texts = createInstance()
  const resources = { [language]: { [game]: catalogue(language, game) } }
  void startTexts(texts, { lng: language, resources, initAsync: false })
  return createWords({ texts, language, game, seatName: String })
}

const CASES = Object.keys(LIBRARIES).flatMap((game) => LANGUAGES.map((language) => ({ game, language })))

describe.each(CASES)('the library of $game in $language', ({ game, language }) => {
  const library = LIBRARIES[game]!
  const words = wordsIn(language, game)

  test('every link leads to a rule or a thing', async () => {
    const book = await library.rulebook(language)
    const reading = readingOf(game, library, book, words)
    for (const { id } of book.rules) {
      expect(reading.around(id).filter((law) => !reading.isRule(law))).toEqual([])
      for (const { reading: text, reason } of book.rulingsOn(id)) expect(text !== '' && reason !== '', id).toBe(true)
      for (const { text } of book.variantsOf(id).flat()) expect(text, id).not.toBe('')
    }
    expect(Object.entries(library.things).map(([kind, ids]) => [kind, ids.length > 0])).not.toContainEqual([
      expect.anything(),
      false,
    ])
    for (const [kind, ids] of Object.entries(library.things)) {
      for (const id of ids) {
        const told = library.info({ words, scene: null }, { kind, id })
        expect(told, `${kind} ${id}`).not.toBeNull()
        expect(told!.laws.filter((law) => !reading.isRule(law))).toEqual([])
        expect(told!.name).not.toContain('{{')
      }
    }
  })

  test('every chapter has a title, every shelf a name', async () => {
    const chapters = chaptersOf(await library.rulebook(language))
    expect(chapters.filter(({ title }) => title === '')).toEqual([])
    const learn = catalogue(language, 'learn')
    expect(Object.keys(library.things).filter((kind) => learn[`shelf.${kind}`] === undefined)).toEqual([])
  })
})

test('rule sets are told where they differ, those that agree together', async () => {
  const { variantsOf, rulingsOn } = await rootRules('en')
  const hospitals = variantsOf('6.2.3')
  expect(hospitals.length).toBeGreaterThan(0)
  for (const variants of hospitals) {
    expect(variants.flatMap(({ presets }) => presets).sort()).toEqual(['current', 'draft', 'english', 'first'])
    expect(variants.length).toBeGreaterThan(1)
  }
  expect(variantsOf('1.2.2')).toEqual([])
  expect(rulingsOn('9.2.8').length).toBeGreaterThan(0)
})

test('a number without a text of its own leads to the paragraph above', async () => {
  const book = await rootRules('en')
  expect(ruleIn(book, '4.3.2.I')?.id).toBe('4.3.2.I')
  expect(ruleIn(book, '1.2.2.IX')?.id).toBe('1.2.2')
  expect(ruleIn(book, 'Z.9')).toBeNull()
})

test('numbers of rules in a text are cut out, other numbers are not', () => {
  const isRule = (law: string) => ['7.5.2', 'A.8', 'SW-8.2', '4.3.1.II'].includes(law)
  expect(linked('Craft, then 7.5.2 or 3.5 (A.8).', isRule).filter(({ law }) => law !== null)).toEqual([
    { text: '7.5.2', law: '7.5.2' },
    { text: 'A.8', law: 'A.8' },
  ])
  expect(linked('SW-8.2と4.3.1.IIを見る。', isRule).map(({ text }) => text)).toEqual([
    'SW-8.2',
    'と',
    '4.3.1.II',
    'を見る。',
  ])
})

test('a thing leads to all of its paragraphs, and to how we read them', async () => {
  const of = async (game: 'root' | 'smallworld', kind: string, id: string) => {
    const library = LIBRARIES[game]!
    const reading = readingOf(game, library, await library.rulebook('en'), wordsIn('en', game))
    return { laws: reading.lawsOf({ kind, id }), rulings: reading.rulingsOf({ kind, id }).map((ruling) => ruling.id) }
  }
  const reading = readingOf('smallworld', LIBRARIES.smallworld!, await swRules('en'), wordsIn('en', 'smallworld'))
  expect((await of('smallworld', 'race', 'trolls')).laws).toEqual(['SW-15.13.1', 'SW-15.13.2', 'SW-15.13.3'])
  expect(reading.thingsOf('SW-16.9.3')).toContainEqual({ kind: 'power', id: 'heroic' })
  expect((await of('root', 'faction', 'keepers')).laws).toEqual(['15', '5.2'])
  expect((await of('root', 'leader', 'despot')).laws).toContain('7.8.4')
  expect((await of('root', 'character', 'ronin')).laws).toContain('D.8.2')
  expect((await of('root', 'hireling', 'street-band')).rulings).toContain('H23')
  expect((await of('root', 'suit', 'fox')).rulings).toEqual([])
})

test('everything in the boxes stands on a shelf', () => {
  expect(ROOT_THINGS.leader).toEqual(Object.keys(boards.EYRIE.leaders))
  const numbers = (things: GameLibrary['things']) =>
    Object.entries(things).map(([kind, ids]) => `${kind} ${ids.length}`)
  // As many as lie in the boxes, each sort of card once for each suit.
  expect(numbers(ROOT_THINGS)).toEqual([
    ...['faction 11', 'card 60', 'quest 15', 'item 8', 'piece 58', 'leader 4', 'character 9', 'service 3'],
    ...['minister 9', 'plot 4', 'mood 8', 'relic 3', 'hireling 26', 'landmark 6', 'suit 4'],
  ])
  expect(numbers(SW_THINGS)).toEqual(['race 14', 'power 20', 'terrain 7', 'symbol 3', 'piece 7'])
})

test('addresses have no dots, and lead back to what they are made of', () => {
  const ids = ['4.3', '4.3.1.II', 'marquise.keep', 'ambush-fox', '4']
  for (const id of ids) {
    expect(ruleHref('root', id)).not.toContain('.')
    expect(meantBy(ruleHref('root', id).split('/').at(-1)!, ids)).toBe(id)
    expect(meantBy(id, ids)).toBe(id)
  }
  expect(meantBy('9-9', ids)).toBeUndefined()
})
