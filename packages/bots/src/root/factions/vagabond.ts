import { aboutOf, type Seat } from '@spinney/kernel'
import {
  boards,
  cardAt,
  clearings,
  count,
  ITEM_IDS,
  type ItemId,
  joined,
  kindNamed,
  QUESTS,
  type Root,
  SUIT_NAMES,
  suitOf,
  type VagabondState,
} from '@spinney/root'
import { worthOfNamed } from '../cards.ts'
import { bestCraft, menuAppeal, payAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { isPresent, menaceOf, partyCalled, stationaryAt, warriorsAt } from '../position.ts'
import { battleWorth } from '../war.ts'

const { VAGABOND } = boards

/** How an item is written in the state: its type, and bits for how it lies. */
const TYPE = 7
const EXHAUSTED = 8
const DAMAGED = 16
const HOSTILE = -1
const ALLIED = VAGABOND.relationships.length - 1

/** What an item is worth to a Vagabond, in points. */
const ITEM_WORTH: { readonly [item in ItemId]: number } = {
  boot: 1,
  bag: 0.7,
  crossbow: 0.7,
  hammer: 0.9,
  sword: 1.1,
  tea: 0.9,
  coin: 0.8,
  torch: 1.2,
}

/** The board of the Vagabond at a seat. */
const vagabondAt = (g: Root, seat: Seat): VagabondState =>
  g.factions[seat] === 'vagabond2' ? g.own.vagabond2 : g.own.vagabond

const pawns = { vagabond: kindNamed('vagabond.pawn')!, vagabond2: kindNamed('vagabond2.pawn')! }

/** Where the pawn is, 0 in a forest. */
function whereIs(g: Root, seat: Seat): number {
  const pawn = g.factions[seat] === 'vagabond2' ? pawns.vagabond2 : pawns.vagabond
  for (const place of clearings(g)) if (count(g, pawn, place) > 0) return place
  return 0
}

/** Items that can be used now, by type. */
function readyItems(g: Root, seat: Seat): number[] {
  const ready = ITEM_IDS.map(() => 0)
  for (const item of vagabondAt(g, seat).items) if ((item & (EXHAUSTED | DAMAGED)) === 0) ready[item & TYPE]!++
  return ready
}

const TORCH = ITEM_IDS.indexOf('torch')
const SWORD = ITEM_IDS.indexOf('sword')
const CROSSBOW = ITEM_IDS.indexOf('crossbow')
const BOOT = ITEM_IDS.indexOf('boot')

/** Items that are whole, by type: what a quest will be able to use once they are refreshed. */
function wholeItems(g: Root, seat: Seat): number[] {
  const whole = ITEM_IDS.map(() => 0)
  for (const item of vagabondAt(g, seat).items) if ((item & DAMAGED) === 0) whole[item & TYPE]!++
  return whole
}

function couldDo(quest: number, items: readonly number[]): boolean {
  const [first, second] = QUESTS[quest]!.items
  const a = ITEM_IDS.indexOf(first)
  return first === second ? items[a]! > 1 : items[a]! > 0 && items[ITEM_IDS.indexOf(second)]! > 0
}

/** Open quests for a suit that the items allow. */
function questsIn(g: Root, suit: number, items: readonly number[]): number {
  let sum = 0
  for (const quest of g.own.vagabonds.openQuests) {
    if (QUESTS[quest]!.suit === SUIT_NAMES[suit] && couldDo(quest, items)) sum++
  }
  return sum
}

/** Cards in hand that match a clearing. */
function matching(g: Root, seat: Seat, suit: number): number {
  let sum = 0
  for (const card of g.hands[seat]!) if (cardAt(card).suitIndex === suit || cardAt(card).suitIndex === 3) sum++
  return sum
}

/** What helping somebody brings: points for a better relationship, and an item out of their box. */
function aidWorth(g: Root, seat: Seat, other: Seat): number {
  const { relations, aids } = vagabondAt(g, seat)
  const relation = relations[other]!
  let items = 0
  g.items[other]!.forEach((n, type) => {
    if (n > 0) items = Math.max(items, ITEM_WORTH[ITEM_IDS[type]!])
  })
  if (relation === HOSTILE) return items - 0.2
  const points = relation === ALLIED ? VAGABOND.pointsPerAidToAlly : (VAGABOND.relationshipPoints[relation + 1] ?? 0)
  const still = relation === ALLIED ? 1 : (VAGABOND.aidsToImprove[relation] ?? 1) - aids[other]!
  return items + points / Math.max(1, still) - 0.4 * menaceOf(g, other)
}

/** What being in a clearing allows, in points. */
function placeWorth(g: Root, seat: Seat, place: number): number {
  const ready = readyItems(g, seat)
  const suit = suitOf(g, place)
  let worth = 0
  if (g.underRuin[place]! > 0) worth += ready[TORCH]! > 0 ? 2.2 : 0.5
  worth += 1.6 * Math.min(1, questsIn(g, suit, ready)) + 0.3 * Math.min(1, questsIn(g, suit, wholeItems(g, seat)))
  const cards = matching(g, seat, suit)
  let best = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other === seat || !isPresent(g, other, place)) continue
    if (cards > 0) best = Math.max(best, aidWorth(g, seat, other))
    if (ready[SWORD]! > 0) best = Math.max(best, 0.8 * fightWorth(g, seat, place, other))
    if (ready[CROSSBOW]! > 0 && warriorsAt(g, other, place) === 0 && stationaryAt(g, other, place) > 0)
      best = Math.max(best, 1.2)
  }
  return worth + best
}

