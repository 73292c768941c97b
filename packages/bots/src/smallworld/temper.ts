import type { Ask, Pick, Seat } from '@spinney/kernel'
import { NOBODY, type SmallWorld } from '@spinney/smallworld'
import type { Temper } from '../bot.ts'
import type { Features, Taste } from '../brain.ts'
import { featuresOf, type SmallWorldFeatures, spread } from './evaluate.ts'

/** In coins: a builder's own region and one that could be taken from it, a region of another player, a schemer's region in
 * decline, a region of the leader. */
const REGION = 0.3
const EXPOSED = 0.25
const PREY = 1
const OLD = 0.6
const LEADER = 1.2

interface Held {
  readonly own: number
  readonly declined: number
  readonly others: number
  readonly leaders: number
}

/** Who of the others has most coins and regions. */
function leaderOf(g: SmallWorld, seat: Seat): Seat {
  const worth = g.coins.map(([coins]) => coins!)
  for (const slot of g.holder) if (slot !== NOBODY) worth[g.peoples[slot]!.seat]! += 2
  let best = -1
  worth.forEach((one, other) => {
    if (other !== seat && (best < 0 || one > worth[best]!)) best = other
  })
  return best
}

/** Who holds how many regions. */
function heldBy(g: SmallWorld, seat: Seat): Held {
  const leader = leaderOf(g, seat)
  const held = { own: 0, declined: 0, others: 0, leaders: 0 }
  for (const slot of g.holder) {
    if (slot === NOBODY) continue
    const people = g.peoples[slot]!
    if (people.seat === leader) held.leaders++
    if (people.seat !== seat) held.others++
    else if (people.declined) held.declined++
    else held.own++
  }
  return held
}

const LIKES: { readonly [T in Temper]: (held: Held, own: SmallWorldFeatures) => Features } = {
  builder: ({ own }, { exposedActive }) => ({ regions: REGION * own, exposedActive: -EXPOSED * exposedActive }),
  raider: ({ others }) => ({ prey: -PREY * others }),
  schemer: ({ declined, leaders }) => ({ declinedNext: OLD * declined, leader: -LEADER * leaders }),
}

/** What a region to be conquered has: nobody in it, somebody, or the leader. */
function fancyOf(temper: Temper, g: SmallWorld, seat: Seat, leader: Seat, option: Pick): number {
  if (typeof option !== 'object' || typeof option.region !== 'number') return 0
  const slot = g.holder[option.region]!
  const owner = slot === NOBODY ? NOBODY : g.peoples[slot]!.seat
  if (temper === 'builder') return owner === NOBODY ? 0.5 : 0
  if (owner === NOBODY || owner === seat) return 0
  return temper === 'raider' ? 0.8 : owner === leader ? 0.9 : 0
}

/** What temperaments like about Small World. */
export const TASTE: Taste<SmallWorld> = {
  likes: (temper, g, seat) => LIKES[temper](heldBy(g, seat), featuresOf(g, seat)),
  unit: spread,
  fancies: (temper, g, { kind, seat, options }: Ask<SmallWorld>) => {
    if (kind === 'plan') return options.map((plan) => (temper === 'schemer' && plan === 'decline' ? 0.7 : 0))
    if (kind !== 'conquer' || typeof seat !== 'number') return options.map(() => 0)
    const leader = leaderOf(g, seat)
    return options.map((option) => fancyOf(temper, g, seat, leader, option))
  },
}
