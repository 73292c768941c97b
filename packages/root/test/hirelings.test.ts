import { call, decide, playRandomly, randomFrom, randomIndex, settle, start, take } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { battleOptions } from '../src/actions/battle.ts'
import { enemies, removePieces } from '../src/actions/removal.ts'
import { announce } from '../src/core/book.ts'
import { commanderOf, giveControl, joinTable, partyOfBand } from '../src/core/parties.ts'
import { score } from '../src/core/scoring.ts'
import { advanceMoves } from '../src/factions/hundreds/advance.ts'
import { leads } from '../src/factions/hundreds/warlord.ts'
import { HIRELINGS, type HirelingFacts } from '../src/facts/hirelings.ts'
import { hirelingRule, isLeader } from '../src/hirelings/control.ts'
import { hirelings } from '../src/hirelings/index.ts'
import { enlist } from '../src/hirelings/state.ts'
import {
  BOARD,
  count,
  factionIds,
  givenTable,
  kindNamed,
  onMapCount,
  type Position,
  presenceOf,
  type Root,
  root,
  rulerOf,
  SUPPLY,
} from '../src/index.ts'

const sidesOf = ({ sides }: HirelingFacts) => sides.map(({ id }) => id)
const ALL = HIRELINGS.flatMap(sidesOf)

/** Cats, birds and moles with some hirelings; the first one is controlled by a seat, with so many markers. */
const table = (bands: readonly string[], controller = -1, control = 2): Position =>
  givenTable({ seats: ['marquise', 'eyrie', 'duchy'] }).with((g) => {
    joinTable(g, bands)
    enlist(g, [4, 8, 12])
    if (controller >= 0) giveControl(g, partyOfBand(g, bands[0]!), controller)
    g.own.hirelings!.control[bands[0]!] = control
  })

describe('control', () => {
  test('[law E.1.1] a score marker takes the hireling markers it passes, and hires at the end of the own turn', () => {
    const position = table(['flame-bearers', 'popular-band', 'otter-divers']).with((g) => score(g, 0, 9, '3.2'))
    expect(position.state.own.hirelings!.track).toEqual([12])
    expect(position.state.own.hirelings!.owed).toEqual([2, 0, 0])
    const after = position.turn('marquise', 'evening')
    expect(after.plain.state.own.hirelings!.owed[0]).toBe(2)
  })

  test('[law E.1.2] the leader counts gold pips only, a player who plays for dominance counts all', () => {
    const { state } = table(['flame-bearers'])
    state.scores = [10, 10, 3]
    expect([0, 1, 2].map((seat) => isLeader(state, seat))).toEqual([true, true, false])
    state.dominance[0] = 1
    expect([0, 1].map((seat) => isLeader(state, seat))).toEqual([false, true])
  })
})

/** Plays until the named question comes, and says who is asked what. */
function untilAsked(
  g: Root,
  kind: string,
): { seat: unknown; options: readonly unknown[]; choose: (index: number) => void } {
  const random = randomFrom(kind)
  let ask = settle(root, g)
  for (let i = 0; i < 400 && ask !== null && ask.kind !== kind; i++) ask = take(root, g, ask, randomIndex(ask, random))
  if (ask?.kind !== kind) throw new Error(`${kind} was not asked`)
  const asked = ask
  return { seat: asked.seat, options: asked.options, choose: (index) => void take(root, g, asked, index) }
}

