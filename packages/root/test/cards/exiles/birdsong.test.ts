import { describe, test } from 'vitest'
import type { Root } from '../../../src/index.ts'
import { crafted, names } from '../../law/support.ts'
import { BIRDS, exiles, leader, REBELS } from './look.ts'

const play = (g: Root, faction: string) => crafted(g, faction)

describe('Saboteurs', () => {
  const sabotage = () =>
    exiles()
      .crafted('marquise', 'saboteurs', 'tunnels')
      .crafted('eyrie', 'informants', 'saboteurs')
      .crafted('alliance', 'swap-meet')
      .turn('marquise')

  test('[law 4.1.3] at the start of Birdsong they are discarded together with a crafted card of an enemy', () => {
    sabotage()
      .offers('marquise', 'phaseMoment', ['saboteurs', 'pass'])
      .when('marquise', 'phaseMoment', 'saboteurs')
      .offers('marquise', 'saboteurs', [
        { seat: BIRDS, card: 'informants' },
        { seat: BIRDS, card: 'saboteurs' },
        { seat: REBELS, card: 'swap-meet' },
      ])
      .when('marquise', 'saboteurs', { seat: BIRDS, card: 'informants' })
      .has('own cards', (g) => play(g, 'marquise'), ['tunnels'])
      .has('their cards', (g) => play(g, 'eyrie'), ['saboteurs'])
      .has('discard pile', (g) => names(g.discard), ['informants', 'saboteurs'])
  })

  test('[law 4.1.3] they may be kept', () => {
    sabotage()
      .when('marquise', 'phaseMoment', 'pass')
      .has('own cards', (g) => play(g, 'marquise'), ['saboteurs', 'tunnels'])
  })

  test('[law 4.1.3] they do nothing where no enemy has crafted a card', () => {
    exiles().crafted('marquise', 'saboteurs', 'tunnels').turn('marquise').asks('marquise', 'craftStep')
  })

  test('[law 1.4.1] after the start of Birdsong it is too late', () => {
    exiles()
      .crafted('eyrie', 'saboteurs')
      .crafted('marquise', 'tunnels')
      .own('eyrie', leader)
      .clearing(3, { eyrie: { roost: 1 } })
      .hand('eyrie', 'anvil')
      .turn('eyrie')
      .when('eyrie', 'phaseMoment', 'pass')
      .asks('eyrie', 'eyrieDecree')
  })
})

describe('Eyrie Émigré', () => {
  const emigrants = () =>
    exiles()
      .crafted('marquise', 'eyrie-emigre')
      .clearing(8, { marquise: { warrior: 3 } })

  test('[law 4.1.3] at the end of Birdsong its owner must move and must battle in the clearing moved into', () => {
    emigrants()
      .clearing(4, { eyrie: { warrior: 1 } })
      .turn('marquise')
      .offers('marquise', 'move', [
        { from: 8, to: 4 },
        { from: 8, to: 7 },
      ])
      .when('marquise', 'move', { from: 8, to: 4 })
      .when('marquise', 'howMany', 2)
      .offers('marquise', 'battle', [{ clearing: 4, defender: BIRDS }])
      .when('marquise', 'battle', { clearing: 4, defender: BIRDS })
      .chance({ high: 1, low: 0 })
      .holds(4, { marquise: { warrior: 2 }, eyrie: {} })
      .has('cards', (g) => play(g, 'marquise'), ['eyrie-emigre'])
      .asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] who moves where there is nobody to fight loses the card', () => {
    emigrants()
      .clearing(4, { eyrie: { warrior: 1 } })
      .turn('marquise')
      .when('marquise', 'move', { from: 8, to: 7 })
      .when('marquise', 'howMany', 1)
      .has('cards', (g) => play(g, 'marquise'), [])
      .has('discard pile', (g) => names(g.discard), ['eyrie-emigre'])
      .asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] so does who cannot move', () => {
    exiles()
      .crafted('marquise', 'eyrie-emigre')
      .turn('marquise')
      .has('discard pile', (g) => names(g.discard), ['eyrie-emigre'])
      .asks('marquise', 'craftStep')
  })

  test('[law 1.4.1] it comes after everything else in Birdsong', () => {
    exiles()
      .crafted('alliance', 'eyrie-emigre')
      .clearing(8, { alliance: { warrior: 1, sympathy: 1 } })
      .own('alliance', { supporters: ['anvil'] })
      .turn('alliance')
      .when('alliance', 'allianceSpread', 'pass')
      .asks('alliance', 'move')
  })
})

