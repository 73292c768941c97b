import { ConfigError, playRandomly, randomFrom, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { count, kindNamed, root } from '../../src/index.ts'
import { ofKind, setUp } from '../turn/advanced-support.ts'
import { tableNr } from './tables.ts'

const PLAIN = { difficulty: 'default', traits: [] }
const TWO = { players: 4, clockwork: { lizard: PLAIN, marquise: PLAIN } }

describe('the draft beside automata', () => {
  test('[clockwork A.3] they have the last seats, in the order of their setup letters, and are set up first', () => {
    const { g, asked } = setUp(TWO)
    expect(g.factions.slice(2)).toEqual(['marquise', 'lizard'])
    expect(g.factions.slice(0, 2)).not.toContain('')
    const kinds = asked.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('clockworkClearing')).toBeLessThan(kinds.indexOf('poolCard'))
    expect(count(g, kindNamed('marquise.keep')!, g.starts[2]!)).toBe(1)
  })

  test('[clockwork A.3] only the others draw five cards, draft, and keep three', () => {
    const setting = setUp(TWO)
    expect(setting.g.hands.map((hand) => hand.length)).toEqual([3, 3, 0, 0])
    expect(ofKind(setting, 'draftFaction').map(({ seat }) => seat)).toEqual([1, 0])
    expect(ofKind(setting, 'returnCard').map(({ seat }) => seat)).toEqual([0, 0, 1, 1])
  })

  test('[clockwork A.3] the pool is dealt for the players alone, without the cards of automata', () => {
    const dealt = ofKind(setUp({ ...TWO, players: 5 }), 'poolCard')
    expect(dealt).toHaveLength(4)
    for (const { options } of dealt) for (const card of ['marquise', 'lizard']) expect(options).not.toContain(card)
  })

  test('[clockwork A.3] with a Vagabot neither Vagabond is drafted', () => {
    const config = root.config({
      setup: 'advanced',
      players: 3,
      clockwork: { vagabond: { ...PLAIN, character: 'thief' } },
    })
    expect(config.pool!.filter((id) => id.startsWith('vagabond'))).toEqual([])
  })

  test('[clockwork A.3] [law A.8.2] where an automaton starts is its homeland: the Eyrie stay away from it', () => {
    const setting = setUp(TWO, { poolCard: ['eyrie'], draftFaction: ['eyrie'] }, 'homeland')
    const starts = setting.g.homelands.flat()
    expect(starts).toHaveLength(2)
    for (const clearing of setting.ask!.options) expect(starts).not.toContain(clearing)
  })

  test('[clockwork A.3] dominance cards leave the deck by the number of players, not of seats', () => {
    const dominance = (players: number) => {
      const { state } = start(root, root.config({ setup: 'advanced', players, clockwork: TWO.clockwork }))
      return state.deck.length
    }
    expect(dominance(5) - dominance(4)).toBe(4)
  })

  test('[clockwork A.3] automata can be written into the seats, as at other tables', () => {
    const config = root.config({ setup: 'advanced', players: 4, seats: ['clockwork:lizard@easy+erratic'] })
    expect(config).toMatchObject({ seats: [], players: 4, clockwork: { lizard: { difficulty: 'easy' } } })
    expect(config.pool).not.toContain('lizard')
  })

  test('[clockwork A.3] bad tables are refused with a reason', () => {
    const refusal = (given: object) => {
      try {
        root.config({ setup: 'advanced', ...given })
      } catch (error) {
        if (error instanceof ConfigError) return error.message
      }
      return 'accepted'
    }
    expect(refusal({ players: 3, seats: ['clockwork:lizard', 'marquise'] })).toContain('“seats” may list automata only')
    expect(refusal({ players: 2, clockwork: TWO.clockwork })).toBe('at least one seat is for a player')
    expect(refusal({ ...TWO, pool: ['marquise', 'eyrie', 'duchy', 'hundreds'] })).toBe(
      "“marquise” is an automaton's, so it cannot be drafted",
    )
    expect(refusal({ players: 3, clockwork: { vagabond2: PLAIN } })).toBe('“vagabond2” needs “vagabond” at the table')
    expect(refusal({ players: 3, clockwork: { hundreds: PLAIN } })).toContain('there is no clockwork “hundreds”')
  })

  test('[clockwork A.3] such games end, with all cards and pieces', () => {
    for (let nr = 0; nr < 20; nr++) {
      const { seats, clockwork, map, deck, suitMarkers } = tableNr(nr)
      const config = root.config({ setup: 'advanced', players: seats.length, clockwork, map, deck, suitMarkers })
      const g = start(root, config).state
      const before = root.conserved!(g)
      playRandomly(root, g, randomFrom(`clockwork draft ${nr}`), 400_000)
      expect(g.over, JSON.stringify(config)).toBe(true)
      expect(root.conserved!(g), JSON.stringify(config)).toEqual(before)
    }
  })
})
