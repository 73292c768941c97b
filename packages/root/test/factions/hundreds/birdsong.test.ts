import { describe, test } from 'vitest'
import { given, givenTable, ON_CARD, type Position, type RootScenario } from '../../../src/index.ts'
import { pieceKind, putPieces } from '../../../src/scenario/position.ts'
import { rats } from './support.ts'

/** Ruin items as setup puts them. */
const withRuins = (position: Position): Position =>
  position.with((g) => {
    g.ruinItems = [0, 1, 3, 4]
    for (const clearing of [6, 10, 11, 12]) g.underRuin[clearing] = 1
  })

describe('raze', () => {
  test('[law 14.4, 14.4.1] mobs remove all enemy buildings and tokens, not warriors, and score for each', () => {
    rats()
      .clearing(5, { hundreds: { mob: 1, stronghold: 1 }, marquise: { workshop: 1, wood: 2, warrior: 2 } })
      .clearing(2, { marquise: { wood: 1 } })
      .clearing(3, { hundreds: { warlord: 1 } })
      .turn('hundreds')
      .scores('hundreds', 3)
      .holds(5, { hundreds: { mob: 1, stronghold: 1 }, marquise: { warrior: 2 } })
      .holds(2, { marquise: { wood: 1 } })
      .asks('chance', 'hundredsMobDie')
  })

  test('[law 14.4.1] an item comes from under a ruin there, and the empty ruin is removed', () => {
    withRuins(rats())
      .clearing(10, { hundreds: { mob: 1 } })
      .clearing(3, { hundreds: { warlord: 1 } })
      .turn('hundreds')
      .offers('chance', 'hundredsRuinItem', ['boot', 'bag', 'hammer', 'sword'])
      .chance('hammer')
      .owns('hundreds', { hoard: { command: [], prowess: ['hammer'] } })
      .has('ruin', (g) => [g.ruins[10], g.underRuin[10], g.ruinItems.length], [0, 0, 3])
      .asks('chance', 'hundredsMobDie')
  })

  test('[law 14.4.1] then the mob die adds one mob of its suit beside another, and only one', () => {
    rats()
      .clearing(5, { hundreds: { mob: 1 } })
      .clearing(3, { hundreds: { warlord: 1 } })
      .turn('hundreds')
      .offers('chance', 'hundredsMobDie', ['fox', 'rabbit', 'mouse'])
      .chance('fox')
      .offers('hundreds', 'hundredsSpread', [1])
      .when('hundreds', 'hundredsSpread', 1)
      .holds(1, { hundreds: { mob: 1 } })
      .asks('hundreds', 'hundredsMood')
  })

  test('[law 14.4.1] of several clearings one is chosen; none is taken without a match', () => {
    const two = () =>
      rats()
        .clearing(1, { hundreds: { mob: 1 } })
        .clearing(3, { hundreds: { warlord: 1 } })
        .turn('hundreds')
    two().chance('rabbit').offers('hundreds', 'hundredsSpread', [5, 10])
    two().chance('fox').asks('hundreds', 'hundredsMood')
  })

  test('[law 14.4.1] without a mob on the map nothing is rolled, with all of them there neither', () => {
    rats()
      .clearing(3, { hundreds: { warlord: 1 } })
      .turn('hundreds')
      .asks('hundreds', 'hundredsMood')
    const all = rats().clearing(3, { hundreds: { warlord: 1 } })
    for (const clearing of [1, 2, 5, 9, 10]) all.clearing(clearing, { hundreds: { mob: 1 } })
    all.turn('hundreds').asks('hundreds', 'hundredsMood')
  })

  const twoVagabonds = (): Position =>
    given('hundreds', 'vagabond', 'vagabond2')
      .clearing(10, { hundreds: { mob: 1 } })
      .clearing(3, { hundreds: { warlord: 1 } })
      .with((g) => {
        g.ruinItems = [0, 0, 1, 1, 3, 3, 4, 4]
        for (const clearing of [6, 10, 11, 12]) g.underRuin[clearing] = 2
      })

  test('[law 14.4.1] of two items under a ruin one is chosen, never a second ruin item of a type', () => {
    const first = twoVagabonds()
      .turn('hundreds')
      .chance('hammer')
      .chance('sword')
      .offers('hundreds', 'hundredsRuinChoice', ['hammer', 'sword'])
      .when('hundreds', 'hundredsRuinChoice', 'sword')
      .owns('hundreds', { hoard: { command: [], prowess: ['sword'] } })
      .has('the ruin stays', (g) => [g.ruins[10], g.underRuin[10]], [1, 1])
    const next = twoVagabonds().with((g) => {
      g.own.hundreds = { ...first.state.own.hundreds, mood: 'rowdy' }
      g.ruinItems = [0, 0, 1, 1, 3, 3, 4]
    })
    next.turn('hundreds').chance('sword').chance('boot').offers('hundreds', 'hundredsRuinChoice', ['boot'])
    twoVagabonds()
      .with((g) => {
        g.own.hundreds.prowess = [4 + 8]
        g.own.vagabonds.seen = [{ clearing: 10, items: [4], by: [1] }]
        g.ruinItems = [0, 0, 1, 1, 3, 3]
        g.underRuin[10] = 1
      })
      .turn('hundreds')
      .offers('hundreds', 'hundredsRuinChoice', ['nothing'])
      .when('hundreds', 'hundredsRuinChoice', 'nothing')
      .asks('chance', 'hundredsMobDie')
  })
})