describe('False Orders', () => {
  const ordering = () =>
    exiles()
      .crafted('marquise', 'false-orders')
      .clearing(8, { eyrie: { warrior: 5 }, alliance: { warrior: 6 } })
      .clearing(4, { alliance: { sympathy: 1 } })
      .hand('eyrie', 'bake-sale', 'anvil')
      .turn('marquise')

  test('[law 4.1.3, 1.5.5] half of an enemy’s warriors in a clearing, rounded up, move to an adjacent one', () => {
    ordering()
      .when('marquise', 'phaseMoment', 'false-orders')
      .offers('marquise', 'falseOrders', [
        { seat: BIRDS, from: 8, to: 4 },
        { seat: BIRDS, from: 8, to: 7 },
        { seat: REBELS, from: 8, to: 4 },
        { seat: REBELS, from: 8, to: 7 },
      ])
      .when('marquise', 'falseOrders', { seat: BIRDS, from: 8, to: 7 })
      .holds(8, { eyrie: { warrior: 2 } })
      .holds(7, { eyrie: { warrior: 3 } })
      .has('cards', (g) => play(g, 'marquise'), [])
  })

  test('[law 14.2.2] the warlord counts among the warriors (T27) but stays', () => {
    exiles({ seats: ['marquise', 'hundreds'] })
      .crafted('marquise', 'false-orders')
      .clearing(8, { hundreds: { warrior: 4, warlord: 1 } })
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'false-orders')
      .when('marquise', 'falseOrders', { seat: 1, from: 8, to: 7 })
      .holds(8, { hundreds: { warrior: 1, warlord: 1 } })
      .holds(7, { hundreds: { warrior: 3 } })
  })

  test('[law 4.2.1] rule does not matter', () => {
    // The birds rule neither 8 nor 7.
    ordering()
      .has('ruler', (g) => g.ruler[8], REBELS)
      .when('marquise', 'phaseMoment', 'false-orders')
      .when('marquise', 'falseOrders', { seat: BIRDS, from: 8, to: 7 })
      .holds(7, { eyrie: { warrior: 3 } })
  })

  test('[law 1.5.5, 8.2.6] the move is theirs, and so is the outrage it causes', () => {
    ordering()
      .when('marquise', 'phaseMoment', 'false-orders')
      .when('marquise', 'falseOrders', { seat: BIRDS, from: 8, to: 4 })
      .offers('eyrie', 'outrage', ['bake-sale'])
      .when('eyrie', 'outrage', 'bake-sale')
      .hands('eyrie', 'anvil')
  })

  test('[law 4.1.3] it may be kept, and is not offered without enemy warriors', () => {
    // It may be used before or after what the Marquise does in Birdsong.
    ordering()
      .when('marquise', 'phaseMoment', 'pass')
      .when('marquise', 'phaseMoment', 'pass')
      .asks('marquise', 'craftStep')
    exiles().crafted('marquise', 'false-orders').turn('marquise').asks('marquise', 'craftStep')
  })

  test('[law 4.2] other bans on moving hold: a closed path is none to walk', () => {
    exiles({ map: 'mountain' })
      .crafted('marquise', 'false-orders')
      .clearing(8, { eyrie: { warrior: 1 } })
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'false-orders')
      .offers('marquise', 'falseOrders', [
        { seat: BIRDS, from: 8, to: 1 },
        { seat: BIRDS, from: 8, to: 4 },
      ])
  })

  test('[law C.2.5] nor does the ferry make clearings adjacent', () => {
    exiles({ map: 'lake' })
      .crafted('marquise', 'false-orders')
      .clearing(1, { eyrie: { warrior: 1 } })
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'false-orders')
      .offers('marquise', 'falseOrders', [
        { seat: BIRDS, from: 1, to: 5 },
        { seat: BIRDS, from: 1, to: 9 },
      ])
  })
})

describe('Swap Meet', () => {
  const swapping = () =>
    exiles()
      .crafted('marquise', 'swap-meet')
      .hand('marquise', 'anvil')
      .hand('eyrie', 'bake-sale', 'investments')
      .turn('marquise')

  test('[law 4.1.3] a random card of another player, then a card of choice in return', () => {
    swapping()
      .when('marquise', 'phaseMoment', 'swap-meet')
      .offers('marquise', 'swapMeet', [BIRDS])
      .when('marquise', 'swapMeet', BIRDS)
      .offers('chance', 'takeRandom', ['bake-sale', 'investments'])
      .chance('investments')
      .offers('marquise', 'swapMeetGive', ['anvil', 'investments'])
      .when('marquise', 'swapMeetGive', 'anvil')
      .hands('marquise', 'investments')
      .hands('eyrie', 'anvil', 'bake-sale')
  })

  test('[law 4.1.3] once per turn', () => {
    swapping()
      .when('marquise', 'phaseMoment', 'swap-meet')
      .when('marquise', 'swapMeet', BIRDS)
      .chance('investments')
      .when('marquise', 'swapMeetGive', 'investments')
      .asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] it may be left, and is not offered where nobody holds a card', () => {
    swapping().when('marquise', 'phaseMoment', 'pass').hands('marquise', 'anvil')
    exiles().crafted('marquise', 'swap-meet').hand('marquise', 'anvil').turn('marquise').asks('marquise', 'craftStep')
  })
})
