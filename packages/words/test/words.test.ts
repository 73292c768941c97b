import type { GameEvent, Question, View } from '@spinney/kernel'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { createWords, flatten, type Language, parts, plain, startTexts, type Words } from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { smallworldWords } from '../src/smallworld/index.ts'
import { catalogueFile, textsOf } from './catalogue.ts'

const view = { state: { map: '2p' } } as unknown as View
const NAMES = { en: 'You', ja: 'あなた', zh: '你' }

const wordsIn = (language: Language): Words =>
  createWords({
    texts: textsOf(language, ['smallworld']),
    language,
    game: 'smallworld',
    seatName: (seat) => (seat === 0 ? NAMES[language] : 'Ilya'),
    sorts: smallworldWords.sortsOf!(view),
  })

const rootIn = (language: Language): Words =>
  createWords({
    texts: textsOf(language, ['root']),
    language,
    game: 'root',
    seatName: (seat) => ['Ada', 'Ben'][seat]!,
    sorts: rootWords.sortsOf!(view),
  })

const event = (what: string, facts: GameEvent['facts']): GameEvent => ({ law: 'SW-1', what, facts })
const say = (language: Language, what: string, facts: GameEvent['facts']) =>
  plain(wordsIn(language).event(event(what, facts)))

describe('words', () => {
  test('events name players, regions and peoples', () => {
    const facts = { seat: 1, race: 'orcs', region: 2, tokens: 3, how: 'conquer' }
    expect(say('en', 'conquest', facts)).toBe('Ilya took Forest 3 with 3 Orcs.')
    expect(say('en', 'conquest', { ...facts, seat: 0, tokens: 1 })).toBe('You took Forest 3 with 1 Orc.')
    expect(say('ja', 'conquest', facts)).toBe('Ilyaはオーク3枚で森3を征服した。')
    expect(say('zh', 'conquest', facts)).toBe('Ilya用3枚兽人征服了森林3。')
  })

  test('what happened in a special way has a sentence of its own', () => {
    const facts = { seat: 0, race: 'orcs', region: 2, tokens: 1 }
    expect(say('en', 'conquest', { ...facts, how: 'dragon' })).toMatch(/dragon/)
    expect(say('en', 'dieRolled', { seat: 0, result: 2, succeeds: false })).toMatch(/not enough/)
    expect(say('en', 'piecePlaced', { seat: 0, piece: 'encampment', region: 2, count: 2 })).toMatch(/2 encampments/)
  })

  test('a hand that is shown is a hand for those who do not see it, and an empty one is none', () => {
    const shown = (language: Language, ...cards: string[]) => {
      const words = createWords({
        texts: textsOf(language, ['root']),
        language,
        game: 'root',
        seatName: (i) => `S${i}`,
      })
      return plain(words.event(event('handShown', { seat: 1, to: 2, cards })))
    }
    expect(shown('en', 'unseen')).toBe('S1 showed the whole hand to S2.')
    expect(shown('en')).toBe('S1 showed an empty hand to S2.')
    expect(shown('en', 'sappers')).toBe('S1 showed Sappers to S2.')
    expect(shown('en', 'sappers', 'cobbler')).toBe('S1 showed Sappers and Cobbler to S2.')
    expect(shown('ja', 'unseen')).toBe('S1はS2に手札を全て見せた。')
    expect(shown('zh', 'unseen')).toBe('S1向S2展示了所有手牌。')
  })

  test('plurals follow the number', () => {
    expect(say('en', 'income', { seat: 0, total: 0, parts: [] })).toBe('You earned nothing.')
    expect(say('en', 'income', { seat: 0, total: 1, parts: [] })).toBe('You earned 1 coin.')
    expect(say('en', 'income', { seat: 0, total: 7, parts: [] })).toBe('You earned 7 coins.')
  })

  test('gaps marked as seats are filled with names', () => {
    expect(say('en', 'allyNamed', { seat: 0, race: 'orcs', ally: 1 })).toBe('You made peace with Ilya.')
  })

  test('the reader is “You” at the beginning, “you” inside, and “your” things are told; others keep their names', () => {
    const words = createWords({
      texts: textsOf('en', ['root']),
      language: 'en',
      game: 'root',
      seatName: (seat) => ['Ada', 'Sora', 'Eyrie Dynasties'][seat]!,
      you: 0,
      sorts: rootWords.sortsOf!(view),
    })
    const say = (what: string, facts: GameEvent['facts']) => plain(words.event(event(what, facts)))
    expect(say('battle', { seat: 0, defender: 1, place: 2 })).toBe('You attacked Sora in clearing 2.')
    expect(say('battle', { seat: 1, defender: 0, place: 2 })).toBe('Sora attacked you in clearing 2.')
    expect(say('fundSpent', { seat: 1, owner: 0 })).toBe('Sora spent a fund (one of your warriors).')
    expect(say('fundSpent', { seat: 0, owner: 1 })).toBe('You spent a fund (one of Sora’s warriors).')
    expect(say('fundSpent', { seat: 0, owner: 2 })).toBe('You spent a fund (one of Eyrie Dynasties’ warriors).')
    expect(words.seat(0)).toBe('You')
  })

  test('loss and gain are two messages, and numbers have their nouns', () => {
    const say = (what: string, facts: GameEvent['facts']) => plain(rootIn('en').event(event(what, facts)))
    expect(say('scored', { seat: 0, points: 2, total: 5 })).toBe('Ada scored 2 VP (total 5).')
    expect(say('scored', { seat: 0, points: -4, total: 0 })).toBe('Ada lost 4 VP (total 0).')
    const placed = { seat: 0, kind: 'duchy.warrior', place: 4 }
    expect(say('placed', { ...placed, count: 1 })).toBe('Ada placed 1 Duchy warrior in clearing 4.')
    expect(say('placed', { ...placed, count: 2 })).toBe('Ada placed 2 Duchy warriors in clearing 4.')
    const rolled = { seat: 0, high: 3, low: 0, attackerHits: 1, defenderHits: 0 }
    expect(say('rolled', rolled)).toBe('Ada rolled 3 and 0: the attacker dealt 1 hit, the defender no hits.')
    expect(say('refreshed', { seat: 0, item: 'sword-damaged-exhausted' })).toBe('Ada refreshed an item (sword).')
  })

  test('who lost nothing or saved nothing is not told that', () => {
    const losses = { seat: 1, race: 'giants', region: 2 }
    expect(say('en', 'losses', { ...losses, lost: 1, saved: 2 })).toBe('Ilya lost Forest 3 (1 Giant lost, 2 withdrew).')
    expect(say('en', 'losses', { ...losses, lost: 1, saved: 0 })).toBe('Ilya lost Forest 3 and 1 Giant.')
    expect(say('en', 'losses', { ...losses, lost: 0, saved: 2 })).toBe('Ilya lost Forest 3 (2 Giants withdrew).')
  })

  test('options are worded from the question and the pick', () => {
    const about = [{ race: 'orcs', power: 'flying', coins: 2, price: 1 }]
    const question = { kind: 'pick', about, law: '', seat: 0 } as unknown as Question
    expect(wordsIn('en').option(question, { race: 'orcs', power: 'flying' })).toBe('Flying Orcs: 1 coin')
    const conquer = { kind: 'conquer', about: { race: 'orcs', hand: 4 } } as unknown as Question
    expect(wordsIn('en').question(conquer)).toBe('Conquer with the Orcs: 4 tokens in hand')
    expect(wordsIn('en').option(conquer, { do: 'abandon', region: 0 })).toBe('Abandon Sea 1')
    expect(wordsIn('en').option(conquer, 'pass')).toBe('End conquests')
    const ally = { kind: 'diplomat.ally', about: null } as unknown as Question
    expect(wordsIn('en').option(ally, 1)).toBe('Peace with Ilya')
  })

  test('a kind without words still says something', () => {
    const question = { kind: 'somethingNew', about: null } as unknown as Question
    expect(wordsIn('en').question(question)).toBe('somethingNew')
    expect(wordsIn('en').option(question, { a: 1, b: 'orcs' })).toBe('1 · Orcs')
    const declared = { kind: 'somethingNew', about: null, picks: { whose: 'seat', where: 'region' } }
    expect(wordsIn('en').option(declared, { whose: 1, where: 2 })).toBe('Ilya · Forest 3')
    expect(wordsIn('en').option({ ...declared, picks: 'seat' }, 1)).toBe('Ilya')
    expect(wordsIn('en').option({ ...declared, picks: ['seat', 'amount'] }, 1)).toBe('1')
  })

  test('names and numbers stand out', () => {
    expect(parts(wordsIn('en').event(event('decline', { seat: 1, race: 'orcs' })))[1]).toBe('Ilya')
  })

  test('catalogues may be nested or flat', () => {
    expect(flatten({ a: { b: 'x' }, 'c.d': 'y' })).toEqual({ 'a.b': 'x', 'c.d': 'y' })
  })

  test('why something is not offered', () => {
    expect(wordsIn('en').why({ pick: { do: 'conquer', region: 3 }, law: '', why: 'immune' })).toBe(
      'This region cannot be conquered.',
    )
  })

  test('a fact that is missing leaves a hole, not a template', () => {
    expect(rootIn('en').question({ kind: 'overworkCard', about: null })).toBe(
      'Overwork in clearing …: which card do you spend?',
    )
  })

  test('words come as soon as their catalogue does', async () => {
    const texts = createInstance()
    await startTexts(texts, { lng: 'ja', resources: {} })
    const words = createWords({ texts, language: 'ja', game: 'root', seatName: String })
    expect(words.term('fox')).toBe('fox')
    texts.addResourceBundle('ja', 'root', catalogueFile('ja', 'root'))
    expect(words.term('fox')).toBe('キツネ')
    expect(words.question({ kind: 'craft', about: null })).toMatch(/クラフト/)
  })
})

