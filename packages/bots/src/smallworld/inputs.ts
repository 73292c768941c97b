import { NOBODY, type People, powers, races, type SmallWorld } from '@spinney/smallworld'
import { type Learning, shares, type Weights } from '../brain.ts'
import { logitsBy, looksAt, type SmallWorldFeatures, turnsLeft } from './evaluate.ts'
import { GROUND_INPUTS, groundOf } from './ground.ts'

/*
 * What a network is told of a position: for each seat one list of numbers, about as large as 1, most of them 0. A seat
 * is judged by its peoples, by what they earn, by the best of the others, and by how the map looks.
 */

const OWN = [
  ...['coins', 'activeNext', 'activeLater', 'spareNext', 'spareLater', 'declinedNext', 'declinedLater'],
  ...['freshNext', 'freshLater', 'plunder', 'exposedActive', 'exposedDeclined', 'safe'],
]
const EXTRAS = ['left', 'players', 'own', 'lead', 'mean', 'order', 'plays', 'hand'] as const

const INPUTS: readonly string[] = [
  ...OWN.map((name) => `own.${name}`),
  ...OWN.map((name) => `rival.${name}`),
  ...EXTRAS,
  ...races.map(({ id }) => `active.${id}`),
  ...powers.map(({ id }) => `active.${id}`),
  ...races.map(({ id }) => `declined.${id}`),
  ...powers.map(({ id }) => `declined.${id}`),
  ...races.map(({ id }) => `rival.${id}`),
  ...powers.map(({ id }) => `rival.${id}`),
  ...GROUND_INPUTS,
]

/** Where the races and powers of somebody's peoples stand. */
function placesOf(whose: string): ReadonlyMap<string, number> {
  return new Map([...races, ...powers].map(({ id }) => [id, INPUTS.indexOf(`${whose}.${id}`)]))
}
const PLACES = { active: placesOf('active'), declined: placesOf('declined'), rival: placesOf('rival') }
const SCALE = 0.1
const GROUND = INPUTS.length - GROUND_INPUTS.length

/** What networks can learn of Small World. */
export function smallWorldLearning(weights: Weights<SmallWorldFeatures>): Learning<SmallWorld> {
  return {
    inputs: INPUTS,
    look: (g) => {
      const looks = looksAt(g)
      const logits = logitsBy(weights, g, looks)
      const ground = groundOf(g)
      return {
        logits,
        write: (seat, out) => {
          out.fill(0)
          const rival = bestBeside(seat, logits)
          OWN.forEach((name, i) => {
            out[i] = looks[seat]![name]! * SCALE
            out[OWN.length + i] = (looks[rival] ?? looks[seat]!)[name]! * SCALE
          })
          writeExtras(g, seat, rival, logits, out)
          for (const people of g.peoples) if (people !== null) writePeople(people, seat, rival, out)
          ground(seat, rival, out, GROUND)
        },
      }
    },
    chances: (_g, logits) => shares(logits, 1),
    network: async () => (await import('../nets/smallworld.ts')).SMALLWORLD_NETWORK,
  }
}

/** The strongest of the others; -1 where there are none. */
function bestBeside(seat: number, logits: readonly number[]): number {
  let best = -1
  for (let other = 0; other < logits.length; other++)
    if (other !== seat && (best < 0 || logits[other]! > logits[best]!)) best = other
  return best
}

function writeExtras(g: SmallWorld, seat: number, rival: number, logits: readonly number[], out: Float32Array): void {
  const players = logits.length
  const own = logits[seat]!
  const sum = logits.reduce((all, logit) => all + logit, 0) - own
  out.set(
    [
      turnsLeft(g, seat) * SCALE,
      (players - 3) / 2,
      own * SCALE,
      own - (logits[rival] ?? own),
      own - sum / Math.max(1, players - 1),
      ((seat - g.first + players) % players) / players,
      g.seat === seat ? 1 : 0,
      g.active[seat] === NOBODY ? 1 : 0,
    ],
    2 * OWN.length,
  )
}

function writePeople(
  { seat: owner, race, power, declined }: People,
  seat: number,
  rival: number,
  out: Float32Array,
): void {
  if (owner !== seat && (owner !== rival || declined)) return
  const places = owner !== seat ? PLACES.rival : declined ? PLACES.declined : PLACES.active
  out[places.get(race)!] = 1
  if (power !== null) out[places.get(power)!] = 1
}
