import { decide, randomFrom, randomIndex, settle, start, take } from '@spinney/kernel'
import { type Root, root, scenarioKit } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { rootBrain } from '../src/root/index.ts'

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
