import { eventFor } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { cardEffects } from '../../src/cards/effects/index.ts'
import { UNSEEN } from '../../src/cards/hand.ts'
import { DECKS, given, type Position, type Root } from '../../src/index.ts'
import { battleIn, crafted, hand, names, pieces, points, present } from '../law/support.ts'

/** Cats and birds in clearing 1, a fox clearing. */
const duel = (cats: number, birds: number) =>
  given('marquise', 'eyrie', 'alliance').clearing(1, { marquise: { warrior: cats }, eyrie: { warrior: birds } })

const cats = (g: Root) => pieces(g, 'marquise.warrior', 1)
const birds = (g: Root) => pieces(g, 'eyrie.warrior', 1)

test('every persistent and immediate card of the deck has an effect', () => {
  const acting = DECKS.base.filter(({ kind }) => kind === 'persistent' || kind === 'immediate')
  expect(acting.filter(({ name }) => !cardEffects.some((effect) => effect.name === name))).toEqual([])
  expect(acting.reduce((sum, { count }) => sum + count, 0)).toBe(25)
})

describe('Armorers', () => {
  test('[law 4.3.3] let the attacker ignore all rolled hits, and are discarded', () => {
    battleIn(duel(3, 3).crafted('marquise', 'armorers'), 1, 'marquise', 'eyrie')
      .chance({ high: 2, low: 2 })
      .when('marquise', 'battleEffect', 'armorers')
      .has('cats', cats, 3)
      .has('birds', birds, 1)
      .has('play area', (g) => crafted(g, 'marquise'), [])
      .has('discard pile', (g) => names(g.discard), ['armorers'])
  })

  test('[law 4.3.3] let the defender do the same', () => {
    battleIn(duel(3, 3).crafted('eyrie', 'armorers'), 1, 'marquise', 'eyrie')
      .chance({ high: 3, low: 1 })
      .when('eyrie', 'battleEffect', 'armorers')
      .has('birds', birds, 3)
      .has('cats', cats, 2)
  })

  test('[law 4.3.3] may be kept', () => {
    battleIn(duel(3, 3).crafted('eyrie', 'armorers'), 1, 'marquise', 'eyrie')
      .chance({ high: 3, low: 1 })
      .when('eyrie', 'battleEffect', 'pass')
      .has('birds', birds, 0)
      .has('play area', (g) => crafted(g, 'eyrie'), ['armorers'])
  })

  test('[law 4.3.3.I] do not help against extra hits', () => {
    battleIn(duel(3, 3).crafted('marquise', 'armorers').crafted('eyrie', 'sappers'), 1, 'marquise', 'eyrie')
      .chance({ high: 2, low: 2 })
      .when('marquise', 'effectsFirst', 'attacker')
      .when('marquise', 'battleEffect', 'armorers')
      .when('eyrie', 'battleEffect', 'sappers')
      .has('cats', cats, 2)
  })

  test('[law 4.3.1.II] do not help against an ambush', () => {
    battleIn(duel(3, 3).crafted('marquise', 'armorers').hand('eyrie', 'ambush-fox'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .has('cats', cats, 1)
      .asks('chance', 'dice')
  })

  test('[law 1.4.2] say themselves that they are used in a battle; other effects may not interrupt one', () => {
    battleIn(duel(3, 3).crafted('marquise', 'armorers', 'codebreakers', 'tax-collector'), 1, 'marquise', 'eyrie')
      .chance({ high: 1, low: 1 })
      .offers('marquise', 'battleEffect', ['armorers', 'pass'])
  })
})

describe('Sappers', () => {
  test('[law 4.3.3.I] deal an extra hit for the defender, and are discarded', () => {
    battleIn(duel(3, 1).crafted('eyrie', 'sappers'), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .when('eyrie', 'battleEffect', 'sappers')
      .has('cats', cats, 2)
      .has('discard pile', (g) => names(g.discard), ['sappers'])
  })

  test('[law 4.3.3.I] do nothing for an attacker', () => {
    battleIn(duel(3, 1).crafted('marquise', 'sappers'), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .asks('chance', 'draw')
  })
})

describe('Brutal tactics', () => {
  test('[law 4.3.3.I] deal an extra hit for the attacker while the defender scores; the card stays', () => {
    battleIn(duel(1, 3).crafted('marquise', 'brutal-tactics'), 1, 'marquise', 'eyrie')
      .chance({ high: 1, low: 0 })
      .when('marquise', 'battleEffect', 'brutal-tactics')
      .has('birds', birds, 1)
      .has('points of the birds', (g) => points(g, 'eyrie'), 1)
      .has('play area', (g) => crafted(g, 'marquise'), ['brutal-tactics'])
  })

  test('[law 4.3.3.I] declined, nobody scores', () => {
    battleIn(duel(1, 3).crafted('marquise', 'brutal-tactics'), 1, 'marquise', 'eyrie')
      .chance({ high: 1, low: 0 })
      .when('marquise', 'battleEffect', 'pass')
      .has('birds', birds, 2)
      .has('points of the birds', (g) => points(g, 'eyrie'), 0)
  })

  test('[law 4.3.3.I] do nothing for a defender', () => {
    battleIn(duel(1, 3).crafted('eyrie', 'brutal-tactics'), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .asks('chance', 'draw')
  })
})

describe('Royal claim', () => {
  const claim = () =>
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { warrior: 2 } })
      .clearing(5, { marquise: { sawmill: 1 } })
      .clearing(2, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
      .crafted('marquise', 'royal-claim')

  test('[law 4.1.3] is discarded in Birdsong for a point per clearing ruled', () => {
    claim()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'royal-claim')
      .has('points', (g) => points(g, 'marquise'), 2)
      .has('discard pile', (g) => names(g.discard), ['royal-claim'])
  })

  test('[law 4.1.3] may still be used after the own part of Birdsong, but not in Daylight', () => {
    claim()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'pass')
      .has('wood', (g) => pieces(g, 'marquise.wood', 5), 1)
      .offers('marquise', 'phaseMoment', ['royal-claim', 'pass'])
      .when('marquise', 'phaseMoment', 'pass')
      .offers('marquise', 'craftStep', ['pass'])
  })
})

describe('Stand and deliver!', () => {
  const robber = () =>
    given('marquise', 'eyrie', 'alliance').crafted('marquise', 'stand-and-deliver').hand('eyrie', 'anvil', 'bake-sale')

  test('[law 1.3.2, 4.1.3] takes a random card from an enemy, who scores', () => {
    robber()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'stand-and-deliver')
      .when('marquise', 'standAndDeliver', 1)
      .offers('chance', 'takeRandom', ['anvil', 'bake-sale'])
      .chance('bake-sale')
      .has('hands', (g) => [hand(g, 'marquise'), hand(g, 'eyrie')], [['bake-sale'], ['anvil']])
      .has('points of the robbed', (g) => points(g, 'eyrie'), 1)
  })

  test('[law 4.1.3] robs only a player who has cards', () => {
    robber()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'stand-and-deliver')
      .offers('marquise', 'standAndDeliver', [1])
    given('marquise', 'eyrie').crafted('marquise', 'stand-and-deliver').turn('marquise').asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] works once in a Birdsong', () => {
    robber()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'stand-and-deliver')
      .when('marquise', 'standAndDeliver', 1)
      .chance('anvil')
      .asks('marquise', 'craftStep')
  })
})

