import { draw, toll, turn } from '@spinney/example-toll'
import { ConfigError, decide, eventFor, frameOf, start } from '@spinney/kernel'
import { scenario } from '@spinney/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { given } from './position.ts'

const two = ['otter', 'heron'] as const

describe('pieces and beginning', () => {
  test('[rule 1.1] there are 32 cards, eight of them owls', () => {
    const { deck } = toll.setup({ animals: two })
    expect(deck.length).toBe(32)
    expect(deck.filter((card) => card === 'owl').length).toBe(8)
  })

  test('[rule 1.1] a kind of which more cards are left is likelier', () => {
    const ask = decide(toll, start(toll, { animals: two }).state)
    expect(ask?.options).toEqual(['nuts-1', 'nuts-2', 'nuts-3', 'nuts-4', 'nuts-5', 'owl'])
    expect(ask?.weights).toEqual([4, 5, 6, 5, 4, 8])
  })

  test.each([
    [{}, 'a list of animals is missing'],
    [null, 'a configuration of Toll is a record'],
    [{ animals: ['otter'] }, 'two to four players'],
    [{ animals: ['otter', 'otter'] }, 'played twice'],
    [{ animals: ['otter', 'wolf'] }, 'wolf is none of'],
  ])('[rule 1.2] %j is refused', (config, reason) => {
    expect(() => toll.config(config)).toThrow(ConfigError)
    expect(() => toll.config(config)).toThrow(reason)
  })

  test('[rule 2.1] three cards are dealt to each, then the first animal draws and is asked', () => {
    let s = scenario(toll, start(toll, { animals: two }).state)
    for (let i = 0; i < 7; i++) s = s.chance('owl')
    s.asks(0, 'load').has('hands', (g) => g.hands.map((hand) => hand.length), [4, 3])
  })

  test('[rule 2.2] after a turn the next animal draws', () =>
    given({ proc: 'game', at: 'turns', local: {} }, { animals: two, deck: ['owl', 'owl', 'owl'] })
      .chance('owl')
      .when(0, 'load', 'pass')
      .chance('owl')
      .has('turn', (g) => g.turn, 1)
      .asks('chance', 'draw'))
})

describe('a turn', () => {
  const myTurn = frameOf(turn, { seat: 0 })

  test('[rule 3.1] the turn begins with a card', () =>
    given(myTurn, { animals: two, deck: ['owl', 'nuts-4'] })
      .offers('chance', 'draw', ['nuts-4', 'owl'])
      .chance('nuts-4')
      .has('hand', (g) => g.hands[0], ['nuts-4'])
      .has('deck', (g) => g.deck, ['owl']))

  test('[rule 3.1] only its owner is told which card it was', () => {
    const { events } = given(frameOf(draw, { seat: 0, law: '3.1' }), { animals: two, deck: ['owl'] }).chance('owl')
    expect(eventFor(events[0]!, 0).facts).toEqual({ seat: 0, card: 'owl' })
    expect(eventFor(events[0]!, 1).facts).toEqual({ seat: 0, card: 'unseen' })
    expect(eventFor(events[0]!, null).facts).toEqual({ seat: 0, card: 'unseen' })
  })

  test('[rule 3.1] without cards to draw the turn goes on', () =>
    given(myTurn, { animals: two, hands: [['nuts-1']] }).asks(0, 'load'))

  test('[rule 3.2] any load may be carried, each kind is offered once, an owl is no load', () =>
    given(myTurn, { animals: two, hands: [['nuts-3', 'nuts-3', 'owl', 'nuts-1']] })
      .offers(0, 'load', ['nuts-1', 'nuts-3', 'pass'])
      .refuses(0, 'load', 'owl')
      .when(0, 'load', 'nuts-3')
      .has('load', (g) => g.crossing, { seat: 0, nuts: 3, scared: false })
      .has('hand', (g) => g.hands[0], ['nuts-1', 'nuts-3', 'owl'])
      .has('discard', (g) => g.discard, ['nuts-3']))

  test('[rule 3.3] who rests draws another card', () =>
    given(myTurn, { animals: two, deck: ['nuts-1', 'nuts-2', 'owl'] })
      .chance('owl')
      .when(0, 'load', 'pass')
      .chance('nuts-1')
      .has('hand', (g) => g.hands[0], ['nuts-1', 'owl']))

  test('[rule 3.3] who carries does not draw again', () =>
    given(myTurn, { animals: two, hands: [['nuts-1']], deck: ['owl', 'owl'] })
      .chance('owl')
      .when(0, 'load', 'nuts-1')
      .chance(6)
      .has('deck', (g) => g.deck, ['owl']))
})

describe('the end', () => {
  const frame = { proc: 'game', at: 'turns', local: {} }

  test('[rule 6.2] the game ends when there is no card for the next turn, and equals share', () =>
    given(frame, { animals: ['otter', 'heron', 'frog'], nuts: [4, 7, 7] })
      .ends()
      .has('result', (g) => toll.result(g), { winners: [1, 2], scores: [4, 7, 7], how: 'deck' }))

  test('[rule 6.2] it goes on while there is one', () =>
    given(frame, { animals: two, deck: ['owl'] })
      .asks('chance', 'draw')
      .has('result', (g) => toll.result(g), null))
})
