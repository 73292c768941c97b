import { attached, decide, playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { fight } from '../../src/actions/battle.ts'
import { callMove, canMove } from '../../src/actions/move.ts'
import { enemies, removeAllEnemies, removePieces } from '../../src/actions/removal.ts'
import type { Band } from '../../src/core/content.ts'
import { numbered } from '../../src/core/kinds.ts'
import { isUsed, markUsed } from '../../src/core/once.ts'
import { commanderOf, giveControl, joinTable, partyOfBand } from '../../src/core/parties.ts'
import { place } from '../../src/core/place.ts'
import { BOX, count, givenTable, presenceOf, type Root, rulerOf, SUPPLY } from '../../src/index.ts'
import { rootWith } from '../rooting.ts'

// A band of rovers, as it would come in a box of its own: warriors, a camp, a signpost, and what their controller may do.
const pieces = numbered(
  [
    { faction: 'rovers', name: 'rover', category: 'warrior', max: 6 },
    { faction: 'rovers', name: 'camp', category: 'building', max: 1 },
    { faction: 'rovers', name: 'signpost', category: 'token', max: 1 },
  ],
  BOX.length,
)
const [rover, camp] = [pieces[0]!, pieces[1]!]

const ROVERS = 'rovers'
const band = (g: Root) => partyOfBand(g, ROVERS)

/** What the controller may do with them once per Daylight. */
const deed = (id: string, perform: (g: Root) => void): NonNullable<Band['actions']>[number] => ({
  id,
  law: 'E.2.4',
  phase: 'daylight',
  available: (g, seat) => commanderOf(g, partyOfBand(g, ROVERS)) === seat && !isUsed(g, id),
  perform: (g) => {
    markUsed(g, id)
    perform(g)
  },
})

const rovers: Band = {
  id: ROVERS,
  pieces,
  warrior: rover,
  procedures: [],
  actions: [
    {
      ...deed('hire-rovers', (g) => giveControl(g, band(g), g.active)),
      available: (g) => commanderOf(g, partyOfBand(g, ROVERS)) < 0 && !isUsed(g, 'hire-rovers'),
    },
    deed('place-rover', (g) => void place(g, rover, 5, 1, 'E.2.4')),
    {
      ...deed('move-rovers', (g) => callMove(g, band(g), 'E.2.4')),
      available: (g, seat) =>
        commanderOf(g, partyOfBand(g, ROVERS)) === seat &&
        !isUsed(g, 'move-rovers') &&
        canMove(g, partyOfBand(g, ROVERS), { from: 0, to: 0, suit: -1 }),
    },
  ],
}

const game = rootWith({ bands: [rovers] })
const [CATS, BIRDS] = [0, 1]

/** Cats, birds and mice, with three rovers and their camp in clearing 5. */
const table = (controller = -1) =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'] }, game)
    .with((g) => joinTable(g, [ROVERS]))
    .clearing(5, { rovers: { rover: 3, camp: 1 } })
    .with((g) => giveControl(g, band(g), controller))

/** The cats attack the band in clearing 5. */
const attack = (cats: number, controller = -1) =>
  table(controller)
    .clearing(5, { marquise: { warrior: cats } })
    .hand('eyrie', 'ambush-rabbit')
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')

describe('a band at the table', () => {
  test('is a party after the seats, with pieces of its own', () => {
    const { state } = table()
    expect(band(state)).toBe(3)
    expect(presenceOf(state, 3, 5)).toBe(4)
    expect(count(state, rover, SUPPLY)).toBe(3)
    expect(presenceOf(table(CATS).state, CATS, 5)).toBe(0)
  })
})

describe('rule', () => {
  test('[law E.3.1] an uncontrolled band rules as a player would', () => {
    const rivals = (cats: number) =>
      table()
        .clearing(5, { marquise: { warrior: cats } })
        .turn('marquise').state
    expect(rulerOf(rivals(2), 5)).toBe(3)
    expect(rulerOf(rivals(4), 5)).toBe(-1)
    expect(rulerOf(rivals(5), 5)).toBe(CATS)
  })

  test('[law E.3.1] its controller rules with it, alone or together', () => {
    expect(rulerOf(table(BIRDS).state, 5)).toBe(BIRDS)
    const { state } = table(BIRDS).clearing(5, { marquise: { warrior: 5 }, eyrie: { warrior: 2 } })
    expect(rulerOf(state, 5)).toBe(BIRDS)
    giveControl(state, 3, -1)
    expect(rulerOf(state, 5)).toBe(CATS)
  })
})

describe('battle', () => {
  test('[law E.3.2] anybody may attack a band but its controller', () => {
    attack(2).offers('marquise', 'battle', [{ clearing: 5, defender: 3 }])
    attack(2, BIRDS).offers('marquise', 'battle', [{ clearing: 5, defender: 3 }])
    table(CATS)
      .clearing(5, { marquise: { warrior: 2 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'battle')
  })

  test('[law E.3.5] it plays no ambush, not even that of its controller, and takes hits like anybody', () => {
    attack(2, BIRDS)
      .when('marquise', 'battle', { clearing: 5, defender: 3 })
      .chance({ high: 2, low: 1 })
      .holds(5, { marquise: { warrior: 1 }, rovers: { rover: 1, camp: 1 } })
  })

  test('[law E.3.6] who removes its building scores; its controller chooses what is lost', () => {
    table(BIRDS)
      .clearing(5, { rovers: { signpost: 1 }, marquise: { warrior: 4 } })
      .with((g) => removePieces(g, rover, 5, 3, CATS, 'E.3'))
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 5, defender: 3 })
      .chance({ high: 0, low: 0 })
      .offers('eyrie', 'loseHit', ['rovers.camp', 'rovers.signpost'])
      .when('eyrie', 'loseHit', 'rovers.camp')
      .scores('marquise', 1)
      .scores('eyrie', 0)
  })

  test('without a controller the player taking the turn chooses for it', () => {
    table()
      .clearing(5, { rovers: { signpost: 1 }, marquise: { warrior: 4 } })
      .with((g) => removePieces(g, rover, 5, 3, CATS, 'E.3'))
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 5, defender: 3 })
      .chance({ high: 0, low: 0 })
      .asks('marquise', 'loseHit')
  })

  test('[law E.3.6, E.3.7] a band that attacks scores nothing for its controller, who pays for outrage', () => {
    table(CATS)
      .clearing(5, { alliance: { sympathy: 1 } })
      .hand('marquise', 'ambush-rabbit')
      .inside('marquise', fight, { seat: 3, place: 5, suit: -1, law: 'E.2.4' })
      .when('marquise', 'battle', { clearing: 5, defender: 2 })
      .chance({ high: 1, low: 0 })
      .when('alliance', 'loseHit', 'alliance.sympathy')
      .scores('marquise', 0)
      .asks('marquise', 'outrage')
  })
})

