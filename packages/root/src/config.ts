import { ConfigError, isRecord, quoted, told } from '@spinney/kernel'
import { DECK_IDS, type DeckId } from './cards/data/index.ts'
import { type Clockwork, checkClockwork, clockworkOf, isTakenBy } from './clockwork/config.ts'
import type { Content, Faction } from './core/content.ts'
import type { FactionId } from './core/state.ts'
import { HIRELINGS_AT_TABLE } from './facts/hirelings.ts'
import { LANDMARKS_AT_MOST } from './facts/landmarks.ts'
import { contentPool } from './law/pools.ts'
import { RULESET_NAMES, type RulesetName, rulesetOf } from './law/rulesets.ts'
import { allSetupCards, canDeal, dealtFrom, poolSize, suffices } from './turn/advanced-pool.ts'

/** What a table of Root is played with. */
export interface RootConfig {
  /** `standard`: the factions are named (5.1); `advanced`: they are drafted (A). */
  readonly setup: SetupName
  /** Factions in seating order; none where they are drafted. */
  readonly seats: readonly FactionId[]
  /** Only where factions are drafted: the number of seats, automata included, which have the last ones, */
  readonly players?: number
  /** and the setup cards the pool is dealt from (A.8.1). */
  readonly pool?: readonly FactionId[]
  readonly map: string
  readonly deck: DeckId
  readonly preset: RulesetName
  /** Seat that plays first; null lets chance decide (5.1.1). */
  readonly first: number | null
  /** Suit markers also on a map with printed suits (A.1). */
  readonly suitMarkers: boolean
  /** Of the seats, those that go by a procedure (A.3), by faction; left out where there are none. */
  readonly clockwork?: Clockwork
  /** Whether the players win together or not at all, where there are such seats. */
  readonly cooperative?: true
  /** A.5: how many landmarks are dealt and from which cards; without it only those of the map are used. */
  readonly landmarks?: { readonly deal: number; readonly from: readonly string[] }
  /** A.6: hirelings play along: those named, and others at random up to three. */
  readonly hirelings?: readonly FactionId[]
  /** A.8.1.I: two players who draft with hirelings may leave the insurgents in. */
  readonly insurgents?: true
}

const SETUP_NAMES = ['standard', 'advanced'] as const
type SetupName = (typeof SETUP_NAMES)[number]

const MAX_PLAYERS = 6
/** 5: so many corner starts and more need the advanced setup. */
const CROWDED_CORNERS = 5

/** Checks a configuration of a game with this content and fills in what is left out. */
export function rootConfig(content: Content, input: unknown): RootConfig {
  if (!isRecord(input)) throw new ConfigError('a configuration of Root is a record')
  const given = input
  const setup = oneOf('setup', given.setup ?? 'standard', SETUP_NAMES)
  const known = ['setup', 'seats', 'map', 'deck', 'preset', 'first', 'suitMarkers', 'clockwork', 'cooperative']
  known.push('landmarks', 'hirelings')
  if (setup === 'advanced') known.push('players', 'pool', 'insurgents')
  for (const key of Object.keys(given)) {
    if (!known.includes(key))
      throw new ConfigError(`“${quoted(key)}” is not a setting of Root; there are ${known.join(', ')}`)
  }
  const preset = oneOf('preset', given.preset ?? 'current', RULESET_NAMES)
  const { seats, clockwork } = clockworkOf(given.seats, given.clockwork)
  const table =
    setup === 'advanced' ? draftOf(content, { ...given, seats }, preset, clockwork) : { seats: seatsOf(content, seats) }
  const config: RootConfig = {
    setup,
    ...table,
    map: oneOf('map', given.map ?? content.maps[0]!.id, mapIds(content)),
    deck: oneOf('deck', given.deck ?? 'base', DECK_IDS),
    preset,
    first: firstOf(given.first ?? null, playersOf(table)),
    suitMarkers: trueOrFalse('suitMarkers', given.suitMarkers ?? false),
    ...automataOf(content, { ...table, clockwork }, given.cooperative ?? false),
    ...landmarksOf(content, given.landmarks, playersOf(table)),
    ...hirelingsOf(content, given, { ...table, clockwork }),
    ...insurgentsOf(given),
  }
  checkPool(config)
  return config
}

