import { ConfigError } from '@spinney/kernel'
import { MAP_IDS, type MapId } from './board/data/index.ts'
import { DECK_IDS, type DeckId } from './cards/data/index.ts'
import { factionNamed } from './core/registry.ts'
import type { FactionId } from './core/state.ts'
import { RULESET_NAMES, type RulesetName } from './law/rulesets.ts'

/** What a table of Root is played with. */
export interface RootConfig {
  /** Factions in seating order. */
  readonly seats: readonly FactionId[]
  readonly map: MapId
  readonly deck: DeckId
  readonly preset: RulesetName
  /** Seat that plays first; null lets chance decide (5.1.1). */
  readonly first: number | null
  /** Suit markers also on a map with printed suits (A.1). */
  readonly suitMarkers: boolean
}

const MAX_PLAYERS = 6

/** Checks a configuration and fills in what is left out. */
export function rootConfig(input: unknown): RootConfig {
  if (typeof input !== 'object' || input === null) throw new ConfigError('a configuration of Root is a record')
  const given = input as Record<string, unknown>
  const known = ['seats', 'map', 'deck', 'preset', 'first', 'suitMarkers']
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) throw new ConfigError(`“${key}” is not a setting of Root; there are ${known.join(', ')}`)
  }
  const seats = seatsOf(given.seats)
  return {
    seats,
    map: oneOf('map', given.map ?? 'autumn', MAP_IDS),
    deck: oneOf('deck', given.deck ?? 'base', DECK_IDS),
    preset: oneOf('preset', given.preset ?? 'current', RULESET_NAMES),
    first: firstOf(given.first ?? null, seats.length),
    suitMarkers: given.suitMarkers === true,
  }
}

function seatsOf(value: unknown): FactionId[] {
  if (!Array.isArray(value)) throw new ConfigError('“seats” must list the factions in seating order')
  if (value.length < 2 || value.length > MAX_PLAYERS) {
    throw new ConfigError(`Root is for 2 to ${MAX_PLAYERS} players, not ${value.length}`)
  }
  for (const [i, id] of value.entries()) {
    if (typeof id !== 'string' || factionNamed(id) === undefined)
      throw new ConfigError(`there is no faction “${String(id)}”`)
    if (value.indexOf(id) !== i) throw new ConfigError(`the faction “${id}” can be played only once`)
  }
  if (value.includes('vagabond2') && !value.includes('vagabond')) {
    throw new ConfigError('“vagabond2” is the second Vagabond: it needs “vagabond” at the table')
  }
  return value as FactionId[]
}

function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value)
  if (found === undefined) throw new ConfigError(`“${name}” is ${allowed.join(', ')}, not “${String(value)}”`)
  return found
}

function firstOf(value: unknown, players: number): number | null {
  if (value === null) return null
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= players) {
    throw new ConfigError(`“first” is the number of a seat from 0 to ${players - 1}, or null`)
  }
  return value
}