describe('other rules', () => {
  test('[law E.3.2] an effect that removes all enemy pieces removes a band, but not the controller’s own', () => {
    const swept = (by: number, controller: number) => {
      const { state } = table(controller)
      removeAllEnemies(state, by, [5], '8.4.1')
      return [count(state, rover, 5), state.scores[by]]
    }
    expect(swept(CATS, -1)).toEqual([0, 1])
    expect(swept(CATS, BIRDS)).toEqual([0, 1])
    expect(swept(BIRDS, BIRDS)).toEqual([3, 0])
    const { state } = table(BIRDS)
    expect([enemies(state, 3, BIRDS), enemies(state, CATS, 3), enemies(state, 3, 3)]).toEqual([false, true, false])
  })

  test('[law E.3.4, E.3.7] it moves by the rule of its controller, who answers for the move', () => {
    table(CATS)
      .clearing(1, { alliance: { sympathy: 1 } })
      .hand('marquise', 'ambush-fox')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'move-rovers')
      .when('marquise', 'move', { from: 5, to: 1 })
      .when('marquise', 'howMany', 2)
      .holds(1, { rovers: { rover: 2 } })
      .asks('marquise', 'outrage')
  })

  test('control is gained in play', () => {
    expect(table().state.bands).toEqual({ rovers: -1 })
    const { state } = table().turn('marquise', 'daylight').when('marquise', 'craftStep', 'hire-rovers')
    expect(state.bands).toEqual({ rovers: CATS })
    expect(rulerOf(state, 5)).toBe(CATS)
  })
})

describe('whole games', () => {
  const config = game.config({
    seats: ['marquise', 'vagabond', 'alliance', 'hundreds'],
    deck: 'exiles',
  })

  /** The band stands on the map from the beginning. */
  const opened = (seed: string) => {
    const g = start(game, config).state
    joinTable(g, [ROVERS])
    for (const clearing of [2, 5, 8]) place(g, rover, clearing, 2, 'E.2.1')
    place(g, camp, 5, 1, 'E.2.1')
    playRandomly(game, g, randomFrom(seed), 400)
    return g
  }

  test('with a band that is hired, moved and attacked go on and lose nothing', () => {
    for (let i = 0; i < 12; i++) {
      const g = opened(`rovers-${i}`)
      expect(game.conserved!(g)).toMatchObject({ 'rovers.rover': 6, 'rovers.camp': 1, 'rovers.signpost': 1 })
    }
  })

  test('are written, read and played on', () => {
    const g = opened('read')
    const read = attached(game, JSON.parse(JSON.stringify(g)) as Root)
    expect(decide(game, read)?.options).toEqual(decide(game, g)?.options)
  })

  test('keep what the kernel asks of every game', () => {
    expect(checkContract(game, { configs: [config], games: 1, seed: 'rovers', sample: 200 }).games).toBe(1)
  })
})
