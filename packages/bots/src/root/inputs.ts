import { clearings, DECK_IDS, MAP_IDS, type Root, rules, suitsOf } from '@spinney/root'
import type { Learning } from '../brain.ts'
import { COMMON_WEIGHTS, chancesOf, logitsOf, looksAt, type SeatLook, timeLeft } from './evaluate.ts'
import { FACTIONS } from './factions/index.ts'

/*
 * What a network is told of a position: for each seat one list of numbers, about as large as 1, most of them 0. A seat
 * is judged by what it has, by who the others are, and by how far they have come.
 */

const COMMON = Object.keys(COMMON_WEIGHTS)
const OF_RIVALS = ['there', 'points', 'strength', 'turn'] as const
const EXTRAS = ['points.20', 'points.25', 'strength', 'left', 'round', 'players', 'lead', 'mean', 'coalition'] as const
const SUITS = ['fox', 'rabbit', 'mouse'] as const

/** In the order of the inputs. */
const INPUTS: readonly string[] = [
  ...FACTIONS.map(({ id }) => `faction.${id}`),
  ...COMMON.map((name) => `common.${name}`),
  ...COMMON.map((name) => `late.${name}`),
  ...EXTRAS,
  ...SUITS.map((suit) => `ruled.${suit}`),
  ...MAP_IDS.map((id) => `map.${id}`),
  ...DECK_IDS.map((id) => `deck.${id}`),
  ...FACTIONS.flatMap(({ id }) => OF_RIVALS.map((what) => `rival.${id}.${what}`)),
  ...FACTIONS.flatMap(({ id, weights }) => Object.keys(weights).map((name) => `${id}.${name}`)),
]

const placeOf: ReadonlyMap<string, number> = new Map(INPUTS.map((name, i) => [name, i]))
const place = (name: string): number => placeOf.get(name) ?? -1

const FIRST = {
  common: place(`common.${COMMON[0]}`),
  late: place(`late.${COMMON[0]}`),
  extras: place(EXTRAS[0]),
  suits: place(`ruled.${SUITS[0]}`),
}
/** Where what belongs to a faction stands. */
const OF_FACTION = new Map(
  FACTIONS.map((brain, i) => {
    const names = Object.keys(brain.weights)
    return [
      brain,
      { faction: i, names, own: place(`${brain.id}.${names[0]}`), rival: place(`rival.${brain.id}.there`) },
    ]
  }),
)
/** Features are some pieces, cards or points. */
const SCALE = 0.1

/** What networks can learn of Root. None has won more than it cost so far: see docs/bots.md. */
export const rootLearning: Learning<Root> = {
  inputs: INPUTS,
  look: (g) => {
    const left = timeLeft(g)
    const looks = looksAt(g, left)
    return {
      logits: logitsOf(g, looks, left),
      write: (seat, out) => {
        out.fill(0)
        writeSeat(looks[seat]!, left, out)
        writeExtras(g, seat, looks, left, out)
        writeRivals(g, seat, looks, out)
      },
    }
  },
  chances: chancesOf,
}

function writeSeat({ brain, common, own }: SeatLook, left: number, out: Float32Array): void {
  for (let i = 0; i < COMMON.length; i++) {
    const value = common[COMMON[i]!]! * SCALE
    out[FIRST.common + i] = value
    out[FIRST.late + i] = value * (1 - left)
  }
  const places = brain === undefined ? undefined : OF_FACTION.get(brain)
  if (places === undefined) return
  out[places.faction] = 1
  // Whoever goes for dominance has no features of its own.
  for (let i = 0; i < places.names.length; i++) out[places.own + i] = (own[places.names[i]!] ?? 0) * SCALE
}

function writeExtras(g: Root, seat: number, looks: readonly SeatLook[], left: number, out: Float32Array): void {
  const points = g.dominance[seat]! >= 0 ? 0 : g.scores[seat]!
  const players = looks.length
  let best = 0
  let sum = 0
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    best = Math.max(best, g.scores[other]!)
    sum += looks[other]!.strength
  }
  const { strength } = looks[seat]!
  out.set(
    [
      Math.max(0, points - 20) * SCALE,
      Math.max(0, points - 25) * SCALE,
      strength * SCALE,
      left,
      (g.turns / players) * SCALE,
      (players - 4) / 2,
      (points - best) * SCALE,
      (strength - sum / Math.max(1, players - 1)) * SCALE,
      g.coalition[seat]! >= 0 ? 1 : 0,
    ],
    FIRST.extras,
  )
  for (const clearing of clearings(g)) {
    if (!rules(g, seat, clearing)) continue
    for (const suit of suitsOf(g, clearing)) out[FIRST.suits + suit]! += SCALE
  }
  for (const name of [`map.${g.map}`, `deck.${g.deckName}`]) if (place(name) >= 0) out[place(name)] = 1
}

function writeRivals(g: Root, seat: number, looks: readonly SeatLook[], out: Float32Array): void {
  for (let other = 0; other < looks.length; other++) {
    const { brain, strength } = looks[other]!
    const places = brain === undefined || other === seat ? undefined : OF_FACTION.get(brain)
    if (places === undefined) continue
    out[places.rival] = 1
    out[places.rival + 1] = g.scores[other]! * SCALE
    out[places.rival + 2] = (strength - looks[seat]!.strength) * SCALE
    out[places.rival + 3] = other === g.active ? 1 : 0
  }
}
