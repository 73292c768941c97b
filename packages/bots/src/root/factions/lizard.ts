import { aboutOf, type Seat } from '@spinney/kernel'
import {
  BIRD,
  BOARD,
  boards,
  cardAt,
  cardNamed,
  clearings,
  count,
  isOfSuit,
  kindNamed,
  kindsOf,
  onMapCount,
  openSlots,
  type Root,
  rules,
  SUIT_NAMES,
  SUPPLY,
  strengthOf,
  suitsOf,
} from '@spinney/root'
import type { Features } from '../../brain.ts'
import { worthOfNamed } from '../cards.ts'
import { bestCraft, menuAppeal, payAppeal } from '../common.ts'
import { timeLeft } from '../evaluate.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { factionBrain } from '../knowledge.ts'
import { enemiesAt, isPresent, menaceOf, partyCalled, stationaryAt, threatTo, warriorsAt } from '../position.ts'
import { battleWorth, commonFoothold } from '../war.ts'

const { LIZARD } = boards
const warrior = kindNamed('lizard.warrior')!
const GARDENS = SUIT_NAMES.slice(0, 3).map((suit) => kindNamed(`lizard.garden-${suit}`)!)

type Ritual = (typeof LIZARD.rituals)[number]

/** Adds up something over the three suits. */
const sum = (of: (suit: number) => number): number => of(0) + of(1) + of(2)
/** There are none for birds, which some editions let one reveal to score (10.5.3). */
const gardensOf = (g: Root, suit: number): number => (suit === BIRD ? 0 : onMapCount(g, GARDENS[suit]!))
const acolytes = (g: Root): number => count(g, warrior, BOARD)

/** Points that scoring a suit gives with so many gardens of it. */
const ritePoints = (gardens: number): number => LIZARD.gardenPoints[gardens - 1] ?? 0

/** Cards in hand by suit; birds last. */
function handBySuit(g: Root, seat: Seat): number[] {
  const sums = [0, 0, 0, 0]
  for (const card of g.hands[seat]!) sums[cardAt(card).suitIndex]!++
  return sums
}

/** By how much a seat is stronger in a clearing than the strongest of the others. */
function leadAt(g: Root, seat: Seat, place: number): number {
  let most = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat) most = Math.max(most, strengthOf(g, other, place))
  }
  return strengthOf(g, seat, place) - most
}

/** What one more garden of a suit brings: points for each scoring, and the second one a card every turn. */
function gardenGain(g: Root, suit: number): number {
  const built = gardensOf(g, suit)
  return 0.5 + 0.5 * (ritePoints(built + 1) - ritePoints(built)) + (built === 1 ? 0.9 : 0)
}

/** How good a warrior would be somewhere: to rule where a garden can grow, and to guard those that stand. */
function siteWorth(g: Root, seat: Seat, place: number): number {
  const lead = leadAt(g, seat, place)
  const gardens = stationaryAt(g, seat, place)
  const growing =
    gardens === 0 && openSlots(g, place) > 0 && lead <= 0 ? gardenGain(g, suitsOf(g, place)[0]!) / (1 - lead) : 0
  const short = threatTo(g, seat, place) - warriorsAt(g, seat, place) + 1
  return growing + (gardens > 0 ? 0.25 * gardens * Math.max(-0.4, Math.min(3, short)) : 0)
}

/** Gardens that others could soon bring down. */
function gardensAtRisk(g: Root, seat: Seat): number {
  let risk = 0
  for (const place of clearings(g)) {
    const gardens = stationaryAt(g, seat, place)
    if (gardens === 0) continue
    risk += gardens * Math.max(0, Math.min(1, 0.25 * (threatTo(g, seat, place) - warriorsAt(g, seat, place) + 1)))
  }
  return risk
}

/** Where a garden could be planted with the right card. */
function roomOf(g: Root, seat: Seat): number {
  let room = 0
  for (const place of clearings(g)) if (rules(g, seat, place)) room += openSlots(g, place)
  return room
}

/** The Outcast as it would be if the turn came now (10.4.1). */
function outcastAhead(g: Root): { suit: number; hated: boolean } {
  const { lostSouls, outcast } = g.own.lizard
  const counts = [0, 0, 0, 0]
  for (const card of lostSouls) counts[cardAt(card).suitIndex]!++
  const most = Math.max(counts[0]!, counts[1]!, counts[2]!)
  const first = counts.indexOf(most)
  const isTie = most === 0 || counts.slice(first + 1, 3).includes(most)
  return isTie || first === outcast ? { suit: outcast, hated: true } : { suit: first, hated: false }
}

