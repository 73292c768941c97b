import { type Game, type Json, type Seat, settle, watch } from '@spinney/kernel'
import { HIDDEN, numberedSeat, type Scenario, type ScenarioKit, scenario } from '@spinney/kernel/scenario'
import { regionName, regionNamed } from '../board/names.ts'
import { smallworld } from '../game.ts'
import { NOBODY, playersOf, regionsOf, type SmallWorld } from '../state.ts'
import { positionFrom } from './position.ts'
import { type PositionSpec, type Refuse, readSpec } from './spec.ts'

/** The game as the kernel's tools take it, whatever its configuration looks like. */
const game = smallworld as unknown as Game<SmallWorld>

/** A scenario that begins at a position; an impossible one is a mistake of the test. */
export function given(spec: PositionSpec): Scenario<SmallWorld> {
  const refuse: Refuse = (path, reason) => {
    throw new Error(`given ${path}: ${reason}`)
  }
  const g = positionFrom(readSpec(spec, refuse), refuse)
  const { events } = watch(() => settle(game, g))
  return scenario(game, g, events)
}

/** What scenario files need. Seats are called by a race they have, or by their number. */
export const scenarioKit: ScenarioKit<SmallWorld> = {
  game,
  seatOf: (name, g) => seatNamed(name, g),
  players: playersOf,
  turnOf: (g) => `${g.turn}/${g.seat}`,
  nameOf: (seat, g) => raceAt(seat, g),
  given: (spec, refuse) => {
    const g = positionFrom(readSpec(spec, refuse), refuse)
    settle(game, g)
    return g
  },
  facts,
  // The column and the banners below the stack come up in order (SW-2.6, SW-13.5).
  anyOrder: ['badgeDiscard', 'peoples.*.regions', 'result.winners'],
  reworded,
  words: {
    region: {
      read: (word, g) => regionNamed(g.map, word),
      write: (region, g) => (typeof region === 'number' ? regionName(g.map, region) : undefined),
    },
    seat: {
      read: (word, g) => seatNamed(word, g) ?? numberedSeat(word),
      write: (seat, g) => (typeof seat === 'number' ? (raceAt(seat, g) ?? `seat ${seat}`) : undefined),
    },
  },
}

/** A seat by a race it has, active or in decline. */
const seatNamed = (race: string, g: SmallWorld): Seat | undefined =>
  g.peoples.find((people) => people?.race === race)?.seat

/** The active race of a seat. */
const raceAt = (seat: Seat, g: SmallWorld): string | undefined => g.peoples[g.active[seat] ?? NOBODY]?.race

/** The position in words. Reads open fields only. */
function facts(g: SmallWorld): Json {
  return {
    map: g.map,
    turn: g.turn,
    seat: g.seat,
    first: g.first,
    coins: g.coins.map(([coins = null]: (number | null)[]) => coins ?? HIDDEN),
    active: g.active.map((slot) => raceIn(g, slot)),
    column: g.column.map((combo) => ({ ...combo })),
    bannersBelow: [...g.bannersBelow],
    badgeDiscard: [...g.badgeDiscard],
    peoples: Object.fromEntries(
      g.peoples.flatMap((people, slot) => (people ? [[people.race, peopleFacts(g, slot)]] : [])),
    ),
    regions: Object.fromEntries(g.holder.map((_, region) => [regionName(g.map, region), regionFacts(g, region)])),
  }
}

function peopleFacts(g: SmallWorld, slot: number): Json {
  const { race: _race, ...rest } = g.peoples[slot]!
  return { ...rest, regions: regionsOf(g, slot).map((region) => regionName(g.map, region)) }
}

function regionFacts(g: SmallWorld, region: number): Json {
  const slot = g.holder[region]!
  return {
    race: raceIn(g, slot),
    seat: g.peoples[slot]?.seat ?? null,
    tokens: g.tokens[region]!,
    tribes: g.tribes[region]!,
    pieces: Object.fromEntries(Object.entries(g.pieces).map(([piece, counts]) => [piece, counts[region]!])),
  }
}

function raceIn(g: SmallWorld, slot: number): string | null {
  return slot === NOBODY ? null : g.peoples[slot]!.race
}

/** Regions may be written by their numbers from 0 as well. */
function reworded(path: readonly string[], word: unknown, g: SmallWorld): unknown {
  const region = path.at(-1) === 'regions' ? g.holder.findIndex((_, r) => word === r || word === String(r)) : NOBODY
  return region < 0 ? word : regionName(g.map, region)
}
