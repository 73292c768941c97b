import type { Seat } from '@spinney/kernel'
import { quoted, shortly } from '@spinney/kernel/scenario'
import type { PowerId, RaceId } from '../state.ts'

/** A position in words: what `given` takes, in tests as in scenario files. Whatever is left out is as at the start. */
export interface PositionSpec {
  readonly players: number
  readonly preset?: string
  /** Single switches of the ruleset. */
  readonly rules?: { readonly [name: string]: unknown }
  readonly turn?: number
  /** Whose turn it is. */
  readonly seat?: Seat
  readonly first?: Seat
  /** By seat. */
  readonly coins?: readonly number[]
  /** By race. */
  readonly peoples?: { readonly [race: RaceId]: PeopleSpec }
  /** By name as printed (`2p-05`), or by number from 0. A region that is held has no Lost Tribe, unless it says so. */
  readonly regions?: { readonly [region: string]: RegionSpec }
  /** The combos to be picked from; by default six that nobody has. */
  readonly column?: readonly ComboSpec[]
  /** Banners that lie under the stack, and badges that have been discarded. The others are in the stacks. */
  readonly bannersBelow?: readonly RaceId[]
  readonly badgeDiscard?: readonly PowerId[]
  /** Where in the turn the position is; by default its beginning. */
  readonly at?: Moment
  /** The race that conquers or redeploys; by default the active one. */
  readonly acting?: RaceId
  /** Whether it has already made a conquest this turn. */
  readonly begun?: boolean
  /** Seats whose active race has been attacked this turn. */
  readonly attacked?: readonly Seat[]
}

/** Moments at which a position can be: the setup of the game, or somewhere in a turn. */
export const moments = ['setup', 'turn', 'pick', 'conquer', 'redeploy', 'score', 'end'] as const
export type Moment = (typeof moments)[number]

/** A combo of the column. */
export interface ComboSpec {
  readonly race: RaceId
  readonly power: PowerId
  readonly coins?: number
}

/** A race somebody has. */
export interface PeopleSpec {
  readonly seat: Seat
  readonly power?: PowerId | null
  readonly declined?: boolean
  /** The game turn it was picked in; by default the one before this. */
  readonly since?: number
  readonly hand?: number
  readonly aside?: number
  readonly spoils?: number
  readonly settled?: number
  readonly raceMemory?: number
  readonly powerMemory?: number
  readonly raceToday?: number
  readonly powerToday?: number
}

/** What is in a region. */
export interface RegionSpec {
  readonly race?: RaceId
  /** By default one. */
  readonly tokens?: number
  readonly tribes?: number
  readonly pieces?: { readonly [piece: string]: number }
}

/** What a game begins with: a scenario that starts at the setup knows no more. */
const TABLE = ['players', 'preset', 'rules', 'first', 'at']
const POSITION = [
  ...TABLE,
  'turn',
  'seat',
  'coins',
  'peoples',
  'regions',
  'column',
  'bannersBelow',
  'badgeDiscard',
  'acting',
  'begun',
  'attacked',
]
const MEMORY = ['raceMemory', 'powerMemory', 'raceToday', 'powerToday'] as const
const COUNTS = ['since', 'hand', 'aside', 'spoils', 'settled', ...MEMORY] as const

/** Says what is wrong with a position, and where. */
export type Refuse = (path: string, reason: string) => never