describe('what hirelings do', () => {
  const [endOfTurn] = hirelingRule.procedures!

  test('[law E.1.3] at the end of the turn a marker goes; a card without one is given away and rolled for', () => {
    const { state } = table(['rat-smugglers', 'popular-band'], 0, 2)
    state.turns = 3
    call(state, endOfTurn!, { seat: 0 })
    settle(root, state)
    expect(state.own.hirelings!.control['rat-smugglers']).toBe(1)
    const { state: last } = table(['rat-smugglers', 'popular-band'], 0, 1)
    last.turns = 3
    call(last, endOfTurn!, { seat: 0 })
    const giving = untilAsked(last, 'giveHireling')
    expect([giving.seat, giving.options]).toEqual([0, [1, 2]])
    giving.choose(0)
    untilAsked(last, 'controlDie').choose(0)
    expect(last.bands['rat-smugglers']).toBe(1)
    expect(last.own.hirelings!.control['rat-smugglers']).toBeGreaterThan(0)
  })

  test('[law E.1.3] a hireling that was gained in this turn keeps its markers', () => {
    const { state } = table(['rat-smugglers'], 0, 2)
    state.own.hirelings!.since['rat-smugglers'] = state.turns
    call(state, endOfTurn!, { seat: 0 })
    settle(root, state)
    expect(state.own.hirelings!.control['rat-smugglers']).toBe(2)
  })

  test('[law E.2.1] who gains the Flame Bearers must place two where none is on the map', () => {
    const { state } = table(['flame-bearers'], 0, 1)
    state.turns = 3
    call(state, endOfTurn!, { seat: 0 })
    untilAsked(state, 'giveHireling').choose(1)
    const placing = untilAsked(state, 'hirelingPlace')
    expect(placing.seat).toBe(2)
    expect(placing.options).not.toContain('pass')
    placing.choose(0)
    untilAsked(state, 'hirelingPlace').choose(0)
    expect(onMapCount(state, kindNamed('flame-bearers.warrior')!)).toBe(2)
  })

  test('[law E.2.3] at the start of Birdsong the Flame Bearers burn, and one more comes', () => {
    const position = table(['flame-bearers'], 0).clearing(5, { 'flame-bearers': { warrior: 2 }, eyrie: { warrior: 3 } })
    const { state } = position
    announce(state, 'phaseStarted', { seat: 0, phase: 'birdsong' }, 0)
    const coming = untilAsked(state, 'hirelingPlace')
    expect(coming.seat).toBe(0)
    expect(coming.options).not.toContain('pass')
    expect(count(state, kindNamed('eyrie.warrior')!, 5)).toBe(1)
    expect(state.scores[0]).toBe(0)
  })

  test('[law 1.1.3, E.2.3] cards for the start of Birdsong come before or after a hireling, as its controller likes', () => {
    const morning = () =>
      givenTable({ seats: ['marquise', 'eyrie', 'duchy'], deck: 'exiles' })
        .with((g) => {
          joinTable(g, ['furious-protector'])
          enlist(g, [4, 8, 12])
          giveControl(g, partyOfBand(g, 'furious-protector'), 0)
        })
        .clearing(1, { 'furious-protector': { pawn: 1 } })
        .crafted('marquise', 'saboteurs')
        .crafted('eyrie', 'tunnels')
        .turn('marquise')
        .offers('marquise', 'order', ['phaseMoment', 'furious-protector.birdsong'])
    morning().when('marquise', 'order', 'phaseMoment').asks('marquise', 'phaseMoment')
    morning()
      .when('marquise', 'order', 'furious-protector.birdsong')
      .when('marquise', 'hirelingClearing', 5)
      .asks('marquise', 'phaseMoment')
  })

  test('[law 1.1.3, E.1.1, E.1.3] at the end of the turn its player says whether to give on or to hire first', () => {
    const { state } = table(['rat-smugglers', 'popular-band'], 0, 1)
    state.turns = 3
    state.own.hirelings!.owed[0] = 1
    call(state, endOfTurn!, { seat: 0 })
    const order = untilAsked(state, 'order')
    expect([order.seat, order.options]).toEqual([0, ['hirelings.givingOn', 'hirelings.hiring']])
    order.choose(1)
    expect(decide(root, state)?.kind).toBe('hire')
    untilAsked(state, 'controlDie').choose(0)
    expect(state.bands['popular-band']).toBe(0)
    expect(untilAsked(state, 'giveHireling').seat).toBe(0)
  })

  test('[law E.2.4] what a card offers in Daylight its controller alone may do, once', () => {
    const { state } = table(['popular-band'], 0).clearing(5, { 'popular-band': { warrior: 1 } })
    const action = hirelings.find(({ id }) => id === 'popular-band')!.actions![0]!
    expect([0, 1].map((seat) => action.available(state, seat))).toEqual([true, false])
    action.perform(state, 0)
    expect(action.available(state, 0)).toBe(false)
  })
})

