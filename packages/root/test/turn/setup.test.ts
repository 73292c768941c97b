import { type Ask, CHANCE, decide, type Pick, start, take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../src/factions/index.ts'
import { DECKS, ITEM_IDS, type Root, root } from '../../src/index.ts'
import { reachAdvice } from '../../src/turn/reach.ts'
import { names } from '../law/support.ts'
import { rootWith } from '../rooting.ts'

/** Who was asked what during setup: everything is answered with the first option, and it ends before the first turn. */
function setUp(config: object): {
  g: Root
  asked: { seat: Ask<Root>['seat']; kind: string; options: readonly Pick[] }[]
} {
  const g = start(root, root.config(config)).state
  const asked = []
  for (let ask = decide(root, g); ask !== null && g.turns === 0; ask = take(root, g, ask, 0)) {
    asked.push({ seat: ask.seat, kind: ask.kind, options: ask.options })
  }
  return { g, asked }
}

const seats = ['eyrie', 'alliance', 'marquise']

describe('players', () => {
  test('[law 5.1.1] chance says who is first, each as likely as the others', () => {
    const ask = decide(root, start(root, root.config({ seats })).state)!
    expect(ask).toMatchObject({ seat: CHANCE, kind: 'firstPlayer', options: [0, 1, 2], weights: null })
  })

  test('[law 5.1.1] unless the first player is named; turns follow the seats', () => {
    const { g, asked } = setUp({ seats, first: 2 })
    expect(asked.map(({ kind }) => kind)).not.toContain('firstPlayer')
    expect(g.active).toBe(2)
    expect(g.factions).toEqual(seats)
  })

  test('[law 5.1.2] everybody begins with 0 points', () => {
    expect(setUp({ seats, first: 0 }).g.scores).toEqual([0, 0, 0])
  })
})

describe('cards', () => {
  const all = (g: Root) => names([...g.deck, ...g.hands.flat(), ...g.own.alliance.supporters])

  test('[law 5.1.3] everybody draws three cards from the whole deck', () => {
    const { g, asked } = setUp({ seats, first: 0 })
    expect(asked.filter(({ kind }) => kind === 'draw')).toHaveLength(9)
    expect(g.hands.map((cards) => cards.length)).toEqual([3, 3, 3])
    expect(all(g)).toHaveLength(DECKS.base.reduce((sum, { count }) => sum + count, 0))
  })

  test('[law 5.1.3] two players take the dominance cards out, three do not', () => {
    const dominance = (g: Root) => all(g).filter((card) => card.startsWith('dominance'))
    expect(dominance(setUp({ seats: ['marquise', 'alliance'], first: 0 }).g)).toHaveLength(0)
    expect(all(setUp({ seats: ['marquise', 'alliance'], first: 0 }).g)).toHaveLength(50)
    expect(dominance(setUp({ seats, first: 0 }).g)).toHaveLength(4)
  })
})

describe('the board', () => {
  test.each([
    ['autumn', [6, 10, 11, 12]],
    ['winter', [8, 9, 11, 12]],
  ])('[law 5.1.4, 2.2.4] four ruins stand on the %s map', (map, expected) => {
    const { g } = setUp({ seats, first: 0, map })
    expect(g.ruins.flatMap((ruin, clearing) => (ruin === 1 ? [clearing] : []))).toEqual(expected)
  })

  test('[law 5.1.5] the supply of items holds twelve', () => {
    const { g } = setUp({ seats, first: 0 })
    expect(Object.fromEntries(ITEM_IDS.map((item, i) => [item, g.supplyItems[i]]))).toEqual({
      boot: 2,
      bag: 2,
      crossbow: 1,
      hammer: 1,
      sword: 2,
      tea: 2,
      coin: 2,
      torch: 0,
    })
  })

  test('[law 2.2.2] suit markers give every clearing of the winter map one suit, four of each', () => {
    const { g, asked } = setUp({ seats, first: 0, map: 'winter' })
    expect(asked.filter(({ kind }) => kind === 'suitMarker')).toHaveLength(12)
    expect([0, 1, 2].map((suit) => g.suits.filter((one) => one === suit).length)).toEqual([4, 4, 4])
  })
})

describe('factions', () => {
  test('[law 5.1.7] set up in the order of their letters, whatever the seats', () => {
    const kinds = (order: string[]) => [
      ...new Set(
        setUp({ seats: order, first: 0 })
          .asked.map(({ kind }) => kind)
          .filter((kind) => kind !== 'draw'),
      ),
    ]
    const expected = ['marquiseKeep', 'marquiseStartBuilding', 'eyrieStart', 'eyrieLeader', 'supporterDraw']
    expect(kinds(['alliance', 'eyrie', 'marquise'])).toEqual(expected)
    expect(kinds(['eyrie', 'marquise', 'alliance'])).toEqual(expected)
  })

  test('[law 5.1.7] each of them answers for its own setup', () => {
    const { asked } = setUp({ seats: ['alliance', 'eyrie', 'marquise'], first: 0 })
    expect(asked.find(({ kind }) => kind === 'marquiseKeep')?.seat).toBe(2)
    expect(asked.find(({ kind }) => kind === 'eyrieStart')?.seat).toBe(1)
  })
})

describe('reach', () => {
  test('[law 5.2] the reach of the factions is summed and held against the table', () => {
    expect(reachAdvice(['marquise', 'eyrie'])).toEqual({ total: 17, wanted: 17, floor: 17, enough: true })
    expect(reachAdvice(['marquise', 'alliance'])).toMatchObject({ total: 13, wanted: 17, enough: false })
    expect(reachAdvice(['marquise', 'eyrie', 'alliance'])).toMatchObject({ total: 20, wanted: 18, enough: true })
    expect(reachAdvice(['marquise', 'eyrie', 'alliance', 'vagabond'])).toMatchObject({ total: 25, wanted: 21 })
  })

  test('[law 5.2] a sum between the floor and the table is not enough, but accepted by adventurous groups', () => {
    const advice = reachAdvice(['marquise', 'vagabond', 'vagabond2'])
    expect(advice).toEqual({ total: 17, wanted: 18, floor: 17, enough: false })
  })

  test('[law 5.2] is advice: a game with too little is not refused', () => {
    expect(root.config({ seats: ['alliance', 'vagabond'] }).seats).toEqual(['alliance', 'vagabond'])
  })
})

describe('crowded corners', () => {
  const corner = factions.find(({ id }) => id === 'marquise')!
  const names = ['one', 'two', 'three', 'four']
  const crowded = rootWith({ factions: names.map((id) => ({ ...corner, id, pieces: [] })) })

  test('[law 5] five factions that start in corners are refused: they need the advanced setup', () => {
    expect(() => crowded.config({ seats: ['marquise', ...names] })).toThrow(/advanced setup \(rule 5\)/)
  })

  test('[law 5] four are allowed, with others beside them', () => {
    expect(crowded.config({ seats: [...names, 'alliance', 'vagabond'] }).seats).toHaveLength(6)
  })
})