/** A.3: those of the seats that go by a procedure, and whether the others play together against them. */
function automataOf(
  content: Content,
  table: Pick<RootConfig, 'seats' | 'players'> & { clockwork: Clockwork },
  cooperative: unknown,
): Pick<RootConfig, 'clockwork' | 'cooperative'> {
  const { clockwork } = table
  const together = trueOrFalse('cooperative', cooperative)
  const names = Object.keys(clockwork)
  if (names.length === 0) {
    if (together) throw new ConfigError('“cooperative” needs a clockwork seat to play against')
    return {}
  }
  checkClockwork(factionsAt(content, table), clockwork)
  return { clockwork, ...(together ? { cooperative: true } : {}) }
}

const mapIds = (content: Content): string[] => content.maps.map(({ id }) => id)

const factionNamed = (content: Content, id: FactionId): Faction | undefined =>
  content.factions.find((faction) => faction.id === id)

/** A.5.1: one or two landmarks: a number of them dealt from all, the names of those that are used, or both. */
function landmarksOf(content: Content, value: unknown, players: number): Pick<RootConfig, 'landmarks'> {
  if (value === undefined || value === 0) return {}
  const { deal, from } = landmarkWish(content, value, players)
  if (deal !== 1 && deal !== LANDMARKS_AT_MOST)
    throw new ConfigError(`“landmarks”: one or two are used (A.5.1), not “${told(deal)}”`)
  const known = content.landmarks.filter(({ sites }) => sites !== undefined).map(({ id }) => id)
  const names = from.map((id) => {
    const name = known.find((one) => one === id)
    if (name === undefined) throw new ConfigError(`there is no landmark “${told(id)}”; there are ${known.join(', ')}`)
    return name
  })
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new ConfigError(`the landmark “${twice}” is listed twice`)
  if (names.length < deal) throw new ConfigError(`“landmarks”: ${deal} cannot be dealt from ${names.length}`)
  return { landmarks: { deal, from: names } }
}

/** What is asked for: from all that suit the number of players, from a list, or exactly a list. */
function landmarkWish(content: Content, value: unknown, players: number): { deal: unknown; from: readonly unknown[] } {
  const suitable = content.landmarks.filter(({ sites, minPlayers = 2 }) => sites !== undefined && players >= minPlayers)
  const all = suitable.map(({ id }) => id)
  if (Array.isArray(value)) return { deal: value.length, from: value }
  if (typeof value === 'number') return { deal: value, from: all }
  if (!isRecord(value)) throw new ConfigError('“landmarks” is a number, a list of names, or both as “deal” and “from”')
  const odd = Object.keys(value).find((key) => key !== 'deal' && key !== 'from')
  if (odd !== undefined) throw new ConfigError(`“landmarks” has “deal” and “from”, not “${quoted(odd)}”`)
  const from = value.from ?? all
  if (!Array.isArray(from)) throw new ConfigError('“landmarks”: “from” must list landmarks')
  return { deal: value.deal ?? Math.min(from.length, LANDMARKS_AT_MOST), from }
}

/** A.6.1, A.6.5: the hirelings that are wanted; `random` and an empty list leave all three to chance. */
function hirelingsOf(
  content: Content,
  { hirelings: value, insurgents }: Readonly<Record<string, unknown>>,
  table: Pick<RootConfig, 'seats' | 'players' | 'pool'> & { clockwork: Clockwork },
): Pick<RootConfig, 'hirelings'> {
  if (value === undefined || value === false) return {}
  if (value === 'random') return { hirelings: [] }
  if (!Array.isArray(value)) throw new ConfigError('“hirelings” is “random”, or lists up to three hirelings')
  if (value.length > HIRELINGS_AT_TABLE) throw new ConfigError(`three hirelings are used (A.6), not ${value.length}`)
  const cards = content.bands.filter(({ hireling }) => hireling?.side === 'promoted')
  for (const [i, id] of value.entries()) {
    const card = cards.find((band) => band.id === id)
    const side = content.bands.find((band) => band.id === id)
    if (card === undefined && side?.hireling !== undefined)
      throw new ConfigError(`“${side.id}” is the other side of the hireling “${side.hireling.card}”: name that card`)
    if (card === undefined)
      throw new ConfigError(`there is no hireling “${told(id)}”; there are ${cards.map((band) => band.id).join(', ')}`)
    if (value.indexOf(id) !== i) throw new ConfigError(`the hireling “${told(id)}” is listed twice`)
    const faction = factionsAt(content, table).find((seat) => card.hireling!.excludes.includes(seat))
    if (faction !== undefined)
      throw new ConfigError(`“${faction}” cannot be played beside the hireling “${card.id}” (A.6.5)`)
  }
  checkDraft(content, value as FactionId[], { ...table, insurgents: insurgents === true })
  return { hirelings: value as FactionId[] }
}

