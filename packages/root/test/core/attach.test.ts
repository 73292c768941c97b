import {
  attached,
  copy,
  decide,
  journalOf,
  openTable,
  playRandomly,
  randomFrom,
  readSnapshot,
  reopen,
  start,
  stateAt,
  submit,
  view,
  writeSnapshot,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { BOOK } from '../../src/core/state.ts'
import { type Root, root } from '../../src/index.ts'

/** A position in the middle of a game. */
function middle(map: string, seats = ['marquise', 'eyrie', 'alliance']): Root {
  const g = start(root, root.config({ seats, map })).state
  playRandomly(root, g, randomFrom(`middle of ${map}`), 200)
  return g
}

const plain = (g: Root): Root => JSON.parse(JSON.stringify(g)) as Root

describe('the rules a state carries', () => {
  test('are no part of its data', () => {
    const g = middle('autumn')
    expect(Object.keys(g)).not.toContain('book')
    expect(Object.getOwnPropertySymbols(plain(g))).toEqual([])
    expect(structuredClone(Object.fromEntries(Object.entries(g)))).toEqual(plain(g))
    expect(Object.getOwnPropertySymbols(view(root, g, 0).state)).toEqual([])
  })

  test('go along with copies, and belong to all tables of the same kind', () => {
    const g = middle('autumn')
    expect(copy(g)[BOOK]).toBe(g[BOOK])
    expect(middle('autumn')[BOOK]).toBe(g[BOOK])
    expect(middle('winter')[BOOK]).not.toBe(g[BOOK])
    expect(middle('autumn', ['eyrie', 'marquise', 'alliance'])[BOOK]).not.toBe(g[BOOK])
  })

  test('are given to a state from a file or a message', () => {
    const g = middle('lake')
    const { state } = readSnapshot(root, writeSnapshot(root, root.config({ seats: g.factions, map: 'lake' }), g))
    expect(state[BOOK]).toBe(g[BOOK])
    expect(decide(root, state)?.options).toEqual(decide(root, g)?.options)
  })

  test('are given to a state that a store kept of a table', () => {
    const table = openTable(root, root.config({ seats: ['marquise', 'eyrie'], map: 'lake' }), 'kept')
    const random = randomFrom('kept')
    while (table.answers.length < 90) {
      const { seat, kind, options } = table.ask!
      submit(table, { seat, kind, pick: options[random.below(options.length)]! })
    }
    const kept = { count: 60, state: plain(stateAt(table, 60)) }
    const again = reopen(root, journalOf(table), undefined, kept)
    expect(plain(again.state)).toEqual(plain(table.state))
    expect(Object.getOwnPropertySymbols(kept.state)).toEqual([])
  })

  test('hold only what is at the table', () => {
    const { factions, kinds, hooks, effects } = middle('autumn')[BOOK]
    expect(factions.map((faction) => faction?.id)).toEqual(['marquise', 'eyrie', 'alliance'])
    expect([...new Set(kinds.map(({ faction }) => faction))].sort()).toEqual(['alliance', 'eyrie', 'marquise'])
    expect(hooks.paths).toEqual([])
    expect(hooks.destinations).toEqual([])
    expect(middle('lake')[BOOK].hooks.destinations).toHaveLength(1)
    expect(effects.filter((effect) => effect?.name === 'coffin-makers')).toEqual([])
  })

  test('are refused to a position whose pieces cannot be', () => {
    const g = plain(middle('autumn'))
    g.pieces.pop()
    expect(() => attached(root, g)).toThrow('the pieces of this position do not fit the box')
    expect(() => attached(root, { ...plain(middle('autumn')), map: 'moon' })).toThrow('there is no map moon')
  })
})

describe('positions from before landmarks had places', () => {
  /** The same position as it was laid out then. */
  function asBefore(g: Root): Root {
    const { places: _places, bands: _bands, landmarks, closed, ...rest } = plain(g)
    const old = {
      ...rest,
      ferry: landmarks.ferry ?? 0,
      closed: closed.map((key) => Math.floor(key / 64) * 16 + (key % 64)),
    }
    return old as unknown as Root
  }

  test.each(['autumn', 'winter', 'lake', 'mountain'])('are laid out anew and played on: %s', (map) => {
    const g = middle(map)
    expect(plain(attached(root, asBefore(g)))).toEqual(plain(g))
  })
})
