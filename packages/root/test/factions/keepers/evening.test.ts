import { describe, test } from 'vitest'
import { badgers, CATS, RETAINER } from './support.ts'

test('[law 15.6, 15.6.1] clearings with four warriors or more lose one each', () => {
  badgers()
    .clearing(1, { keepers: { warrior: 4 } })
    .clearing(2, { keepers: { warrior: 3 } })
    .clearing(5, { keepers: { warrior: 6 } })
    .turn('keepers', 'evening')
    .holds(1, { keepers: { warrior: 3 } })
    .holds(2, { keepers: { warrior: 3 } })
    .holds(5, { keepers: { warrior: 5 } })
    .asks('keepers', 'keepersGather')
})

describe('gathering retinue', () => {
  test('[law 15.6.2] any number of cards from hand join any slots', () => {
    badgers()
      .hand('keepers', 'anvil', 'bake-sale')
      .own('keepers', { retinue: { move: [RETAINER] } })
      .turn('keepers', 'evening')
      .offers('keepers', 'keepersGather', ['add', 'shift', 'pass'])
      .when('keepers', 'keepersGather', 'add')
      .when('keepers', 'keepersAdd', { card: 'anvil', slot: 'move' })
      .when('keepers', 'keepersAdd', { card: 'bake-sale', slot: 'move-or-recover' })
      .owns('keepers', {
        retinue: { move: [RETAINER, 'anvil'], 'battle-then-delve': [], 'move-or-recover': ['bake-sale'] },
      })
      .hands('keepers')
      .asks('chance', 'draw')
  })

  test('[law 15.6.2] or one card goes to another slot', () => {
    badgers()
      .hand('keepers', 'anvil')
      .own('keepers', { retinue: { move: [RETAINER, 'cobbler'] } })
      .turn('keepers', 'evening')
      .when('keepers', 'keepersGather', 'shift')
      .offersAmong('keepers', 'keepersShift', [{ card: RETAINER, from: 'move', to: 'battle-then-delve' }])
      .when('keepers', 'keepersShift', { card: 'cobbler', from: 'move', to: 'move-or-recover' })
      .owns('keepers', { retinue: { move: [RETAINER], 'battle-then-delve': [], 'move-or-recover': ['cobbler'] } })
      .asks('chance', 'draw')
  })

  test('[law 15.6.2] never more than ten cards', () => {
    const nine = [RETAINER, RETAINER, RETAINER, 'cobbler', 'cobbler', 'sappers', 'sappers', 'armorers', 'armorers']
    badgers()
      .hand('keepers', 'anvil', 'bake-sale')
      .own('keepers', { retinue: { move: nine } })
      .turn('keepers', 'evening')
      .when('keepers', 'keepersGather', 'add')
      .when('keepers', 'keepersAdd', { card: 'anvil', slot: 'move' })
      .hands('keepers', 'bake-sale')
      .asks('chance', 'draw')
    badgers()
      .hand('keepers', 'anvil')
      .own('keepers', { retinue: { move: [...nine, 'codebreakers'] } })
      .turn('keepers', 'evening')
      .offers('keepers', 'keepersGather', ['shift', 'pass'])
  })
})

test('[law 15.6.3] one card and one for each waystation on the map are drawn, down to five are discarded', () => {
  badgers()
    .clearing(1, { keepers: { 'waystation-tablet-jewelry': 1 } })
    .clearing(5, { keepers: { 'waystation-jewelry-figure': 1 } })
    .hand('keepers', 'anvil', 'bake-sale', 'cobbler')
    .turn('keepers', 'evening')
    .when('keepers', 'keepersGather', 'pass')
    .chance('sappers')
    .chance('armorers')
    .chance('codebreakers')
    .when('keepers', 'discard', 'cobbler')
    .has('whose turn', (g) => g.active, CATS)
})
