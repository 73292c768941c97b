import { describe, test } from 'vitest'
import { cardAt } from '../../../src/cards/deck.ts'
import { given } from '../../../src/index.ts'
import { addDominance, CATS, cult, hatedFoxes, outcastFoxes } from './look.ts'

const outcast = (before: string, hated: boolean, lostSouls: string[]) =>
  cult('current', { outcast: before, hated, lostSouls }).turn('lizard')

describe('adjusting the Outcast', () => {
  test('[law 10.4.1] the suit with the most Lost Souls becomes the Outcast, not hated', () => {
    outcast('mouse', true, ['anvil', 'foxfolk-steel', 'bake-sale']).owns('lizard', { outcast: 'fox', hated: false })
  })

  test('[law 10.4.1] the same suit again is hated', () => {
    outcast('fox', false, ['anvil']).owns('lizard', { outcast: 'fox', hated: true })
  })

  test('[law 10.4.1] and stays hated when it was (T61)', () => {
    outcast('fox', true, ['anvil']).owns('lizard', { outcast: 'fox', hated: true })
  })

  test('[law 10.4.1] birds do not count', () => {
    outcast('mouse', false, ['anvil', 'armorers', 'sappers']).owns('lizard', { outcast: 'fox', hated: false })
  })

  test('[law 10.4.1] with a tie or without cards the marker stays and is turned to hated', () => {
    outcast('mouse', false, ['anvil', 'bake-sale']).owns('lizard', { outcast: 'mouse', hated: true })
    outcast('mouse', false, []).owns('lizard', { outcast: 'mouse', hated: true })
    outcast('mouse', false, ['armorers']).owns('lizard', { outcast: 'mouse', hated: true })
    outcast('mouse', true, []).owns('lizard', { outcast: 'mouse', hated: true })
  })
})

describe('clearing the Lost Souls', () => {
  const names = (cards: readonly number[]) => cards.map((card) => cardAt(card).id).sort()

  test('[law 10.4.2] they go to the discard pile, dominance cards beside the map', () => {
    cult('current', { lostSouls: ['anvil', 'bake-sale'] })
      .with((g) => addDominance(g, g.own.lizard.lostSouls, 'dominance-fox'))
      .turn('lizard')
      .owns('lizard', { lostSouls: [] })
      .has('discard pile', (g) => names(g.discard), ['anvil', 'bake-sale'])
      .has('beside the map', (g) => names(g.beside), ['dominance-fox'])
  })

  test('[law 10.4] first the Outcast is adjusted, then the pile is cleared, then there are conspiracies', () => {
    outcastFoxes()
      .board('lizard', { warrior: 1 })
      .turn('lizard')
      .asks('lizard', 'lizardConspiracy')
      .owns('lizard', { outcast: 'fox', lostSouls: [] })
  })
})

describe('conspiracies', () => {
  /** Cats in a fox clearing and in a mouse clearing, with a building each. */
  const cats = (position = outcastFoxes()) =>
    position.clearing(8, { marquise: { warrior: 2, sawmill: 1 } }).clearing(9, { marquise: { warrior: 2, sawmill: 1 } })

  test('[law 10.4.3] a conspiracy needs its price in acolytes', () => {
    cats()
      .board('lizard', { warrior: 3 })
      .turn('lizard')
      .offers('lizard', 'lizardConspiracy', ['convert', 'sanctify', 'pass'])
    cats().board('lizard', { warrior: 2 }).turn('lizard').offers('lizard', 'lizardConspiracy', ['convert', 'pass'])
    cats().board('lizard', { warrior: 1 }).turn('lizard').offers('lizard', 'lizardConspiracy', ['pass'])
    cats().turn('lizard').asks('lizard', 'lizardDaylight')
  })

  test('[law 10.4.3] one acolyte less while the Outcast is hated', () => {
    cats(hatedFoxes())
      .board('lizard', { warrior: 1 })
      .turn('lizard')
      .offers('lizard', 'lizardConspiracy', ['convert', 'pass'])
    cats(hatedFoxes())
      .board('lizard', { warrior: 2 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'sanctify')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.sawmill' })
      .boards('lizard', { warrior: 0 })
  })

  test('[law 10.4.3] in any order and number, as long as there are acolytes (T21)', () => {
    cats()
      .board('lizard', { warrior: 5 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .holds(8, { marquise: { sawmill: 1 }, lizard: { warrior: 2 } })
      .boards('lizard', { warrior: 1 })
      .offers('lizard', 'lizardConspiracy', ['pass'])
  })

  test('[law 10.4.3] in clearings of the Outcast suit only', () => {
    cats()
      .board('lizard', { warrior: 3 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'convert')
      .offers('lizard', 'lizardReplace', [{ clearing: 8, kind: 'marquise.warrior' }])
  })
})

describe('crusade', () => {
  const crusading = (position = outcastFoxes()) => position.board('lizard', { warrior: 2 })

  test('[law 10.4.3.I] for two acolytes a battle in an Outcast clearing', () => {
    crusading()
      .clearing(8, { marquise: { warrior: 1 }, lizard: { warrior: 2 } })
      .clearing(9, { marquise: { warrior: 1 }, lizard: { warrior: 2 } })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'crusade')
      .boards('lizard', { warrior: 0 })
      .when('lizard', 'lizardCrusade', 'battle')
      .offers('lizard', 'battle', [{ clearing: 8, defender: CATS }])
      .when('lizard', 'battle', { clearing: 8, defender: CATS })
      .chance({ high: 1, low: 0 })
      .holds(8, { marquise: {}, lizard: { warrior: 2 } })
  })

  test('[law 10.4.3.I] or a move out of one, and then a battle in the clearing moved into', () => {
    crusading()
      .clearing(8, { lizard: { warrior: 3 } })
      .clearing(4, { marquise: { warrior: 1 } })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'crusade')
      .when('lizard', 'lizardCrusade', 'move')
      .offers('lizard', 'move', [
        { from: 8, to: 4 },
        { from: 8, to: 7 },
      ])
      .when('lizard', 'move', { from: 8, to: 4 })
      .offers('lizard', 'howMany', [1, 2, 3])
      .when('lizard', 'howMany', 2)
      .offers('lizard', 'battle', [{ clearing: 4, defender: CATS }, 'pass'])
      .when('lizard', 'battle', { clearing: 4, defender: CATS })
      .chance({ high: 1, low: 0 })
      .holds(4, { marquise: {}, lizard: { warrior: 2 } })
  })

  test('[law 10.4.3.I] the battle after a move may be left out', () => {
    crusading()
      .clearing(8, { lizard: { warrior: 3 } })
      .clearing(4, { marquise: { warrior: 1 } })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'crusade')
      .when('lizard', 'lizardCrusade', 'move')
      .when('lizard', 'move', { from: 8, to: 4 })
      .when('lizard', 'howMany', 1)
      .when('lizard', 'battle', 'pass')
      .holds(4, { marquise: { warrior: 1 }, lizard: { warrior: 1 } })
  })

  test('[law 10.4.3.I] without warriors in Outcast clearings there is none', () => {
    crusading()
      .clearing(9, { marquise: { warrior: 1 }, lizard: { warrior: 2 } })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'crusade')
  })
})

