import { type Game, randomFrom, resample } from '@spinney/kernel'
import { count, given, kindNamed, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { createBot, type Level, requestFor } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']

/** Everybody has something on the map, nobody is about to win. */
function table() {
  return given('marquise', 'eyrie', 'alliance', 'vagabond')
    .clearing(1, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(5, { marquise: { warrior: 2, recruiter: 1 } })
    .clearing(3, { eyrie: { warrior: 4, roost: 1 } })
    .clearing(12, { vagabond: { pawn: 1 } })
    .own('eyrie', { leader: 'despot' })
    .own('vagabond', { character: 'thief', items: ['boot', 'torch', 'sword', 'tea'] })
}

describe.each(THINKERS)('%s in Root', (level) => {
  test('takes the winning move: the Alliance spreads for the last point', async () => {
    const { state } = table()
      .clearing(8, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['armorers', 'sappers', 'brutal-tactics'] })
      .score('alliance', 29)
      .turn('alliance')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.alliance])
  })

  test('takes the winning move: the Marquise builds for the last point', async () => {
    const { state } = table()
      .clearing(10, { marquise: { warrior: 3, wood: 3 } })
      .score('marquise', 29)
      .turn('marquise', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.marquise])
  })

  test('takes the winning move: the Vagabond completes a quest', async () => {
    const { state } = table()
      .own('vagabond', { quests: ['guard-duty-rabbit', 'guard-duty-mouse', 'give-a-speech-fox'] })
      .score('vagabond', 29)
      .turn('vagabond', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.vagabond])
  })

  test('the Eyrie put nothing into the Decree that cannot be obeyed', async () => {
    const { state } = table().suit(3, 'rabbit').hand('eyrie', 'foxfolk-steel', 'bake-sale').turn('eyrie')
    // Nobody to fight and no roost or warrior in a fox clearing: only rabbits can be recruited or moved.
    for (const pick of await picksOf(game, state, level)) expect(pick).toMatchObject({ card: 'bake-sale' })
  })

  test('the Eyrie obey what they can: no needless turmoil', async () => {
    const { state } = table().turn('eyrie', 'daylight')
    for (const seed of ['a', 'b']) {
      const { own } = await afterTurn(game, state, level, { seed })
      expect(own.eyrie.leader).toBe('despot')
    }
  })

  test('the Eyrie keep a guard at the last roost', async () => {
    const { state } = table()
      .clearing(7, { marquise: { warrior: 3 } })
      .clearing(11, { marquise: { warrior: 3 } })
      .turn('eyrie', 'daylight')
    for (const seed of ['a', 'b']) {
      const g = await afterTurn(game, state, level, { seed })
      expect(count(g, kindNamed('eyrie.warrior')!, 3)).toBeGreaterThan(0)
    }
  })

  test('does not hand over the game: nobody at 29 points is robbed with Stand and Deliver', async () => {
    const { state } = table()
      .crafted('marquise', 'stand-and-deliver')
      .hand('eyrie', 'armorers', 'sappers')
      .score('eyrie', 29)
      .turn('marquise')
    expect((await afterTurn(game, state, level)).result).toBeNull()
  })

  test('chooses the same whatever the others really hold', async () => {
    const { state } = table()
      .hand('marquise', 'ambush-fox', 'armorers', 'foxfolk-steel')
      .hand('eyrie', 'sappers', 'bake-sale')
      .turn('marquise', 'daylight')
    const seat = state.seatOf.marquise!
    const terms = { seed: 'same', budget: { iterations: 40 } }
    const opinion = await createBot(level).weigh(requestFor(game, state, seat, terms))
    for (let n = 0; n < 3; n++) {
      const other = resample(game, state, seat, randomFrom(n))
      expect(await createBot(level).weigh(requestFor(game, other, seat, terms))).toEqual(opinion)
    }
  })
})