describe('Tax collector', () => {
  const taxed = () => given('marquise', 'eyrie').crafted('marquise', 'tax-collector')
  const daylight = (position: Position) => position.turn('marquise', 'daylight')

  test('[law 4.1.3] gives a card for one of the own warriors on the map', () => {
    daylight(
      taxed()
        .clearing(1, { marquise: { warrior: 2 } })
        .clearing(5, { eyrie: { warrior: 1 } }),
    )
      .when('marquise', 'craftStep', 'tax-collector')
      .offers('marquise', 'taxCollector', [1])
      .when('marquise', 'taxCollector', 1)
      .chance('anvil')
      .has('cats', cats, 1)
      .has('hand', (g) => hand(g, 'marquise'), ['anvil'])
  })

  test('[law 4.1.3] works once in a Daylight', () => {
    daylight(taxed().clearing(1, { marquise: { warrior: 2 } }))
      .when('marquise', 'craftStep', 'tax-collector')
      .when('marquise', 'taxCollector', 1)
      .chance('anvil')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.3, 1.5.4] needs a warrior to pay with', () => {
    daylight(taxed().clearing(1, { marquise: { sawmill: 1 } })).offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.3] is for Daylight, not for Birdsong', () => {
    taxed()
      .clearing(1, { marquise: { warrior: 2 } })
      .turn('marquise')
      .asks('marquise', 'craftStep')
  })
})

/** Clearings of each suit on the autumn map, and one of another suit. */
const favors = [
  ['favor-of-the-foxes', [1, 6, 8, 12], 2],
  ['favor-of-the-rabbits', [3, 4, 5, 10], 1],
  ['favor-of-the-mice', [2, 7, 9, 11], 1],
] as const

