import { decide, shapeOf } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { removeAllEnemies } from '../../../src/actions/removal.ts'
import { strengthOf } from '../../../src/core/pieces.ts'
import { fullRemoval } from '../../../src/factions/vagabond/battle.ts'
import { root, sorts } from '../../../src/index.ts'
import { BIRDS, type Board, CATS, HOSTILE, items, pawnAt, relation, wanderer } from './support.ts'

/** The Vagabond attacks the cats in clearing 1 with the first ready sword. */
const attack = (board: Board, cats: { [kind: string]: number }) => wanderer(1, board).clearing(1, { marquise: cats })

/** The cats attack the Vagabond in clearing 1. */
const defend = (board: Board, cats = 3) =>
  wanderer(1, board)
    .clearing(1, { marquise: { warrior: cats } })
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing: 1, defender: 0 })

describe('the pawn', () => {
  test('[law 9.2.2] it neither rules nor hinders rule', () => {
    wanderer(1, {})
      .clearing(1, { marquise: { warrior: 1 } })
      .clearing(5, {})
      .turn('vagabond', 'daylight')
      .has('ruler', (g) => g.ruler[1], CATS)
      .has('strength', (g) => g.strength[1], 0)
  })

  test('[law 9.2.2] it never leaves the map, whatever the hits', () => {
    defend({ items: ['boot'] })
      .chance({ high: 3, low: 3 })
      .has('pawn', pawnAt, 1)
  })

  test('[law 9.2.2.I] a full removal by an enemy damages three items of choice instead', () => {
    const position = wanderer(1, { items: ['boot', 'sword', 'torch', 'tea'] })
    removeAllEnemies(position.state, CATS!, [1], '4.1.2')
    const frame = position.state.flow.at(-1)!
    position
      .inside('marquise', fullRemoval, frame.local as { seat: number; items: number })
      .when('vagabond', 'vagabondFullRemoval', 'boot')
      .when('vagabond', 'vagabondFullRemoval', 'tea-track')
      .when('vagabond', 'vagabondFullRemoval', 'torch')
      .has('items', (g) => items(g), ['sword', 'boot-damaged', 'tea-damaged', 'torch-damaged'])
      .has('pawn', pawnAt, 1)
  })

  test('[law 9.2.2.I] with fewer items all are damaged; an ally does no such harm', () => {
    const position = wanderer(1, { items: ['boot', 'sword'] })
    removeAllEnemies(position.state, CATS!, [1], '4.1.2')
    position
      .inside('marquise', fullRemoval, { seat: 0, items: 3 })
      .has('items', (g) => items(g), ['boot-damaged', 'sword-damaged'])
    const allied = wanderer(1, { items: ['boot', 'sword'], relations: { marquise: 'allied' } }).state
    removeAllEnemies(allied, CATS!, [1], '4.1.2')
    if (allied.flow.length > 0) throw new Error('an ally is no enemy')
  })
})