/** Buildings and warriors of others in the clearings of a suit. */
function preyIn(g: Root, seat: Seat, suit: number): { buildings: number; warriors: number } {
  let buildings = 0
  let warriors = 0
  for (const place of clearings(g)) {
    if (!isOfSuit(g, place, suit)) continue
    buildings += g.built[place]! - stationaryAt(g, seat, place)
    warriors += enemiesAt(g, seat, place)
  }
  return { buildings, warriors }
}

/** What the acolytes could do with the Outcast where it is heading, in points. */
function schemesOf(g: Root, seat: Seat): number {
  const { suit, hated } = outcastAhead(g)
  // Before its setup the Cult has no Outcast.
  if (suit < 0) return 0
  const { buildings, warriors } = preyIn(g, seat, suit)
  const less = hated ? LIZARD.hatedDiscount : 0
  const sanctified = Math.min(
    buildings,
    Math.floor(acolytes(g) / (LIZARD.conspiracyCost.sanctify - less)),
    count(g, GARDENS[suit]!, SUPPLY),
  )
  const rest = acolytes(g) - sanctified * (LIZARD.conspiracyCost.sanctify - less)
  return 2 * sanctified + 0.5 * Math.min(warriors, Math.floor(rest / (LIZARD.conspiracyCost.convert - less)))
}

/** Points that the cards in hand could score with the gardens that stand. */
function scorable(g: Root, seat: Seat): number {
  const hand = handBySuit(g, seat)
  return sum((suit) => (hand[suit]! > 0 ? ritePoints(gardensOf(g, suit)) : 0))
}

/** What keeping a card is worth: suits whose gardens score, birds for acolytes. */
function keepWorth(g: Root, seat: Seat, id: string): number {
  const { suitIndex } = cardNamed(id)!
  const use = suitIndex === BIRD ? 0.5 : 0.35 * ritePoints(gardensOf(g, suitIndex))
  const many = 0.15 * Math.max(0, handBySuit(g, seat)[suitIndex]! - 2)
  return use - many + 0.4 * worthOfNamed(g, seat, id)
}

/** What turning an enemy piece into one of the Cult's brings. */
function replaceWorth(g: Root, seat: Seat, clearing: number, id: string): number {
  const kind = kindNamed(id)!
  const owner = partyCalled(g, kind.faction)
  const harm = 0.4 + menaceOf(g, owner)
  if (kind.category === 'building') {
    const worth = factionBrain(kind.faction)?.pieceWorth[id] ?? 1
    return 2 + worth * harm - 0.1 * Math.max(0, threatTo(g, seat, clearing) - warriorsAt(g, seat, clearing))
  }
  // One less of theirs and one more of ours.
  const lead = leadAt(g, seat, clearing)
  const wins = lead <= 0 && lead + 2 > 0 && openSlots(g, clearing) > 0
  const last = warriorsAt(g, owner, clearing) === 1 && stationaryAt(g, owner, clearing) > 0 ? 0.3 : 0
  return 0.3 * harm + (wins ? gardenGain(g, suitsOf(g, clearing)[0]!) : 0.1) + last + 0.5 * siteWorth(g, seat, clearing)
}

/** The best piece of the Outcast's clearings to turn into a warrior or a garden. */
function bestReplacement(g: Root, seat: Seat, category: 'warrior' | 'building'): number {
  const { outcast } = g.own.lizard
  let best = 0
  for (const place of clearings(g)) {
    if (!isOfSuit(g, place, outcast)) continue
    for (const faction of g.factions) {
      if (g.seatOf[faction] === seat) continue
      for (const kind of kindsOf(faction)) {
        if (kind.category !== category || count(g, kind, place) === 0) continue
        best = Math.max(best, replaceWorth(g, seat, place, kind.id))
      }
    }
  }
  return best
}

/** The best battle in a clearing of the Outcast. */
function bestCrusade(g: Root, seat: Seat): number {
  const { outcast } = g.own.lizard
  let best = -1
  for (const place of clearings(g)) {
    if (!isOfSuit(g, place, outcast) || warriorsAt(g, seat, place) === 0) continue
    for (let other = 0; other < g.factions.length; other++) {
      if (other !== seat && isPresent(g, other, place)) best = Math.max(best, battleWorth(g, seat, place, other))
    }
  }
  return best
}

/** The best clearing of a suit for another warrior. */
function bestSite(g: Root, seat: Seat, suit: number): number {
  let best = -1
  for (const place of clearings(g)) {
    if (isOfSuit(g, place, suit)) best = Math.max(best, siteWorth(g, seat, place))
  }
  return best
}

