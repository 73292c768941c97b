import { describe, test } from 'vitest'
import { given, givenTable, type Position, type RootScenario } from '../../../src/index.ts'
import { advance, CATS, command, rats } from './support.ts'

describe('Daylight', () => {
  test('[law 14.5] craft, command, advance, in this order', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1 } })
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'pass')
      .when('hundreds', 'hundredsCommand', 'pass')
      .when('hundreds', 'hundredsAdvance', 'pass')
      .has('phase', (g) => g.phase, 'evening')
  })

  const craftsmen = (preset: 'current' | 'english'): RootScenario =>
    givenTable({ seats: ['hundreds', 'marquise'], preset })
      .clearing(1, { hundreds: { stronghold: 1 } })
      .clearing(6, { hundreds: { stronghold: 1 } })
      .hand('hundreds', 'anvil', 'crossbow-bird')
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'craft')
      .when('hundreds', 'craft', 'anvil')
      .when('hundreds', 'hundredsContempt', 'take')

  test('[law 14.5.1] one card is crafted in a turn (T29)', () => {
    craftsmen('current').refuses('hundreds', 'craftStep', 'craft')
  })

  test('[law 14.5.1] as many as the strongholds can pay for in the English Law (T29)', () => {
    craftsmen('english')
      .when('hundreds', 'craftStep', 'craft')
      .when('hundreds', 'craft', 'crossbow-bird')
      .when('hundreds', 'hundredsContempt', 'take')
      .owns('hundreds', { prowess: 2 })
  })
})

