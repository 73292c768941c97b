import { ConfigError } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import {
  BOTS,
  DIFFICULTIES,
  INTERACTION_CARDS,
  PRIORITY_MARKERS,
  SERVICE_CARDS,
  VAGABOTS,
} from '../../src/clockwork/facts.ts'
import { automata } from '../../src/clockwork/index.ts'
import { cardAt, root } from '../../src/index.ts'

const seats = ['marquise', 'eyrie', 'alliance']

const refusal = (config: unknown): string => {
  try {
    root.config(config)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

describe('the boxes', () => {
  const cardsIn = (box: string) => ({
    // The board itself is the default: it needs no card.
    difficulty: BOTS.filter((bot) => bot.box === box).length * (DIFFICULTIES.length - 1),
    traits: BOTS.flatMap(({ traits }) => Object.values(traits)).filter((found) => found === box).length,
    vagabots: Object.values(VAGABOTS).filter((found) => found === box).length,
    boards: BOTS.filter((bot) => bot.box === box).length,
  })

  test('[clockwork B.5] [clockwork B.5.2] [clockwork B.5.3] [clockwork B.5.4] of the first: 12 markers, 12 difficulty, 16 trait and 3 Vagabot cards, 4 boards', () => {
    expect(PRIORITY_MARKERS).toBe(12)
    expect(cardsIn('clockwork')).toEqual({ difficulty: 12, traits: 16, vagabots: 3, boards: 4 })
  })

  test('[clockwork B.6] [clockwork B.6.2] [clockwork B.6.3] [clockwork B.6.4] of the second: 12 difficulty, 20 trait, 3 Vagabot, 1 interaction and 11 services cards', () => {
    expect(cardsIn('clockwork-2')).toEqual({ difficulty: 12, traits: 20, vagabots: 3, boards: 4 })
    expect([INTERACTION_CARDS, SERVICE_CARDS]).toEqual([1, 11])
  })

  test('every board has a procedure, and the Vagabot may stand for either Vagabond', () => {
    expect(automata.map(({ id }) => id)).toEqual([
      ...BOTS.slice(0, 4).map(({ faction }) => faction),
      'vagabond2',
      ...BOTS.slice(4).map(({ faction }) => faction),
    ])
    expect(automata.every(({ automaton }) => automaton === true)).toBe(true)
  })
})

describe('a table with automata', () => {
  test('two Vagabots of whom no card is said have different ones, and none that is said of the other', () => {
    const cards = (...seats: string[]) =>
      Object.values(root.config({ seats: [...seats, 'eyrie'] }).clockwork!).map(({ character }) => character)
    expect(cards('clockwork:vagabond', 'clockwork:vagabond2')).toEqual(['thief', 'tinker'])
    expect(cards('clockwork:vagabond', 'clockwork:vagabond2/thief')).toEqual(['tinker', 'thief'])
    expect(cards('clockwork:vagabond')).toEqual(['thief'])
  })

  test('[clockwork A.3] is written as a record, or into its seats', () => {
    const written = root.config({ seats: ['clockwork:marquise@nightmare+iron-will+blitz', 'eyrie', 'alliance'] })
    const listed = root.config({
      seats,
      clockwork: { marquise: { difficulty: 'nightmare', traits: ['blitz', 'iron-will'] } },
    })
    expect(written).toEqual(listed)
    expect(written.clockwork).toEqual({ marquise: { difficulty: 'nightmare', traits: ['blitz', 'iron-will'] } })
    expect(root.config({ seats }).clockwork).toBeUndefined()
    expect(root.config({ seats: ['clockwork:vagabond/ranger@easy', 'eyrie'] }).clockwork).toEqual({
      vagabond: { difficulty: 'easy', traits: [], character: 'ranger' },
    })
  })

  test.each([
    [
      'a trait of another',
      { seats: ['clockwork:marquise+nobility', 'eyrie'] },
      /“nobility” is a trait of the clockwork “eyrie”, not of the clockwork “marquise”; its traits are blitz/,
    ],
    [
      'a trait that does not exist',
      { seats: ['clockwork:marquise+clever', 'eyrie'] },
      /“clever” is no trait of the clockwork “marquise”/,
    ],
    [
      'a trait twice',
      { seats: ['clockwork:marquise+blitz+blitz', 'eyrie'] },
      /“blitz” of “marquise” stands there twice/,
    ],
    [
      'an unknown difficulty',
      { seats: ['clockwork:marquise@expert', 'eyrie'] },
      /easy, default, challenging, nightmare, not “expert”/,
    ],
    [
      'a faction without an automaton',
      { seats: ['clockwork:keepers', 'eyrie'] },
      /there is no clockwork “keepers”; there are marquise/,
    ],
    ['one without a seat', { seats, clockwork: { lizard: {} } }, /“lizard” has no seat at the table/],
    [
      'one twice',
      { seats: ['clockwork:marquise', 'eyrie'], clockwork: { marquise: {} } },
      /“marquise” is set up twice/,
    ],
    [
      'a Vagabot card that does not exist',
      { seats: ['clockwork:vagabond/ronin', 'eyrie'] },
      /thief, tinker, ranger, vagrant, scoundrel, arbiter, not “ronin”/,
    ],
    [
      'a Vagabot card twice',
      { seats: ['clockwork:vagabond/thief', 'clockwork:vagabond2/thief', 'eyrie'] },
      /one Vagabot card “thief”/,
    ],
    [
      'a character of another',
      { seats, clockwork: { marquise: { character: 'thief' } } },
      /has no “character”; it has difficulty, traits/,
    ],
    [
      'a player as the second Vagabond',
      { seats: ['clockwork:vagabond', 'vagabond2', 'eyrie'] },
      /the player is the “vagabond” and the Vagabot the “vagabond2”/,
    ],
    ['nobody to play', { seats: ['clockwork:marquise', 'clockwork:eyrie'] }, /at least one seat is for a player/],
    ['playing together against nobody', { seats, cooperative: true }, /“cooperative” needs a clockwork seat/],
    ['a word for a setup', { seats, clockwork: { marquise: 'easy' } }, /is a record with difficulty and traits/],
    ['a list for all of them', { seats, clockwork: [1] }, /“clockwork” is a record/],
  ])('refuses %s and says why', (_what, config, message) => {
    expect(refusal(config)).toMatch(message)
  })

  test('has no dominance cards beside one or two players, or where all play together', () => {
    const dominance = (config: unknown) => root.setup(root.config(config)).deck.filter(isDominance).length
    expect(dominance({ seats: ['clockwork:marquise', 'eyrie', 'alliance'] })).toBe(0)
    expect(dominance({ seats: ['clockwork:marquise', 'eyrie', 'alliance', 'vagabond'] })).toBe(4)
    expect(dominance({ seats: ['clockwork:marquise', 'eyrie', 'alliance', 'vagabond'], cooperative: true })).toBe(0)
  })
})

const isDominance = (card: number): boolean => cardAt(card).kind === 'dominance'
