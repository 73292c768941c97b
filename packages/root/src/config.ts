import { ConfigError } from '@spinney/kernel'
import { MAP_IDS, type MapId } from './board/data/index.ts'
import { DECK_IDS, type DeckId } from './cards/data/index.ts'
import { factionNamed } from './core/registry.ts'
import type { FactionId } from './core/state.ts'
import { contentPool } from './law/pools.ts'
import { RULESET_NAMES, type RulesetName, rulesetOf } from './law/rulesets.ts'
import { allSetupCards, canDeal, poolSize } from './turn/advanced-pool.ts'

/** What a table of Root is played with. */
export interface RootConfig {
  /** `standard`: the factions are named (5.1); `advanced`: they are drafted (A). */
  readonly setup: SetupName
  /** Factions in seating order; none where they are drafted. */
  readonly seats: readonly FactionId[]
  /** Only where factions are drafted: the number of players, */
  readonly players?: number
  /** and the setup cards the pool is dealt from (A.8.1). */
  readonly pool?: readonly FactionId[]
  readonly map: MapId
  readonly deck: DeckId
  readonly preset: RulesetName
  /** Seat that plays first; null lets chance decide (5.1.1). */
  readonly first: number | null
  /** Suit markers also on a map with printed suits (A.1). */
  readonly suitMarkers: boolean
}

const SETUP_NAMES = ['standard', 'advanced'] as const
type SetupName = (typeof SETUP_NAMES)[number]

const MAX_PLAYERS = 6
/** 5: so many corner starts and more need the advanced setup. */
const CROWDED_CORNERS = 5

/** Checks a configuration and fills in what is left out. */
export function rootConfig(input: unknown): RootConfig {
  if (typeof input !== 'object' || input === null) throw new ConfigError('a configuration of Root is a record')
  const given = input as Record<string, unknown>
  const setup = oneOf('setup', given.setup ?? 'standard', SETUP_NAMES)
  const known = ['setup', 'seats', 'map', 'deck', 'preset', 'first', 'suitMarkers']
  if (setup === 'advanced') known.push('players', 'pool')
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) throw new ConfigError(`“${key}” is not a setting of Root; there are ${known.join(', ')}`)
  }
  const preset = oneOf('preset', given.preset ?? 'current', RULESET_NAMES)
  const table = setup === 'advanced' ? draftOf(given, preset) : { seats: seatsOf(given.seats) }
  const config: RootConfig = {
    setup,
    ...table,
    map: oneOf('map', given.map ?? 'autumn', MAP_IDS),
    deck: oneOf('deck', given.deck ?? 'base', DECK_IDS),
    preset,
    first: firstOf(given.first ?? null, playersOf(table)),
    suitMarkers: trueOrFalse('suitMarkers', given.suitMarkers ?? false),
  }
  checkPool(config)
  return config
}

/** How many play. */
export const playersOf = ({ seats, players }: Pick<RootConfig, 'seats' | 'players'>): number => players ?? seats.length

/** A.8: a table whose factions are drafted. */
function draftOf(given: Record<string, unknown>, preset: RulesetName): Pick<RootConfig, 'seats' | 'players' | 'pool'> {
  if (!rulesetOf(preset).advancedSetupAvailable) throw new ConfigError(`the preset “${preset}” has no advanced setup`)
  if (!Array.isArray(given.seats ?? []) || (given.seats as unknown[] | undefined)?.length) {
    throw new ConfigError('with the advanced setup factions are drafted: give “players”, not “seats”')
  }
  const { players } = given
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > MAX_PLAYERS) {
    throw new ConfigError(`“players” is a number from 2 to ${MAX_PLAYERS}, not “${String(players)}”`)
  }
  return { seats: [], players, pool: setupCardsOf(given.pool ?? allSetupCards(), players) }
}

/** A.8.1: the setup cards, enough of them for the pool. */
function setupCardsOf(value: unknown, players: number): FactionId[] {
  if (!Array.isArray(value)) throw new ConfigError('“pool” must list factions')
  const pool = allSetupCards().filter((id) => value.includes(id))
  const unknown = value.find((id, i) => !pool.includes(id) || value.indexOf(id) !== i)
  if (unknown !== undefined) throw new ConfigError(`“${String(unknown)}” is no faction to be drafted, or listed twice`)
  for (const id of pool) {
    const needs = factionNamed(id)?.needs
    if (needs !== undefined && !pool.includes(needs)) throw new ConfigError(`“${id}” needs “${needs}” in the pool`)
  }
  if (!canDeal(pool, players)) {
    throw new ConfigError(`the pool is too small for ${players} players: it needs ${poolSize(players)} cards (A.8.1)`)
  }
  return pool
}

/** An edition plays only with what was there at its time. */
function checkPool({ preset, seats, map, deck }: RootConfig): void {
  const pool = contentPool(preset)
  if (pool === null) return
  const missing = [
    ...seats.filter((id) => !pool.factions.includes(id)),
    ...[map].filter((id) => !pool.maps.includes(id)),
    ...[deck].filter((id) => !pool.decks.includes(id)),
  ]
  if (missing.length > 0) throw new ConfigError(`the preset “${preset}” has no “${missing[0]}”`)
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
  const seats = value as FactionId[]
  for (const id of seats) {
    const needs = factionNamed(id)?.needs
    if (needs !== undefined && !seats.includes(needs)) throw new ConfigError(`“${id}” needs “${needs}” at the table`)
  }
  if (seats.filter((id) => factionNamed(id)?.startsInCorner === true).length >= CROWDED_CORNERS) {
    throw new ConfigError(`${CROWDED_CORNERS} factions that start in corners need the advanced setup (rule 5)`)
  }
  return seats
}

function trueOrFalse(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new ConfigError(`“${name}” is true or false, not “${String(value)}”`)
  return value
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
