import type { Game } from '@spinney/kernel'
import { BOARD, count, given, kindNamed, onMapCount, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']
const foxGarden = kindNamed('lizard.garden-fox')!
const warrior = kindNamed('lizard.warrior')!
const lostSouls = (g: Root): number => g.own.lizard.lostSouls.length

/** The Cult rules the fox clearing 8 and has a garden in the fox clearing 1; nobody is near. */
function table() {
  return given('marquise', 'lizard', 'eyrie')
    .clearing(1, { lizard: { warrior: 3, 'garden-fox': 1 } })
    .clearing(8, { lizard: { warrior: 3 } })
    .clearing(3, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(2, { eyrie: { warrior: 6, roost: 1 } })
    .own('eyrie', { leader: 'despot' })
    .own('lizard', { outcast: 'rabbit' })
}

describe.each(THINKERS)('%s as the Lizard Cult', (level) => {
  test('takes the winning move: gardens score the last points', async () => {
    const { state } = table()
      .clearing(8, { lizard: { 'garden-fox': 1 } })
      .hand('lizard', 'foxfolk-steel', 'bake-sale')
      .score('lizard', 28)
      .turn('lizard', 'daylight')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.lizard])
  })

  test('builds the second garden before it scores: only then it scores at all', async () => {
    const { state } = table().hand('lizard', 'foxfolk-steel', 'travel-gear-fox').turn('lizard', 'daylight')
    const g = await afterTurn(game, state, level)
    expect(onMapCount(g, foxGarden)).toBe(2)
    expect(g.scores[g.seatOf.lizard!]).toBe(2)
  })

  test('spends no card on gardens that score nothing', async () => {
    const { state } = table().hand('lizard', 'foxfolk-steel').turn('lizard', 'daylight')
    expect(lostSouls(await afterTurn(game, state, level))).toBe(0)
  })

  test('reveals birds to make acolytes: it costs nothing', async () => {
    const { state } = table().hand('lizard', 'armorers', 'sappers').turn('lizard', 'daylight')
    expect(count(await afterTurn(game, state, level), warrior, BOARD)).toBe(2)
  })

  test('acolytes make a garden of what others have built among the Outcast', async () => {
    const { state } = table()
      .clearing(12, { marquise: { recruiter: 1 } })
      .board('lizard', { warrior: 3 })
      .own('lizard', { outcast: 'fox' })
      .turn('lizard')
    const g = await afterTurn(game, state, level)
    expect(count(g, foxGarden, 12)).toBe(1)
    expect(count(g, kindNamed('marquise.recruiter')!, 12)).toBe(0)
  })

  test('steers the Outcast: discards what leads it to where others have built', async () => {
    const { state } = given('lizard', 'marquise')
      .clearing(12, { marquise: { recruiter: 1 } })
      .clearing(8, { marquise: { workshop: 1 } })
      .clearing(2, { lizard: { warrior: 3 } })
      .board('lizard', { warrior: 6 })
      .own('lizard', { outcast: 'mouse', lostSouls: ['anvil', 'smugglers-trail'] })
      .hand('lizard', 'foxfolk-steel', 'travel-gear-fox', 'bake-sale', 'root-tea-rabbit', 'mouse-in-a-sack')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'pass')
      .chance('root-tea-mouse')
    for (const pick of await picksOf(game, state, level)) expect(['foxfolk-steel', 'travel-gear-fox']).toContain(pick)
  })
})