/** A.6.5: hirelings that are wanted must leave enough to draft from. */
function checkDraft(
  content: Content,
  cards: readonly FactionId[],
  table: Pick<RootConfig, 'seats' | 'pool' | 'players'> & { clockwork: Clockwork; insurgents: boolean },
): void {
  if (table.pool === undefined) return
  const players = decidersOf(table)
  const out = content.bands.flatMap(({ id, hireling }) => (cards.includes(id) ? (hireling?.excludes ?? []) : []))
  const left = table.pool.filter((faction) => !out.includes(faction))
  const dealt = table.insurgents ? left : dealtFrom(left, players)
  if (!suffices(dealt, players))
    throw new ConfigError(`“hirelings”: the pool without their factions is too small for ${players} players (A.6.5)`)
}

/** A.8.1.I */
function insurgentsOf(given: Readonly<Record<string, unknown>>): Pick<RootConfig, 'insurgents'> {
  if (given.insurgents === undefined || given.insurgents === false) return {}
  if (!trueOrFalse('insurgents', given.insurgents)) return {}
  if (given.players !== 2 || given.hirelings === undefined || given.hirelings === false)
    throw new ConfigError('“insurgents” is for two players with hirelings (A.8.1.I)')
  return { insurgents: true }
}

/** Who sits where when the game begins: nobody's seat is empty; where factions are drafted, only automata have one. */
export function factionsAt(
  { factions }: Content,
  { seats, players, clockwork = {} }: Pick<RootConfig, 'seats' | 'players' | 'clockwork'>,
): FactionId[] {
  if (players === undefined) return [...seats]
  const automata = factions.map(({ id }) => id).filter((id) => Object.hasOwn(clockwork, id))
  const drafted = Math.max(0, players - automata.length)
  return [...new Array<FactionId>(drafted).fill(''), ...automata]
}

/** A.3: how many of the seats are for players who decide. */
export const decidersOf = (config: Pick<RootConfig, 'seats' | 'players' | 'clockwork'>): number =>
  playersOf(config) - Object.keys(config.clockwork ?? {}).length

/** A.8.1: the setup cards that lie in the box when the pool is dealt. */
export const undealtOf = (config: RootConfig): FactionId[] =>
  config.insurgents === true ? [...(config.pool ?? [])] : dealtFrom(config.pool ?? [], decidersOf(config))

/** How many play. */
export const playersOf = ({ seats, players }: Pick<RootConfig, 'seats' | 'players'>): number => players ?? seats.length

/** A.8: a table whose factions are drafted. */
function draftOf(
  content: Content,
  given: Readonly<Record<string, unknown>>,
  preset: RulesetName,
  clockwork: Clockwork,
): Pick<RootConfig, 'seats' | 'players' | 'pool'> {
  if (!rulesetOf(preset).advancedSetupAvailable) throw new ConfigError(`the preset “${preset}” has no advanced setup`)
  const named: unknown = given.seats ?? []
  if (!Array.isArray(named) || named.some((id) => typeof id !== 'string' || !Object.hasOwn(clockwork, id))) {
    throw new ConfigError(
      'with the advanced setup factions are drafted: give “players”; “seats” may list automata only',
    )
  }
  const { players } = given
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > MAX_PLAYERS) {
    throw new ConfigError(`“players” is a number from 2 to ${MAX_PLAYERS}, not “${told(players)}”`)
  }
  const table = { seats: [], players, clockwork }
  if (decidersOf(table) < 1) throw new ConfigError('at least one seat is for a player')
  const cards = allSetupCards(content.factions).filter((id) => !isTakenBy(clockwork, id))
  return { seats: [], players, pool: setupCardsOf(content, given.pool ?? cards, table) }
}

