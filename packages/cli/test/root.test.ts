import { view } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { loadScenarios } from '../src/scenario/run.ts'
import { simulate } from '../src/simulate.ts'
import { speechOf } from '../src/speech.ts'
import { fakeIo } from './terminal.ts'

const root = GAMES.find(({ game }) => game.id === 'root')!

type Options = Parameters<typeof root.configFrom>[0]

const table = (options: Partial<Options>) => root.game.config(root.configFrom({ set: {}, ...options }))

describe('the options of Root', () => {
  test('four players without any option; with fewer the Vagabond, then the Alliance stay away (P37)', () => {
    expect(table({})).toMatchObject({ seats: ['marquise', 'eyrie', 'alliance', 'vagabond'], map: 'autumn' })
    expect(table({ players: 3 })).toMatchObject({ seats: ['marquise', 'eyrie', 'alliance'] })
    expect(table({ players: 2 })).toMatchObject({ seats: ['marquise', 'eyrie'] })
  })

  test('seats, map, deck, preset and first player', () => {
    const options = {
      seats: ['eyrie', 'vagabond'],
      map: 'winter',
      set: { deck: 'base', preset: 'first', first: 'vagabond' },
    }
    expect(table(options)).toMatchObject({
      seats: ['eyrie', 'vagabond'],
      map: 'winter',
      deck: 'base',
      preset: 'first',
      first: 1,
    })
    expect(table({ set: { first: '2' } })).toMatchObject({ first: 2 })
    expect(table({ set: { first: 'random' } })).toMatchObject({ first: null })
  })

  test('factions are drafted with the advanced setup', () => {
    expect(table({ players: 5, set: { setup: 'advanced' } })).toMatchObject({
      setup: 'advanced',
      seats: [],
      players: 5,
    })
    const set = { setup: 'advanced', pool: 'marquise,eyrie,duchy,keepers', first: '1' }
    const config = table({ players: 3, set })
    expect(config).toMatchObject({ players: 3, pool: ['marquise', 'eyrie', 'duchy', 'keepers'], first: 1 })
    expect(root.seatNames(config)).toEqual(['0', '1', '2'])
    const beside = table({ players: 4, seats: ['clockwork:duchy@easy'], set: { setup: 'advanced' } })
    expect(beside).toMatchObject({ players: 4, seats: [], clockwork: { duchy: { difficulty: 'easy' } } })
  })

  test.each([
    [{ set: { pool: 'marquise' } }, /only with --set setup=advanced/],
    [{ players: 5 }, /for 5 players say who plays with --seats/],
    [{ seats: ['marquise', 'badger'] }, /there is no faction “badger”/],
    [{ map: 'spring' }, /“map” is .*, not “spring”/],
    [{ set: { preset: 'second' } }, /“preset” is .*, not “second”/],
    [{ set: { first: 'badger' } }, /unknown first player "badger"/],
    [{ set: { rules: 'all' } }, /unknown setting "rules"/],
    [{ set: { suitMarkers: 'yes' } }, /“suitMarkers” is true or false, not “yes”/],
    [{ seats: ['clockwork:duchy', 'eyrie'], set: { cooperative: '1' } }, /“cooperative” is true or false, not “1”/],
    [
      { players: 2, set: { setup: 'advanced', hirelings: 'random', insurgents: 'ja' } },
      /“insurgents” is true or false/,
    ],
    [{ players: 3, seats: ['eyrie'], set: { setup: 'advanced' } }, /“seats” may list automata only/],
  ] as const)('what is wrong is refused: %j', (options, message) => {
    expect(() => table(options)).toThrow(message)
  })

  test('wins and scores are counted by faction', async () => {
    const config = table({ seats: ['alliance', 'eyrie'] })
    const { io } = fakeIo({ input: '', games: GAMES })
    const done = await simulate(io, { entry: root, config, bots: ['random'], games: 2, seed: '1' })
    expect(Object.keys(done.wins)).toEqual(['alliance', 'eyrie'])
    expect(Object.keys(done.meanScores)).toEqual(['alliance', 'eyrie'])
    expect(done).toMatchObject({ games: 2, finished: 2 })
    expect(done.turns).toBeGreaterThan(0)
  })
})

