import { type Ask, aboutOf, type Seat } from '@spinney/kernel'
import { cardNamed, clearings, HIRELING_IDS, type Root, rules } from '@spinney/root'
import { craftWorth, worthOfNamed } from './cards.ts'
import type { RootAppeals } from './faction-brain.ts'
import { factionBrain } from './knowledge.ts'
import { armyOf, fighterFor, stationaryAt, warriorsAt } from './position.ts'
import { battleWorth, garrison, moveWorth, sendingWorth } from './war.ts'

/** What hirelings can do costs no action of their controller: it is done before a phase is ended. */
const BY_HIRELINGS: ReadonlySet<string> = new Set([...HIRELING_IDS, 'brigand-search', 'brigand-rob'])

/** Actions that cards and the table add to menus. */
export function freeActionAppeal(g: Root, seat: Seat, id: string): number {
  switch (id) {
    case 'pass':
      return 0
    case 'royal-claim':
      return 0.8 * ruledBy(g, seat) - 2.2
    case 'activate-dominance':
      return dominanceLooksWon(g, seat) ? 1.5 : -3
    case 'take-dominance':
    case 'coalition':
      return -3
    case 'codebreakers':
      return -1
    case 'tax-collector':
      return -0.2
    case 'stand-and-deliver':
      return bestVictim(g, seat) - 0.6
    case 'command-warren':
    case 'cobbler':
      return 0.8
    default:
      return BY_HIRELINGS.has(id) ? 0.8 : 0.4
  }
}

/** Robbing somebody takes a card and gives a point: never to one who needs only that. */
function robWorth(g: Root, victim: Seat): number {
  const points = g.scores[victim]!
  return points >= 29 ? -9 : 0.9 + 0.05 * g.hands[victim]!.length - 0.04 * points
}

function bestVictim(g: Root, seat: Seat): number {
  let best = -9
  g.hands.forEach((hand, other) => {
    if (other !== seat && hand.length > 0) best = Math.max(best, robWorth(g, other))
  })
  return best
}

/** Clearings that a seat rules. */
export function ruledBy(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) if (rules(g, seat, place)) sum++
  return sum
}

/** Dominance is for those who rule much and score little while somebody else is about to win. */
function dominanceLooksWon(g: Root, seat: Seat): boolean {
  const best = Math.max(...g.scores.filter((_, other) => other !== seat))
  return g.scores[seat]! < 16 && best - g.scores[seat]! > 9 && ruledBy(g, seat) >= 6
}

/** What the actions of a menu are worth, by the words that are picked. */
export type MenuLooks = { readonly [id: string]: (g: Root, seat: Seat) => number }

/** Answers to a menu: each action by a function of its own; what is missing is judged as a free action. */
export function menuAppeal(g: Root, ask: Ask<Root, string>, seat: Seat, actions: MenuLooks): readonly number[] {
  return ask.options.map((id) => actions[id]?.(g, seat) ?? freeActionAppeal(g, seat, id))
}

/** The cheapest card first; nothing, where `pass` is offered, is worth `passing`. */
export function payAppeal(g: Root, ask: Ask<Root, string>, seat: Seat, passing = 0): readonly number[] {
  return ask.options.map((id) => (id === 'pass' ? passing : -2 * worthOfNamed(g, seat, id)))
}

/** The best card to craft of those in hand that the options allow. */
export function bestCraft(g: Root, seat: Seat): number {
  let best = 0
  for (const card of g.hands[seat]!) best = Math.max(best, craftWorth(g, seat, card))
  return best
}

const pay = (g: Root, ask: Ask<Root, string>, seat: Seat): readonly number[] => payAppeal(g, ask, seat)

/** First looks at decisions that all factions meet. */
export const COMMON = {
  move: (g, ask, seat) => {
    const isSent = aboutOf(g, ask).seat >= g.factions.length
    return ask.options.map((option) => {
      if (option === 'pass') return 0.35
      const { from, to } = option
      if (isSent) return 1.5 * (sendingWorth(g, seat, to) - sendingWorth(g, seat, from))
      const here = warriorsAt(g, seat, from)
      return 1.5 * moveWorth(g, seat, from, to, Math.max(1, here - garrison(g, seat, from)))
    })
  },
  howMany: (g, ask, seat) => {
    const { from, to } = aboutOf(g, ask)
    return ask.options.map((n) => 1.5 * moveWorth(g, seat, from, to, n) + 0.08 * n)
  },
  battle: (g, ask, seat) =>
    ask.options.map((option) => {
      if (option === 'pass') return 0
      const { clearing, defender } = option
      return 1.5 * battleWorth(g, fighterFor(g, seat, clearing), clearing, defender)
    }),
  ambush: (g, ask, seat) => {
    const { place, attacker } = aboutOf(g, ask)
    const attackers = warriorsAt(g, attacker, place)
    const stakes = stationaryAt(g, seat, place)
    return ask.options.map((id) => (id === 'pass' ? 0.8 : 0.35 * Math.min(2, attackers) + 0.5 * stakes + 0.3))
  },
  foil: (_g, ask) => ask.options.map((id) => (id === 'pass' ? 0 : 1.5)),
  battleEffect: (_g, ask) => ask.options.map((id) => (id === 'pass' ? 0.2 : id === 'brutal-tactics' ? 0.1 : 0.3)),
  loseHit: (g, ask) => {
    const { seat: owner } = aboutOf(g, ask)
    const worth = factionBrain(armyOf(g, owner))?.pieceWorth
    return ask.options.map((id) => -(worth?.[id] ?? 1))
  },
  discard: pay,
  outrage: pay,
  payForDominance: pay,
  mobilize: pay,
  craft: (g, ask, seat) => ask.options.map((id) => craftWorth(g, seat, cardNamed(id)!.index)),
  craftStep: (g, ask, seat) => menuAppeal(g, ask, seat, { craft: () => 0.5 + bestCraft(g, seat) }),
  lastActions: (g, ask, seat) => menuAppeal(g, ask, seat, {}),
  phaseMoment: (g, ask, seat) => menuAppeal(g, ask, seat, {}),
  taxCollector: (g, ask, seat) => ask.options.map((place) => 0.3 * warriorsAt(g, seat, place)),
  standAndDeliver: (g, ask) => ask.options.map((victim) => robWorth(g, victim)),
  betterBurrowBank: (g, ask) => ask.options.map((other) => -0.2 * g.scores[other]!),
  codebreakers: (_g, ask) => ask.options.map(() => 0),
} satisfies RootAppeals