describe('hirelings at the table', () => {
  test.each(['popular-band', 'street-band'])('[law E.2.2, 14.2.2] the %s holds a warlord who walked in', (id) => {
    const position = givenTable({ seats: ['hundreds', 'eyrie', 'duchy'] })
      .with((g) => {
        joinTable(g, [id])
        enlist(g, [])
      })
      .clearing(5, { hundreds: { warrior: 1, warlord: 1 }, [id]: { warrior: 1 } })
      .clearing(1, { hundreds: { warrior: 1 } })
    const { state } = position
    state.turns = 4
    const canLead = (): boolean => leads(state, 0, 5) && advanceMoves(state, 0).length > 0
    expect(canLead()).toBe(true)
    announce(state, 'moved', { owner: 0, mover: 0, from: 1, to: 5, warriors: 1, figures: 0 }, 0)
    // One who was there before goes on, though a warrior who came has to stay.
    expect(canLead()).toBe(true)
    announce(state, 'moved', { owner: 0, mover: 0, from: 1, to: 5, warriors: 1, figures: 1 }, 0)
    expect([leads(state, 0, 5), advanceMoves(state, 0)]).toEqual([false, []])
    state.turns = 5
    expect(canLead()).toBe(true)
    announce(state, 'moved', { owner: 0, mover: 0, from: 1, to: 5, warriors: 1, figures: 1 }, 0)
    expect(canLead()).toBe(false)
    giveControl(state, partyOfBand(state, id), 0)
    state.turns = 8
    announce(state, 'moved', { owner: 0, mover: 0, from: 1, to: 5, warriors: 1, figures: 1 }, 0)
    // It holds enemies only, and its controller is none.
    expect(canLead()).toBe(true)
  })

  test('[law E.3.1, E.3.2, E.3.3] they rule for their controller, are nobody’s faction pieces and everybody else’s enemy', () => {
    const { state } = table(['flame-bearers'], 0).clearing(5, {
      'flame-bearers': { warrior: 2 },
      eyrie: { warrior: 1 },
    })
    const bearers = partyOfBand(state, 'flame-bearers')
    expect(rulerOf(state, 5)).toBe(0)
    expect(presenceOf(state, 0, 5)).toBe(0)
    expect([enemies(state, 0, bearers), enemies(state, 1, bearers)]).toEqual([false, true])
    giveControl(state, bearers, -1)
    expect(rulerOf(state, 5)).toBe(bearers)
    expect(enemies(state, 0, bearers)).toBe(true)
  })

  test('[law E.2.2] of removed Patrol warriors one stays on the card', () => {
    const { state } = table(['forest-patrol']).clearing(5, { 'forest-patrol': { warrior: 3 } })
    removePieces(state, kindNamed('forest-patrol.warrior')!, 5, 3, 1, 'E.3')
    const patrol = kindNamed('forest-patrol.warrior')!
    expect([count(state, patrol, BOARD), count(state, patrol, SUPPLY)]).toEqual([1, 11])
  })

  test('[law E.2.2] the Flotilla, the Protector and gangs beside their controller cannot be battled', () => {
    const { state } = table(['bandit-gangs', 'riverfolk-flotilla', 'furious-protector'], 1).clearing(5, {
      marquise: { warrior: 2 },
      eyrie: { warrior: 1 },
      'bandit-gangs': { warrior: 1 },
      'riverfolk-flotilla': { pawn: 1 },
      'furious-protector': { pawn: 1 },
    })
    expect(battleOptions(state, 0, 5)).toEqual([{ clearing: 5, defender: 1 }])
  })

  test('[law E.2.2] the Stoic Protector keeps its controller’s pieces from being removed', () => {
    const { state } = table(['stoic-protector'], 1).clearing(5, {
      eyrie: { warrior: 2 },
      'stoic-protector': { pawn: 1 },
    })
    removePieces(state, kindNamed('eyrie.warrior')!, 5, 1, 0, 'E.3')
    expect(count(state, kindNamed('eyrie.warrior')!, 5)).toBe(2)
    expect(battleOptions(state, 0, 5)).toEqual([])
  })

  test('[law E.2, E.2.2] Bluebird Nobles win ties for their controller, and for nobody else', () => {
    const uncontrolled = table(['bluebird-nobles']).clearing(5, { marquise: { warrior: 2 }, duchy: { warrior: 2 } })
    expect(rulerOf(uncontrolled.state, 5)).toBe(-1)
    const { state } = table(['bluebird-nobles'], 0).clearing(5, { marquise: { warrior: 2 }, duchy: { warrior: 2 } })
    expect(rulerOf(state, 5)).toBe(0)
  })
})

