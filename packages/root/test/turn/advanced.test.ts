import { aboutOf, CHANCE, decide, start, take, view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS } from '../../src/facts/factions/vagabond.ts'
import { GONE, type Root, root } from '../../src/index.ts'
import { inSupply, names, pieces } from '../law/support.ts'
import { drafting, ofKind, setUp } from './advanced-support.ts'

const MILITANT = ['marquise', 'eyrie', 'duchy', 'hundreds', 'keepers']
const INSURGENT = ['alliance', 'vagabond', 'vagabond2', 'lizard', 'riverfolk', 'corvid']

describe('the table', () => {
  test('[law A.1] ruins and the item supply are those of the standard setup', () => {
    const { g } = setUp({}, drafting('marquise', 'eyrie', 'alliance'))
    const standard = setUpStandard()
    expect(g.ruins).toEqual(standard.ruins)
    expect(g.supplyItems).toEqual(standard.supplyItems)
  })

  test('[law A.1] suit markers cover the printed suits only where that is wanted', () => {
    const covered = setUp({ suitMarkers: true })
    expect(ofKind(covered, 'suitMarker')).toHaveLength(12)
    expect([0, 1, 2].map((suit) => covered.g.suits.filter((one) => one === suit).length)).toEqual([4, 4, 4])
    const printed = setUp({})
    expect(ofKind(printed, 'suitMarker')).toHaveLength(0)
    expect(printed.g.suits).toEqual(setUpStandard().suits)
  })

  test('[law A.1] a map without printed suits always has them (T32), and its own changes', () => {
    const { g, asked } = setUp({ map: 'mountain' })
    expect(asked.filter(({ kind }) => kind === 'suitMarker')).toHaveLength(12)
    expect(g.closed).toHaveLength(6)
  })

  test.each(['base', 'exiles'] as const)('[law A.2] the %s deck may be used', (deck) => {
    expect(setUp({ deck }).g.deckName).toBe(deck)
  })

  test('[law A.4] chance says who is first, each as likely as the others', () => {
    const { ask } = setUp({ players: 4, first: null }, {}, 'firstPlayer')
    expect(ask).toMatchObject({ seat: CHANCE, options: [0, 1, 2, 3], weights: null, law: 'A.4' })
    expect(setUp({ players: 4, first: null }, { firstPlayer: [2] }).g.active).toBe(2)
  })

  test('[law A.9] everybody begins with 0 points', () => {
    expect(setUp({ players: 5 }).g.scores).toEqual([0, 0, 0, 0, 0])
  })
})

describe('cards', () => {
  test('[law A.7] everybody draws five cards before a faction is chosen', () => {
    const { g } = setUp({ players: 4 }, {}, 'poolCard')
    expect(g.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5])
    expect(g.factions).toEqual(['', '', '', ''])
  })

  test('[law A.7] nobody sees the cards of another', () => {
    const { g } = setUp({ players: 3 }, {}, 'draftFaction')
    const { hands } = view(root, g, 1).state as Root
    expect(hands[0]).toEqual([null, null, null, null, null])
    expect(hands[1]).toEqual(g.hands[1])
  })

  test('[law A.7] two players take the dominance cards out, three do not', () => {
    const dominance = (players: number) => {
      const { g } = setUp({ players })
      return names([...g.deck, ...g.hands.flat()]).filter((card) => card.startsWith('dominance')).length
    }
    expect(dominance(2)).toBe(0)
    expect(dominance(3)).toBe(4)
  })

  test('[law A.10] everybody keeps three of the five, by choice; two go back into the deck', () => {
    const setting = setUp({}, drafting('marquise', 'eyrie', 'duchy'))
    const returned = ofKind(setting, 'returnCard')
    expect(returned.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 2, 2])
    expect(returned.every(({ law }) => law === 'A.10')).toBe(true)
    expect(setting.g.hands.map((hand) => hand.length)).toEqual([3, 3, 3])
    expect(setting.g.deck).toHaveLength(54 - 9)
    expect(setting.g.deck).toEqual([...setting.g.deck].sort((a, b) => a - b))
    expect(setting.g.discard).toEqual([])
  })

  test('[law A.10] any of the five may go back, and only they know which', () => {
    const { g, ask } = setUp({}, drafting('marquise', 'eyrie', 'duchy'), 'returnCard')
    expect([...ask!.options].sort()).toEqual([...new Set(names(g.hands[0]!))])
    expect(view(root, g, 1).asked!.options).toBeNull()
  })

  test('[law A.10] it comes after all factions have been set up', () => {
    const { asked } = setUp({ players: 4 })
    const last = asked.findLastIndex(({ kind }) => kind === 'draftFaction')
    expect(asked.findIndex(({ kind }) => kind === 'returnCard')).toBeGreaterThan(last)
  })
})

