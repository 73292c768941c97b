import { describe, expect, test } from 'vitest'
import { destinations, neighbours } from '../../../src/board/map.ts'
import {
  board,
  forest,
  forestsBeside,
  givenTable,
  joined,
  MAPS,
  type Root,
  type RootConfig,
  root,
} from '../../../src/index.ts'
import { boardOf } from '../../factions/vagabond/support.ts'
import { hand } from '../../law/support.ts'

const [CATS, BIRDS] = [0, 1] as const
const COAST = [1, 10, 11, 12]

const lake = (config: Partial<RootConfig> = {}) =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'], map: 'lake', ...config })

/** The Marquise march, with warriors in the clearing of the ferry. */
const marching = (position = lake()) =>
  position
    .clearing(1, { marquise: { warrior: 3 } })
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'march')

const from = (clearing: number, ...to: number[]) => to.map((one) => ({ from: clearing, to: one }))

describe('the map', () => {
  test('[law C.2.1] the ferry starts in the corner that touches the lake', () => {
    expect(root.setup(root.config({ seats: ['marquise', 'eyrie'], map: 'lake' })).landmarks).toEqual({ ferry: 1 })
    expect(board(lake().state).data.corners.map(({ clearing }) => clearing)).toContain(1)
  })

  test.each(['autumn', 'winter', 'mountain'] as const)('[law C.2.1] there is none on the %s map', (map) => {
    const { state } = givenTable({ seats: ['marquise', 'eyrie'], map })
    expect(state.landmarks).not.toHaveProperty('ferry')
    expect(destinations(state, CATS, 10)).toEqual(neighbours(state, CATS, 10))
  })

  test('[law C.2.2] the lake is a river that joins every coastal clearing to every other', () => {
    const { rivers } = board(lake().state)
    for (const clearing of COAST) expect(rivers[clearing]).toEqual(COAST.filter((other) => other !== clearing))
  })

  test('[law C.2.2] a river is no path: without a boat nobody crosses', () => {
    const { state } = lake()
    expect(neighbours(state, CATS, 11)).toEqual([5, 6, 7])
    expect(joined(state, 10)).toEqual([2, 7, 8])
  })

  test('[law C.2.2] it divides forests: none lies on two shores', () => {
    const inland = MAPS.lake.forests.filter(({ clearings }) => COAST.every((clearing) => clearings.includes(clearing)))
    expect(inland).toEqual([])
  })

  test('[law C.2.3] four clearings are coastal', () => {
    expect([...MAPS.lake.lake!.coast].sort((a, b) => a - b)).toEqual(COAST)
  })

  test('[law C.2.4] the Vagabond slips between coastal forests past one coastal clearing', () => {
    const { state } = lake()
    const named = (g: Root, id: string) => board(g).data.forests.findIndex((one) => one.id === id)
    const beside = forestsBeside(state, named(state, 'f-1-5-11')).map((one) => forest(state, one).id)
    expect(beside).toContain('f-7-10-11')
    expect(beside).toContain('f-1-9-12')
    expect(beside).not.toContain('f-3-8-10-12')
    givenTable({ seats: ['vagabond', 'eyrie'], map: 'lake' })
      .with(boardOf('vagabond', { character: 'thief', forest: 'f-1-5-11' }))
      .turn('vagabond')
      .offersAmong('vagabond', 'vagabondSlip', ['f-7-10-11', 'f-1-9-12'])
      .refuses('vagabond', 'vagabondSlip', 'f-3-8-10-12')
  })
})