describe('commanding the Hundreds', () => {
  const army = (): Position =>
    rats()
      .clearing(1, { hundreds: { warrior: 3 } })
      .clearing(5, { hundreds: { warrior: 2 }, marquise: { warrior: 1 } })
      .hand('hundreds', 'anvil', 'bake-sale')

  test('[law 14.5.2] as many actions as the Command value, in any order', () => {
    command(army().own('hundreds', { hoard: ['boot'] }))
      .offers('hundreds', 'hundredsCommand', ['move', 'battle', 'build', 'pass'])
      .when('hundreds', 'hundredsCommand', 'build')
      .when('hundreds', 'hundredsBuild', 1)
      .when('hundreds', 'hundredsBuildCard', 'anvil')
      .when('hundreds', 'hundredsCommand', 'battle')
      .when('hundreds', 'battle', { clearing: 5, defender: CATS })
      .chance({ high: 0, low: 0 })
      .offers('hundreds', 'hundredsCommand', ['pass'])
  })

  test('[law 14.5.2, 14.5.2.I] an empty track allows one, here a move', () => {
    command(army())
      .when('hundreds', 'hundredsCommand', 'move')
      .when('hundreds', 'move', { from: 1, to: 9 })
      .offers('hundreds', 'hundredsFollow', [1, 2, 3])
      .when('hundreds', 'hundredsFollow', 2)
      .holds(9, { hundreds: { warrior: 2 } })
      .offers('hundreds', 'hundredsCommand', ['pass'])
  })

  test('[law 14.5.2.I] the warlord may come along, or go alone', () => {
    const led = (): RootScenario =>
      command(rats().clearing(1, { hundreds: { warlord: 1, warrior: 2 } }))
        .when('hundreds', 'hundredsCommand', 'move')
        .when('hundreds', 'move', { from: 1, to: 9 })
        .offers('hundreds', 'hundredsLead', ['with-warlord', 'without-warlord'])
    led()
      .when('hundreds', 'hundredsLead', 'with-warlord')
      .offers('hundreds', 'hundredsFollow', [0, 1, 2])
      .when('hundreds', 'hundredsFollow', 0)
      .holds(9, { hundreds: { warlord: 1 } })
    led().when('hundreds', 'hundredsLead', 'without-warlord').offers('hundreds', 'hundredsFollow', [1, 2])
    command(rats().clearing(1, { hundreds: { warlord: 1 } }))
      .when('hundreds', 'hundredsCommand', 'move')
      .when('hundreds', 'move', { from: 1, to: 9 })
      .offers('hundreds', 'hundredsLead', ['with-warlord'])
  })

  test('[law 14.5.2.I] a move needs rule, and warriors', () => {
    command(
      rats()
        .clearing(1, { hundreds: { warrior: 1 }, marquise: { warrior: 1 } })
        .clearing(4, { hundreds: { stronghold: 1 } }),
    ).refuses('hundreds', 'hundredsCommand', 'move')
  })

  test('[law 14.5.2.I] one move causes outrage once, whoever takes part', () => {
    const position = given('hundreds', 'alliance')
      .clearing(1, { hundreds: { warlord: 1, warrior: 2 } })
      .clearing(5, { alliance: { sympathy: 1 } })
      .hand('hundreds', 'bake-sale', 'cobbler')
    command(position)
      .when('hundreds', 'hundredsCommand', 'move')
      .when('hundreds', 'move', { from: 1, to: 5 })
      .when('hundreds', 'hundredsLead', 'with-warlord')
      .when('hundreds', 'hundredsFollow', 2)
      .when('hundreds', 'outrage', 'bake-sale')
      .asks('hundreds', 'hundredsCommand')
  })

  test('[law 14.5.2.II] a battle anywhere', () => {
    command(army())
      .when('hundreds', 'hundredsCommand', 'battle')
      .offers('hundreds', 'battle', [{ clearing: 5, defender: CATS }])
      .when('hundreds', 'battle', { clearing: 5, defender: CATS })
      .chance({ high: 1, low: 0 })
      .holds(5, { hundreds: { warrior: 2 }, marquise: {} })
  })

  test('[law 14.5.2.III] a card builds a stronghold in a ruled clearing of its suit', () => {
    command(army())
      .when('hundreds', 'hundredsCommand', 'build')
      .offers('hundreds', 'hundredsBuild', [1, 5])
      .when('hundreds', 'hundredsBuild', 5)
      .offers('hundreds', 'hundredsBuildCard', ['bake-sale'])
      .when('hundreds', 'hundredsBuildCard', 'bake-sale')
      .holds(5, { hundreds: { warrior: 2, stronghold: 1 } })
      .hands('hundreds', 'anvil')
  })

  test('[law 14.5.2.III] not without a matching card, rule or room', () => {
    const cannot = (position: Position): RootScenario =>
      command(position.hand('hundreds', 'anvil')).refuses('hundreds', 'hundredsCommand', 'build')
    cannot(rats().clearing(5, { hundreds: { warrior: 1 } }))
    cannot(rats().clearing(1, { hundreds: { warrior: 1 }, marquise: { warrior: 1 } }))
    cannot(rats().clearing(1, { hundreds: { warrior: 3 }, marquise: { sawmill: 1 } }))
  })
})

describe('advancing the warlord', () => {
  const warband = (): Position =>
    rats()
      .clearing(1, { hundreds: { warlord: 1, warrior: 3 } })
      .clearing(5, { marquise: { warrior: 2 } })

  test('[law 14.5.3] he moves with any number of warriors, then there may be a battle where he is', () => {
    advance(warband())
      .when('hundreds', 'hundredsAdvance', 'advance')
      .when('hundreds', 'move', { from: 1, to: 5 })
      .offers('hundreds', 'hundredsFollow', [0, 1, 2, 3])
      .when('hundreds', 'hundredsFollow', 2)
      .holds(5, { hundreds: { warlord: 1, warrior: 2 } })
      .offers('hundreds', 'battle', [{ clearing: 5, defender: CATS }, 'pass'])
      .when('hundreds', 'battle', { clearing: 5, defender: CATS })
      .chance({ high: 2, low: 0 })
      .holds(5, { hundreds: { warlord: 1, warrior: 2 }, marquise: {} })
      .refuses('hundreds', 'hundredsAdvance', 'advance')
  })

  test('[law 14.5.3] the move may be left out, and so may the battle', () => {
    const position = warband().clearing(1, { marquise: { warrior: 1 } })
    advance(position)
      .when('hundreds', 'hundredsAdvance', 'advance')
      .when('hundreds', 'move', 'pass')
      .when('hundreds', 'battle', 'pass')
      .asks('hundreds', 'hundredsAdvance')
  })

  test('[law 14.5.3] as often as the Prowess value, and warriors alone do not advance', () => {
    advance(warband().own('hundreds', { hoard: ['sword'] }))
      .when('hundreds', 'hundredsAdvance', 'advance')
      .when('hundreds', 'move', { from: 1, to: 9 })
      .when('hundreds', 'hundredsFollow', 0)
      .when('hundreds', 'hundredsAdvance', 'advance')
      .offers(
        'hundreds',
        'move',
        [1, 4, 12].map((to): { from: number; to: number } | string => ({ from: 9, to })).concat('pass'),
      )
      .when('hundreds', 'move', { from: 9, to: 12 })
      .when('hundreds', 'hundredsFollow', 0)
      .refuses('hundreds', 'hundredsAdvance', 'advance')
    advance(rats().clearing(1, { hundreds: { warrior: 3 } })).refuses('hundreds', 'hundredsAdvance', 'advance')
  })
})

