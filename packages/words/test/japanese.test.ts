import { allCards, BOX, QUESTS } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { createWords } from '../src/index.ts'
import { sorts } from '../src/root/sorts.ts'
import { catalogueFile, OWNERS, textsOf } from './catalogue.ts'

/** Log lines that head a turn or a phase instead of telling something. */
const HEADS = ['event.turn', 'event.phase', 'event.turnBegins']

/** Messages of the terminal that show what is typed: a half-width ?, and columns. */
const TYPED = ['menu', 'prompt', 'hint', 'help']

const games = ['root', 'smallworld', 'toll']

const messagesOf = (owner: string, start = ''): [key: string, text: string][] =>
  Object.entries(catalogueFile('ja', owner))
    .filter(([key]) => key.startsWith(start))
    // What fills a gap counts as a word.
    .map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, '語')])

describe.each(games)('the Japanese of %s', (game) => {
  test('tells the log in plain past sentences', () => {
    const told = messagesOf(game, 'event.').filter(([key]) => !HEADS.includes(key))
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter(([, text]) => !/[ただ](?:（[^）]*）)?。$/.test(text))).toEqual([])
    expect(told.filter(([, text]) => /です|ます|ました/.test(text))).toEqual([])
  })

  test('asks and announces chance politely', () => {
    const asked = messagesOf(game, 'decision.')
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(([, text]) => !/ますか？|ですか？|ます。|ください。/.test(text))).toEqual([])
  })

  test('has options that are no sentences', () => {
    expect(messagesOf(game, 'option.').filter(([, text]) => /。$|です|ます/.test(text))).toEqual([])
  })
})

describe.each(OWNERS)('the Japanese of %s', (owner) => {
  test('has full-width punctuation, and no spaces round numbers and words', () => {
    const texts = messagesOf(owner).filter(([key]) => !key.startsWith('footer.') && !TYPED.includes(key))
    expect(texts.filter(([, text]) => /[()?!:,]|[\u3040-\u9fff] | [\u3040-\u9fff]|？[^　」）]/.test(text))).toEqual([])
  })

  test('puts no particle of place behind a person, who may be the reader', () => {
    const texts = Object.entries(catalogueFile('ja', owner))
    expect(texts.filter(([, text]) => /seat\}\}(?:で(?!す)|へ)/.test(text))).toEqual([])
  })
})

test('Japanese cards stand in 《》, which comes with their names', () => {
  const root = catalogueFile('ja', 'root')
  const ids = [...allCards, ...QUESTS].map(({ id }) => id)
  expect(ids.filter((id) => !/^《.*》$/.test(root[`term.${id}`] ?? ''))).toEqual([])
  expect(Object.entries(root).filter(([, text]) => /《\{\{/.test(text))).toEqual([])
})

test('building tiles are counted by 枚, figures and tokens by 個', () => {
  const words = createWords({
    texts: textsOf('ja', ['root']),
    language: 'ja',
    game: 'root',
    seatName: () => 'Sora',
    sorts,
  })
  const counting = ['event.placed', 'event.removed', 'story.placed', 'story.removed', 'tail.placed', 'tail.removed']
  for (const { id, category } of BOX) {
    const unit = category === 'building' ? '枚' : '個'
    for (const key of counting) {
      expect(words.message(key, { seat: 0, place: 5, kind: id, count: 2 }), key).toContain(`2${unit}`)
    }
  }
  expect(words.message('story.placed.building', { place: 5, kind: 'eyrie.roost', count: 2 })).toContain('2枚建設した')
})
