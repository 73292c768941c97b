import { describe, test } from 'vitest'
import { given } from '../../../src/index.ts'
import { BURROW, moles } from './support.ts'

describe('Birdsong', () => {
  test('[law 12.4] one warrior comes to the Burrow', () => {
    moles()
      .turn('duchy')
      .holds(BURROW, { duchy: { warrior: 1 } })
  })

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('[law 12.4] with %i citadels on the map %i come', (citadels, warriors) => {
    moles()
      .clearing(11, { duchy: { citadel: citadels } })
      .turn('duchy')
      .holds(BURROW, { duchy: { warrior: warriors } })
  })

  test('[law 12.4] no more come than there are', () => {
    moles()
      .clearing(11, { duchy: { citadel: 3, warrior: 17 } })
      .turn('duchy')
      .holds(BURROW, { duchy: { warrior: 3 } })
  })
})

describe('the assembly', () => {
  test('[law 12.5, 12.5.1] two actions, then parliament, then sway', () => {
    moles()
      .own('duchy', { swayed: ['marshal'] })
      .clearing(1, { duchy: { tunnel: 1 } })
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'recruit')
      .when('duchy', 'duchyAssembly', 'recruit')
      .holds(BURROW, { duchy: { warrior: 2 } })
      .asks('duchy', 'duchyParliament')
      .when('duchy', 'duchyParliament', 'pass')
      .asks('duchy', 'duchySway')
  })

  test('[law 12.5.1] fewer will do, and the mix is free', () => {
    moles()
      .clearing(1, { duchy: { tunnel: 1, warrior: 1 }, marquise: { warrior: 1 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'daylight')
      .offers('duchy', 'duchyAssembly', ['recruit', 'move', 'battle', 'dig', 'pass'])
      .when('duchy', 'duchyAssembly', 'recruit')
      .when('duchy', 'duchyAssembly', 'pass')
      .asks('duchy', 'duchySway')
  })

  test('[law 12.5.1.I] a matching card is revealed to build in a ruled clearing; it leaves the hand for this turn', () => {
    moles()
      .clearing(1, { duchy: { warrior: 1 } })
      .clearing(5, { duchy: { warrior: 1 } })
      .clearing(8, { marquise: { warrior: 1 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'build')
      .offers('duchy', 'duchyBuild', [
        { clearing: 1, building: 'citadel' },
        { clearing: 1, building: 'market' },
      ])
      .when('duchy', 'duchyBuild', { clearing: 1, building: 'market' })
      .offers('duchy', 'duchyBuildCard', ['anvil'])
      .when('duchy', 'duchyBuildCard', 'anvil')
      .holds(1, { duchy: { warrior: 1, market: 1 } })
      .hands('duchy')
      .owns('duchy', { revealed: ['anvil'] })
      .has('discard pile', (g) => g.discard, [])
      .refuses('duchy', 'duchyAssembly', 'build')
  })

  test('[law 12.5.1.I] a bird matches everywhere; a full clearing takes no building', () => {
    moles()
      .clearing(1, { duchy: { warrior: 3, citadel: 1 } })
      .clearing(5, { duchy: { warrior: 1 } })
      .hand('duchy', 'armorers')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'build')
      .offers('duchy', 'duchyBuild', [
        { clearing: 5, building: 'citadel' },
        { clearing: 5, building: 'market' },
      ])
  })

  test('[law 12.5.1.II] recruiting places a warrior in the Burrow, as long as there is one', () => {
    moles()
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'recruit')
      .holds(BURROW, { duchy: { warrior: 1 } })
    moles().own('duchy', { burrow: 20 }).turn('duchy', 'daylight').refuses('duchy', 'duchyAssembly', 'recruit')
  })

  test('[law 12.5.1.III] a move', () => {
    moles()
      .clearing(1, { duchy: { warrior: 2 } })
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'move')
      .when('duchy', 'move', { from: 1, to: 9 })
      .when('duchy', 'howMany', 2)
      .holds(9, { duchy: { warrior: 2 } })
      .asks('duchy', 'duchyAssembly')
  })

  test('[law 12.5.1.IV] a battle', () => {
    moles()
      .clearing(1, { duchy: { warrior: 2 }, marquise: { warrior: 1 } })
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'battle')
      .when('duchy', 'battle', { clearing: 1, defender: 1 })
      .chance({ high: 1, low: 0 })
      .holds(1, { duchy: { warrior: 2 }, marquise: {} })
  })
})

