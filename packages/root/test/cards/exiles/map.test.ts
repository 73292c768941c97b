import { describe, expect, test } from 'vitest'
import { destinations, neighbours, pathsFor } from '../../../src/board/map.ts'
import { given, givenTable, joined, rulerOf } from '../../../src/index.ts'
import { BIRDS, CATS, exiles, leader, REBELS } from './look.ts'

describe('Soup Kitchens', () => {
  const kitchens = () =>
    exiles()
      .clearing(1, { marquise: { wood: 1 }, alliance: { warrior: 1 } })
      .clearing(9, { alliance: { sympathy: 1 }, marquise: { warrior: 1 } })
      .clearing(5, { alliance: { sympathy: 1 }, marquise: { warrior: 2 } })
      .clearing(10, { alliance: { sympathy: 1, warrior: 1 }, marquise: { warrior: 2 } })

  test('[law 2.5, 4.1.3] tokens of its owner count for rule, each as two', () => {
    const { state } = kitchens().crafted('alliance', 'soup-kitchens').turn('alliance', 'daylight')
    expect([9, 5, 10].map((clearing) => rulerOf(state, clearing))).toEqual([REBELS, -1, REBELS])
  })

  test('[law 2.5] those of others do not, nor without the card', () => {
    const { state } = kitchens().crafted('alliance', 'soup-kitchens').turn('alliance', 'daylight')
    expect(rulerOf(state, 1)).toBe(REBELS)
    const without = kitchens().turn('alliance', 'daylight').state
    expect([9, 5, 10].map((clearing) => rulerOf(without, clearing))).toEqual([CATS, CATS, CATS])
  })

  test('[law 4.1.3] they count from the moment the card is crafted', () => {
    exiles()
      .clearing(1, { alliance: { sympathy: 1 }, marquise: { warrior: 1 } })
      .clearing(5, { alliance: { sympathy: 1 } })
      .clearing(9, { alliance: { sympathy: 1 } })
      .hand('alliance', 'soup-kitchens')
      .turn('alliance', 'daylight')
      .has('ruler', (g) => rulerOf(g, 1), CATS)
      .when('alliance', 'allianceDaylight', 'craft')
      .when('alliance', 'craft', 'soup-kitchens')
      .has('ruler', (g) => rulerOf(g, 1), REBELS)
  })

  test('[law 4.1.3] and no longer once it is discarded', () => {
    kitchens()
      .crafted('alliance', 'soup-kitchens')
      .crafted('marquise', 'saboteurs')
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'saboteurs')
      .when('marquise', 'saboteurs', { seat: REBELS, card: 'soup-kitchens' })
      .has('ruler', (g) => rulerOf(g, 9), CATS)
  })
})

describe('Boat Builders', () => {
  test('[law 2.3] rivers are paths for its owner, who moves along them', () => {
    exiles()
      .clearing(4, { marquise: { warrior: 1 } })
      .crafted('marquise', 'boat-builders')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers(
        'marquise',
        'move',
        [7, 8, 9, 12].map((to) => ({ from: 4, to })),
      )
  })

  test('[law 2.3] for nobody else', () => {
    const { state } = exiles().crafted('marquise', 'boat-builders')
    expect(pathsFor(state, CATS, 4)).toEqual([7, 8, 9, 12])
    expect(pathsFor(state, BIRDS, 4)).toEqual([8, 9, 12])
    expect(joined(state, 4)).toEqual([8, 9, 12])
  })

  test('[law 6.5.4.II] wood travels along them too: they are paths', () => {
    exiles()
      .clearing(4, { marquise: { warrior: 2, wood: 5 } })
      .clearing(7, { marquise: { warrior: 2, sawmill: 1 } })
      .crafted('marquise', 'boat-builders')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'build')
      .offersAmong('marquise', 'marquiseBuild', [{ clearing: 7, building: 'sawmill' }])
  })

  test('[law 8.4.2.I] and sympathy spreads along them', () => {
    exiles()
      .clearing(4, { alliance: { sympathy: 1 } })
      .crafted('alliance', 'boat-builders')
      .own('alliance', { supporters: ['saboteurs'] })
      .turn('alliance')
      .offersAmong('alliance', 'allianceSpread', [7])
    exiles()
      .clearing(4, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['saboteurs'] })
      .turn('alliance')
      .refuses('alliance', 'allianceSpread', 7)
  })

  test('[law C.2.2] on the lake map the lake is a river between all coastal clearings', () => {
    const { state } = exiles({ map: 'lake' }).crafted('marquise', 'boat-builders')
    expect(pathsFor(state, CATS, 11)).toEqual([1, 5, 6, 7, 10, 12])
    expect(pathsFor(state, BIRDS, 11)).toEqual([5, 6, 7])
  })
})

