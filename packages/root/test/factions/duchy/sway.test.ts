import { describe, test } from 'vitest'
import type { Position } from '../../../src/index.ts'
import { adjourn, moles } from './support.ts'

const swaying = (position: Position) => adjourn(position.turn('duchy', 'daylight'))

const SQUIRES = ['foremole', 'captain', 'marshal']
const NOBLES = ['brigadier', 'banker', 'mayor']

describe('sway', () => {
  const twoFoxes = () =>
    moles()
      .clearing(1, { duchy: { warrior: 1 } })
      .clearing(6, { duchy: { tunnel: 1 } })
      .hand('duchy', 'anvil', 'foxfolk-steel')

  test('[law 12.5.3, 12.5.3.III] one minister per turn, who scores what the crown uncovers', () => {
    swaying(twoFoxes().hand('duchy', 'root-tea-fox', 'travel-gear-fox'))
      .when('duchy', 'duchySway', 'captain')
      .when('duchy', 'duchySwayCard', 'anvil')
      .when('duchy', 'duchySwayCard', 'foxfolk-steel')
      .owns('duchy', {
        swayed: ['captain'],
        crowns: { squire: 2, noble: 3, lord: 3 },
        revealed: ['anvil', 'foxfolk-steel'],
      })
      .scores('duchy', 1)
      .hands('duchy', 'root-tea-fox', 'travel-gear-fox')
      .offers('duchy', 'duchySway', ['pass'])
  })

  test('[law 12.5.3] nobody has to be swayed', () => {
    swaying(twoFoxes()).when('duchy', 'duchySway', 'pass').scores('duchy', 0).asks('duchy', 'craftStep')
  })

  test.each([
    ['brigadier', 2],
    ['earl-of-stone', 3],
  ])('[law 12.5.3.III] %s brings %i points', (minister, points) => {
    const position = [1, 6, 8, 12].reduce((p, at) => p.clearing(at, { duchy: { warrior: 1 } }), moles())
    const cards = ['anvil', 'foxfolk-steel', 'root-tea-fox', 'travel-gear-fox'].slice(0, points + 1)
    const begun = swaying(position.hand('duchy', ...cards)).when('duchy', 'duchySway', minister)
    cards.reduce((s, card) => s.when('duchy', 'duchySwayCard', card), begun).scores('duchy', points)
  })

  test('[law 12.5.3.I] an unswayed minister with a crown of that rank on the board', () => {
    swaying(twoFoxes().own('duchy', { swayed: ['captain'] }))
      .when('duchy', 'duchyParliament', 'pass')
      .offers('duchy', 'duchySway', ['foremole', 'marshal', 'pass'])
    swaying(twoFoxes().own('duchy', { crowns: { squire: 0 } })).offers('duchy', 'duchySway', ['pass'])
  })

  test('[law 12.5.3.II] a rank needs its number of cards: two, three or four', () => {
    const position = () => [1, 6, 8, 12].reduce((p, at) => p.clearing(at, { duchy: { warrior: 1 } }), moles())
    swaying(position().hand('duchy', 'anvil')).offers('duchy', 'duchySway', ['pass'])
    swaying(position().hand('duchy', 'anvil', 'foxfolk-steel')).offers('duchy', 'duchySway', [...SQUIRES, 'pass'])
    swaying(position().hand('duchy', 'anvil', 'foxfolk-steel', 'root-tea-fox')).offers('duchy', 'duchySway', [
      ...SQUIRES,
      ...NOBLES,
      'pass',
    ])
  })

  test('[law 12.5.3.II] every card needs a clearing of its own: two foxes and one fox clearing are not enough', () => {
    swaying(
      moles()
        .clearing(1, { duchy: { warrior: 2, tunnel: 1 } })
        .hand('duchy', 'anvil', 'foxfolk-steel'),
    ).offers('duchy', 'duchySway', ['pass'])
  })

  test('[law 12.5.3.II] a bird takes any clearing, but not one that another card needs', () => {
    swaying(
      moles()
        .clearing(1, { duchy: { warrior: 1 } })
        .clearing(5, { duchy: { warrior: 1 } })
        .hand('duchy', 'armorers', 'sappers', 'anvil', 'bake-sale'),
    )
      .when('duchy', 'duchySway', 'foremole')
      .offers('duchy', 'duchySwayCard', ['armorers', 'sappers', 'anvil', 'bake-sale'])
      .when('duchy', 'duchySwayCard', 'anvil')
      .offers('duchy', 'duchySwayCard', ['armorers', 'sappers', 'bake-sale'])
      .when('duchy', 'duchySwayCard', 'armorers')
      .scores('duchy', 1)
  })

  test('[law 12.5.3.II] a second fox is not offered once the only fox clearing is needed, a bird still is', () => {
    swaying(
      moles()
        .clearing(1, { duchy: { warrior: 1 } })
        .clearing(5, { duchy: { warrior: 1 } })
        .hand('duchy', 'armorers', 'anvil', 'foxfolk-steel'),
    )
      .when('duchy', 'duchySway', 'foremole')
      .when('duchy', 'duchySwayCard', 'anvil')
      .offers('duchy', 'duchySwayCard', ['armorers'])
  })

  test('[law 12.5.3.II] the Burrow matches no card, not even a bird', () => {
    swaying(
      moles()
        .clearing(1, { duchy: { warrior: 1 } })
        .own('duchy', { burrow: 3 })
        .hand('duchy', 'armorers', 'sappers'),
    ).offers('duchy', 'duchySway', ['pass'])
  })

  test('[law 12.5.3.II] cards already revealed for a building do not count again', () => {
    twoFoxes()
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'build')
      .when('duchy', 'duchyBuild', { clearing: 1, building: 'market' })
      .when('duchy', 'duchyBuildCard', 'anvil')
      .when('duchy', 'duchyAssembly', 'pass')
      .offers('duchy', 'duchySway', ['pass'])
  })
})