describe('recruit', () => {
  test('[law 14.4.2] Prowess warriors join the warlord, one comes to each stronghold', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1 } })
      .clearing(11, { hundreds: { stronghold: 2 } })
      .own('hundreds', { hoard: ['sword', 'tea', 'hammer'] })
      .turn('hundreds')
      .holds(1, { hundreds: { warlord: 1, warrior: 3 } })
      .holds(11, { hundreds: { stronghold: 2, warrior: 2 } })
  })

  test('[law 14.4.2] without a warlord only strongholds recruit', () => {
    rats()
      .clearing(11, { hundreds: { stronghold: 1 } })
      .turn('hundreds')
      .holds(11, { hundreds: { stronghold: 1, warrior: 1 } })
      .supplies('hundreds', { warrior: 19 })
  })

  test('[law 14.4.2] the warlord comes first; with too few the Hundreds choose the strongholds', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1, warrior: 18 } })
      .clearing(11, { hundreds: { stronghold: 1 } })
      .clearing(5, { hundreds: { stronghold: 1 } })
      .turn('hundreds')
      .offers('hundreds', 'hundredsRecruit', [5, 11])
      .when('hundreds', 'hundredsRecruit', 11)
      .holds(1, { hundreds: { warlord: 1, warrior: 19 } })
      .holds(11, { hundreds: { stronghold: 1, warrior: 1 } })
  })
})

describe('anoint', () => {
  test('[law 14.4.3] a warrior makes way for the warlord', () => {
    rats()
      .clearing(1, { hundreds: { warrior: 2 } })
      .clearing(5, { hundreds: { warrior: 1 } })
      .turn('hundreds')
      .offers('hundreds', 'hundredsAnoint', [1, 5])
      .when('hundreds', 'hundredsAnoint', 5)
      .holds(5, { hundreds: { warlord: 1 } })
      .supplies('hundreds', { warrior: 18, warlord: 0 })
  })

  test('[law 14.4.3] without warriors he comes to any clearing', () => {
    rats()
      .turn('hundreds')
      .offers('hundreds', 'hundredsAnoint', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      .when('hundreds', 'hundredsAnoint', 7)
      .holds(7, { hundreds: { warlord: 1 } })
  })

  test('[law 14.4.3] he comes back even from a card that keeps fallen warriors', () => {
    givenTable({ seats: ['hundreds', 'marquise'], deck: 'exiles' })
      .clearing(1, { hundreds: { warrior: 1 } })
      .crafted('marquise', 'coffin-makers')
      .with((g) => putPieces(g, pieceKind(g, 'hundreds', 'warlord'), ON_CARD, 1))
      .turn('hundreds')
      .when('hundreds', 'hundredsAnoint', 1)
      .holds(1, { hundreds: { warlord: 1 } })
      .supplies('hundreds', { warrior: 20, warlord: 0 })
  })

  test('[law 14.4.3] while he is on the map there is nothing to do', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1, warrior: 2 } })
      .turn('hundreds')
      .asks('hundreds', 'hundredsMood')
  })
})

describe('choosing a mood', () => {
  const moody = (own: unknown): RootScenario =>
    rats()
      .clearing(1, { hundreds: { warlord: 1 } })
      .own('hundreds', own)
      .turn('hundreds')

  test('[law 14.4.4] another one than before', () => {
    moody({})
      .offers('hundreds', 'hundredsMood', [
        'bitter',
        'grandiose',
        'jubilant',
        'lavish',
        'relentless',
        'rowdy',
        'wrathful',
      ])
      .when('hundreds', 'hundredsMood', 'bitter')
      .owns('hundreds', { mood: 'bitter' })
  })

  test('[law 14.4.4] none whose item is in the Hoard', () => {
    moody({ hoard: ['sword', 'boot', 'tea'] }).offers('hundreds', 'hundredsMood', [
      'bitter',
      'lavish',
      'relentless',
      'rowdy',
    ])
  })

  test('[law 14.4.4] Lavish without another choice stays Lavish', () => {
    moody({ mood: 'lavish', hoard: ['boot', 'bag', 'coin', 'hammer', 'tea', 'sword', 'crossbow'] })
      .owns('hundreds', { mood: 'lavish' })
      .asks('hundreds', 'phaseMoment')
  })
})