describe.each(favors)('%s', (card, [first, second, third, fourth], elsewhere) => {
  const favored = () =>
    given('marquise', 'eyrie', 'alliance')
      .clearing(first, { marquise: { workshop: 1, warrior: 2 }, eyrie: { warrior: 3, roost: 1 } })
      .clearing(second, { marquise: { workshop: 1 } })
      .clearing(third, { marquise: { workshop: 1 } })
      .clearing(fourth, { eyrie: { roost: 1 } })
      .clearing(elsewhere, { eyrie: { warrior: 2, roost: 1 } })
      .hand('marquise', card)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', card)

  test('[law 4.1.2, 3.2.1] removes every enemy piece from all clearings of its suit and scores for buildings', () => {
    favored()
      .has(
        'pieces of the birds',
        (g) => [first, second, third, fourth].map((at) => present(g, 'eyrie', at)),
        [0, 0, 0, 0],
      )
      .has('points', (g) => points(g, 'marquise'), 2)
      .has('discard pile', (g) => names(g.discard), [card])
  })

  test('[law 4.1.2] spares the own pieces and all clearings of other suits', () => {
    favored()
      .has('cats', (g) => pieces(g, 'marquise.warrior', first) + pieces(g, 'marquise.workshop', first), 3)
      .has('birds elsewhere', (g) => pieces(g, 'eyrie.warrior', elsewhere) + pieces(g, 'eyrie.roost', elsewhere), 3)
  })
})

describe('Command warren', () => {
  const warren = () => duel(2, 1).crafted('marquise', 'command-warren').turn('marquise', 'daylight')

  test('[law 1.4.1, 4.1.3] starts a battle before everything else in Daylight', () => {
    warren()
      .when('marquise', 'phaseMoment', 'command-warren')
      .when('marquise', 'battle', { clearing: 1, defender: 1 })
      .chance({ high: 1, low: 0 })
      .has('birds', birds, 0)
      .asks('marquise', 'craftStep')
  })

  test('[law 1.4.1, 4.1.3] cannot be used later in Daylight', () => {
    warren().when('marquise', 'phaseMoment', 'pass').offers('marquise', 'craftStep', ['pass'])
  })
})

describe('Better burrow bank', () => {
  const bank = () => given('marquise', 'eyrie', 'alliance').crafted('marquise', 'better-burrow-bank').turn('marquise')

  test('[law 1.4.1, 4.1.3] draws a card at the start of Birdsong, and one for an enemy of choice', () => {
    bank()
      .when('marquise', 'phaseMoment', 'better-burrow-bank')
      .chance('anvil')
      .offers('marquise', 'betterBurrowBank', [1, 2])
      .when('marquise', 'betterBurrowBank', 2)
      .chance('bake-sale')
      .has('hands', (g) => [hand(g, 'marquise'), hand(g, 'alliance')], [['anvil'], ['bake-sale']])
      .asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] may be left unused', () => {
    bank()
      .when('marquise', 'phaseMoment', 'pass')
      .asks('marquise', 'craftStep')
      .has('hand', (g) => hand(g, 'marquise'), [])
  })
})

describe('Cobbler', () => {
  const cobbler = () => duel(2, 0).crafted('marquise', 'cobbler')

  test('[law 1.4.1, 4.1.3] gives a move at the start of Evening', () => {
    cobbler()
      .turn('marquise', 'evening')
      .when('marquise', 'phaseMoment', 'cobbler')
      .when('marquise', 'move', { from: 1, to: 5 })
      .when('marquise', 'howMany', 2)
      .has('arrived', (g) => pieces(g, 'marquise.warrior', 5), 2)
      .asks('chance', 'draw')
  })

  test('[law 4.1.3] may be left unused, and is of no use in Daylight', () => {
    cobbler().turn('marquise', 'evening').when('marquise', 'phaseMoment', 'pass').asks('chance', 'draw')
    cobbler().turn('marquise', 'daylight').offers('marquise', 'craftStep', ['pass'])
  })
})

describe('Scouting party', () => {
  test('[law 1.1.1, 4.3.1] protects the attacker from an ambush, which can still be played', () => {
    battleIn(duel(2, 2).crafted('marquise', 'scouting-party').hand('eyrie', 'ambush-fox'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .asks('chance', 'dice')
      .has('cats', cats, 2)
      .has('discard pile', (g) => names(g.discard), ['ambush-fox'])
  })

  test('[law 4.3.1] does not hinder ambushes of its owner', () => {
    battleIn(duel(3, 2).crafted('eyrie', 'scouting-party').hand('eyrie', 'ambush-fox'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .has('cats', cats, 1)
  })
})

describe('Codebreakers', () => {
  const spies = () =>
    given('marquise', 'eyrie', 'alliance')
      .crafted('marquise', 'codebreakers')
      .hand('eyrie', 'sappers', 'sappers', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'codebreakers')

  test('[law 1.2.1, G.1.27] show the whole hand of another player to their owner alone', () => {
    const { events } = spies().offers('marquise', 'codebreakers', [1, 2]).when('marquise', 'codebreakers', 1).plain
    const shown = events.find(({ what }) => what === 'handShown')!
    expect(eventFor(shown, 0).facts.cards).toEqual(['sappers', 'sappers', 'anvil'])
    expect(eventFor(shown, 2).facts.cards).toEqual([UNSEEN])
    expect(eventFor(shown, null).facts.cards).toEqual([UNSEEN])
  })

  test('[law 4.1.3] work once in a Daylight', () => {
    spies().when('marquise', 'codebreakers', 2).offers('marquise', 'craftStep', ['pass'])
  })
})
