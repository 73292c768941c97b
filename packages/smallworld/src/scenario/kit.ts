import { type Game, type Json, settle, watch } from '@spinney/kernel'
import { type Scenario, type ScenarioKit, scenario } from '@spinney/kernel/scenario'
import { smallworld } from '../game.ts'
import { NOBODY, regionsOf, type SmallWorld } from '../state.ts'
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
  seatOf: (name, g) => g.peoples.find((people) => people?.race === name)?.seat,
  given: (spec, refuse) => {
    const g = positionFrom(readSpec(spec, refuse), refuse)
    settle(game, g)
    return g
  },
  facts,
}

/** The position in words. */
function facts(g: SmallWorld): Json {
  return {
    map: g.map,
    turn: g.turn,
    seat: g.seat,
    coins: g.coins.map((coins) => coins[0]!),
    active: g.active.map((slot) => raceIn(g, slot)),
    column: g.column.map((combo) => ({ ...combo })),
    bannersBelow: [...g.bannersBelow],
    badgeDiscard: [...g.badgeDiscard],
    peoples: Object.fromEntries(
      g.peoples.flatMap((people, slot) => (people ? [[people.race, peopleFacts(g, slot)]] : [])),
    ),
    regions: Object.fromEntries(g.holder.map((_, region) => [String(region), regionFacts(g, region)])),
  }
}

function peopleFacts(g: SmallWorld, slot: number): Json {
  const { race: _race, ...rest } = g.peoples[slot]!
  return { ...rest, regions: regionsOf(g, slot) }
}

function regionFacts(g: SmallWorld, region: number): Json {
  const slot = g.holder[region]!
  const pieces = Object.entries(g.pieces).flatMap(([piece, counts]) => {
    return counts[region]! > 0 ? [[piece, counts[region]!] as const] : []
  })
  return {
    race: raceIn(g, slot),
    seat: g.peoples[slot]?.seat ?? null,
    tokens: g.tokens[region]!,
    tribes: g.tribes[region]!,
    pieces: Object.fromEntries(pieces),
  }
}

function raceIn(g: SmallWorld, slot: number): string | null {
  return slot === NOBODY ? null : g.peoples[slot]!.race
}
