import type { Seat } from '@spinney/kernel'
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
  /** By number. A region that is held has no Lost Tribe, unless it says so. */
  readonly regions?: { readonly [region: number]: RegionSpec }
  /** The combos to be picked from; by default six that nobody has. */
  readonly column?: readonly { readonly race: RaceId; readonly power: PowerId; readonly coins?: number }[]
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

/** Moments of a turn at which a position can be. */
export const moments = ['turn', 'pick', 'conquer', 'redeploy', 'score', 'end'] as const
export type Moment = (typeof moments)[number]

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

const POSITION = [
  'players',
  'preset',
  'rules',
  'turn',
  'seat',
  'first',
  'coins',
  'peoples',
  'regions',
  'column',
  'bannersBelow',
  'badgeDiscard',
  'at',
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
  knowsOnly(spec, POSITION, '', refuse)
  for (const key of ['turn', 'seat', 'first'] as const) countAt(spec[key], key, refuse)
  for (const key of ['coins', 'attacked'] as const) {
    listAt(spec[key] ?? [], key, refuse).forEach((item, i) => void countAt(item, `${key}[${i}]`, refuse))
  }
  for (const [race, people] of Object.entries(recordAt(spec.peoples ?? {}, 'peoples', refuse))) {
    readPeople(people, `peoples.${race}`, refuse)
  }
  for (const [region, content] of Object.entries(recordAt(spec.regions ?? {}, 'regions', refuse))) {
    readRegion(content, `regions.${region}`, refuse)
  }
  listAt(spec.column ?? [], 'column', refuse).forEach((combo, i) => {
    knowsOnly(recordAt(combo, `column[${i}]`, refuse), ['race', 'power', 'coins'], `column[${i}]`, refuse)
  })
  if (spec.at !== undefined && !(moments as readonly unknown[]).includes(spec.at)) {
    refuse('at', `there is no such moment; there are ${moments.join(', ')}`)
  }
  return spec as unknown as PositionSpec
}

function readPeople(input: unknown, path: string, refuse: Refuse): void {
  const people = recordAt(input, path, refuse)
  knowsOnly(people, ['seat', 'power', 'declined', ...COUNTS], path, refuse)
  if (people.seat === undefined) refuse(path, 'it does not say whose race this is: seat is missing')
  for (const key of ['seat', ...COUNTS]) countAt(people[key], `${path}.${key}`, refuse)
}

function readRegion(input: unknown, path: string, refuse: Refuse): void {
  const region = recordAt(input, path, refuse)
  knowsOnly(region, ['race', 'tokens', 'tribes', 'pieces'], path, refuse)
  for (const key of ['tokens', 'tribes']) countAt(region[key], `${path}.${key}`, refuse)
  for (const [piece, count] of Object.entries(recordAt(region.pieces ?? {}, `${path}.pieces`, refuse))) {
    countAt(count, `${path}.pieces.${piece}`, refuse)
  }
}

function knowsOnly(record: object, known: readonly string[], path: string, refuse: Refuse): void {
  for (const key of Object.keys(record)) {
    const place = path === '' ? key : `${path}.${key}`
    if (!known.includes(key)) refuse(place, `“${key}” is not known here; there are ${known.join(', ')}`)
  }
}

function recordAt(value: unknown, path: string, refuse: Refuse): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  return refuse(path, 'a record is expected here')
}

function listAt(value: unknown, path: string, refuse: Refuse): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(path, 'a list is expected here')
}

function countAt(value: unknown, path: string, refuse: Refuse): void {
  if (value === undefined || (Number.isInteger(value) && (value as number) >= 0)) return
  refuse(path, `a whole number is expected here, not ${JSON.stringify(value)}`)
}
