import type { Seat } from '@spinney/kernel'
import { aboutOf } from '@spinney/kernel'
import { type Root, rules } from '@spinney/root'
import { worthOfNamed } from './cards.ts'
import { payAppeal } from './common.ts'
import type { RootAppeals } from './faction-brain.ts'
import { enemiesAt, isPresent, menaceOf, partyCalled, stationaryAt, warriorsAt } from './position.ts'

/** What a hireling brings in a turn, in points; those not named are worth as much as most. */
const WORTH: { readonly [hireling: string]: number } = {
  'bluebird-nobles': 1.4,
  'forest-patrol': 1.3,
  'sunward-expedition': 1.3,
  'vault-keepers': 1.2,
  'corvid-spies': 1.2,
  'warm-sun-prophets': 1.1,
  'badger-bodyguards': 0.9,
  'mole-artisans': 0.8,
  'street-band': 0.4,
  'stoic-protector': 0.6,
  'furious-protector': 0.7,
}
const USUAL = 0.8

/** What the hirelings of a seat are worth: a turn for each control marker. */
export function hirelingsOf(g: Root, seat: Seat): number {
  const own = g.own.hirelings
  if (own === undefined) return 0
  let sum = 0
  for (const id in g.bands) if (g.bands[id] === seat) sum += (WORTH[id] ?? USUAL) * (own.control[id] ?? 0)
  return sum + USUAL * own.owed[seat]!
}

/** How good a place is for a piece of a hireling: where enemies are and the own side is weak. */
function stationWorth(g: Root, seat: Seat, place: number): number {
  const held = rules(g, seat, place) ? 0 : 0.3
  return held + 0.1 * Math.min(4, enemiesAt(g, seat, place)) + 0.15 * stationaryAt(g, seat, place)
}

/** Things a card offers that do harm come before those that only gather. */
const CHOICES: { readonly [choice: string]: number } = {
  pass: 0,
  'exile-rest': 0,
  'patrol-march': 0.8,
  'uprising-revolt': 1.2,
  'prophets-force': 0.7,
  'spies-rob': 1.4,
  'spies-battle': 1,
  'gangs-rally': 1.2,
  'vaults-battle': 0.7,
}

/** First looks at what hirelings and landmarks ask. */
export const HIRELING_APPEALS: RootAppeals = {
  hire: (_g, ask) => ask.options.map((id) => WORTH[id] ?? USUAL),
  giveHireling: (g, ask) => ask.options.map((other) => -2 * menaceOf(g, other)),
  hirelingChoice: (_g, ask) => ask.options.map((choice) => CHOICES[choice] ?? 0.6),
  hirelingPlace: (g, ask, seat) =>
    ask.options.map((place) => (place === 'pass' ? 0 : 0.4 + stationWorth(g, seat, place))),
  hirelingClearing: (g, ask, seat) =>
    ask.options.map((place) =>
      place === 'pass' ? 0 : 0.1 * enemiesAt(g, seat, place) - 0.2 * warriorsAt(g, seat, place),
    ),
  hirelingWarriors: (_g, ask) => ask.options.map((n) => 0.3 * n),
  hirelingRemove: (g, ask, seat) =>
    ask.options.map(({ clearing, kind }) => {
      const owner = partyCalled(g, kind.split('.')[0]!)
      return menaceOf(g, owner) + (isPresent(g, seat, clearing) ? 0.3 : 0)
    }),
  hirelingCost: (g, ask, seat) => {
    const { hireling } = aboutOf(g, ask)
    const gain = hireling === 'feline-physicians' ? 0.9 : 0.4
    return payAppeal(g, ask, seat, -gain)
  },
  // Whoever is sent to fight is worn down; whoever is sent away leaves a clearing.
  hirelingErrand: (_g, ask) => ask.options.map((errand) => (errand === 'battle' ? 0.6 : 0.4)),
  hirelingVictim: (g, ask) => ask.options.map((other) => menaceOf(g, other)),
  hirelingVictimAt: (g, ask, seat) =>
    ask.options.map(({ owner }) => (owner === seat ? 0.5 : 0.3 + 0.5 * menaceOf(g, owner))),
  hirelingForce: (g, ask, seat) =>
    ask.options.map((option) => {
      if (option === 'pass') return 0
      return option.owner === seat ? -0.1 : menaceOf(g, option.owner) + 0.2 * stationaryAt(g, option.owner, option.from)
    }),
  envoysCard: (g, ask, seat) => ask.options.map((id) => (id === 'pass' ? 0 : 0.3 + worthOfNamed(g, seat, id))),
  artisansReveal: (_g, ask) => ask.options.map((id) => (id === 'pass' ? 0 : 1)),
  marketCard: (g, ask, seat) => payAppeal(g, ask, seat),
}