describe('the ferry', () => {
  test('[law C.2.5] a move from its clearing may go to any other coastal one', () => {
    marching().offers('marquise', 'move', from(1, 5, 9, 10, 11, 12))
  })

  test('[law C.2.5] it goes along, and the mover draws a card', () => {
    marching(lake().deck('anvil', 'bake-sale'))
      .when('marquise', 'move', { from: 1, to: 10 })
      .when('marquise', 'howMany', 2)
      .holds(10, { marquise: { warrior: 2 } })
      .has('ferry', (g) => g.landmarks.ferry, 10)
      .chance('anvil')
      .has('hand', (g) => hand(g, 'marquise'), ['anvil'])
  })

  test('[law C.2.5] once per turn', () => {
    marching(lake().deck('anvil', 'bake-sale'))
      .when('marquise', 'move', { from: 1, to: 10 })
      .when('marquise', 'howMany', 2)
      .chance('anvil')
      .offers('marquise', 'move', [...from(1, 5, 9), ...from(10, 2, 7, 8), 'pass'])
  })

  test('[law C.2.5] by a path one leaves it behind and draws nothing', () => {
    marching()
      .when('marquise', 'move', { from: 1, to: 5 })
      .when('marquise', 'howMany', 1)
      .has('ferry', (g) => g.landmarks.ferry, 1)
      .asks('marquise', 'move')
  })

  test('[law C.2.5] from other clearings there is none', () => {
    lake()
      .clearing(12, { marquise: { warrior: 3 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers('marquise', 'move', from(12, 3, 9))
  })

  test('[law C.2.5, 4.2.1] the rules for moves hold: one end must be ruled', () => {
    lake()
      .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 2 } })
      .clearing(10, { marquise: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers('marquise', 'move', [...from(1, 10), ...from(10, 2, 7, 8)])
  })

  test('[law C.2.5] the next turn it crosses again, from where it is', () => {
    const { state } = lake().with((g) => {
      g.landmarks.ferry = 10
      g.once = []
    })
    expect(destinations(state, BIRDS, 10)).toEqual([1, 2, 7, 8, 11, 12])
    expect(destinations(state, BIRDS, 1)).toEqual([5, 9])
  })

  test('[law C.2.5] it does not make clearings adjacent', () => {
    expect(neighbours(lake().state, CATS, 1)).toEqual([5, 9])
  })

  test('[law C.2.5] it cannot be attacked: it is nobody’s piece', () => {
    lake()
      .clearing(1, { marquise: { warrior: 3 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'battle')
  })

  test('[law C.2.5] who could go there by boat says whether the ferry was taken', () => {
    const boats = () =>
      marching(lake({ deck: 'exiles' }).crafted('marquise', 'boat-builders'))
        .when('marquise', 'move', { from: 1, to: 10 })
        .when('marquise', 'howMany', 1)
        .offers('marquise', 'takeFerry', ['ferry', 'pass'])
    boats()
      .when('marquise', 'takeFerry', 'ferry')
      .has('ferry', (g) => g.landmarks.ferry, 10)
      .asks('chance', 'draw')
    boats()
      .when('marquise', 'takeFerry', 'pass')
      .has('ferry', (g) => g.landmarks.ferry, 1)
      .when('marquise', 'move', { from: 1, to: 11 })
      .when('marquise', 'howMany', 1)
      .asks('marquise', 'takeFerry')
  })

  test('[law C.2.5, 11.2.2] who swims without rule has not taken the ferry, who rules may have', () => {
    const swimming = (others: number) =>
      givenTable({ seats: ['riverfolk', 'marquise'], map: 'lake' })
        .clearing(1, { riverfolk: { warrior: 2 }, marquise: { warrior: others } })
        .own('riverfolk', { funds: { riverfolk: 3 } })
        .turn('riverfolk', 'daylight')
        .when('riverfolk', 'riverfolkDaylight', 'move')
        .when('riverfolk', 'move', { from: 1, to: 10 })
        .when('riverfolk', 'howMany', 2)
    swimming(2)
      .has('ferry', (g) => g.landmarks.ferry, 1)
      .asks('riverfolk', 'riverfolkDaylight')
    swimming(1).asks('riverfolk', 'takeFerry')
  })

  test('[law C.2.5, 14.5.2.I] it carries the warlord, with warriors or alone', () => {
    for (const warriors of [0, 2]) {
      givenTable({ seats: ['hundreds', 'marquise'], map: 'lake' })
        .clearing(1, { hundreds: { warlord: 1, warrior: 2 } })
        .own('hundreds', { mood: 'stubborn' })
        .turn('hundreds', 'daylight')
        .when('hundreds', 'craftStep', 'pass')
        .when('hundreds', 'hundredsCommand', 'move')
        .when('hundreds', 'move', { from: 1, to: 10 })
        .when('hundreds', 'hundredsLead', 'with-warlord')
        .when('hundreds', 'hundredsFollow', warriors)
        .has('ferry', (g) => g.landmarks.ferry, 10)
        .holds(10, { hundreds: { warlord: 1, ...(warriors > 0 ? { warrior: warriors } : {}) } })
        .asks('chance', 'draw')
    }
  })

  test('[law C.2.5] the Vagabond takes it too', () => {
    givenTable({ seats: ['vagabond', 'marquise'], map: 'lake' })
      .with(boardOf('vagabond', { character: 'thief', items: ['boot'] }))
      .clearing(1, { vagabond: { pawn: 1 } })
      .deck('anvil')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .offers('vagabond', 'vagabondMove', [5, 9, 10, 11, 12])
      .when('vagabond', 'vagabondMove', 12)
      .has('ferry', (g) => g.landmarks.ferry, 12)
      .chance('anvil')
      .hands('vagabond', 'anvil')
  })

  test('[law C.2.5, 1.5.5] a pawn with allies is one move: both players draw', () => {
    givenTable({ seats: ['vagabond', 'marquise'], map: 'lake' })
      .with(boardOf('vagabond', { character: 'thief', items: ['boot'], relations: { marquise: 'allied' } }))
      .clearing(1, { vagabond: { pawn: 1 }, marquise: { warrior: 2 } })
      .deck('anvil', 'bake-sale')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 12)
      .when('vagabond', 'vagabondMoveAlly', 1)
      .when('vagabond', 'vagabondAllyWarriors', 2)
      .chance('anvil')
      .chance('bake-sale')
      .holds(12, { marquise: { warrior: 2 }, vagabond: { pawn: 1 } })
      .hands('vagabond', 'anvil')
      .hands('marquise', 'bake-sale')
  })

  test('[law 1.1.3, 9.2.9.II.b] what comes of one move for pawn and allies is ordered by the player in turn', () => {
    const ashore = () =>
      givenTable({ seats: ['vagabond', 'marquise', 'alliance'], map: 'lake' })
        .with(boardOf('vagabond', { character: 'thief', items: ['boot'], relations: { marquise: 'allied' } }))
        .clearing(1, { vagabond: { pawn: 1 }, marquise: { warrior: 2 } })
        .clearing(12, { alliance: { sympathy: 1 } })
        .deck('anvil', 'bake-sale', 'armorers')
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'move')
        .when('vagabond', 'vagabondMove', 12)
        .when('vagabond', 'vagabondMoveAlly', 1)
        .when('vagabond', 'vagabondAllyWarriors', 2)
        .offers('vagabond', 'order', ['lake.ferry', 'alliance.outrage'])
    // With the card of the ferry the ally has something to hand over; without it the deck gives a supporter.
    ashore().when('vagabond', 'order', 'lake.ferry').chance('anvil').chance('bake-sale').asks('marquise', 'outrage')
    ashore().when('vagabond', 'order', 'alliance.outrage').asks('chance', 'supporterDraw')
  })

  test('[law C.2.5, 9.2.9.II.b] who takes nobody along draws alone', () => {
    givenTable({ seats: ['vagabond', 'marquise'], map: 'lake' })
      .with(boardOf('vagabond', { character: 'thief', items: ['boot'], relations: { marquise: 'allied' } }))
      .clearing(1, { vagabond: { pawn: 1 }, marquise: { warrior: 2 } })
      .deck('anvil', 'bake-sale')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 12)
      .when('vagabond', 'vagabondMoveAlly', 'pass')
      .chance('anvil')
      .asks('vagabond', 'vagabondDaylight')
      .has('ferry', (g) => g.landmarks.ferry, 12)
      .hands('marquise')
  })
})
