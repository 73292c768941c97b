import { readFileSync } from 'node:fs'
import type { Json, Seat } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { NOUN, SEAT_SORTS } from '../src/gaps.ts'
import { type Catalogue, createWords, formsOf, type GameWords, type Gap, gapsOf, LANGUAGES } from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { smallworldWords } from '../src/smallworld/index.ts'
import { misnamed, type Terms } from '../src/terms.ts'
import { tollWords } from '../src/toll/index.ts'
import { catalogueFile, OWNERS, stem, textsOf } from './catalogue.ts'

const GAMES: readonly (readonly [id: string, words: GameWords, map: string])[] = [
  ['root', rootWords, 'autumn'],
  ['smallworld', smallworldWords, '2p'],
  ['toll', tollWords, ''],
]

/** Ids that no language has as a word, for gaps of no sort, by game. */
const WORD: { readonly [game: string]: string } = {
  root: 'stand-and-deliver',
  smallworld: 'dragon-master',
  toll: 'nuts-3',
}

const ME: Seat = 0
const OTHER: Seat = 1
const NAMES = ['Ilya', 'Sora']

const isSeat = ({ sort }: Gap): boolean => sort !== null && sort in SEAT_SORTS

/** Something that fits a gap. */
function sampleOf(game: string, { name, sort }: Gap, number: number): Json {
  if (sort === 'loss') return -number
  if (sort === 'item' || sort === 'items') return 'sword-damaged-exhausted'
  if (sort === 'warrior') return 'eyrie'
  if (sort === 'one' || sort === 'many') return game === 'root' ? 'eyrie.warrior' : 'orcs'
  const isNumber =
    name === 'count' ||
    sort === 'count' ||
    sort === 'place' ||
    sort === 'region' ||
    sort === 'places' ||
    sort === 'regions' ||
    sort?.startsWith(NOUN)
  return isNumber ? number : WORD[game]!
}

/** The ways to put people into a sentence: nobody is the reader, then each of them in turn. */
function castings(seats: readonly string[]): { readonly [name: string]: Seat }[] {
  const others = Object.fromEntries(seats.map((name) => [name, OTHER]))
  return [others, ...seats.map((name) => ({ ...others, [name]: ME }))]
}

/** Every message of a game with sample facts, with one and with several of everything, and with the reader anywhere. */
function rendered(id: string, wording: GameWords, map: string, language: (typeof LANGUAGES)[number]) {
  const catalogue = catalogueFile(language, id)
  const words = createWords({
    texts: textsOf(language, [id]),
    language,
    game: id,
    seatName: (seat) => NAMES[seat]!,
    you: ME,
    sorts: wording.sortsOf?.({ state: { map } } as never),
  })
  return [...new Set(Object.keys(catalogue).map(stem))].flatMap((key) => {
    const gaps = formsOf(catalogue, key).flatMap(gapsOf)
    const seats = [...new Set(gaps.filter(isSeat).map(({ name }) => name))]
    return castings(seats).flatMap((cast) =>
      [1, 2].map((number) => {
        const facts = Object.fromEntries(gaps.map((gap) => [gap.name, sampleOf(id, gap, number)]))
        return { key, seats, text: words.message(key, { count: number, ...facts, ...cast }) }
      }),
    )
  })
}

/** What is wrong with a sentence in which the reader may appear. */
const SLIPS = {
  en: /\bof [Yy]ou\b|[a-z,;(] You(?:r)?\b|^you|[.:?] you\b|\b[Yy]ou (?:is|was|has|does|[a-z]+[^s’\W]s)\b|\byou’s?\b/,
  ja: /あなた[でへ]|のの/,
  zh: /的的|你们/,
} as const

describe.each(GAMES)('the messages of %s', (id, wording, map) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const all = rendered(id, wording, map, language)

    test('are complete with their facts', () => {
      const broken = all.filter(({ text }) => /\{\{|\}\}|undefined|NaN|\[object|…\S/.test(text) || text.trim() === '')
      expect(broken).toEqual([])
    })

    test('say no raw ids', () => {
      const ids = [...Object.values(WORD), 'sword-damaged-exhausted', 'eyrie.warrior']
      expect(all.filter(({ text }) => ids.some((word) => text.includes(word)))).toEqual([])
      expect(all.filter(({ text, key }) => text === key)).toEqual([])
    })

    test('read well with the reader in them', () => {
      const withPeople = all.filter(({ seats }) => seats.length > 0)
      expect(withPeople.filter(({ text }) => SLIPS[language].test(text))).toEqual([])
    })
  })
})

