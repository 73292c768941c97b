import { decide, type Game, playRandomly, randomFrom, start } from '@spinney/kernel'
import { cardNamed, count, given, kindNamed, onMapCount, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']
const cardIndex = (id: string): number => cardNamed(id)!.index

describe.each(THINKERS)('%s in Root, when somebody is about to win', (level) => {
  test('the Marquise raze the roost that would win the game for the Eyrie', async () => {
    const { state } = given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1, warrior: 2, sawmill: 1 } })
      .clearing(10, { marquise: { warrior: 8 }, eyrie: { roost: 1 } })
      .clearing(3, { eyrie: { roost: 1, warrior: 6 } })
      .clearing(7, { eyrie: { roost: 1, warrior: 6 } })
      .own('eyrie', { leader: 'despot' })
      .score('eyrie', 28)
      .score('marquise', 20)
      .turn('marquise', 'daylight')
    for (const seed of ['a', 'b']) {
      const g = await afterTurn(game, state, level, { seed })
      expect(count(g, kindNamed('eyrie.roost')!, 10)).toBe(0)
    }
  })

  test('the Eyrie win by the points of the evening: they build what they must', async () => {
    const { state } = given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1, warrior: 2, sawmill: 1 } })
      .clearing(3, { eyrie: { roost: 1, warrior: 6 } })
      .clearing(7, { eyrie: { warrior: 4 } })
      .own('eyrie', { leader: 'despot', decree: { build: ['armorers'] } })
      .score('eyrie', 29)
      .turn('eyrie', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.eyrie])
  })

  test('the Alliance revolt where there is much to sweep away', async () => {
    const { state } = given('marquise', 'alliance')
      .suit(5, 'fox')
      .clearing(5, { marquise: { warrior: 3, sawmill: 1, recruiter: 1 }, alliance: { sympathy: 1 } })
      .clearing(1, { marquise: { keep: 1, warrior: 2 } })
      .own('alliance', { supporters: ['foxfolk-steel', 'anvil', 'armorers'] })
      .turn('alliance')
    const g = await afterTurn(game, state, level)
    expect(onMapCount(g, kindNamed('alliance.base-fox')!)).toBe(1)
  })
})

describe.each(THINKERS)('%s at the advanced setup of Root', (level) => {
  const drafting = (seed: string) => {
    const { state } = start(game, game.config({ setup: 'advanced', players: 4 }))
    const luck = randomFrom(seed)
    return { state, luck }
  }

  test('drafts, settles and keeps three cards, whatever is in the pool', async () => {
    const { state } = drafting('one')
    const g = await afterTurn(game, state, level, { seed: 'one', iterations: 12 })
    expect(g.turns).toBe(1)
    expect(g.factions.every((id) => id !== '')).toBe(true)
    expect(g.hands.every((hand) => hand.length >= 3)).toBe(true)
  })

  test('gives back a dominance card before an ambush', async () => {
    const { state, luck } = drafting('two')
    for (let ask = decide(game, state); ask?.kind !== 'returnCard'; ask = decide(game, state)) {
      playRandomly(game, state, luck, 1)
    }
    const seat = decide(game, state)!.seat as number
    const [ambush, dominance] = ['ambush-fox', 'dominance-rabbit'].map((id) => cardIndex(id))
    const rest = ['ambush-mouse', 'ambush-rabbit', 'ambush-bird'].map((id) => cardIndex(id))
    state.hands[seat] = [ambush!, dominance!, ...rest].sort((a, b) => a - b)
    for (const pick of await picksOf(game, state, level, { iterations: 40 })) expect(pick).toBe('dominance-rabbit')
  })
})
