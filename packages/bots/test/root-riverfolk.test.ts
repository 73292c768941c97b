import type { Game } from '@spinney/kernel'
import { given, kindNamed, onMapCount, type Root, root, SUIT_NAMES } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']

const posts = (g: Root): number =>
  SUIT_NAMES.slice(0, 3).reduce((sum, suit) => sum + onMapCount(g, kindNamed(`riverfolk.trade-post-${suit}`)!), 0)

/** The Riverfolk rule a river clearing; the others have homes far away. */
function table() {
  return given('riverfolk', 'alliance', 'marquise')
    .clearing(5, { riverfolk: { warrior: 2 } })
    .clearing(7, { riverfolk: { warrior: 2 } })
    .clearing(3, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(8, { alliance: { sympathy: 1 } })
}

// Sharp foresees that buyers may have more by then; a first look goes by what they have now.
test('steady as the Riverfolk Company asks for no more than buyers can pay', async () => {
  const { state } = table()
    .clearing(1, { marquise: { warrior: 19 } })
    .board('alliance', { warrior: 8 })
    .hand('riverfolk', 'sappers', 'armorers', 'bake-sale')
    .own('riverfolk', { prices: { 'hand-card': 4, riverboats: 1, mercenaries: 1 } })
    .turn('riverfolk', 'evening')
  expect((await afterTurn(game, state, 'steady')).own.riverfolk.prices[0]).toBeLessThanOrEqual(2)
})

describe.each(THINKERS)('%s as the Riverfolk Company', (level) => {
  test('founds the first trade post as soon as there are funds', async () => {
    const { state } = table()
      .own('riverfolk', { funds: { riverfolk: 3 } })
      .turn('riverfolk', 'daylight')
    expect(posts(await afterTurn(game, state, level))).toBe(1)
  })

  test('takes the winning move: funds become a trade post', async () => {
    const { state } = table()
      .clearing(11, { riverfolk: { warrior: 1, 'trade-post-mouse': 1 } })
      .own('riverfolk', { funds: { riverfolk: 2 } })
      .score('riverfolk', 28)
      .turn('riverfolk', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.riverfolk])
  })

  test('does not give cards away to those who would pay more', async () => {
    const { state } = table()
      .hand('riverfolk', 'royal-claim', 'bake-sale', 'command-warren')
      .own('riverfolk', { prices: { 'hand-card': 1, riverboats: 1, mercenaries: 1 } })
      .turn('riverfolk', 'evening')
    expect((await afterTurn(game, state, level)).own.riverfolk.prices[0]).toBeGreaterThan(1)
  })
})

describe.each(THINKERS)('%s as a buyer', (level) => {
  test('the Alliance buys a card that is cheap', async () => {
    const { state } = table()
      .hand('riverfolk', 'royal-claim', 'bake-sale', 'command-warren')
      .own('riverfolk', { prices: { 'hand-card': 1, riverboats: 4, mercenaries: 4 } })
      .turn('alliance')
    for (const pick of await picksOf(game, state, level)) expect(pick).toBe('buy-service')
  })

  test('nobody feeds a company that is about to win', async () => {
    const { state } = table()
      .clearing(11, { riverfolk: { warrior: 3, 'trade-post-mouse': 1 } })
      .hand('riverfolk', 'ambush-fox', 'dominance-fox')
      .own('riverfolk', {
        funds: { riverfolk: 3 },
        prices: { 'hand-card': 4, riverboats: 4, mercenaries: 4 },
      })
      .score('riverfolk', 25)
      .score('marquise', 24)
      .turn('marquise')
    for (const pick of await picksOf(game, state, level)) expect(pick).toBe('pass')
  })
})
