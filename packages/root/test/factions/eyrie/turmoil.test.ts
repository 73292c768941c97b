import { describe, test } from 'vitest'
import { given, givenTable, type Position, type RulesetName } from '../../../src/index.ts'
import { decree, resolving } from './look.ts'

/** The Builder’s Decree with three birds (two viziers and a card) and a fox; nothing on the map to move or build with. */
const doomed = (own: Record<string, unknown> = { leader: 'builder' }): Position =>
  given('marquise', 'eyrie')
    .own('eyrie', own)
    .with(decree({ recruit: ['vizier', 'fox'], move: ['vizier'], build: ['bird'] }))
    .hand('marquise', 'sword-mouse')

const turmoil = (position: Position) => resolving(position).when('eyrie', 'eyrieResolve', 'bird')

describe('turmoil', () => {
  test('[law 7.7, 7.7.1] a point is lost for every bird in the Decree, viziers included', () => {
    turmoil(doomed().score('eyrie', 10)).scores('eyrie', 7)
  })

  test('[law 7.7.1] the score does not fall below zero', () => {
    turmoil(doomed().score('eyrie', 2)).scores('eyrie', 0)
  })

  test('[law 7.7.1] cards resolved before count as well', () => {
    resolving(
      given('marquise', 'eyrie')
        .own('eyrie', { leader: 'builder' })
        .clearing(2, { eyrie: { roost: 1 } })
        .with(decree({ recruit: ['bird'], build: ['mouse'] }))
        .score('eyrie', 10),
    )
      .when('eyrie', 'eyrieResolve', 'bird')
      .when('eyrie', 'eyrieRecruit', 2)
      .when('eyrie', 'eyrieResolve', 'mouse')
      .scores('eyrie', 9)
  })

  test('[law 7.7.2] all cards but the viziers are discarded', () => {
    turmoil(doomed())
      .has('discard pile', (g) => g.discard.length, 2)
      .owns('eyrie', { decree: { recruit: [], move: [], battle: [], build: [] } })
  })

  test('[law 7.7.3] a face-up leader takes over and moves the viziers', () => {
    turmoil(doomed())
      .offers('eyrie', 'eyrieLeader', ['charismatic', 'commander', 'despot'])
      .when('eyrie', 'eyrieLeader', 'commander')
      .owns('eyrie', {
        leader: 'commander',
        leaders: ['charismatic', 'despot'],
        decree: { recruit: [], move: ['vizier'], battle: ['vizier'], build: [] },
      })
  })

  test('[law 7.7.3] a deposed leader does not return', () => {
    turmoil(doomed({ leader: 'builder', deposed: ['despot'] })).offers('eyrie', 'eyrieLeader', [
      'charismatic',
      'commander',
    ])
  })

  test('[law 7.7.3] once no leader is face up, all four are turned up again', () => {
    turmoil(doomed({ leader: 'builder', deposed: ['charismatic', 'commander', 'despot'] }))
      .offers('eyrie', 'eyrieLeader', ['builder', 'charismatic', 'commander', 'despot'])
      .when('eyrie', 'eyrieLeader', 'builder')
      .owns('eyrie', { leader: 'builder', leaders: ['charismatic', 'commander', 'despot'] })
  })

  test('[law 7.7.4] Daylight ends at once and Evening begins', () => {
    turmoil(doomed())
      .when('eyrie', 'eyrieLeader', 'despot')
      .has('phase', (g) => g.phase, 'evening')
      .asks('chance', 'draw')
  })

  test('[law 7.7.4] not even crafted cards can be used in Daylight any more', () => {
    turmoil(doomed().crafted('eyrie', 'codebreakers')).when('eyrie', 'eyrieLeader', 'despot').asks('chance', 'draw')
  })

  test('[law 7.7.4] what is left of the Decree is not resolved', () => {
    resolving(
      given('marquise', 'eyrie')
        .own('eyrie', { leader: 'builder' })
        .clearing(2, { eyrie: { roost: 1, warrior: 1 } })
        .with(decree({ recruit: ['fox', 'mouse'], move: ['mouse'] })),
    )
      .when('eyrie', 'eyrieResolve', 'fox')
      .when('eyrie', 'eyrieLeader', 'despot')
      .holds(2, { eyrie: { roost: 1, warrior: 1 } })
      .asks('chance', 'draw')
  })

  test('[law 7.7.4] the next turn has a Decree again', () => {
    turmoil(doomed().hand('eyrie', 'ambush-fox'))
      .when('eyrie', 'eyrieLeader', 'despot')
      .chance('foxfolk-steel')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'pass')
      .chance('arms-trader')
      .when('eyrie', 'eyrieDecree', { card: 'ambush-fox', column: 'recruit' })
      .when('eyrie', 'eyrieDecree', 'pass')
      .when('eyrie', 'eyrieNewRoost', 1)
      .when('eyrie', 'craftStep', 'pass')
      .offers('eyrie', 'eyrieResolve', ['fox'])
  })
})

