import { checkContract } from '@spinney/kernel/contract'
import { expect, test } from 'vitest'
import { type DeckId, type MapId, root } from '../src/index.ts'

/** The second deck, the maps with rules of their own, and the factions that came with the first expansion. */
const TABLES: readonly { seats: readonly string[]; map: MapId; deck: DeckId }[] = [
  { seats: ['lizard', 'marquise'], map: 'lake', deck: 'exiles' },
  { seats: ['eyrie', 'lizard', 'alliance'], map: 'mountain', deck: 'exiles' },
  { seats: ['vagabond', 'marquise', 'lizard'], map: 'lake', deck: 'base' },
  { seats: ['alliance', 'vagabond', 'eyrie', 'marquise'], map: 'mountain', deck: 'exiles' },
]

test.each(TABLES.map((table) => [`${table.seats.join(', ')} on the ${table.map} map`, table] as const))(
  'random games of %s keep all that the kernel promises',
  (_name, table) => {
    const configs = [root.config({ ...table, suitMarkers: true })]
    expect(checkContract(root, { configs, games: 1, seed: 'second box', sample: 150 }).games).toBe(1)
  },
  60_000,
)

test('so do games of the Lizard Cult by the rules of older editions', () => {
  const seats = ['lizard', 'eyrie', 'alliance']
  const configs = (['english', 'first', 'draft'] as const).map((preset) => root.config({ seats, preset }))
  expect(checkContract(root, { configs, games: 1, seed: 'old cults', sample: 200 }).games).toBe(3)
})
