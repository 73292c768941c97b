import { type Ask, aboutOf, CHANCE, type Seat } from '@spinney/kernel'
import {
  boardOf,
  conquestCost,
  type Decisions,
  NOBODY,
  type People,
  type SmallWorld,
  type SmallWorldAsk,
} from '@spinney/smallworld'
import { type Appeals, byKind } from '../appeals.ts'
import { bonusOf, LURE, plunderOf, tokensOf } from './combos.ts'
import { defence, turnsLeft } from './evaluate.ts'

/** What looks good at first sight, for each kind of decision. A kind that is missing has no opinion. */
const APPEALS: Appeals<SmallWorld, Decisions> = {
  plan: (g, _ask, seat) => planAppeal(g, seat),
  pick: pickAppeal,
  conquer: conquerAppeal,
  regroup: () => [1, 0],
  deploy: (g, ask) => {
    const people = g.peoples[aboutOf(g, ask).slot]!
    return ask.options.map(({ region, tokens }) => placingWorth(g, people, region, tokens))
  },
  declineAfterScoring: (g, _ask, seat) => planAppeal(g, seat).toReversed(),
  'bivouacking.camps': (g, ask) => {
    const people = g.peoples[aboutOf(g, ask).slot]!
    return ask.options.map((camp) => (camp === 'pass' ? -2 : placingWorth(g, people, camp.region, camp.pieces)))
  },
  'bivouacking.strike': () => [1, 0],
  'fortified.build': siteAppeal,
  'heroic.hero': siteAppeal,
  'amazons.giveUp': giveUpAppeal,
  'diplomat.ally': (g, ask) => ask.options.map((seat) => (seat === 'pass' ? -3 : strengthOf(g, seat))),
  comboWhen: () => [1, 0],
}
const appeals = byKind(APPEALS)

export function appealOf(g: SmallWorld, ask: Ask<SmallWorld>): readonly number[] | null {
  const { seat, kind } = ask
  return seat === CHANCE ? null : (appeals[kind]?.(g, ask, seat) ?? null)
}

/** Go on, unless the race can do little more and there is time for another. */
function planAppeal(g: SmallWorld, seat: Seat): readonly number[] {
  const left = turnsLeft(g, seat)
  const slot = g.active[seat]!
  const people = g.peoples[slot]!
  let spare = people.hand + people.aside
  let income = 0
  for (let r = 0; r < g.holder.length; r++) {
    if (g.holder[r] !== slot) continue
    spare += g.tokens[r]! - 1
    income += 1 + bonusOf(g, people, r)
  }
  const expand = spare * 0.5 + (left <= 2 ? 4 : 0) + (people.since === g.turn ? 3 : 0)
  return [expand, 2 + (income > 7 ? -0.5 : 0)]
}

/** Tokens, lures and coins, less the price. */
function pickAppeal(g: SmallWorld, ask: SmallWorldAsk<'pick'>, seat: Seat): readonly number[] {
  const later = Math.min(3, turnsLeft(g, seat)) / 3
  return ask.options.map((_, row) => {
    const { race, power, coins } = g.column[row]!
    const tokens = tokensOf(race) + tokensOf(power)
    const lure = (LURE[race] ?? 0) + (LURE[power] ?? 0)
    return 0.6 * (tokens + lure * later + coins - row)
  })
}

/** What a region brings for each token it costs. */
function conquerAppeal(g: SmallWorld, ask: SmallWorldAsk<'conquer'>): readonly number[] {
  const { slot } = aboutOf(g, ask)
  const people = g.peoples[slot]!
  return ask.options.map((option) => {
    if (option === 'pass') return 0
    const { do: verb } = option
    if (verb === 'abandon' || verb === 'abandonAll') return -3
    if (!('region' in option)) return 2.5
    const { region } = option
    const gain = gainOf(g, people, region)
    if (verb === 'conquer') return 0.5 + (2.5 * gain) / conquestCost(g, slot, region)
    if (verb === 'attempt') return 0.2 + 0.4 * gain * chanceOf(conquestCost(g, slot, region) - people.hand)
    // A dragon or a substitution costs one token or none: best spent on what is dear.
    return 0.5 + 1.2 * gain + 0.4 * conquestCost(g, slot, region)
  })
}

/** Chances that the die makes up for missing tokens. */
function chanceOf(missing: number): number {
  return missing <= 1 ? 0.5 : missing === 2 ? 1 / 3 : missing === 3 ? 1 / 6 : 0
}

/** Coins that a region is worth now: its own, what it takes from an enemy, and how well it can be held. */
function gainOf(g: SmallWorld, people: People, region: number): number {
  let gain = 1 + bonusOf(g, people, region)
  const holder = g.holder[region]!
  if (holder !== NOBODY || g.tribes[region]! > 0) gain += plunderOf(people)
  if (people.race === 'skeletons' && (holder !== NOBODY || g.tribes[region]! > 0)) gain += 0.6
  if (boardOf(g).mountain[region]) gain += 0.25
  if (holder === NOBODY) return gain
  const victim = g.peoples[holder]!
  if (victim.seat === people.seat) return gain - 1
  const rivals = g.active.length - 1
  return gain + (0.9 * (1 + bonusOf(g, victim, region)) + (victim.declined ? 0.1 : 0.4)) / rivals
}

/** Tokens and camps go where an enemy may come, and where they add most. */
function placingWorth(g: SmallWorld, people: People, region: number, count: number): number {
  const held = g.tokens[region]! + defence(g, region)
  const threat = threatTo(g, people, region)
  return (1.5 * threat * (1 + bonusOf(g, people, region) * 0.4)) / (held + 0.35 * (count - 1)) - 0.15 * (count - 1)
}

/** A place for a piece that makes a region strong or safe: the richest one in danger. */
function siteAppeal(g: SmallWorld, ask: SmallWorldAsk<'fortified.build' | 'heroic.hero'>): readonly number[] {
  const people = g.peoples[aboutOf(g, ask).slot]!
  return ask.options.map((region) => {
    if (region === 'pass') return -2
    const worth = 1 + bonusOf(g, people, region)
    return (worth * (0.3 + threatTo(g, people, region))) / (g.tokens[region]! + defence(g, region))
  })
}

function giveUpAppeal(g: SmallWorld, ask: SmallWorldAsk<'amazons.giveUp'>): readonly number[] {
  const people = g.peoples[aboutOf(g, ask).slot]!
  return ask.options.map((region) => -bonusOf(g, people, region) * 2 + threatTo(g, people, region))
}

/** 0 to 1: how likely somebody is to come for a region. */
function threatTo(g: SmallWorld, { seat }: People, region: number): number {
  const board = boardOf(g)
  let threat = board.entry[region] ? 0.35 : 0.1
  for (const other of board.neighbours[region]!) {
    const slot = g.holder[other]!
    if (slot === NOBODY) continue
    const neighbour = g.peoples[slot]!
    if (neighbour.seat !== seat && !neighbour.declined) threat += 0.3
  }
  return Math.min(1, threat)
}

/** How strong the active race of a seat is: whom to make peace with. */
function strengthOf(g: SmallWorld, seat: number): number {
  const slot = g.active[seat]!
  if (slot === NOBODY) return 1.5
  let tokens = 0
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot) tokens += g.tokens[r]!
  return tokens / 4
}