describe('Evening', () => {
  /** So many roosts on the map; the Alliance come next. */
  const roosts = (n: number): Position => {
    const position = given('eyrie', 'alliance').own('eyrie', { leader: 'builder' })
    for (const clearing of [2, 3, 4, 5, 7, 8, 9].slice(0, n)) position.clearing(clearing, { eyrie: { roost: 1 } })
    return position
  }

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 4],
    [7, 5],
  ])('[law 7.6.1] %i roosts on the map score %i', (n, points) => {
    roosts(n).turn('eyrie', 'evening').scores('eyrie', points)
  })

  test('[law 7.6] scoring precedes drawing', () => {
    roosts(3).turn('eyrie', 'evening').scores('eyrie', 2).asks('chance', 'draw').hands('eyrie')
  })

  const FOXES = ['anvil', 'foxfolk-steel', 'protection-racket'] as const

  test.each([
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
  ])('[law 7.6.2] with %i roosts on the map they draw %i', (n, cards) => {
    let played = roosts(n).turn('eyrie', 'evening')
    for (const card of FOXES.slice(0, cards)) played = played.chance(card)
    played.hands('eyrie', ...FOXES.slice(0, cards)).asks('alliance', 'allianceSpread')
  })

  test('[law 7.6.2] above five cards they discard by choice', () => {
    const mice = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'root-tea-mouse', 'crossbow-mouse']
    roosts(0)
      .hand('eyrie', ...mice)
      .turn('eyrie', 'evening')
      .chance('anvil')
      .offers('eyrie', 'discard', [...mice, 'anvil'])
      .when('eyrie', 'discard', 'anvil')
      .hands('eyrie', ...mice)
      .asks('alliance', 'allianceSpread')
  })
})

