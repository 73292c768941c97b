import { describe, test } from 'vitest'
import { strengthOf } from '../../../src/core/pieces.ts'
import { CATS, items, pawnAt, wanderer } from './support.ts'

const FOREST = 'f-1-9-10-12'

describe('moving the pawn', () => {
  test('[law 9.2.3, 9.5.1] a boot moves the pawn, whoever rules', () => {
    wanderer(1, { items: ['boot'] })
      .clearing(1, { marquise: { warrior: 3 } })
      .clearing(5, { eyrie: { warrior: 3 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .offers('vagabond', 'vagabondMove', [5, 9, 10])
      .when('vagabond', 'vagabondMove', 5)
      .has('pawn', pawnAt, 5)
      .has('items', (g) => items(g), ['boot-exhausted'])
  })

  test('[law 9.5.1] without a ready boot there is no move; forests cannot be entered', () => {
    wanderer(1, { items: ['boot-exhausted'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'move')
    wanderer(1, { items: ['boot'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .refuses('vagabond', 'vagabondMove', FOREST)
  })

  test('[law 9.5.1] out of a forest only into an adjacent clearing', () => {
    wanderer(0, { forest: FOREST, items: ['boot'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .offers('vagabond', 'vagabondMove', [1, 9, 10, 12])
      .when('vagabond', 'vagabondMove', 12)
      .has('pawn', pawnAt, 12)
  })

  test('[law 9.2.9.III.b] a clearing with Hostile warriors costs one boot more, and only one', () => {
    wanderer(1, { items: ['boot', 'boot', 'boot'], relations: { marquise: 'hostile', eyrie: 'hostile' } })
      .clearing(5, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 5)
      .has('items', (g) => items(g), ['boot', 'boot-exhausted', 'boot-exhausted'])
  })

  test('[law 9.2.9.III.b] with one boot it cannot be entered; Hostile buildings alone do not matter', () => {
    wanderer(1, { items: ['boot'], relations: { marquise: 'hostile' } })
      .clearing(5, { marquise: { warrior: 1 } })
      .clearing(9, { marquise: { sawmill: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .offers('vagabond', 'vagabondMove', [9, 10])
  })

  test('[law 9.4.2] slip: into a clearing or a forest, without boots, also among Hostile warriors', () => {
    wanderer(1, { relations: { marquise: 'hostile' } })
      .clearing(5, { marquise: { warrior: 2 } })
      .turn('vagabond', 'birdsong')
      .offers('vagabond', 'vagabondSlip', [5, 9, 10, 'f-1-2-5-10', FOREST, 'pass'])
      .when('vagabond', 'vagabondSlip', 5)
      .has('pawn', pawnAt, 5)
  })

  test('[law 9.4.2] slip from forest to forest', () => {
    wanderer(0, { forest: FOREST })
      .turn('vagabond', 'birdsong')
      .offersAmong('vagabond', 'vagabondSlip', ['f-1-2-5-10', 'f-2-6-10-11-12', 'f-4-9-12', 1, 12])
      .refuses('vagabond', 'vagabondSlip', 'f-4-7-8-12')
      .when('vagabond', 'vagabondSlip', 'f-4-9-12')
      .has('pawn', pawnAt, 0)
  })
})

describe('moving with an ally', () => {
  const withCats = (relation: string) =>
    wanderer(1, { items: ['boot'], relations: { marquise: relation } }).clearing(1, { marquise: { warrior: 3 } })

  test('[law 9.2.9.II.b] any number of warriors of an Allied faction come along', () => {
    withCats('allied')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 5)
      .offers('vagabond', 'vagabondMoveAlly', [CATS!, 'pass'])
      .when('vagabond', 'vagabondMoveAlly', CATS!)
      .offers('vagabond', 'vagabondAllyWarriors', [1, 2, 3])
      .when('vagabond', 'vagabondAllyWarriors', 2)
      .has('cats', (g) => [strengthOf(g, CATS!, 1), strengthOf(g, CATS!, 5)], [1, 2])
  })

  test('[law 9.2.9.II.b] nobody else comes along, and allies need rule for their move (1.5.5)', () => {
    withCats('friendly')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 5)
      .asks('vagabond', 'vagabondDaylight')
    withCats('allied')
      .clearing(1, { eyrie: { warrior: 5 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 5)
      .asks('vagabond', 'vagabondDaylight')
  })

  test('[law 9.2.9.II.b] on a slip too', () => {
    withCats('allied')
      .turn('vagabond', 'birdsong')
      .when('vagabond', 'vagabondSlip', 5)
      .asks('vagabond', 'vagabondMoveAlly')
  })
})

describe('moves that cards grant', () => {
  test('[law 9.2.9.III.b] Cobbler moves the pawn without a boot, but for one among Hostile warriors', () => {
    wanderer(1, { items: ['boot'], relations: { marquise: 'hostile' } })
      .crafted('vagabond', 'cobbler')
      .clearing(5, { marquise: { warrior: 1 } })
      .turn('vagabond', 'evening')
      .when('vagabond', 'phaseMoment', 'cobbler')
      .offersAmong('vagabond', 'move', [
        { from: 1, to: 5 },
        { from: 1, to: 9 },
      ])
      .when('vagabond', 'move', { from: 1, to: 5 })
      .has('pawn', pawnAt, 5)
      .has('items', (g) => items(g), ['boot-exhausted'])
  })
})
