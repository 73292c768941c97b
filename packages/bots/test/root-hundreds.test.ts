import type { Game } from '@spinney/kernel'
import { count, given, kindNamed, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']
const DICE = { high: 2, low: 1 }

/** The Hundreds in their corner, others in theirs. */
function table() {
  return given('marquise', 'hundreds', 'eyrie', 'alliance')
    .clearing(1, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(2, { eyrie: { warrior: 4, roost: 1 } })
    .clearing(3, { hundreds: { warlord: 1, warrior: 4, stronghold: 1 } })
    .own('eyrie', { leader: 'despot' })
}

describe.each(THINKERS)('%s as the Hundreds', (level) => {
  test('takes the winning move: the warlord burns what stands alone, and the rest is oppressed', async () => {
    const { state } = table()
      .clearing(7, { marquise: { workshop: 1 } })
      .score('hundreds', 28)
      .turn('hundreds', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.hundreds])
  })

  test('a warrior falls before the warlord, who has more to burn this turn', async () => {
    const { state } = table()
      .clearing(7, { marquise: { workshop: 1, sawmill: 1 } })
      .clearing(11, { marquise: { warrior: 4 } })
      .own('hundreds', { mood: 'rowdy', hoard: ['sword', 'sword'] })
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'pass')
      .when('hundreds', 'hundredsCommand', 'move')
      .when('hundreds', 'move', { from: 3, to: 11 })
      .when('hundreds', 'hundredsLead', 'with-warlord')
      .when('hundreds', 'hundredsFollow', 4)
      .when('hundreds', 'hundredsCommand', 'pass')
      .when('hundreds', 'hundredsAdvance', 'advance')
      .when('hundreds', 'move', 'pass')
      .when('hundreds', 'battle', { clearing: 11, defender: 0 })
      .chance(DICE)
    for (const pick of await picksOf(game, state, level)) expect(pick).toBe('hundreds.warrior')
  })

  test('incites where there is something to burn', async () => {
    const { state } = table()
      .clearing(8, { hundreds: { warrior: 2 } })
      .clearing(12, { hundreds: { warrior: 2 }, marquise: { sawmill: 1 } })
      .hand('hundreds', 'foxfolk-steel')
      .turn('hundreds', 'evening')
    for (const pick of await picksOf(game, state, level)) expect(pick).toBe(12)
  })

  test('no lavishness with nothing to gain, no bitterness without mobs', async () => {
    const { state } = table()
      .own('hundreds', { mood: 'stubborn', hoard: ['boot', 'hammer'] })
      .turn('hundreds')
    for (const pick of await picksOf(game, state, level)) expect(['lavish', 'bitter']).not.toContain(pick)
  })

  test('an item is for the Hoard early on, and for the last points when they win', async () => {
    const crafting = (card: string, suit: 'fox' | 'rabbit', points: number) =>
      table()
        .suit(3, suit)
        .clearing(8, { hundreds: { stronghold: 1, warrior: 1 } })
        .hand('hundreds', card)
        .score('hundreds', points)
        .turn('hundreds', 'daylight')
        .when('hundreds', 'craftStep', 'craft')
        .when('hundreds', 'craft', card).state
    const early = crafting('travel-gear-fox', 'rabbit', 0)
    const late = crafting('foxfolk-steel', 'fox', 28)
    for (const pick of await picksOf(game, early, level)) expect(pick).toBe('take')
    for (const pick of await picksOf(game, late, level)) expect(pick).toBe('score')
  })

  test('somebody else burns the mob down before it razes', async () => {
    const { state } = table()
      .clearing(5, { marquise: { warrior: 3, workshop: 1, recruiter: 1 }, hundreds: { mob: 1 } })
      .turn('marquise', 'daylight')
    const g = await afterTurn(game, state, level)
    expect(count(g, kindNamed('hundreds.mob')!, 5)).toBe(0)
  })
})