describe('English', () => {
  const messages = GAMES.flatMap(([id]) => Object.entries(catalogueFile('en', id)))

  test('begins sentences with “You” and has “you” and “your” inside', () => {
    const places = messages.flatMap(([key, text]) =>
      [...text.matchAll(/\{\{\w+, (seat[\w-]*)\}\}/g)].map(({ 1: sort, index }) => ({
        key,
        sort,
        begins: index === 0 || /(?:[.:?] |· )$/.test(text.slice(0, index)),
      })),
    )
    expect(places.length).toBeGreaterThan(150)
    expect(places.filter(({ sort, begins }) => (sort === 'seat') !== begins)).toEqual([])
  })

  test('has typographic quotation marks and apostrophes', () => {
    const texts = OWNERS.flatMap((owner) => Object.entries(catalogueFile('en', owner)))
    expect(texts.filter(([, text]) => /["']/.test(text))).toEqual([])
  })

  test('gives every number of the log its noun', () => {
    const told = messages.filter(([key]) => key.startsWith('event.'))
    expect(told.filter(([, text]) => /×|→|: \{\{[\w, -]+\}\}\.?$/.test(text)).map(([key]) => key)).toEqual(
      EXPECTED_HEADS,
    )
  })
})

/** Headings of the log, where the name of a phase or a player follows a colon. */
const EXPECTED_HEADS = ['event.turn', 'event.phase', 'event.turnBegins']

const termsOf = (game: string): { readonly [language: string]: Terms } =>
  JSON.parse(readFileSync(new URL(`../../${game}/law/terms.json`, import.meta.url), 'utf8'))

/** Catalogues such as `course-root`, and keys such as `want.root.points`, are about one game. */
const isSaidOf = (game: string, name: string): boolean =>
  game === (/(?:^|[.-])(root|smallworld)(?:$|\.)/.exec(name)?.[1] ?? game)
const saidOf = (game: string, catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => isSaidOf(game, key)))

/** Catalogues that belong to no game, or to the example, but should speak like the two games. */
const COMMON = OWNERS.filter((owner) => !['root', 'smallworld', 'bots'].includes(owner))

const only = (catalogue: Catalogue, start: string): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith(start)))

describe.each(LANGUAGES)('the terms of the rules in %s', (language) => {
  const bots = catalogueFile(language, 'bots')
  const owners: readonly (readonly [of: string, game: string, catalogue: Catalogue])[] = [
    ['root', 'root', catalogueFile(language, 'root')],
    ['the bots of root', 'root', only(bots, 'reason.root.')],
    ['smallworld', 'smallworld', catalogueFile(language, 'smallworld')],
    ['the bots of smallworld', 'smallworld', only(bots, 'reason.smallworld.')],
    ...['root', 'smallworld'].flatMap((game) => [
      [`the bots' sentences, by ${game}`, game, only(bots, 'explain.')] as const,
      ...COMMON.filter((owner) => isSaidOf(game, owner)).map(
        (owner) => [`${owner}, by ${game}`, game, saidOf(game, catalogueFile(language, owner))] as const,
      ),
    ]),
  ]

  test.each(owners)('are kept by %s', (_of, game, catalogue) => {
    const terms = termsOf(game)[language]!
    const wrong = Object.entries(catalogue).flatMap(([key, text]) =>
      misnamed(text, terms).map((word) => `${key}: ${word}`),
    )
    expect(wrong).toEqual([])
  })
})