/** Checks the form of a position read from outside; whether it is possible is seen when it is built. */
export function readSpec(input: unknown, refuse: Refuse): PositionSpec {
  const spec = recordAt(input, '', refuse)
  knowsOnly(spec, spec.at === 'setup' ? TABLE : POSITION, '', refuse)
  countAt(spec.players ?? null, 'players', refuse)
  for (const key of ['turn', 'seat', 'first']) countAt(spec[key], key, refuse)
  for (const key of ['preset', 'acting']) wordAt(spec[key], key, refuse)
  flagAt(spec.begun, 'begun', refuse)
  for (const key of ['coins', 'attacked']) {
    listAt(spec[key] ?? [], key, refuse).forEach((item, i) => void countAt(item, `${key}[${i}]`, refuse))
  }
  for (const key of ['bannersBelow', 'badgeDiscard']) {
    listAt(spec[key] ?? [], key, refuse).forEach((item, i) => void wordAt(item ?? null, `${key}[${i}]`, refuse))
  }
  for (const [race, people] of Object.entries(recordAt(spec.peoples ?? {}, 'peoples', refuse))) {
    readPeople(people, `peoples.${quoted(race)}`, refuse)
  }
  for (const [region, content] of Object.entries(recordAt(spec.regions ?? {}, 'regions', refuse))) {
    readRegion(content, `regions.${quoted(region)}`, refuse)
  }
  listAt(spec.column ?? [], 'column', refuse).forEach((combo, i) => void readCombo(combo, `column[${i}]`, refuse))
  if (spec.at !== undefined && !moments.some((moment) => moment === spec.at)) {
    refuse('at', `there is no such moment; there are ${moments.join(', ')}`)
  }
  return spec as unknown as PositionSpec
}

function readPeople(input: unknown, path: string, refuse: Refuse): void {
  const people = recordAt(input, path, refuse)
  knowsOnly(people, ['seat', 'power', 'declined', ...COUNTS], path, refuse)
  if (people.seat === undefined) refuse(path, 'it does not say whose race this is: seat is missing')
  for (const key of ['seat', ...COUNTS]) countAt(people[key], `${path}.${key}`, refuse)
  if (people.power !== null) wordAt(people.power, `${path}.power`, refuse)
  flagAt(people.declined, `${path}.declined`, refuse)
}

function readRegion(input: unknown, path: string, refuse: Refuse): void {
  const region = recordAt(input, path, refuse)
  knowsOnly(region, ['race', 'tokens', 'tribes', 'pieces'], path, refuse)
  wordAt(region.race, `${path}.race`, refuse)
  for (const key of ['tokens', 'tribes']) countAt(region[key], `${path}.${key}`, refuse)
  for (const [piece, count] of Object.entries(recordAt(region.pieces ?? {}, `${path}.pieces`, refuse))) {
    countAt(count, `${path}.pieces.${quoted(piece)}`, refuse)
  }
}

function readCombo(input: unknown, path: string, refuse: Refuse): void {
  const combo = recordAt(input, path, refuse)
  knowsOnly(combo, ['race', 'power', 'coins'], path, refuse)
  for (const key of ['race', 'power']) wordAt(combo[key] ?? null, `${path}.${key}`, refuse)
  countAt(combo.coins, `${path}.coins`, refuse)
}

function knowsOnly(record: object, known: readonly string[], path: string, refuse: Refuse): void {
  for (const key of Object.keys(record)) {
    const place = path === '' ? quoted(key) : `${path}.${quoted(key)}`
    if (!known.includes(key)) refuse(place, `“${quoted(key)}” is not known here; there are ${known.join(', ')}`)
  }
}

function recordAt(value: unknown, path: string, refuse: Refuse): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  return refuse(path, 'a record is expected here')
}

function listAt(value: unknown, path: string, refuse: Refuse): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(path, 'a list is expected here')
}

/** The next three let nothing pass where nothing stands: what is left out is as at the start. */
function countAt(value: unknown, path: string, refuse: Refuse): void {
  if (value === undefined || (Number.isInteger(value) && (value as number) >= 0)) return
  refuse(path, `a whole number is expected here, not ${shortly(value)}`)
}

function wordAt(value: unknown, path: string, refuse: Refuse): void {
  if (value !== undefined && typeof value !== 'string') refuse(path, `a word is expected here, not ${shortly(value)}`)
}

function flagAt(value: unknown, path: string, refuse: Refuse): void {
  if (value !== undefined && typeof value !== 'boolean')
    refuse(path, `true or false is expected here, not ${shortly(value)}`)
}
