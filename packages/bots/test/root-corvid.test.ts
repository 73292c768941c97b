import { decide, type Game } from '@spinney/kernel'
import { given, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { brainOf, type Level } from '../src/index.ts'
import { afterTurn, picksOf } from './positions.ts'

const game: Game<Root> = root
const THINKERS: Level[] = ['steady', 'sharp']

/** The Corvids among others who are busy elsewhere. */
function table() {
  return given('marquise', 'corvid', 'eyrie', 'alliance')
    .clearing(1, { marquise: { keep: 1, warrior: 4, sawmill: 1 } })
    .clearing(3, { eyrie: { warrior: 4, roost: 1 } })
    .own('eyrie', { leader: 'despot' })
}

/** How the options of the question asked now appeal, by word. */
function looks(g: Root): { readonly [pick: string]: number } {
  const ask = decide(game, g)!
  const appeal = brainOf(game).appeal(g, ask)!
  return Object.fromEntries(ask.options.map((pick, i) => [String(pick), appeal[i]!]))
}

describe.each(THINKERS)('%s as the Corvids', (level) => {
  test('takes the winning move: turns up a plot for the last point', async () => {
    const { state } = table()
      .clearing(8, { corvid: { warrior: 1 } })
      .own('corvid', { faceDown: { 8: 'snare' } })
      .score('corvid', 29)
      .turn('corvid')
    expect((await afterTurn(game, state, level)).result?.winners).toEqual([state.seatOf.corvid])
  })

  test('turns up what stays before a bomb, which then scores more', async () => {
    const { state } = table()
      .clearing(8, { corvid: { warrior: 1 } })
      .clearing(9, { corvid: { warrior: 1 }, marquise: { warrior: 2, workshop: 1 } })
      .own('corvid', { faceDown: { 8: 'raid', 9: 'bomb' } })
      .turn('corvid')
      .when('corvid', 'craftStep', 'pass')
    for (const pick of await picksOf(game, state, level)) expect(pick).toBe(8)
    const g = await afterTurn(game, state, level)
    // One for the raid, two for the bomb, and one for the workshop it removes.
    expect(g.scores[state.seatOf.corvid!]).toBeGreaterThanOrEqual(4)
  })

  test('lays plots while nobody is about, with somebody to turn them up', async () => {
    const { state } = table()
      .clearing(8, { corvid: { warrior: 3 } })
      .clearing(12, { corvid: { warrior: 2 } })
      .turn('corvid', 'daylight')
    const g = await afterTurn(game, state, level)
    const { plotsAt } = g.own.corvid
    expect(plotsAt.length).toBeGreaterThan(0)
    const seat = g.seatOf.corvid!
    expect(plotsAt.some((place) => g.strength[seat * 18 + place]! > 0)).toBe(true)
  })

  test('somebody else exposes a plot that can only be one thing', async () => {
    const { state } = table()
      .clearing(9, { corvid: { warrior: 2 }, marquise: { warrior: 1 } })
      .own('corvid', { faceDown: { 9: 'raid' } })
      .with((g) => {
        // Bombs, snares and extortions were guessed at before.
        g.own.corvid.ruledOut = [0b0111]
      })
      .hand('marquise', 'mouse-in-a-sack')
      .turn('marquise')
    const g = await afterTurn(game, state, level)
    expect(g.own.corvid.plotsAt).toEqual([])
    expect(g.scores[g.seatOf.marquise!]).toBeGreaterThan(0)
  })
})

describe('first looks at plots', () => {
  const guessing = (known: number) =>
    table()
      .clearing(9, { corvid: { warrior: 2 }, marquise: { warrior: 1 } })
      .own('corvid', { faceDown: { 9: 'raid' } })
      .with((g) => {
        g.own.corvid.ruledOut = [known]
      })
      .hand('marquise', 'mouse-in-a-sack')
      .turn('marquise')

  test('a blind guess costs more than it brings, a sure one does not', () => {
    const blind = looks(guessing(0).state)
    expect(blind['expose-plot']).toBeLessThan(blind.pass!)
    const sure = looks(guessing(0b0111).state)
    expect(sure['expose-plot']).toBeGreaterThan(sure.pass!)
  })

  test('the kind of a plot cannot be foretold without knowing their hand', () => {
    const hands = ['armorers', 'sappers', 'bake-sale', 'anvil', 'cobbler', 'royal-claim', 'ambush-fox', 'tax-collector']
    const kinds = new Set(
      hands.map((card) => {
        const { state } = table()
          .clearing(9, { corvid: { warrior: 3 }, marquise: { warrior: 1, workshop: 1 } })
          .hand('corvid', card)
          .turn('corvid', 'daylight')
          .when('corvid', 'corvidDaylight', 'plot')
          .when('corvid', 'corvidPlot', 9)
        const look = looks(state)
        return Object.keys(look).sort((a, b) => look[b]! - look[a]!)[0]
      }),
    )
    expect(kinds.size).toBeGreaterThan(1)
  })
})
