import { describe, test } from 'vitest'
import { badgers } from './support.ts'

const SIDES = [
  { waystation: 'keepers.waystation-tablet-jewelry', side: 'tablet' },
  { waystation: 'keepers.waystation-tablet-jewelry', side: 'jewelry' },
  { waystation: 'keepers.waystation-jewelry-figure', side: 'jewelry' },
  { waystation: 'keepers.waystation-jewelry-figure', side: 'figure' },
  { waystation: 'keepers.waystation-figure-tablet', side: 'figure' },
  { waystation: 'keepers.waystation-figure-tablet', side: 'tablet' },
]

describe('encamp', () => {
  test('[law 15.4, 15.4.1, 15.2.2] once per clearing a warrior makes way for a waystation, either side up', () => {
    badgers()
      .clearing(5, { keepers: { warrior: 2 } })
      .clearing(2, { keepers: { warrior: 1 } })
      .turn('keepers')
      .offers('keepers', 'keepersEncamp', [2, 5, 'pass'])
      .when('keepers', 'keepersEncamp', 5)
      .offers('keepers', 'keepersWaystation', SIDES)
      .when('keepers', 'keepersWaystation', SIDES[1]!)
      .holds(5, { keepers: { warrior: 1, 'waystation-tablet-jewelry': 1 } })
      .owns('keepers', { sides: ['jewelry', 'jewelry', 'figure'] })
      .offers('keepers', 'keepersEncamp', [2, 'pass'])
      .when('keepers', 'keepersEncamp', 'pass')
      .scores('keepers', 0)
      .asks('keepers', 'keepersDecamp')
  })

  test('[law 15.4.1] not without a warrior, room or a waystation', () => {
    badgers()
      .clearing(1, { keepers: { warrior: 1 }, marquise: { sawmill: 1 } })
      .clearing(2, { marquise: { warrior: 1 } })
      .turn('keepers')
      .has('phase', (g) => g.phase, 'daylight')
    badgers()
      .clearing(5, { keepers: { warrior: 1, 'waystation-tablet-jewelry': 1 } })
      .clearing(2, { keepers: { 'waystation-jewelry-figure': 1, 'waystation-figure-tablet': 1 } })
      .turn('keepers')
      .asks('keepers', 'keepersDecamp')
  })

  test('[law 15.4.1] with nothing on the map they come back to the map edge', () => {
    badgers()
      .clearing(1, { marquise: { sawmill: 1 } })
      .turn('keepers')
      .offers('keepers', 'keepersReturn', [2, 3, 4, 5, 6, 7, 8, 9])
      .when('keepers', 'keepersReturn', 6)
      .when('keepers', 'keepersWaystation', SIDES[0]!)
      .holds(6, { keepers: { warrior: 1, 'waystation-tablet-jewelry': 1 } })
      .asks('keepers', 'keepersDecamp')
  })

  test('[law 15.4.1] a relic alone does not keep them from that', () => {
    badgers()
      .own('keepers', { clearings: { 1: ['tablet-2'] } })
      .turn('keepers')
      .asks('keepers', 'keepersReturn')
  })
})

describe('decamp', () => {
  test('[law 15.4.2] once per clearing a waystation makes way for a warrior', () => {
    badgers()
      .clearing(2, { keepers: { 'waystation-jewelry-figure': 1, 'waystation-figure-tablet': 1 } })
      .clearing(5, { keepers: { 'waystation-tablet-jewelry': 1 } })
      .turn('keepers')
      .offers('keepers', 'keepersDecamp', [
        { clearing: 2, waystation: 'keepers.waystation-jewelry-figure' },
        { clearing: 2, waystation: 'keepers.waystation-figure-tablet' },
        { clearing: 5, waystation: 'keepers.waystation-tablet-jewelry' },
        'pass',
      ])
      .when('keepers', 'keepersDecamp', { clearing: 2, waystation: 'keepers.waystation-figure-tablet' })
      .holds(2, { keepers: { warrior: 1, 'waystation-jewelry-figure': 1 } })
      .offers('keepers', 'keepersDecamp', [{ clearing: 5, waystation: 'keepers.waystation-tablet-jewelry' }, 'pass'])
      .scores('keepers', 0)
  })

  test('[law 15.4.2] not without a warrior in the supply', () => {
    badgers()
      .clearing(1, { keepers: { 'waystation-tablet-jewelry': 1 } })
      .clearing(3, { keepers: { warrior: 15 }, marquise: { sawmill: 1 } })
      .turn('keepers')
      .has('phase', (g) => g.phase, 'daylight')
  })
})

describe('recruit', () => {
  test('[law 15.4.3] a card brings two warriors to a matching clearing with a waystation, as often as wished', () => {
    badgers()
      .clearing(1, { keepers: { 'waystation-tablet-jewelry': 1 } })
      .clearing(5, { keepers: { 'waystation-jewelry-figure': 1, warrior: 1 }, marquise: { sawmill: 1 } })
      .hand('keepers', 'anvil', 'foxfolk-steel', 'armorers', 'mouse-in-a-sack')
      .turn('keepers')
      .when('keepers', 'keepersDecamp', 'pass')
      .offers('keepers', 'keepersRecruit', [1, 5, 'pass'])
      .when('keepers', 'keepersRecruit', 1)
      .offers('keepers', 'keepersRecruitCard', ['armorers', 'foxfolk-steel', 'anvil'])
      .when('keepers', 'keepersRecruitCard', 'anvil')
      .holds(1, { keepers: { warrior: 2, 'waystation-tablet-jewelry': 1 } })
      .when('keepers', 'keepersRecruit', 5)
      .when('keepers', 'keepersRecruitCard', 'armorers')
      .holds(5, { keepers: { warrior: 3, 'waystation-jewelry-figure': 1 } })
      .offers('keepers', 'keepersRecruit', [1, 'pass'])
      .hands('keepers', 'foxfolk-steel', 'mouse-in-a-sack')
  })

  test('[law 15.4.3] not without a waystation', () => {
    badgers()
      .clearing(1, { keepers: { warrior: 1 }, marquise: { sawmill: 1 } })
      .hand('keepers', 'anvil')
      .turn('keepers')
      .has('phase', (g) => g.phase, 'daylight')
  })
})