describe('convert', () => {
  test('[law 10.4.3.II] an enemy warrior is replaced by one of the Cult', () => {
    outcastFoxes()
      .clearing(8, { marquise: { warrior: 2, wood: 1 } })
      .board('lizard', { warrior: 2 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .holds(8, { marquise: { warrior: 1, wood: 1 }, lizard: { warrior: 1 } })
      .scores('lizard', 0)
  })

  test('[law 10.4.3.II] not where the Cult cannot place: both halves or nothing', () => {
    outcastFoxes()
      .clearing(8, { marquise: { warrior: 2, keep: 1 } })
      .board('lizard', { warrior: 2 })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'convert')
  })

  test('[law 10.4.3.II] with an empty supply one of the acolytes just spent is placed', () => {
    outcastFoxes()
      .clearing(8, { marquise: { warrior: 1 } })
      .clearing(9, { lizard: { warrior: 23 } })
      .board('lizard', { warrior: 2 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .holds(8, { marquise: {}, lizard: { warrior: 1 } })
      .supplies('lizard', { warrior: 1 })
  })

  test('[law 10.4.3.II] a Vagabond’s pawn is no warrior', () => {
    given('vagabond', 'lizard')
      .own('lizard', { outcast: 'mouse', lostSouls: ['anvil'] })
      .own('vagabond', { character: 'thief' })
      .clearing(8, { vagabond: { pawn: 1 } })
      .board('lizard', { warrior: 2 })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'convert')
  })
})

describe('sanctify', () => {
  test('[law 10.4.3.III] an enemy building is replaced by a garden on the same slot, for a point', () => {
    cult('current', { outcast: 'mouse', lostSouls: ['anvil'] })
      .clearing(1, { marquise: { sawmill: 1 } })
      .board('lizard', { warrior: 3 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'sanctify')
      .offers('lizard', 'lizardReplace', [{ clearing: 1, kind: 'marquise.sawmill' }])
      .when('lizard', 'lizardReplace', { clearing: 1, kind: 'marquise.sawmill' })
      .holds(1, { marquise: {}, lizard: { 'garden-fox': 1 } })
      .boards('lizard', { warrior: 0 })
      .scores('lizard', 1)
  })

  test('[law 10.4.3.III] not without a garden of that suit left', () => {
    outcastFoxes()
      .clearing(12, { lizard: { 'garden-fox': 5 } })
      .clearing(1, { marquise: { sawmill: 1 } })
      .board('lizard', { warrior: 3 })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'sanctify')
  })

  test('[law 10.4.3.III] nor where the keep forbids placing', () => {
    outcastFoxes()
      .clearing(8, { marquise: { sawmill: 1, keep: 1 } })
      .board('lizard', { warrior: 3 })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'sanctify')
  })

  test('[law 10.4.3.III] tokens are no buildings', () => {
    outcastFoxes()
      .clearing(8, { marquise: { wood: 1 } })
      .board('lizard', { warrior: 3 })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'sanctify')
  })
})
