import type { Ask } from '@spinney/kernel'
import { board, openSlots } from '../../src/board/map.ts'
import { cardAt } from '../../src/cards/deck.ts'
import { clearings } from '../../src/core/book.ts'
import { presenceOf, strengthOf } from '../../src/core/pieces.ts'
import { BURROW } from '../../src/core/places.ts'
import { BOX } from '../../src/facts/box.ts'
import { type Root, root } from '../../src/index.ts'

/** What must hold between any two answers, whoever sits at the table. Each check says what is wrong, or nothing. */
type Invariant = (g: Root, before: Root) => string | null

const at = (g: Root, kind: number, place: number): number => g.pieces[kind * g.places + place]!

const noNegativeNumbers: Invariant = (g) => {
  const lists = [g.pieces, g.supplyItems, ...g.items, g.scores, g.activated, g.underRuin]
  return lists.some((list) => list.some((n) => n < 0 || !Number.isInteger(n))) ? 'a count below nothing' : null
}

/** Of the items in a box no more lie face down than there are. */
const boxesAreTrue: Invariant = (g) => {
  const odd = g.faceDown.findIndex((down, seat) => down.some((n, type) => n < 0 || n > g.items[seat]![type]!))
  return odd < 0 ? null : `more items face down than there are in the box of ${g.factions[odd]}`
}

/** 1.5.1: pieces and cards are neither lost nor made. */
const nothingIsLost: Invariant = (g, before) => {
  const [now, then] = [root.conserved!(g), root.conserved!(before)]
  const odd = Object.keys({ ...now, ...then }).find((name) => now[name] !== then[name])
  return odd === undefined ? null : `${odd}: ${then[odd]} before, ${now[odd]} now`
}

/** The sums that the rules read quickly are those one gets by counting. */
const sumsAreTrue: Invariant = (g) => {
  for (let place = 1; place <= BURROW; place++) {
    const parties = [...g.factions, ...Object.keys(g.bands)]
    const [presence, strength] = [parties.map(() => 0), parties.map(() => 0)]
    let built = 0
    for (const { index, faction, category } of BOX) {
      const seat = parties.indexOf(faction)
      if (seat < 0) continue
      const n = at(g, index, place)
      presence[seat]! += n
      if (category === 'building' || category === 'warrior') strength[seat]! += n
      if (category === 'building') built += n
    }
    if (built !== g.built[place]) return `buildings at ${place}: ${g.built[place]}, counted ${built}`
    for (const [seat, party] of parties.entries()) {
      if (presence[seat] !== presenceOf(g, seat, place)) return `presence of ${party} at ${place}`
      if (strength[seat] !== strengthOf(g, seat, place)) return `strength of ${party} at ${place}`
    }
  }
  return null
}

/** 2.2.3: no more buildings than slots. */
const slotsSuffice: Invariant = (g) => {
  const crowded = clearings(g).find((clearing) => openSlots(g, clearing) < 0)
  return crowded === undefined ? null : `too many buildings in clearing ${crowded}`
}

/** 2.5, 7.2.2, 10.2.4: most warriors and buildings rule; ties go to the Eyrie; a garden outdoes all. */
const ruleIsRight: Invariant = (g) => {
  // Hired mercenaries count for their buyer (11.2.7.III): tests of the Riverfolk prove that.
  if (g.seatOf.riverfolk !== undefined && g.own.riverfolk.hired >= 0) return null
  for (const place of clearings(g)) {
    const expected = rulerByHand(g, place)
    if (g.ruler[place] !== expected) return `clearing ${place} is ruled by ${g.ruler[place]}, expected ${expected}`
  }
  return null
}

