import type { Game } from '@spinney/kernel'
import { clearings, count, given, kindNamed, onMapCount, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']
const warrior = kindNamed('keepers.warrior')!
const RETINUE = {
  move: ['faithful-retainer'],
  'battle-then-delve': ['faithful-retainer'],
  'move-or-recover': ['faithful-retainer'],
}

/** The Keepers in the south-east, others in the north. */
function table() {
  return given('marquise', 'keepers', 'eyrie', 'alliance')
    .clearing(1, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(2, { eyrie: { warrior: 4, roost: 1 } })
    .own('eyrie', { leader: 'despot' })
}

const recovered = (g: Root): number => g.own.keepers.recovered.length

describe.each(THINKERS)('%s as the Keepers', (level) => {
  test('takes the winning move: recovers a relic for the last point', async () => {
    const { state } = table()
      .clearing(7, { keepers: { warrior: 2, 'waystation-tablet-jewelry': 1 } })
      .own('keepers', {
        retinue: RETINUE,
        clearings: { 7: ['tablet-1'] },
        sides: { 'waystation-tablet-jewelry': 'tablet' },
      })
      .score('keepers', 29)
      .turn('keepers', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.keepers])
  })

  test('pitches the waystation that a relic needs, and recovers it', async () => {
    const { state } = table()
      .clearing(7, { keepers: { warrior: 3 } })
      .own('keepers', { retinue: RETINUE, clearings: { 7: ['figure-3'] } })
      .turn('keepers')
    const g = await afterTurn(game, state, level)
    expect(recovered(g)).toBe(1)
    expect(g.scores[state.seatOf.keepers!]).toBeGreaterThanOrEqual(3)
  })

  test('carries a relic to its waystation', async () => {
    const { state } = table()
      .clearing(3, { keepers: { warrior: 2 } })
      .clearing(7, { keepers: { warrior: 2, 'waystation-tablet-jewelry': 1 } })
      .own('keepers', {
        retinue: RETINUE,
        clearings: { 3: ['jewelry-3'] },
        sides: { 'waystation-tablet-jewelry': 'jewelry' },
      })
      .turn('keepers', 'daylight')
    expect(recovered(await afterTurn(game, state, level))).toBe(1)
  })

  test('recovers first what does not cost the card', async () => {
    const { state } = table()
      .clearing(7, { keepers: { warrior: 2, 'waystation-tablet-jewelry': 1 } })
      .own('keepers', {
        retinue: { 'move-or-recover': ['faithful-retainer'] },
        clearings: { 7: ['tablet-1', 'tablet-3'] },
        sides: { 'waystation-tablet-jewelry': 'tablet' },
      })
      .turn('keepers', 'daylight')
    // One mouse clearing is ruled: the small relic keeps the card, the big one takes it along.
    expect(recovered(await afterTurn(game, state, level))).toBe(2)
  })

  test('delves in a forest that is ruled around', async () => {
    const { state } = table()
      .clearing(3, { keepers: { warrior: 2 } })
      .clearing(6, { keepers: { warrior: 2 } })
      .clearing(11, { keepers: { warrior: 2 } })
      .own('keepers', { retinue: RETINUE, forests: { 'f-3-6-11': ['tablet', 'figure'] } })
      .turn('keepers', 'daylight')
    const g = await afterTurn(game, state, level)
    const { forests, retinue } = g.own.keepers
    expect(forests.flat().length).toBe(1)
    // The card is not lost, wherever it is shifted to in the evening.
    expect(retinue.flat().length).toBe(3)
  })

  test('does not let warriors starve', async () => {
    const { state } = table()
      .clearing(7, { keepers: { warrior: 6 } })
      .own('keepers', { retinue: RETINUE, forests: { 'f-3-7-11-12': ['tablet'] } })
      .turn('keepers', 'daylight')
    const g = await afterTurn(game, state, level)
    expect(onMapCount(g, warrior)).toBe(6)
    for (const place of clearings(g)) expect(count(g, warrior, place)).toBeLessThan(4)
  })

  test('adds cards to the Retinue while it is small', async () => {
    const { state } = table()
      .clearing(7, { keepers: { warrior: 3 } })
      .own('keepers', { retinue: { move: ['faithful-retainer'] } })
      .hand('keepers', 'royal-claim', 'armorers')
      .turn('keepers', 'evening')
    for (const pick of await picksOf(game, state, level)) expect(pick).toBe('add')
  })

  test('whoever takes a relic hides it far from the Keepers', async () => {
    const { state } = table()
      .clearing(7, { keepers: { warrior: 3 } })
      .clearing(8, { marquise: { warrior: 4 } })
      .own('keepers', { retinue: RETINUE, clearings: { 8: ['tablet-2'] } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .chance({ high: 1, low: 0 })
      .when('keepers', 'loseHit', 'keepers.relic-tablet')
    for (const pick of await picksOf(game, state, level)) expect(['f-3-7-11-12', 'f-4-7-8-12']).not.toContain(pick)
  })
})
