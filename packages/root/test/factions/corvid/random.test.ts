import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { plot } from '../../../src/factions/corvid/state.ts'
import { clearings, count, type Root, root, SUPPLY } from '../../../src/index.ts'

const TABLES = [
  ['corvid', 'marquise', 'alliance'],
  ['eyrie', 'vagabond', 'corvid'],
  ['duchy', 'corvid', 'lizard'],
] as const

/** What the Corvids know of their plots fits the tokens. */
function checkPlots(g: Root): void {
  const { plotSupply, plotsAt, hiddenPlots, shownPlots } = g.own.corvid
  expect(count(g, plot, SUPPLY)).toBe(plotSupply.length)
  expect(hiddenPlots.length).toBe(plotsAt.length)
  expect(g.own.corvid.ruledOut.length).toBe(plotsAt.length)
  g.own.corvid.ruledOut.forEach((types, at) => {
    expect(types & (1 << hiddenPlots[at]!)).toBe(0)
  })
  for (const clearing of clearings(g)) {
    const known = (plotsAt.includes(clearing) ? 1 : 0) + (shownPlots[clearing]! >= 0 ? 1 : 0)
    expect(count(g, plot, clearing)).toBe(known)
  }
  const open = shownPlots.filter((type) => type >= 0)
  expect([...plotSupply, ...hiddenPlots, ...open].sort((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
}

describe('random play', () => {
  test('fifteen games with the Corvids end and lose nothing', () => {
    for (let i = 0; i < 15; i++) {
      const config = { seats: TABLES[i % TABLES.length]!, map: i % 2 === 0 ? 'autumn' : 'winter' }
      const { state } = start(root, root.config({ ...config, preset: i % 3 === 0 ? 'english' : 'current' }))
      const totals = root.conserved!(state)
      playRandomly(root, state, randomFrom(`corvid ${i}`), 400)
      if (state.limbo.length === 0) checkPlots(state)
      playRandomly(root, state, randomFrom(`more ${i}`))
      checkPlots(state)
      expect(root.conserved!(state)).toEqual(totals)
      expect(state.result).not.toBeNull()
    }
  })

  test.each(TABLES.map((seats, i) => [seats.join(', '), seats, i % 2 === 0 ? 'autumn' : 'winter'] as const))(
    'the contract of the kernel holds for %s',
    (_names, seats, map) => {
      const configs = [root.config({ seats, map })]
      expect(checkContract(root, { configs, games: 1, seed: 'corvid', sample: 150 }).games).toBe(1)
    },
    60_000,
  )
})