function rulerByHand(g: Root, place: number): number {
  const garden = BOX.some(({ id, index }) => id.startsWith('lizard.garden') && at(g, index, place) > 0)
  if (garden) return g.seatOf.lizard!
  // E.3.1: a hireling counts for its controller, or rules for itself.
  const bands = Object.values(g.bands).map((controller, i) => [g.factions.length + i, controller] as const)
  const hired = (seat: number): number =>
    bands.reduce((sum, [party, holder]) => sum + (holder === seat ? strengthOf(g, party, place) : 0), 0)
  const strengths = [
    ...g.factions.map((_, seat) => strengthByHand(g, seat, place) + hired(seat)),
    ...bands.map(([party, holder]) => (holder < 0 ? strengthOf(g, party, place) : 0)),
  ]
  const most = Math.max(...strengths)
  if (most === 0) return -1
  const best = [...strengths.keys()].filter((seat) => strengths[seat] === most)
  if (best.length === 1) return best[0]!
  // 7.2.2, E.3.1: the Eyrie win ties, with hirelings as with pieces of their own.
  const winners = [g.seatOf.eyrie ?? -1, g.bands['bluebird-nobles'] ?? -1].filter((seat) => best.includes(seat))
  return winners[0] ?? -1
}

/** Warriors and buildings; tokens as two each for whoever has crafted the Soup Kitchens. */
function strengthByHand(g: Root, seat: number, place: number): number {
  const strength = strengthOf(g, seat, place)
  if (!g.crafted[seat]!.some((card) => cardAt(card).name === 'soup-kitchens')) return strength
  const tokens = BOX.filter(({ faction, category }) => faction === g.factions[seat] && category === 'token')
  return tokens.reduce((sum, { index }) => sum + 2 * at(g, index, place), strength)
}

/** Buildings and tokens that only ever come to a clearing by being placed; relics are carried. */
const PLACED = BOX.filter(
  ({ id, category }) => (category === 'building' || category === 'token') && !id.startsWith('keepers.relic'),
)

/** 6.2.2: nobody else places pieces where the keep stood and stands. */
const keepKeepsOut: Invariant = (g, before) => {
  const keep = BOX.find(({ id }) => id === 'marquise.keep')!.index
  for (const place of clearings(g)) {
    if (at(before, keep, place) === 0 || at(g, keep, place) === 0) continue
    const intruder = PLACED.find(
      ({ faction, category, index }) =>
        faction !== 'marquise' &&
        // The Marquise may let her hirelings place there.
        g.bands[faction] !== g.seatOf.marquise &&
        // Plots may change places with one another (13.5.3): that is no placing.
        !(faction === 'corvid' && category === 'token') &&
        at(g, index, place) > at(before, index, place),
    )
    if (intruder !== undefined) return `${intruder.id} was placed beside the keep`
  }
  return null
}

/** 3.3.1: who plays for dominance has no points to gain any more. */
const dominanceScoresNothing: Invariant = (g, before) => {
  const seat = g.dominance.findIndex(
    (card, s) => card >= 0 && before.dominance[s]! >= 0 && g.scores[s]! > before.scores[s]!,
  )
  return seat < 0 ? null : `${g.factions[seat]} scored in spite of its dominance`
}

/** 3.1: nobody stands at 30 while the game goes on. */
const thirtyEnds: Invariant = (g) =>
  !g.over && g.scores.some((points) => points >= 30) ? 'the game went on at 30' : null

const ruinsOnTheMap: Invariant = (g, before) => {
  const grown = board(g).data.clearings.find(({ id }) => g.ruins[id]! > before.ruins[id]!)
  return grown === undefined ? null : `a ruin came back to clearing ${grown.id}`
}

const INVARIANTS: readonly Invariant[] = [
  noNegativeNumbers,
  boxesAreTrue,
  nothingIsLost,
  sumsAreTrue,
  slotsSuffice,
  ruleIsRight,
  keepKeepsOut,
  dominanceScoresNothing,
  thirtyEnds,
  ruinsOnTheMap,
]

/** What is wrong with a state, given the one before it. */
export function faults(g: Root, before: Root): string[] {
  return INVARIANTS.map((holds) => holds(g, before)).filter((fault) => fault !== null)
}

/** A question has options, no two alike, and names its rule. */
export function faultsOfQuestion(ask: Ask<Root>): string[] {
  const options = ask.options.map((option) => JSON.stringify(option))
  const found: string[] = []
  if (options.length === 0) found.push(`${ask.kind} has no option`)
  if (new Set(options).size !== options.length) found.push(`${ask.kind} offers something twice`)
  if (!/^[A-F\d]/.test(ask.law)) found.push(`${ask.kind} names no rule`)
  return found
}
