import { decide, type Pick, randomFrom, randomIndex, roll, settle, start, take } from '@spinney/kernel'
import { count, kindNamed, onMapCount, type Root, root, scenarioKit } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { createBot, type Level, requestFor, tuningOf } from '../src/index.ts'
import { rootBrain } from '../src/root/index.ts'
import { playOn } from '../src/search/playout.ts'
import { worlds } from '../src/search/random.ts'
import { afterTurn, picksOf } from './positions.ts'

const THINKERS: Level[] = ['steady', 'sharp']

const fail = (path: string, reason: string): never => {
  throw new Error(`${path}: ${reason}`)
}

const position = (spec: object): Root => scenarioKit.given({ seats: ['duchy', 'marquise', 'corvid'], ...spec }, fail)

/** Plays until the named question is put, by the first option of all others, and gives what appeals most then. */
function favourite(g: Root, kind: string): unknown {
  let ask = decide(root, g)
  while (ask !== null && ask.kind !== kind) ask = take(root, g, ask, ask.options.length - 1)
  const looks = rootBrain.appeal(g, ask!)!
  return ask!.options[looks.indexOf(Math.max(...looks))]
}

/** What a bot picks until its turn is over. */
async function picksOfTurn(g: Root, level: Level): Promise<Pick[]> {
  const luck = randomFrom('turn')
  const bot = createBot(level)
  const { turns } = g
  const picks: Pick[] = []
  for (let ask = decide(root, g); ask !== null && g.turns === turns; ) {
    const { seat } = ask
    const terms = { seed: `t${g.version}`, budget: { iterations: 60 } }
    const isOpen = seat !== 'chance' && ask.options.length > 1
    const index = isOpen ? await bot.choose(requestFor(root, g, seat, terms)) : 0
    if (isOpen) picks.push(ask.options[index]!)
    ask = take(root, g, ask, seat === 'chance' ? roll(ask, luck) : index)
  }
  return picks
}