describe('leaders', () => {
  const viziers = (leader: string, preset: RulesetName = 'current') =>
    givenTable({ seats: ['marquise', 'eyrie'], preset })
      .own('eyrie', { leader })
      .turn('eyrie', 'evening')

  test('[law 7.8.1] the Builder’s viziers stand in recruit and move', () => {
    viziers('builder').owns('eyrie', { decree: { recruit: ['vizier'], move: ['vizier'], battle: [], build: [] } })
  })

  test('[law 7.8.2] the Charismatic’s in recruit and battle', () => {
    viziers('charismatic').owns('eyrie', { decree: { recruit: ['vizier'], move: [], battle: ['vizier'], build: [] } })
  })

  test('[law 7.8.2] in the draft the Charismatic’s stand in recruit and build (E3)', () => {
    const decree = { recruit: ['vizier'], move: [], battle: [], build: ['vizier'] }
    viziers('charismatic', 'draft').owns('eyrie', { decree })
  })

  test.each(['english', 'first'] as const)('[law 7.8.2] under %s in recruit and battle (E3)', (preset) => {
    const decree = { recruit: ['vizier'], move: [], battle: ['vizier'], build: [] }
    viziers('charismatic', preset).owns('eyrie', { decree })
  })

  test('[law 7.8.3] the Commander’s in move and battle', () => {
    viziers('commander').owns('eyrie', { decree: { recruit: [], move: ['vizier'], battle: ['vizier'], build: [] } })
  })

  test('[law 7.8.4] the Despot’s in move and build', () => {
    viziers('despot').owns('eyrie', { decree: { recruit: [], move: ['vizier'], battle: [], build: ['vizier'] } })
  })

  /** A roost in clearing 2 and a Decree that recruits there. */
  const charismatic = () =>
    given('marquise', 'eyrie')
      .own('eyrie', { leader: 'charismatic' })
      .clearing(2, { eyrie: { roost: 1 } })
      .with(decree({ recruit: ['mouse'] }))

  test('[law 7.8.2] the Charismatic places two warriors with each recruit', () => {
    resolving(charismatic())
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .holds(2, { eyrie: { roost: 1, warrior: 2 } })
  })

  test('[law 7.8.2, 7.5.2, 1.5.4] with one warrior in the supply the Charismatic places it, then falls', () => {
    resolving(charismatic().clearing(8, { eyrie: { warrior: 19 } }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .holds(2, { eyrie: { roost: 1, warrior: 1 } })
      .asks('eyrie', 'eyrieLeader')
  })

  test('[law 7.8.2, 7.7] with none the Charismatic falls at once', () => {
    resolving(charismatic().clearing(8, { eyrie: { warrior: 20 } }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .asks('eyrie', 'eyrieLeader')
  })

  /** Birds attack in clearing 8 under this leader. */
  const attack = (leader: string, cats: Record<string, number>, birds = 2) =>
    resolving(
      given('marquise', 'eyrie')
        .own('eyrie', { leader })
        .clearing(8, { marquise: cats, eyrie: { warrior: birds } })
        .with(decree({ battle: ['fox'] })),
    )
      .when('eyrie', 'eyrieResolve', 'fox')
      .when('eyrie', 'battle', { clearing: 8, defender: 0 })

  test('[law 7.8.3] the Commander deals one hit more as attacker', () => {
    attack('commander', { warrior: 3 })
      .chance({ high: 1, low: 0 })
      .holds(8, { marquise: { warrior: 1 } })
  })

  test('[law 7.8.3] others do not', () => {
    attack('despot', { warrior: 3 })
      .chance({ high: 1, low: 0 })
      .holds(8, { marquise: { warrior: 2 } })
  })

  test('[law 7.8.3] the Commander deals none more as defender', () => {
    given('marquise', 'eyrie')
      .own('eyrie', { leader: 'commander' })
      .clearing(8, { marquise: { warrior: 3 }, eyrie: { warrior: 2 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .chance({ high: 0, low: 0 })
      .holds(8, { marquise: { warrior: 3 } })
  })

  test('[law 7.8.4] the Despot scores one more for a battle in which a token falls', () => {
    attack('despot', { wood: 1 })
      .chance({ high: 0, low: 0 })
      .when('marquise', 'loseHit', 'marquise.wood')
      .scores('eyrie', 2)
  })

  test('[law 7.8.4] one more for the battle, not for each building', () => {
    attack('despot', { sawmill: 1, workshop: 1 })
      .chance({ high: 1, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .when('marquise', 'loseHit', 'marquise.workshop')
      .scores('eyrie', 3)
  })

  test('[law 7.8.4] nothing for warriors', () => {
    attack('despot', { warrior: 2 }).chance({ high: 2, low: 0 }).scores('eyrie', 0)
  })

  test('[law 7.8.4] as defender too', () => {
    given('marquise', 'eyrie')
      .own('eyrie', { leader: 'despot' })
      .clearing(8, { marquise: { warrior: 1, wood: 1 }, eyrie: { warrior: 3 } })
      .hand('eyrie', 'ambush-fox')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .when('eyrie', 'ambush', 'ambush-fox')
      .when('marquise', 'loseHit', 'marquise.wood')
      .scores('eyrie', 2)
  })

  test('[law 7.8.4] nothing for what falls outside of battle', () => {
    given('marquise', 'eyrie')
      .own('eyrie', { leader: 'despot' })
      .clearing(1, { eyrie: { roost: 1 } })
      .clearing(6, { eyrie: { roost: 1 } })
      .clearing(8, { eyrie: { roost: 1 }, marquise: { sawmill: 1 } })
      .hand('eyrie', 'favor-of-the-foxes')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'favor-of-the-foxes')
      .scores('eyrie', 1)
  })
})