/** A.8.1: the setup cards, enough of them for the pool. */
function setupCardsOf(
  content: Content,
  value: unknown,
  table: Pick<RootConfig, 'seats' | 'players'> & { clockwork: Clockwork },
): FactionId[] {
  const players = decidersOf(table)
  if (!Array.isArray(value)) throw new ConfigError('“pool” must list factions')
  const taken = value.find((id) => typeof id === 'string' && isTakenBy(table.clockwork, id))
  if (taken !== undefined) throw new ConfigError(`“${told(taken)}” is an automaton's, so it cannot be drafted`)
  const pool = allSetupCards(content.factions).filter((id) => value.includes(id))
  const unknown = value.find((id, i) => !pool.includes(id) || value.indexOf(id) !== i)
  if (unknown !== undefined) throw new ConfigError(`“${told(unknown)}” is no faction to be drafted, or listed twice`)
  for (const id of pool) {
    const needs = factionNamed(content, id)?.needs
    if (needs !== undefined && !pool.includes(needs)) throw new ConfigError(`“${id}” needs “${needs}” in the pool`)
  }
  if (!canDeal(pool, players)) {
    throw new ConfigError(`the pool is too small for ${players} players: it needs ${poolSize(players)} cards (A.8.1)`)
  }
  return pool
}

/** An edition plays only with what was there at its time. */
function checkPool({ preset, seats, map, deck, landmarks, hirelings }: RootConfig): void {
  const pool = contentPool(preset)
  if (pool === null) return
  if (landmarks !== undefined) throw new ConfigError(`the preset “${preset}” has no landmarks`)
  if (hirelings !== undefined) throw new ConfigError(`the preset “${preset}” has no hirelings`)
  const missing = [
    ...seats.filter((id) => !pool.factions.includes(id)),
    ...[map].filter((id) => !pool.maps.includes(id)),
    ...[deck].filter((id) => !pool.decks.includes(id)),
  ]
  if (missing.length > 0) throw new ConfigError(`the preset “${preset}” has no “${missing[0]}”`)
}

function seatsOf(content: Content, value: unknown): FactionId[] {
  if (!Array.isArray(value)) throw new ConfigError('“seats” must list the factions in seating order')
  if (value.length < 2 || value.length > MAX_PLAYERS) {
    throw new ConfigError(`Root is for 2 to ${MAX_PLAYERS} players, not ${value.length}`)
  }
  for (const [i, id] of value.entries()) {
    if (typeof id !== 'string' || factionNamed(content, id) === undefined)
      throw new ConfigError(`there is no faction “${told(id)}”`)
    if (value.indexOf(id) !== i) throw new ConfigError(`the faction “${id}” can be played only once`)
  }
  const seats = value as FactionId[]
  for (const id of seats) {
    const needs = factionNamed(content, id)?.needs
    if (needs !== undefined && !seats.includes(needs)) throw new ConfigError(`“${id}” needs “${needs}” at the table`)
  }
  if (seats.filter((id) => factionNamed(content, id)?.startsInCorner === true).length >= CROWDED_CORNERS) {
    throw new ConfigError(`${CROWDED_CORNERS} factions that start in corners need the advanced setup (rule 5)`)
  }
  return seats
}

function trueOrFalse(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new ConfigError(`“${name}” is true or false, not “${told(value)}”`)
  return value
}

function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value)
  if (found === undefined) throw new ConfigError(`“${name}” is ${allowed.join(', ')}, not “${told(value)}”`)
  return found
}

function firstOf(value: unknown, players: number): number | null {
  if (value === null) return null
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= players) {
    throw new ConfigError(`“first” is the number of a seat from 0 to ${players - 1}, or null`)
  }
  return value
}
