import { type Ask, CHANCE, decide, randomFrom, randomIndex, start, take } from '@spinney/kernel'
import { DECK_IDS, MAP_IDS, type Root, root } from '@spinney/root'
import { expect, test } from 'vitest'
import { rootBrain } from '../src/root/index.ts'

const MIXES: readonly (readonly string[])[] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['lizard', 'riverfolk', 'duchy', 'corvid', 'hundreds', 'vagabond'],
  ['keepers', 'alliance', 'riverfolk'],
  ['vagabond', 'vagabond2', 'hundreds', 'lizard', 'eyrie'],
  ['duchy', 'keepers'],
]

/** Tables of all kinds: every map, both decks, both setups. */
const tableNr = (nr: number): unknown => {
  const common = { map: MAP_IDS[nr % MAP_IDS.length], deck: DECK_IDS[Math.floor(nr / 4) % DECK_IDS.length] }
  return nr % 3 === 2 ? { setup: 'advanced', players: 2 + (nr % 5), ...common } : { seats: MIXES[nr % 5], ...common }
}

/** Judges what the brain thinks of a position and of each option in it. */
function judge(g: Root, ask: Ask<Root>, what: string): void {
  const shares = rootBrain.evaluate(g)
  expect(shares, what).toHaveLength(g.factions.length)
  expect(shares.every(Number.isFinite), what).toBe(true)
  if (ask.seat === CHANCE) return
  const appeal = rootBrain.appeal(g, ask)
  if (appeal === null) return
  expect(appeal, what).toHaveLength(ask.options.length)
  expect(appeal.every(Number.isFinite), `${what}: ${JSON.stringify(appeal)}`).toBe(true)
}

test('in a draft, while some have no faction yet, every judgement is a number', () => {
  for (let nr = 0; nr < 30; nr++) {
    const random = randomFrom(`drafted ${nr}`)
    const g = start(root, root.config({ setup: 'advanced', players: 2 + (nr % 5) })).state
    for (let ask = decide(root, g); ask !== null && g.turns === 0; ask = take(root, g, ask, randomIndex(ask, random)))
      judge(g, ask, `draft ${nr}: ${ask.kind}`)
  }
})

test('at any table, from the first question of the setup on, every judgement is a number', () => {
  for (let nr = 0; nr < 20; nr++) {
    const random = randomFrom(`judged ${nr}`)
    const g = start(root, root.config(tableNr(nr))).state
    let answers = 0
    for (let ask = decide(root, g); ask !== null; ask = take(root, g, ask, randomIndex(ask, random))) {
      // All of the setup, then a sample.
      if (answers++ < 80 || answers % 9 === 0) judge(g, ask, `table ${nr}, ${g.factions[g.active]}: ${ask.kind}`)
    }
  }
})