describe('bots and hirelings', () => {
  test('hire what brings most', () => {
    const hirelings = ['street-band', 'last-dynasty', 'vault-keepers']
    const hirelingMarkers = { taken: { duchy: 1 } }
    const g = position({ hirelings, hirelingMarkers, turn: { faction: 'duchy', phase: 'evening' } })
    expect(favourite(g, 'hire')).toBe('vault-keepers')
  })

  test('give a hireling to whoever is furthest behind', () => {
    const hirelings = { 'street-band': { controller: 'duchy', markers: 1 } }
    const scores = { marquise: 12, corvid: 3 }
    const g = position({ hirelings, scores, turn: { faction: 'duchy', phase: 'evening' } })
    expect(favourite(g, 'giveHireling')).toBe(2)
  })

  test('know that a hireling under control is worth its markers', () => {
    const share = (markers: number): number =>
      rootBrain.evaluate(
        position({
          hirelings: { 'street-band': { controller: 'duchy', markers } },
          turn: { faction: 'duchy', phase: 'daylight' },
        }),
      )[0]!
    expect(share(4)).toBeGreaterThan(share(1))
  })

  test('use what a hireling can do before they end a phase', () => {
    const pieces = {
      clearings: {
        1: { marquise: { warrior: 3, sawmill: 1 } },
        5: { 'corvid-spies': { warrior: 2 }, duchy: { warrior: 1 } },
        10: { 'corvid-spies': { warrior: 1 }, marquise: { warrior: 1 } },
      },
      hirelings: { 'corvid-spies': { controller: 'marquise', markers: 2 } },
      seats: ['marquise', 'duchy', 'alliance'],
      hands: { duchy: ['armorers'] },
      turn: { faction: 'marquise', phase: 'daylight' },
    }
    const g = position(pieces)
    let ask = decide(root, g)!
    while (ask.kind !== 'marquiseDaylight') ask = take(root, g, ask, ask.options.indexOf('pass'))!
    const looks = rootBrain.appeal(g, ask)!
    const at = (pick: string): number => looks[ask.options.indexOf(pick)]!
    expect(at('corvid-spies')).toBeGreaterThan(at('pass'))
  })

  test.each(THINKERS)('%s uses a hireling that nothing speaks against', async (level) => {
    const g = position({
      seats: ['marquise', 'duchy', 'alliance'],
      clearings: {
        1: { marquise: { keep: 1, warrior: 3, sawmill: 1 } },
        5: { 'corvid-spies': { warrior: 2 }, duchy: { warrior: 1 } },
      },
      hirelings: { 'corvid-spies': { controller: 'marquise', markers: 2 } },
      hands: { duchy: ['armorers', 'sappers'] },
      turn: { faction: 'marquise', phase: 'daylight' },
    })
    const deeds = await picksOfTurn(g, level)
    expect(deeds).toContain('corvid-spies')
  })

  test.each(THINKERS)('%s gives a hireling away to whoever is furthest behind', async (level) => {
    const hirelings = { 'last-dynasty': { controller: 'duchy', markers: 1 } }
    const scores = { marquise: 24, corvid: 3 }
    const g = position({ hirelings, scores, turn: { faction: 'duchy', phase: 'evening' } })
    let ask = decide(root, g)
    while (ask !== null && ask.kind !== 'giveHireling') ask = take(root, g, ask, ask.options.length - 1)
    expect(new Set(await picksOf(root, g, level, { iterations: 60 }))).toEqual(new Set([2]))
  })

  test('send a hireling to where there is something to raze', () => {
    const g = position({
      hirelings: { 'last-dynasty': { controller: 'duchy', markers: 2 } },
      clearings: {
        5: { 'last-dynasty': { warrior: 5 } },
        1: { marquise: { keep: 1, warrior: 1, sawmill: 1 } },
      },
      turn: { faction: 'duchy', phase: 'daylight' },
    })
    let ask = decide(root, g)!
    const wanted = ask.options.indexOf('last-dynasty')
    expect(wanted).toBeGreaterThanOrEqual(0)
    ask = take(root, g, ask, wanted)!
    expect(ask.kind).toBe('move')
    const looks = rootBrain.appeal(g, ask)!
    expect(ask.options[looks.indexOf(Math.max(...looks))]).toMatchObject({ to: 1 })
  })

  // Where a hireling that nobody controls rules, the Riverfolk's view once was no number.
  test('judge every position at tables with hirelings, landmarks and automata', () => {
    const tables = [
      { seats: ['riverfolk', 'marquise', 'vagabond', 'hundreds'], hirelings: 'random', landmarks: 2 },
      { seats: ['keepers', 'riverfolk', 'clockwork:duchy', 'clockwork:lizard'], hirelings: 'random', map: 'lake' },
    ]
    for (const [nr, table] of tables.entries()) {
      const g = start(root, root.config(table)).state
      const random = randomFrom(`judged ${nr}`)
      let ask = settle(root, g)
      for (let i = 0; i < 300 && ask !== null; i++) {
        expect(rootBrain.evaluate(g).every(Number.isFinite), `${nr}, answer ${i}: ${ask.kind}`).toBe(true)
        ask = take(root, g, ask, randomIndex(ask, random))
      }
    }
  })
})

describe('bots and automata', () => {
  const table = {
    seats: ['eyrie', 'clockwork:marquise', 'alliance'],
    clearings: {
      3: { eyrie: { warrior: 4, roost: 1 } },
      7: { marquise: { warrior: 4 } },
      11: { marquise: { warrior: 4 } },
      1: { marquise: { keep: 1, warrior: 2 } },
    },
    own: { eyrie: { leader: 'despot' } },
    turn: { faction: 'eyrie', phase: 'daylight' },
  }

  test('what an automaton will do is played by its procedure when bots look ahead', () => {
    const g = position(table)
    const asked = new Set<unknown>()
    const brain = {
      ...rootBrain,
      appeal: (state: Root, ask: Parameters<typeof rootBrain.appeal>[1]) => {
        asked.add(ask.seat)
        return rootBrain.appeal(state, ask)
      },
    }
    playOn(brain, g, decide(root, g), g.turns + 2, tuningOf(rootBrain), worlds('ahead')(1))
    expect(g.active).toBe(2)
    // It recruits every turn.
    expect(onMapCount(g, kindNamed('marquise.warrior')!)).toBeGreaterThan(10)
    expect(asked).not.toContain(1)
  })

  test.each(THINKERS)('%s guards its last roost against an automaton beside it', async (level) => {
    const g = await afterTurn(root, position(table), level, { iterations: 80 })
    expect(count(g, kindNamed('eyrie.warrior')!, 3)).toBeGreaterThan(0)
  })
})