describe('Evening', () => {
  test('[law 14.6, 14.6.1] cards bring mobs to matching clearings with warriors or the warlord, as often as wished', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1 } })
      .clearing(5, { hundreds: { warrior: 1 } })
      .clearing(6, { hundreds: { stronghold: 1 } })
      .clearing(8, { hundreds: { warrior: 1, mob: 1 } })
      .hand('hundreds', 'anvil', 'bake-sale', 'mouse-in-a-sack', 'foxfolk-steel')
      .turn('hundreds', 'evening')
      .offers('hundreds', 'hundredsIncite', [1, 5, 'pass'])
      .when('hundreds', 'hundredsIncite', 1)
      .offers('hundreds', 'hundredsInciteCard', ['foxfolk-steel', 'anvil'])
      .when('hundreds', 'hundredsInciteCard', 'anvil')
      .holds(1, { hundreds: { warlord: 1, mob: 1 } })
      .offers('hundreds', 'hundredsIncite', [5, 'pass'])
      .when('hundreds', 'hundredsIncite', 5)
      .when('hundreds', 'hundredsInciteCard', 'bake-sale')
      .holds(5, { hundreds: { warrior: 1, mob: 1 } })
      .asks('chance', 'draw')
  })

  const realm = (clearings: readonly number[]): Position => {
    const position = rats()
    for (const clearing of clearings) position.clearing(clearing, { hundreds: { warrior: 1 } })
    return position
  }

  test.each([
    [[], 0],
    [[1], 1],
    [[1, 2], 1],
    [[1, 2, 3], 2],
    [[1, 2, 3, 4], 2],
    [[1, 2, 3, 4, 5], 3],
    [[1, 2, 3, 4, 5, 6], 4],
    [[1, 2, 3, 4, 5, 6, 7, 8], 4],
  ])('[law 14.6.2] the clearings %j free of enemies score %i', (clearings, points) => {
    realm(clearings).turn('hundreds', 'evening').scores('hundreds', points)
  })

  test('[law 14.6.2] not with any enemy piece there, a pawn included, nor without rule', () => {
    realm([1, 2])
      .clearing(1, { hundreds: { warrior: 3 }, marquise: { wood: 1 } })
      .clearing(5, { hundreds: { mob: 1 } })
      .turn('hundreds', 'evening')
      .scores('hundreds', 1)
    given('hundreds', 'vagabond')
      .clearing(1, { hundreds: { warrior: 3 }, vagabond: { pawn: 1 } })
      .turn('hundreds', 'evening')
      .scores('hundreds', 0)
  })

  test('[law 14.6.3] one card is drawn, and what is more than five discarded', () => {
    rats()
      .hand('hundreds', 'anvil', 'bake-sale', 'cobbler', 'sappers', 'armorers')
      .turn('hundreds', 'evening')
      .chance('codebreakers')
      .when('hundreds', 'discard', 'cobbler')
      .hands('hundreds', 'anvil', 'bake-sale', 'sappers', 'armorers', 'codebreakers')
      .has('whose turn', (g) => g.active, CATS)
  })
})
