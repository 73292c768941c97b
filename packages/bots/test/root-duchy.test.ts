import type { Game } from '@spinney/kernel'
import { BURROW, count, given, kindNamed, onMapCount, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']
const swayed = (g: Root): readonly string[] => g.own.duchy.swayed

/** The Duchy holds a rabbit, a fox and a mouse clearing in one corner. */
function table() {
  return given('duchy', 'marquise', 'eyrie')
    .clearing(3, { duchy: { warrior: 4, tunnel: 1, market: 1 } })
    .clearing(6, { duchy: { warrior: 2 } })
    .clearing(7, { duchy: { warrior: 2 } })
    .clearing(1, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(4, { eyrie: { warrior: 6, roost: 1 } })
    .own('eyrie', { leader: 'despot' })
}

describe.each(THINKERS)('%s as the Underground Duchy', (level) => {
  test('sways a minister it can afford', async () => {
    const { state } = table()
      .own('duchy', { burrow: 2 })
      .hand('duchy', 'foxfolk-steel', 'bake-sale', 'mouse-in-a-sack')
      .turn('duchy', 'daylight')
    const g = await afterTurn(game, state, level)
    expect(swayed(g)).toHaveLength(1)
    expect(g.scores[g.seatOf.duchy!]).toBeGreaterThan(0)
  })

  test('takes the winning move: sways for the last point and lets lords score', async () => {
    const { state } = table()
      .own('duchy', { swayed: ['baron-of-dirt'], burrow: 1 })
      .hand('duchy', 'foxfolk-steel', 'bake-sale')
      .score('duchy', 28)
      .turn('duchy', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.duchy])
  })

  test('a lord who scores speaks in every turn', async () => {
    const { state } = table()
      .own('duchy', { swayed: ['baron-of-dirt', 'marshal'] })
      .turn('duchy', 'daylight')
    const g = await afterTurn(game, state, level)
    expect(g.scores[g.seatOf.duchy!]).toBeGreaterThan(0)
  })

  test('builds where it rules', async () => {
    const { state } = table().hand('duchy', 'foxfolk-steel', 'mouse-in-a-sack').turn('duchy', 'daylight')
    const g = await afterTurn(game, state, level)
    const before = onMapCount(state, kindNamed('duchy.market')!) + onMapCount(state, kindNamed('duchy.citadel')!)
    const after = onMapCount(g, kindNamed('duchy.market')!) + onMapCount(g, kindNamed('duchy.citadel')!)
    expect(after).toBeGreaterThan(before)
  })

  test('warriors do not wait in the Burrow when a tunnel leads out', async () => {
    const { state } = table().own('duchy', { burrow: 6 }).turn('duchy', 'daylight')
    expect(count(await afterTurn(game, state, level), kindNamed('duchy.warrior')!, BURROW)).toBeLessThan(6)
  })

  test('shows what it can keep: a bird only where nothing else serves', async () => {
    const { state } = table()
      .hand('duchy', 'armorers', 'foxfolk-steel', 'mouse-in-a-sack')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'pass')
      .when('duchy', 'duchySway', 'foremole')
    for (const pick of await picksOf(game, state, level)) expect(pick).not.toBe('armorers')
  })
})
