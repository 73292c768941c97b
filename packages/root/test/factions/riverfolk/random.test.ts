import { copy, decide, playRandomly, randomFrom, randomIndex, start, take } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { factionAt } from '../../../src/core/book.ts'
import { IN_TRADE } from '../../../src/core/places.ts'
import { settleAllRule } from '../../../src/core/rule.ts'
import { count, type MapId, type Root, type RulesetName, root } from '../../../src/index.ts'

/** Warriors of a seat on the Riverfolk's board, as their boxes have it. */
function boxed(g: Root, seat: number): number {
  const { payments, funds, committed, spaces } = g.own.riverfolk
  return [payments, funds, committed, ...spaces].reduce((sum, box) => sum + box[seat]!, 0)
}

/** The boxes say of every warrior in trade whose it is. */
function expectBoxesToFit(g: Root): void {
  g.factions.forEach((faction, seat) => {
    const { warrior } = factionAt(g, seat)
    expect(boxed(g, seat), faction).toBe(warrior === null ? 0 : count(g, warrior, IN_TRADE))
  })
}

/** Who rules where, found out once more. */
function rulersAnew(g: Root): number[] {
  const other = copy(g)
  settleAllRule(other)
  return other.ruler
}

interface Table {
  readonly seats: readonly string[]
  readonly map: MapId
  readonly preset: RulesetName
}

const TABLES: readonly Table[] = [
  { seats: ['marquise', 'riverfolk'], map: 'autumn', preset: 'current' },
  { seats: ['riverfolk', 'eyrie', 'vagabond'], map: 'winter', preset: 'draft' },
  { seats: ['alliance', 'riverfolk', 'marquise'], map: 'lake', preset: 'english' },
  { seats: ['riverfolk', 'lizard', 'eyrie', 'alliance'], map: 'mountain', preset: 'current' },
  { seats: ['marquise', 'vagabond', 'riverfolk', 'lizard'], map: 'autumn', preset: 'first' },
]

describe('random play', () => {
  test.each(TABLES.map((table) => [`${table.seats.join(', ')} on ${table.map}, ${table.preset}`, table] as const))(
    'games of %s end with all that there was',
    (_name, table) => {
      for (let i = 0; i < 6; i++) {
        const g = start(root, root.config(table)).state
        const totals = root.conserved!(g)
        playRandomly(root, g, randomFrom(`riverfolk ${i}`))
        expectBoxesToFit(g)
        expect(root.conserved!(g)).toEqual(totals)
        expect(g.result).not.toBeNull()
      }
    },
    60_000,
  )

  test('after every answer the boxes fit, rule is settled, and mercenaries serve nobody beyond a turn', () => {
    const g = start(root, root.config({ seats: ['marquise', 'riverfolk', 'vagabond'] })).state
    const random = randomFrom('boxes')
    let ask = decide(root, g)
    for (let answers = 0; ask !== null && answers < 3000; answers++) {
      expectBoxesToFit(g)
      if (g.own.riverfolk.hired >= 0) expect(g.own.riverfolk.hired).toBe(g.active)
      expect(g.ruler).toEqual(rulersAnew(g))
      ask = take(root, g, ask, randomIndex(ask, random))
    }
  })

  test('the kernel’s contract holds on both kinds of maps', () => {
    const configs = [
      { seats: ['marquise', 'riverfolk', 'vagabond'] },
      { seats: ['riverfolk', 'eyrie', 'alliance'], map: 'lake' },
      { seats: ['alliance', 'riverfolk'], preset: 'draft' },
      { seats: ['riverfolk', 'marquise'], deck: 'exiles', map: 'mountain' },
    ].map((config) => root.config(config))
    expect(checkContract(root, { configs, games: 1, seed: 'riverfolk', sample: 150 }).games).toBe(4)
  })
})