describe('digging', () => {
  test('[law 12.5.1.V] a card is spent for a tunnel in a matching clearing without one, up to four warriors follow', () => {
    moles()
      .clearing(1, { duchy: { tunnel: 1 } })
      .clearing(12, { marquise: { warrior: 3 } })
      .own('duchy', { burrow: 5 })
      .hand('duchy', 'anvil', 'bake-sale')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'dig')
      .offers('duchy', 'duchyDig', [3, 4, 5, 6, 8, 10, 12])
      .when('duchy', 'duchyDig', 12)
      .offers('duchy', 'duchyDigCard', ['anvil'])
      .when('duchy', 'duchyDigCard', 'anvil')
      .offers('duchy', 'duchyDigWarriors', [1, 2, 3, 4, 'pass'])
      .when('duchy', 'duchyDigWarriors', 4)
      .holds(12, { duchy: { tunnel: 1, warrior: 4 } })
      .holds(BURROW, { duchy: { warrior: 1 } })
      .has('discard pile', (g) => g.discard.length, 1)
      .hands('duchy', 'bake-sale')
  })

  test('[law 12.5.1.V] nobody needs to follow, and nobody is asked while the Burrow is empty', () => {
    const dug = (burrow: number) =>
      moles()
        .own('duchy', { burrow })
        .hand('duchy', 'anvil')
        .turn('duchy', 'daylight')
        .when('duchy', 'duchyAssembly', 'dig')
        .when('duchy', 'duchyDig', 6)
        .when('duchy', 'duchyDigCard', 'anvil')
    dug(2)
      .when('duchy', 'duchyDigWarriors', 'pass')
      .holds(6, { duchy: { tunnel: 1 } })
    dug(0).asks('duchy', 'duchyAssembly')
  })

  test('[law 12.5.1.V] warriors who follow have moved: sympathy is outraged', () => {
    given('duchy', 'alliance')
      .clearing(6, { alliance: { sympathy: 1 } })
      .own('duchy', { burrow: 1 })
      .hand('duchy', 'anvil', 'foxfolk-steel')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'dig')
      .when('duchy', 'duchyDig', 6)
      .when('duchy', 'duchyDigCard', 'anvil')
      .when('duchy', 'duchyDigWarriors', 1)
      .asks('duchy', 'outrage')
  })

  test('[law 12.5.1.V] no tunnel at the keep', () => {
    moles()
      .clearing(1, { marquise: { keep: 1 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'dig')
      .offers('duchy', 'duchyDig', [6, 8, 12])
  })

  test('[law 12.2.4] with all three tunnels on the map one is taken back first', () => {
    moles()
      .clearing(1, { duchy: { tunnel: 1 } })
      .clearing(2, { duchy: { tunnel: 1 } })
      .clearing(3, { duchy: { tunnel: 1 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'dig')
      .offers('duchy', 'duchyTakeTunnel', [1, 2, 3])
      .when('duchy', 'duchyTakeTunnel', 1)
      .offers('duchy', 'duchyDig', [1, 6, 8, 12])
      .when('duchy', 'duchyDig', 8)
      .when('duchy', 'duchyDigCard', 'anvil')
      .holds(1, { duchy: {} })
      .holds(8, { duchy: { tunnel: 1 } })
      .scores('marquise', 0)
  })

  test('[law 12.2.4] with a tunnel in the supply none is taken back', () => {
    moles()
      .clearing(1, { duchy: { tunnel: 1 } })
      .clearing(2, { duchy: { tunnel: 1 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'dig')
      .asks('duchy', 'duchyDig')
  })
})