describe('Evening', () => {
  test('[law 12.6, 12.6.1] revealed birds are discarded, all other cards return before crafting and drawing', () => {
    moles()
      .clearing(1, { duchy: { citadel: 1 } })
      .own('duchy', { revealed: ['armorers', 'anvil', 'bake-sale'] })
      .turn('duchy', 'evening')
      .hands('duchy', 'anvil', 'bake-sale')
      .owns('duchy', { revealed: [] })
      .has('discard pile', (g) => g.discard.length, 1)
      .when('duchy', 'craftStep', 'craft')
      .when('duchy', 'craft', 'anvil')
      .when('duchy', 'craftStep', 'pass')
      .asks('chance', 'draw')
  })

  test('[law 12.6.2] citadels and markets are alike for crafting', () => {
    moles()
      .clearing(5, { duchy: { citadel: 1, market: 1 } })
      .hand('duchy', 'bake-sale')
      .turn('duchy', 'evening')
      .when('duchy', 'craftStep', 'craft')
      .when('duchy', 'craft', 'bake-sale')
      .scores('duchy', 3)
  })

  test.each([
    [0, 1],
    [1, 2],
    [3, 4],
  ])('[law 12.6.3] with %i markets on the map %i cards are drawn', (markets, cards) => {
    const begun = moles()
      .clearing(11, { duchy: { market: markets } })
      .deck('anvil', 'foxfolk-steel', 'bake-sale', 'armorers', 'sappers')
    const evening = begun.turn('duchy', 'evening').when('duchy', 'craftStep', 'pass')
    const drawn = ['anvil', 'foxfolk-steel', 'bake-sale', 'armorers'].slice(0, cards)
    drawn
      .reduce((s, card) => s.chance(card), evening)
      .hands('duchy', ...drawn)
      .asks('marquise', 'craftStep')
  })

  test('[law 12.6.3] then the hand is discarded down to five', () => {
    moles()
      .hand('duchy', 'anvil', 'foxfolk-steel', 'bake-sale', 'armorers', 'sappers')
      .turn('duchy', 'evening')
      .when('duchy', 'craftStep', 'pass')
      .chance('sword-mouse')
      .when('duchy', 'discard', 'bake-sale')
      .hands('duchy', 'anvil', 'foxfolk-steel', 'sword-mouse', 'armorers', 'sappers')
  })
})