describe('setup', () => {
  test('[law A.6, A.6.1] three hirelings are used, each once, and only such as there are', () => {
    const seats = ['marquise', 'duchy', 'corvid']
    const config = (hirelings: unknown) => () => root.config({ seats, hirelings })
    expect(config(['pirates'])).toThrow('there is no hireling “pirates”')
    expect(config(['flame-bearers', 'flame-bearers'])).toThrow('listed twice')
    expect(config(['rat-smugglers'])).toThrow('“rat-smugglers” is the other side of the hireling “flame-bearers”')
    expect(config(['flame-bearers', 'popular-band', 'the-exile', 'last-dynasty'])).toThrow('three hirelings are used')
    expect(config('random')().hirelings).toEqual([])
    expect(() => root.config({ seats, preset: 'first', hirelings: 'random' })).toThrow('preset')
  })

  test('[law A.6.5] a faction cannot be played beside its hireling', () => {
    expect(() => root.config({ seats: ['marquise', 'eyrie'], hirelings: ['forest-patrol'] })).toThrow('A.6.5')
    for (let i = 0; i < 20; i++) {
      const g = start(root, root.config({ setup: 'advanced', players: 4, hirelings: 'random' })).state
      playRandomly(root, g, randomFrom(`hired ${i}`), 120)
      const out = Object.keys(g.bands).flatMap((id) => HIRELINGS.find((card) => sidesOf(card).includes(id))!.excludes)
      expect(g.factions.filter((faction) => out.includes(faction))).toEqual([])
    }
  })

  test.each([
    [2, [1, 0, 1]],
    [3, [2, 1, 0]],
    [4, [3, 2, 1]],
  ])('[law A.6.3] with %i players they are set up from the last player on', (players, order) => {
    const seats = ['marquise', 'duchy', 'corvid', 'keepers'].slice(0, players)
    const g = start(root, root.config({ seats, hirelings: 'random', first: 0 })).state
    const random = randomFrom(`order ${players}`)
    const asked: unknown[] = []
    for (let ask = settle(root, g); ask !== null && g.turns === 0; ask = take(root, g, ask, randomIndex(ask, random)))
      if (ask.kind === 'hirelingToSetUp') asked.push(ask.seat)
    expect(asked).toEqual(order)
  })

  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('[law A.6.2, A.6.4] with %i players %i are demoted, and markers lie on 4, 8 and 12', (players, demoted) => {
    const g = start(root, root.config({ setup: 'advanced', players, hirelings: 'random' })).state
    while (g.own.hirelings === undefined || g.own.hirelings.track.length === 0)
      playRandomly(root, g, randomFrom(`${players}`), 1)
    const promoted = HIRELINGS.map(({ id }) => id)
    expect(Object.keys(g.bands).filter((id) => !promoted.includes(id))).toHaveLength(demoted)
    expect(g.own.hirelings.track).toEqual([4, 8, 12])
  })
})

describe('each side meets each faction', () => {
  const factions = factionIds.filter((id) => id !== 'vagabond2')
  test.each(ALL)('%s', (side) => {
    const { excludes } = HIRELINGS.find((card) => sidesOf(card).includes(side))!
    for (const [i, faction] of factions.filter((id) => !excludes.includes(id)).entries()) {
      const other = factions.find((id) => id !== faction && !excludes.includes(id))!
      const g = start(root, root.config({ seats: [faction, other], map: ['autumn', 'lake'][i % 2]! })).state
      playRandomly(root, g, randomFrom(`${side} ${faction}`), 150)
      if (g.over) continue
      joinTable(g, [side])
      enlist(g, [])
      const kind = kindNamed(`${side}.warrior`)
      if (kind !== undefined) for (const at of [1, 5, 9]) g.pieces[kind.index * g.places + at] = 0
      giveControl(g, partyOfBand(g, side), 0)
      g.own.hirelings!.control[side] = 3
      if (side === 'the-exile') g.own['the-exile'].forest = 0
      const before = root.conserved!(g)
      playRandomly(root, g, randomFrom(`${faction} ${side}`), 250)
      expect(root.conserved!(g), `${side} and ${faction}`).toEqual(before)
      expect(g.pieces.every((n) => n >= 0)).toBe(true)
      expect(commanderOf(g, partyOfBand(g, side))).toBeLessThan(2)
    }
  })
})

test('games with hirelings and landmarks keep what the kernel asks of every game', () => {
  const configs = [
    root.config({
      seats: ['marquise', 'vagabond', 'hundreds'],
      hirelings: 'random',
      landmarks: ['black-market', 'lost-city'],
    }),
    root.config({ setup: 'advanced', players: 3, hirelings: 'random', landmarks: 2, map: 'lake' }),
  ]
  expect(checkContract(root, { configs, games: 1, seed: 'hired', sample: 150 }).games).toBe(2)
})