/** Fighting pays against those who are hostile already, and for what stands unguarded. */
function fightWorth(g: Root, seat: Seat, place: number, other: Seat): number {
  const hostile = vagabondAt(g, seat).relations[other] === HOSTILE
  const infamy = hostile
    ? 0.6 * Math.min(2, warriorsAt(g, other, place))
    : -0.3 * Math.max(0, vagabondAt(g, seat).relations[other]!)
  return battleWorth(g, seat, place, other) + infamy - 0.2
}

function bestHere(g: Root, worth: (other: Seat) => number, seat: Seat): number {
  const place = whereIs(g, seat)
  let best = -2
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat && isPresent(g, other, place)) best = Math.max(best, worth(other))
  }
  return best
}

const BY_WORD: { readonly [item: string]: number } = ITEM_WORTH
/** What an item is worth by the word that options use, such as `tea-track`; nothing where it names no item. */
const worthIn = (word: string): number | undefined => BY_WORD[word.split('-', 1)[0]!]
const isExhausted = (word: string): boolean => word.includes('exhausted')

/** The Vagabond: items first, then quests, friends and, where it pays, enemies. */
export const vagabond: FactionBrain = {
  id: 'vagabond',
  pieceWorth: {},
  features: (g, seat) => {
    const { items, relations, quests } = vagabondAt(g, seat)
    let whole = 0
    let ready = 0
    let worth = 0
    for (const item of items) {
      if (item & DAMAGED) continue
      whole++
      worth += ITEM_WORTH[ITEM_IDS[item & TYPE]!]
      if ((item & EXHAUSTED) === 0) ready++
    }
    return {
      base: 1,
      items: worth,
      damaged: items.length - whole,
      readyItems: ready,
      friends: relations.reduce((sum, relation) => sum + Math.max(0, relation), 0),
      allies: relations.filter((relation) => relation === ALLIED).length,
      hostile: relations.filter((relation) => relation === HOSTILE).length,
      quests: quests.length,
      openQuests: g.own.vagabonds.openQuests.filter((quest) => couldDo(quest, wholeItems(g, seat))).length,
      place: whereIs(g, seat) === 0 ? 0.5 : placeWorth(g, seat, whereIs(g, seat)),
    }
  },
  weights: {
    base: 1.6,
    items: 1.13,
    damaged: 0.63,
    readyItems: 0.52,
    friends: 0.76,
    allies: 2.5,
    hostile: 1.7,
    quests: 0.1,
    openQuests: 0,
    place: 0.07,
  },
  foothold: () => 0,
  appeals: {
    vagabondDaylight: (g, ask, seat) => {
      const place = whereIs(g, seat)
      return menuAppeal(g, ask, seat, {
        explore: () => 3,
        quest: () => 2.6,
        aid: () => 0.3 + bestHere(g, (other) => aidWorth(g, seat, other), seat),
        battle: () => 0.3 + 1.2 * bestHere(g, (other) => fightWorth(g, seat, place, other), seat),
        strike: () =>
          bestHere(g, (other) => (warriorsAt(g, other, place) === 0 ? stationaryAt(g, other, place) : 0), seat) > 0
            ? 1.9
            : 0.2,
        repair: () => 1.2,
        craft: () => 0.8 + bestCraft(g, seat),
        move: () => 0.2 + bestMove(g, seat, place),
        steal: () => 1.3,
        'day-labor': () => 1.3,
        hideout: () => 0.6 * vagabondAt(g, seat).items.filter((item) => item & DAMAGED).length,
        'scorched-earth': () => -1,
        instigate: () => 0.3,
        glide: () => bestMove(g, seat, place) - 0.2,
        pass: () => 0.4,
      })
    },
    vagabondMove: (g, ask, seat) => ask.options.map((to) => placeWorth(g, seat, to)),
    vagabondGlide: (g, ask, seat) => ask.options.map((to) => placeWorth(g, seat, to)),
    vagabondSlip: (g, ask, seat) => {
      const damaged = vagabondAt(g, seat).items.filter((item) => item & DAMAGED).length
      const place = whereIs(g, seat)
      const stay = place === 0 ? (damaged > 2 ? 1.5 : 0) : placeWorth(g, seat, place)
      return ask.options.map((to) => {
        if (to === 'pass') return stay
        return typeof to === 'string' ? 0.55 * damaged - 1 : placeWorth(g, seat, to)
      })
    },
    vagabondRefresh: (_g, ask) => ask.options.map(refreshWorth),
    vagabondRefreshMore: (_g, ask) => ask.options.map(refreshWorth),
    vagabondRepair: (_g, ask) => ask.options.map(refreshWorth),
    vagabondHideout: (_g, ask) => ask.options.map(refreshWorth),
    vagabondAid: (g, ask, seat) => ask.options.map((other) => aidWorth(g, seat, other)),
    vagabondAidCard: (g, ask, seat) => payAppeal(g, ask, seat),
    // What lies on a track works by lying there.
    vagabondAidExhaust: (_g, ask) => ask.options.map((word) => -worthIn(word)! - (word.includes('track') ? 0.4 : 0)),
    vagabondAidItem: (_g, ask) => ask.options.map((word) => (word === 'pass' ? -2 : ITEM_WORTH[word])),
    vagabondHit: (_g, ask) => ask.options.map((word) => lossWorth(word)),
    vagabondFullRemoval: (_g, ask) => ask.options.map((word) => lossWorth(word)),
    vagabondDropItem: (_g, ask) => ask.options.map((word) => lossWorth(word) + (word.includes('damaged') ? 0.4 : 0)),
    vagabondReward: (g, ask, seat) => {
      const { quest } = aboutOf(g, ask)
      const { suit } = QUESTS.find(({ id }) => id === quest)!
      const points = vagabondAt(g, seat).quests.filter((done) => QUESTS[done]!.suit === suit).length
      return ask.options.map((reward) => (reward === 'points' ? points + g.scores[seat]! / 30 : 1.4))
    },
    vagabondRuinChoice: (_g, ask) => ask.options.map((item) => (item === 'nothing' ? 0 : ITEM_WORTH[item])),
    vagabondStrike: (g, ask) =>
      ask.options.map((id) => {
        const kind = kindNamed(id)!
        const harm = menaceOf(g, partyCalled(g, kind.faction))
        return (kind.category === 'warrior' ? 0 : 1.5) + harm
      }),
    vagabondSteal: (g, ask) => ask.options.map((other) => menaceOf(g, other) + 0.1 * g.hands[other]!.length),
    vagabondDayLabor: (g, ask, seat) => ask.options.map((id) => worthOfNamed(g, seat, id)),
    vagabondCharacter: (_g, ask) =>
      ask.options.map(
        (id) =>
          ({
            thief: 0.8,
            tinker: 0.9,
            ranger: 1,
            arbiter: 0.7,
            ronin: 0.9,
            harrier: 0.6,
            adventurer: 0.5,
            scoundrel: 0.5,
            vagrant: 0.5,
          })[id] ?? 0.5,
      ),
  },
}

function refreshWorth(word: string): number {
  return word === 'pass' ? -1 : worthIn(word)! - (word.includes('damaged') ? 0.6 : 0)
}

/** What may be damaged or dropped: what is worth little, or has been used already. */
function lossWorth(word: string): number {
  const worth = worthIn(word)
  return worth === undefined ? -0.6 : -worth + (isExhausted(word) ? 0.2 : 0)
}

/** The best that a step to a neighbouring clearing opens up, less what is left behind. */
function bestMove(g: Root, seat: Seat, place: number): number {
  if (place === 0) return 1.5
  if (readyItems(g, seat)[BOOT]! === 0) return 0
  let best = 0
  for (const to of joined(g, place)) best = Math.max(best, placeWorth(g, seat, to))
  return best - 0.6 * placeWorth(g, seat, place)
}