describe('words of Root', () => {
  test('the Burrow and forests are called by their names', () => {
    const moved = (from: number, to: number) =>
      plain(rootIn('en').event(event('moved', { seat: 0, from, to, warriors: 13 })))
    expect(moved(13, 5)).toBe('Ada moved 13 warriors from the Burrow to clearing 5.')
    expect(moved(12, 13)).toBe('Ada moved 13 warriors from clearing 12 to the Burrow.')
    const pawn = event('pawnMoved', { seat: 1, from: 'f-1-8-9', to: 2 })
    expect(plain(rootIn('en').event(pawn))).toBe('Ben moved from the forest (1, 8, 9) to clearing 2.')
    const slip: Pick<Question, 'kind' | 'about'> = { kind: 'vagabondSlip', about: null }
    expect(rootIn('ja').option(slip, 3)).toBe('広場3へ潜入する')
  })

  test('a card that can be used in any menu is paid with under its own name', () => {
    const words = rootIn('en')
    const option = (kind: string, pick: string) => words.option({ kind, about: null }, pick)
    expect(option('overworkCard', 'tax-collector')).toBe('Spend Tax Collector')
    expect(option('discard', 'codebreakers')).toBe('Discard Codebreakers')
    expect(option('marquiseDaylight', 'tax-collector')).toMatch(/^Tax Collector: remove one of your warriors/)
    expect(option('allianceRevolt', 'pass')).toBe('No revolt')
    expect(option('hundredsRelentless', 'pass')).toBe('Pass')
  })

  test('topics do without facts', () => {
    expect(rootIn('en').topic({ kind: 'ambush' })).toBe('ambush')
    expect(rootIn('en').topic({ kind: 'somethingNew' })).toBe('next step')
  })
})