describe('the words of Root', () => {
  test('a setup card of the draft shows its reach, and the character beside it', () => {
    const state = root.game.setup(table({ seats: ['marquise', 'eyrie'] }))
    const shown = view(root.game, state, null)
    const words = speechOf(
      root,
      'en',
      () => [],
      () => shown,
    )
    const about = { pool: ['keepers', 'vagabond'], beside: ['', 'thief'], taken: [], locked: null }
    const remark = (kind: string, pick: string) => {
      const said = root.wording!.remark!({ ...shown, asked: { ...shown.asked!, kind, about } }, pick)
      return said === null ? null : words.say(said)
    }
    expect(remark('draftFaction', 'keepers')).toBe('Reach 8')
    expect(remark('draftFaction', 'vagabond')).toMatch(/^Reach 5, .*thief/i)
    expect(remark('craft', 'anvil')).toBeNull()
  })

  test('players are called by their factions as soon as they have drafted them', () => {
    const names = ['', '']
    const shown = view(root.game, root.game.setup(table({ seats: ['marquise', 'eyrie'] })), null)
    const draft = speechOf(
      root,
      'en',
      () => names,
      () => shown,
    )
    expect(draft.seat(1)).toBe('Player 2')
    names[1] = 'eyrie'
    expect(draft.seat(1)).toBe('Eyrie Dynasties')
    const chosen = { law: 'A.8.2', what: 'drafted', facts: { seat: 1, faction: 'eyrie' } }
    expect(plain(draft.event(chosen))).toBe('Player 2 chose the Eyrie Dynasties.')
    expect(draft.seat(1)).toBe('Eyrie Dynasties')
    expect(draft.asked(0)).toBe('Player 1')
    expect(draft.asked('chance')).toBe('chance')
  })

  test('hirelings that join while the words are in use are called by their names', () => {
    const config = table({ seats: ['marquise', 'eyrie'], set: { hirelings: 'popular-band,the-exile,corvid-spies' } })
    const state = root.game.setup(config)
    let shown = view(root.game, state, null)
    const words = speechOf(
      root,
      'en',
      () => ['marquise', 'eyrie'],
      () => shown,
    )
    const told = () =>
      plain(words.event({ law: 'A.6.3', what: 'placed', facts: { seat: 2, kind: 'wood', place: 3, count: 1 } }))
    expect(told()).toMatch(/^Player 3 /)
    shown = { ...shown, state: { ...shown.state, bands: { 'corvid-spies': -1 } } } as typeof shown
    expect(told()).toBe('Corvid Spies placed 1 wood in clearing 3.')
  })

  test('an automaton is called by its own name, not as the faction it stands for', () => {
    const state = root.game.setup(table({ seats: ['clockwork:marquise@easy', 'eyrie'] }))
    const shown = view(root.game, state, null)
    const words = speechOf(
      root,
      'en',
      () => root.namesIn!(state),
      () => shown,
    )
    expect([words.seat(0), words.seat(1)]).toEqual(['Mechanical Marquise', 'Eyrie Dynasties'])
  })

  test('a drafted game can be played in the terminal', async () => {
    const { io } = fakeIo({ input: '', games: GAMES })
    const config = table({ players: 4, set: { setup: 'advanced' } })
    const done = await simulate(io, { entry: root, config, bots: ['random'], games: 1, seed: 'draft' })
    expect(done).toMatchObject({ games: 1, finished: 1 })
  })
})

const GOOD = `game: root
title: a position that makes sense
given:
  preset: first
  map: autumn
  seats: [marquise, eyrie, alliance]
  clearings:
    8: { marquise: { warrior: 2, sawmill: 1 } }
    2: { eyrie: { roost: 1 } }
  hands:
    eyrie: [anvil, ambush-fox]
  items:
    eyrie: [sword]
  own:
    eyrie: { leader: builder }
    alliance: { supporters: [bake-sale] }
  boards: { alliance: { warrior: 1 } }
  turn: { faction: marquise, phase: daylight }
then:
  asks: marquise craftStep
`

const run = (text: string) => loadScenarios(text, 'a.yaml').flatMap((scenario) => scenario.run(GAMES))

describe('scenario files of Root', () => {
  test('a position that makes sense is set up', () => {
    expect(run(GOOD)).toEqual([])
  })

  test.each([
    ['an unknown piece', 'sawmill: 1', 'mill: 1', 8, /marquise has no piece called mill/],
    [
      'more pieces than there are',
      'warrior: 2',
      'warrior: 26',
      8,
      /only 25 of marquise.warrior left, 26 are asked for/,
    ],
    ['a number of pieces that is none', 'warrior: 2', 'warrior: -2', 8, /a whole number from 0 is expected/],
    ['more buildings than slots', 'sawmill: 1', 'sawmill: 3', 8, /clearing 8 has not so many building slots free/],
    ['a clearing that is not on the map', '    8: {', '    13: {', 8, /there is no clearing 13/],
    ['a faction that does not play', '    2: { eyrie:', '    2: { vagabond:', 9, /vagabond is not at the table/],
    ['an unknown card', 'anvil', 'anvils', 11, /there is no card called anvils/],
    ['a card too many', '[anvil, ambush-fox]', '[anvil, anvil]', 11, /no anvil is left in the deck/],
    ['an unknown item', '[sword]', '[spoon]', 13, /there is no item spoon/],
    ['an item too many', '[sword]', '[sword, sword, sword]', 13, /no sword is left in the supply/],
    ['an unknown leader', 'leader: builder', 'leader: baker', 15, /a leader is builder, .*, not baker/],
    ['an unknown field of a faction', 'leader: builder', 'leaders: builder', 15, /“leaders” is not known here/],
    [
      'more supporters than the stack holds',
      '[bake-sale]',
      '[bake-sale, armorers, sappers, root-tea-fox, cobbler, royal-claim]',
      16,
      /without a base there are 5 at most/,
    ],
    ['an unknown field', '  items:', '  item:', 12, /“item” is not known here; there are seats, map/],
    ['a wrong phase', 'phase: daylight', 'phase: noon', 18, /a phase is birdsong, daylight, evening, not noon/],
    ['a turn of nobody', 'faction: marquise', 'faction: vagabond', 18, /vagabond is not at the table/],
    ['no turn', '  turn: { faction: marquise, phase: daylight }\n', '', 3, /a record is expected here/],
    ['an unknown faction', 'seats: [marquise', 'seats: [badger', 6, /there is no faction “badger”/],
    ['an unknown map', 'map: autumn', 'map: spring', 5, /“map” is autumn, .*, not “spring”/],
    ['an unknown preset', 'preset: first', 'preset: third', 4, /“preset” is .*, not “third”/],
  ])('%s is refused with line and reason', (_what, before, after, line, reason) => {
    const text = GOOD.replace(before, after)
    expect(text).not.toBe(GOOD)
    expect(() => run(text)).toThrow(reason)
    expect(() => run(text)).toThrow(`a.yaml:${line}: `)
  })
})