/** How well a card serves a ritual; what it could score otherwise speaks against using it up. */
function revealWorth(g: Root, seat: Seat, ritual: Ritual, id: string): number {
  const { suitIndex } = cardNamed(id)!
  if (ritual === 'sacrifice') return 0
  const points = ritePoints(gardensOf(g, suitIndex))
  const spare = handBySuit(g, seat)[suitIndex]! > 1
  if (ritual === 'score') return points - 0.6 * keepWorth(g, seat, id)
  const used = g.own.lizard.scored.includes(suitIndex) || spare ? 0 : 0.5 * points
  return (ritual === 'build' ? gardenGain(g, suitIndex) : bestSite(g, seat, suitIndex)) - used
}

const bestReveal = (g: Root, seat: Seat, ritual: Ritual): number =>
  Math.max(
    -1,
    ...g.hands[seat]!.filter((card) => cardAt(card).suitIndex !== BIRD).map((card) =>
      revealWorth(g, seat, ritual, cardAt(card).id),
    ),
  )

/** The Lizard Cult: gardens of few suits, cards that score them, acolytes for what others have built. */
export const lizard: FactionBrain = {
  id: 'lizard',
  pieceWorth: Object.fromEntries(GARDENS.map(({ id }) => [id, 2])),
  features: (g, seat): Features => {
    // Who goes for dominance scores no more.
    if (g.dominance[seat]! >= 0) return {}
    return {
      base: 1,
      gardens: sum((suit) => gardensOf(g, suit)),
      rites: sum((suit) => ritePoints(gardensOf(g, suit))),
      pairs: sum((suit) => (gardensOf(g, suit) > 1 ? 1 : 0)),
      soon: (scorable(g, seat) - 3) / timeLeft(g),
      acolytes: Math.min(6, acolytes(g)),
      schemes: Math.min(6, schemesOf(g, seat)),
      atRisk: gardensAtRisk(g, seat),
      room: Math.min(4, roomOf(g, seat)),
    }
  },
  weights: {
    base: 3,
    gardens: 1,
    rites: 0.1,
    pairs: 1,
    soon: 0.5,
    acolytes: 0.06,
    schemes: 0.36,
    atRisk: -0.63,
    room: 0.2,
  },
  foothold: (g, seat, clearing) => 0.5 * commonFoothold(g, seat, clearing) + siteWorth(g, seat, clearing),
  appeals: {
    lizardFirstGarden: (g, ask) => ask.options.map((suit) => gardenGain(g, SUIT_NAMES.indexOf(suit))),
    lizardStart: (g, ask, seat) => ask.options.map((at) => -0.1 * threatTo(g, seat, at)),
    lizardOutcast: (g, ask, seat) =>
      ask.options.map((id) => {
        const suit = SUIT_NAMES.indexOf(id)
        const { buildings, warriors } = preyIn(g, seat, suit)
        return 0.5 * buildings + 0.1 * warriors
      }),
    lizardConspiracy: (g, ask, seat) =>
      menuAppeal(g, ask, seat, {
        sanctify: () => bestReplacement(g, seat, 'building'),
        convert: () => bestReplacement(g, seat, 'warrior'),
        crusade: () => bestCrusade(g, seat),
        pass: () => 0.9 - 0.1 * acolytes(g),
      }),
    lizardCrusade: (g, ask, seat) => ask.options.map((how) => (how === 'battle' ? 1.5 * bestCrusade(g, seat) : 0.4)),
    lizardReplace: (g, ask, seat) =>
      ask.options.map((option) => {
        const { clearing, kind } = option
        return replaceWorth(g, seat, clearing, kind)
      }),
    lizardDaylight: (g, ask, seat) =>
      menuAppeal(g, ask, seat, {
        build: () => 1.6 + bestReveal(g, seat, 'build'),
        score: () => 1 + bestReveal(g, seat, 'score'),
        sacrifice: () => 0.9,
        recruit: () => 0.5 + 0.5 * bestReveal(g, seat, 'recruit'),
        pass: () => 0.2,
      }),
    lizardReveal: (g, ask, seat) => {
      const { ritual } = aboutOf(g, ask)
      return ask.options.map((id) => revealWorth(g, seat, ritual, id))
    },
    lizardPlace: (g, ask, seat) => {
      const { ritual } = aboutOf(g, ask)
      return ask.options.map((place) => {
        if (ritual === 'recruit') return siteWorth(g, seat, place)
        return 0.2 * warriorsAt(g, seat, place) - 0.15 * threatTo(g, seat, place)
      })
    },
    lizardSpend: (g, ask, seat) => ask.options.map((id) => -2 * keepWorth(g, seat, id)),
    lizardSacrifice: (g, ask, seat) => ask.options.map((at) => -siteWorth(g, seat, at)),
    craftStep: (g, ask, seat) => menuAppeal(g, ask, seat, { craft: () => 0.3 + bestCraft(g, seat) }),
    discard: (g, ask, seat) => ask.options.map((id) => -2 * keepWorth(g, seat, id)),
    outrage: (g, ask, seat) => payAppeal(g, ask, seat),
  },
}