describe('dealing the pool', () => {
  test('[law A.8] factions may be set up the standard way instead, or drafted', () => {
    expect(root.config({ seats: ['marquise', 'eyrie'] }).setup).toBe('standard')
    expect(setUp({}).g.factions.every((faction) => faction !== '')).toBe(true)
  })

  test('[law A.8.1] the first card is a militant one, at random (T106)', () => {
    const { ask } = setUp({ players: 4 }, {}, 'poolCard')
    expect(ask).toMatchObject({ seat: CHANCE, options: MILITANT, weights: null })
  })

  test('[law A.8.1] then come as many as there are players, of all that are left', () => {
    const setting = setUp({ players: 4 }, { poolCard: ['eyrie'] }, 'draftFaction')
    const dealt = ofKind(setting, 'poolCard')
    expect(dealt).toHaveLength(5)
    expect(new Set(dealt[1]!.options)).toEqual(new Set([...MILITANT, ...INSURGENT].filter((id) => id !== 'eyrie')))
    expect(aboutOf(setting.g, setting.ask!)).toMatchObject({
      pool: dealt.map(({ picked }) => picked),
    })
  })

  test('[law A.8.1.I] two players play without insurgent cards, three may have them', () => {
    const two = ofKind(setUp({ players: 2 }), 'poolCard')
    expect(two).toHaveLength(3)
    for (const { options } of two) for (const id of options) expect(MILITANT).toContain(id)
    expect(ofKind(setUp({ players: 3 }), 'poolCard')[1]!.options).toContain('alliance')
  })

  test('[law A.8.1.II] an insurgent card that comes last is locked until a militant one is taken', () => {
    const poolCard = ['marquise', 'alliance', 'corvid', 'lizard']
    expect(setUp({}, { poolCard }, 'draftFaction').ask!.options).toEqual(['marquise', 'alliance', 'corvid'])
    const insurgent = setUp({}, { poolCard, draftFaction: ['corvid'] }, 'draftFaction', 2)
    expect(insurgent.ask!.options).toEqual(['marquise', 'alliance'])
    const militant = setUp({}, { poolCard, draftFaction: ['marquise'] }, 'draftFaction', 2)
    expect(militant.ask!.options).toEqual(['alliance', 'corvid', 'lizard'])
  })

  test('[law A.8.1.II] a militant card that comes last is not locked, nor an insurgent one before it', () => {
    const poolCard = ['marquise', 'alliance', 'corvid', 'eyrie']
    expect(setUp({}, { poolCard }, 'draftFaction').ask!.options).toEqual(poolCard)
  })

  test('[law A.8.1.III] a Vagabond card has a random character beside it, which its player must use', () => {
    const poolCard = ['marquise', 'vagabond', 'vagabond2', 'eyrie']
    const answers = { poolCard, poolCharacter: ['ranger', 'thief'], draftFaction: ['vagabond'] }
    const setting = setUp({}, answers)
    const dealt = ofKind(setting, 'poolCharacter')
    expect(dealt.map(({ seat }) => seat)).toEqual([CHANCE, CHANCE])
    expect(dealt[0]!.options).toEqual(CHARACTER_IDS)
    expect(dealt[1]!.options).not.toContain('ranger')
    expect(setting.g.own.vagabond.character).toBe('ranger')
    expect(ofKind(setting, 'vagabondCharacter')).toHaveLength(0)
  })

  test('[law A.8.1.III] a pool without a Vagabond has no character', () => {
    expect(ofKind(setUp({}, drafting('marquise', 'eyrie', 'duchy')), 'poolCharacter')).toHaveLength(0)
  })
})

