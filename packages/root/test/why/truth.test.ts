import { test } from 'vitest'
import { given } from '../../src/index.ts'
import { closedNow, closes, inVain, vain } from './reasons.ts'

test('[law 11.2.7] who could pay but finds nothing left to buy hears of no price', () => {
  const shop = given('riverfolk', 'marquise')
    .clearing(9, { riverfolk: { 'trade-post-mouse': 1 }, marquise: { warrior: 1 } })
    .clearing(2, { riverfolk: { 'trade-post-mouse': 1 }, marquise: { warrior: 1 } })
    .crafted('marquise', 'better-burrow-bank')
    .with((g) => g.once.push('riverfolk.riverboats', 'riverfolk.mercenaries'))
    .turn('marquise', 'birdsong')
  closes(shop, { 'buy-service': 'noServicesLeft 11.2.7' })
})

test('[law 11.5.3] the Riverfolk lack funds, not trade posts', () => {
  const menu = given('riverfolk', 'marquise')
    .clearing(9, { riverfolk: { 'trade-post-mouse': 1 } })
    .clearing(2, { riverfolk: { 'trade-post-mouse': 1 } })
    .own('riverfolk', { funds: { riverfolk: 1 } })
    .hand('riverfolk', 'scouting-party', 'brutal-tactics')
    .turn('riverfolk', 'daylight')
  vain(menu, 'craft', 'scouting-party', 'craftFunds 11.5.3')
  vain(menu, 'craft', 'brutal-tactics', 'craftSuit 4.1.1')
})

test('[law 9.2.8] a Vagabond never activates dominance, whatever the points', () => {
  for (const points of [3, 12]) {
    const menu = given('vagabond', 'marquise', 'eyrie')
      .own('vagabond', { character: 'thief', items: ['hammer'] })
      .clearing(5, { vagabond: { pawn: 1 } })
      .score('vagabond', points)
      .hand('vagabond', 'dominance-fox')
      .turn('vagabond', 'daylight')
    menu.has('the action', (g) => closedNow(g)['activate-dominance'], 'neverDominates 9.2.8')
    vain(menu, 'craft', 'dominance-fox', 'neverDominates 9.2.8')
  }
})

test('[law 3.3.1] [law 3.3.2] a dominance card says what there is to do with it', () => {
  const holding = (points: number, active: boolean) =>
    given('marquise', 'eyrie', 'alliance')
      .clearing(5, { marquise: { workshop: 1 } })
      .score('marquise', points)
      .hand('marquise', 'dominance-fox')
      .with((g) => {
        if (active) g.dominance[0] = g.deck.splice(0, 1)[0]!
      })
      .turn('marquise', 'daylight')
  const said = (points: number, active = false) =>
    holding(points, active).has('the card', (g) => inVain(g, 'craft', 'dominance-fox'), expected)
  let expected = 'dominanceNeeds 3.3.1'
  said(9)
  expected = 'dominanceIsActivated 3.3.1'
  said(10)
  expected = 'scoresNoMore 3.3.2'
  said(10, true)
})

test('[law 12.2.4] where a tunnel lies a new one can be dug, if that one can be taken back', () => {
  const molehills = (...clearings: number[]) => {
    let position = given('duchy', 'marquise').hand('duchy', 'anvil')
    for (const at of clearings) position = position.clearing(at, { duchy: { tunnel: 1 } })
    return position.turn('duchy', 'daylight')
  }
  vain(molehills(1, 6), 'dig', 1, 'alreadyThere 12.5.1.V')
  vain(molehills(1, 6, 8), 'dig', 1, null)
  molehills(1, 6, 8)
    .when('duchy', 'duchyAssembly', 'dig')
    .when('duchy', 'duchyTakeTunnel', 1)
    .offers('duchy', 'duchyDig', [1, 12])
})

test('[law 15.5.2.II] a clearing where mercenaries battle is not in vain', () => {
  const delving = given('riverfolk', 'keepers', 'marquise')
    .clearing(4, { riverfolk: { warrior: 2 }, marquise: { warrior: 1 } })
    .own('riverfolk', { hired: 'keepers' })
    .own('keepers', { retinue: { 'battle-then-delve': ['faithful-retainer'] } })
    .turn('keepers', 'daylight')
    .when('keepers', 'craftStep', 'pass')
    .when('keepers', 'keepersMoveSlot', 'pass')
  vain(delving, 'delve', 4, null)
  vain(delving, 'delve', 5, 'tooFewThere 15.5.2.II')
})

test('[law 11.2.7.III] where only mercenaries stand there is nobody to march', () => {
  const menu = given('riverfolk', 'marquise', 'eyrie')
    .clearing(9, { riverfolk: { warrior: 2 } })
    .clearing(5, { marquise: { warrior: 1 } })
    .own('eyrie', { leader: 'builder' })
    .own('riverfolk', { hired: 'marquise' })
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
  vain(menu, 'march', { from: 9 }, 'noWarriorsThere 4.2')
  vain(menu, 'march', { to: 12 }, 'outOfReach 4.2')
})