describe('fighting', () => {
  test('[law 9.5.2] a sword is exhausted for a battle in the pawn’s clearing', () => {
    attack({ items: ['sword', 'sword'] }, { warrior: 3 })
      .clearing(5, { marquise: { warrior: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .offers('vagabond', 'battle', [{ clearing: 1, defender: CATS! }])
      .has('items', (g) => items(g), ['sword', 'sword-exhausted'])
  })

  test('[law 9.5.2] without a ready sword or anybody there it is not offered', () => {
    attack({ items: ['sword-exhausted'] }, { warrior: 3 })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'battle')
    wanderer(1, { items: ['sword'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'battle')
  })

  test('[law 9.2.6] rolled hits are capped by undamaged swords, exhausted or not', () => {
    attack({ items: ['sword', 'sword-exhausted', 'sword-damaged'] }, { warrior: 4 })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .chance({ high: 3, low: 0 })
      .has('cats', (g) => strengthOf(g, CATS!, 1), 2)
  })

  test('[law 9.2.4] defenceless without an undamaged sword', () => {
    defend({ items: ['boot', 'boot', 'sword-damaged'] })
      .chance({ high: 0, low: 0 })
      .when('vagabond', 'vagabondHit', 'boot')
      .has('items', (g) => items(g), ['boot', 'boot-damaged', 'sword-damaged'])
    defend({ items: ['boot', 'sword-exhausted'] })
      .chance({ high: 0, low: 0 })
      .has('items', (g) => items(g), ['boot', 'sword-exhausted'])
  })

  test('[law 9.2.7] each hit damages an undamaged item of choice; equal items are one option', () => {
    defend({ items: ['sword', 'boot', 'boot', 'tea'] })
      .chance({ high: 2, low: 0 })
      .offers('vagabond', 'vagabondHit', ['boot', 'sword', 'tea-track'])
      .when('vagabond', 'vagabondHit', 'tea-track')
      .when('vagabond', 'vagabondHit', 'boot')
      .has('items', (g) => items(g), ['boot', 'sword', 'boot-damaged', 'tea-damaged'])
  })

  test('[law 9.2.7] hits beyond the last undamaged item are ignored', () => {
    defend({ items: ['sword', 'boot'] })
      .chance({ high: 3, low: 0 })
      .has('items', (g) => items(g), ['boot-damaged', 'sword-damaged'])
      .asks('marquise', 'marquiseDaylight')
  })
})

describe('Hostile factions', () => {
  const battle = (board: Board, cats: { [kind: string]: number }) =>
    attack(board, cats)
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })

  test('[law 9.2.9.III, 9.2.9.III.a] who loses a warrior becomes Hostile; that warrior scores nothing, the next does', () => {
    battle({ items: ['sword', 'sword'], relations: { marquise: 'friendly' } }, { warrior: 3 })
      .chance({ high: 1, low: 1 })
      .when('vagabond', 'vagabondHit', 'sword-exhausted')
      .has('relation', (g) => relation(g, CATS!), HOSTILE)
      .has('points', (g) => g.scores[0], 0)
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .chance({ high: 2, low: 0 })
      .has('points', (g) => g.scores[0], 1)
      .has('cats', (g) => strengthOf(g, CATS!, 1), 1)
  })

  test('[law 9.2.9.III.a] further pieces of the same battle score, buildings twice', () => {
    battle({ items: ['sword', 'sword', 'sword'] }, { warrior: 2, sawmill: 1 })
      .chance({ high: 3, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .has('points', (g) => g.scores[0], 3)
  })

  test('[law 9.2.9.III] removing only buildings or tokens changes nothing', () => {
    battle({ items: ['sword'] }, { sawmill: 1 })
      .chance({ high: 0, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .has('relation', (g) => relation(g, CATS!), 0)
      .has('points', (g) => g.scores[0], 1)
  })

  test('[law 9.2.9.III, 9.2.9.III.a] in another’s turn a faction becomes Hostile, but there is no infamy', () => {
    defend({ items: ['sword', 'sword', 'boot'] })
      .chance({ high: 2, low: 2 })
      .when('vagabond', 'vagabondHit', 'boot')
      .when('vagabond', 'vagabondHit', 'sword')
      .has('relation', (g) => relation(g, CATS!), HOSTILE)
      .has('points', (g) => g.scores[0], 0)
  })

  test('[law 9.2.9.III] an ally who loses a warrior is an enemy at once: its buildings score', () => {
    battle({ items: ['sword', 'sword'], relations: { marquise: 'allied' } }, { warrior: 1, sawmill: 1 })
      .chance({ high: 2, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .has('points', (g) => g.scores[0], 2)
  })
})

describe('fighting with an ally', () => {
  const together = (board: Board, birds = 3) =>
    wanderer(1, { relations: { eyrie: 'allied' }, ...board })
      .clearing(1, { marquise: { warrior: 6 }, eyrie: { warrior: birds } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')

  test('[law 9.2.9.II.c] the cap is allied warriors and undamaged swords', () => {
    together({ items: ['sword', 'sword-damaged'] })
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .offers('vagabond', 'vagabondBattleAlly', [BIRDS!, 'pass'])
      .when('vagabond', 'vagabondBattleAlly', BIRDS!)
      .chance({ high: 3, low: 0 })
      .has('cats', (g) => strengthOf(g, CATS!, 1), 3)
  })

  test('[law 9.2.9.II.c] the ally may be left out, and cannot be the defender or a mere friend', () => {
    together({ items: ['sword'] })
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .when('vagabond', 'vagabondBattleAlly', 'pass')
      .chance({ high: 3, low: 0 })
      .has('cats', (g) => strengthOf(g, CATS!, 1), 5)
    together({ items: ['sword'] })
      .when('vagabond', 'battle', { clearing: 1, defender: BIRDS! })
      .asks('chance', 'dice')
    together({ items: ['sword'], relations: { eyrie: 'friendly' } })
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .asks('chance', 'dice')
  })

  const threeHits = () =>
    together({ items: ['sword', 'sword', 'boot', 'torch'] })
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .when('vagabond', 'vagabondBattleAlly', BIRDS!)
      .chance({ high: 3, low: 3 })

  test('[law 9.2.9.II.d] the question says which of its options are items and which are allies', () => {
    const { picks, options } = decide(root, threeHits().state)!
    const named = options.map((pick) => `${shapeOf(sorts, picks, pick)} ${pick}`)
    expect(named).toEqual(['item boot', 'item sword', 'item torch', 'item sword-exhausted', 'ally eyrie'])
  })

  test('[law 9.2.9.II.d] an ally who takes more hits than the items becomes Hostile after the battle', () => {
    threeHits()
      .when('vagabond', 'vagabondHit', 'eyrie')
      .when('vagabond', 'vagabondHit', 'eyrie')
      .has('relation', (g) => relation(g, BIRDS!), 3)
      .when('vagabond', 'vagabondHit', 'boot')
      .has('birds', (g) => strengthOf(g, BIRDS!, 1), 1)
      .has('relation', (g) => relation(g, BIRDS!), HOSTILE)
  })

  test('[law 9.2.9.II.d] an ally who takes no more stays Allied', () => {
    threeHits()
      .when('vagabond', 'vagabondHit', 'eyrie')
      .when('vagabond', 'vagabondHit', 'boot')
      .when('vagabond', 'vagabondHit', 'torch')
      .has('relation', (g) => relation(g, BIRDS!), 3)
  })
})