describe('Corvid Planners', () => {
  const marching = (...cards: string[]) =>
    exiles()
      .clearing(8, { marquise: { warrior: 1 }, eyrie: { warrior: 2 } })
      .clearing(4, { eyrie: { warrior: 2 } })
      .clearing(7, { eyrie: { warrior: 2 } })
      .crafted('marquise', ...cards)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')

  test('[law 4.2.1] its owner moves without ruling either end', () => {
    marching('corvid-planners')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers('marquise', 'move', [
        { from: 8, to: 4 },
        { from: 8, to: 7 },
      ])
  })

  test('[law 4.2.1] others still need rule', () => {
    marching().refuses('marquise', 'marquiseDaylight', 'march')
    exiles()
      .clearing(8, { marquise: { warrior: 1 }, eyrie: { warrior: 2 } })
      .clearing(4, { eyrie: { warrior: 2 } })
      .clearing(7, { eyrie: { warrior: 2 } })
      .crafted('eyrie', 'corvid-planners')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'march')
  })
})

describe('Tunnels', () => {
  const digging = () =>
    exiles()
      .clearing(8, { marquise: { workshop: 1, warrior: 2 } })
      .clearing(2, { marquise: { workshop: 1 } })
      .clearing(5, { marquise: { sawmill: 1 } })
      .crafted('marquise', 'tunnels')

  test('[law 2.2.1] clearings with crafting pieces of its owner are adjacent to each other', () => {
    const { state } = digging()
    expect(neighbours(state, CATS, 8)).toEqual([2, 4, 7])
    expect(neighbours(state, CATS, 2)).toEqual([5, 6, 8, 10])
    expect(neighbours(state, CATS, 5)).toEqual([1, 2])
    expect(neighbours(state, BIRDS, 8)).toEqual([4, 7])
  })

  test('[law 4.2] so that warriors move between them', () => {
    digging()
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 8, to: 2 })
      .when('marquise', 'howMany', 2)
      .holds(2, { marquise: { workshop: 1, warrior: 2 } })
  })

  test('[law 4.2.1] rule is still needed', () => {
    exiles()
      .clearing(8, { marquise: { workshop: 1, warrior: 1 }, eyrie: { warrior: 3 } })
      .clearing(2, { marquise: { workshop: 1 }, eyrie: { warrior: 3 } })
      .crafted('marquise', 'tunnels')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'march')
  })

  test('[law 6.5.4.II] wood goes through tunnels by the English Law only (T113)', () => {
    const wood = (preset: 'current' | 'english') =>
      exiles({ preset })
        .clearing(8, { marquise: { workshop: 1, warrior: 2, wood: 5 } })
        .clearing(2, { marquise: { workshop: 1, warrior: 2 } })
        .crafted('marquise', 'tunnels')
        .turn('marquise', 'daylight')
        .when('marquise', 'craftStep', 'pass')
        .when('marquise', 'marquiseDaylight', 'build')
    wood('current').refuses('marquise', 'marquiseBuild', { clearing: 2, building: 'workshop' })
    wood('english').offersAmong('marquise', 'marquiseBuild', [{ clearing: 2, building: 'workshop' }])
  })

  test('[law 4.1.1] all gardens of the Cult are crafting pieces, the Vagabond has none', () => {
    const { state } = givenTable({ seats: ['lizard', 'vagabond'], deck: 'exiles' })
      .own('lizard', { outcast: 'fox' })
      .clearing(8, { lizard: { 'garden-fox': 1 } })
      .clearing(9, { lizard: { 'garden-mouse': 1 } })
      .crafted('lizard', 'tunnels')
    expect(neighbours(state, 0, 8)).toEqual([4, 7, 9])
    const pawn = givenTable({ seats: ['lizard', 'vagabond'], deck: 'exiles' }).crafted('vagabond', 'tunnels')
    expect(neighbours(pawn.state, 1, 8)).toEqual([4, 7])
  })
})

test('[law 4.2] without any of them a move goes to adjacent clearings', () => {
  const { state } = given('marquise', 'eyrie').own('eyrie', leader)
  expect(destinations(state, CATS, 4)).toEqual([8, 9, 12])
})