describe('choosing', () => {
  test('[law A.8.2] from the last player in turn order backwards, whoever is first', () => {
    expect(ofKind(setUp({ players: 4, first: 0 }), 'draftFaction').map(({ seat }) => seat)).toEqual([3, 2, 1, 0])
    expect(ofKind(setUp({ players: 4, first: 2 }), 'draftFaction').map(({ seat }) => seat)).toEqual([1, 0, 3, 2])
  })

  test('[law A.8.2] a setup is completed before the next player picks', () => {
    const { asked } = setUp({}, drafting('eyrie', 'duchy', 'marquise'))
    const from = asked.findIndex(({ kind }) => kind === 'draftFaction')
    const until = asked.findIndex(({ kind }) => kind === 'returnCard')
    const seats = asked.slice(from, until).map(({ seat }) => seat)
    expect(seats).toEqual([...seats].sort((a, b) => Number(b) - Number(a)))
    expect(asked.slice(from, from + 4).map(({ kind }) => kind)).toEqual([
      'draftFaction',
      'homeland',
      'eyrieLeader',
      'draftFaction',
    ])
  })

  test('[law A.8.2] a card that was taken may not be taken again, and the last one stays in the box', () => {
    const { g, asked } = setUp({}, drafting('eyrie', 'duchy', 'alliance'))
    const picks = asked.filter(({ kind }) => kind === 'draftFaction')
    expect(picks[1]!.options).not.toContain('eyrie')
    expect(g.factions).toEqual(['alliance', 'duchy', 'eyrie'])
    expect(g.seatOf).toEqual({ alliance: 0, duchy: 1, eyrie: 2 })
    expect(pieces(g, 'marquise.warrior', GONE)).toBe(25)
    expect(inSupply(g, 'marquise.warrior')).toBe(0)
    expect(pieces(g, 'alliance.warrior', GONE)).toBe(0)
  })

  test('[law A.8.2] when the Riverfolk are chosen, everybody sees their five cards (11.2.3)', () => {
    const { g } = setUp({}, drafting('riverfolk', 'eyrie', 'duchy'), 'draftFaction', 2)
    expect((view(root, g, 0).state as Root).hands[2]).toEqual(g.hands[2])
    expect(g.hands[2]).toHaveLength(5)
  })
})

describe('a configuration is refused', () => {
  const advanced = { setup: 'advanced', players: 3 }
  test.each([
    ['with another setup', { setup: 'quick', seats: [] }, /“setup” is standard, advanced/],
    ['[law A.8] with seats', { ...advanced, seats: ['eyrie'] }, /factions are drafted/],
    ['[law A.8] without players', { setup: 'advanced' }, /“players” is a number from 2 to 6/],
    ['[law A.8] for seven', { ...advanced, players: 7 }, /“players” is a number from 2 to 6/],
    ['[law A.8.1] with too few cards', { ...advanced, pool: ['eyrie', 'duchy', 'corvid'] }, /needs 4 cards/],
    ['[law A.8.1] with no militant', { ...advanced, pool: INSURGENT }, /too small/],
    [
      '[law A.8.1.I] with two militants for two',
      { ...advanced, players: 2, pool: ['eyrie', 'duchy', 'corvid'] },
      /3 cards/,
    ],
    ['[law A.8.1] with a card that is not there', { ...advanced, pool: ['weasels'] }, /“weasels” is no faction/],
    [
      '[law A.8.1] with the second Vagabond alone',
      { ...advanced, pool: [...MILITANT, 'vagabond2'] },
      /needs “vagabond”/,
    ],
    ['by an edition that has none', { ...advanced, preset: 'first' }, /has no advanced setup/],
    ['in the standard setup', { seats: ['eyrie', 'duchy'], players: 2 }, /“players” is not a setting/],
  ])('%s', (_what, config, message) => {
    expect(() => root.config(config)).toThrow(message)
  })
})

/** The standard setup of a table that begins like the advanced one. */
function setUpStandard(): Root {
  const g = start(root, root.config({ seats: ['marquise', 'eyrie', 'alliance'], first: 0 })).state
  for (let ask = decide(root, g); ask !== null && g.turns === 0; ask = take(root, g, ask, 0));
  return g
}
