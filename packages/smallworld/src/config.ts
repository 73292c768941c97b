import { ConfigError, isRecord, named, quoted, type Seat, shortly, told } from '@spinney/kernel'
import { isPower, isRace } from './abilities.ts'
import { HIGHEST_FACE, MOST_FACES } from './die.ts'
import { presets, type Ruleset, switchValues } from './rules.ts'
import type { Combo, PowerId, RaceId } from './state.ts'

/** What a table agrees on before the game. */
export interface Config {
  readonly players: number
  readonly rules: Ruleset
  /** The seat that begins, or left to chance. */
  readonly firstPlayer: Seat | 'random'
  /** Combos that seats are given on their first turn, for tests and simulation; null or nothing: they choose. */
  readonly firstCombos: readonly (Combo | null)[]
}

/** The usual game for this many players. */
export function defaultConfig(players: number): Config {
  return readConfig({ players })
}

/** The same game with some switches changed. */
export const withRules = (config: Config, changes: Partial<Ruleset>): Config => ({
  ...config,
  rules: { ...config.rules, ...changes },
})

/** The same game, in which a seat begins with a certain combo. */
export function withCombo(config: Config, seat: Seat, race: RaceId, power: PowerId): Config {
  const firstCombos = Array.from({ length: config.players }, (_, i) => config.firstCombos[i] ?? null)
  firstCombos[seat] = { race, power }
  return readConfig({ ...config, firstCombos })
}

/**
 * Reads a configuration from outside: `players`, and if wanted `preset` (standard, literal), `rules` (single switches),
 * `firstPlayer` and `firstCombos`.
 */
export function readConfig(input: unknown): Config {
  const fields = recordOf(input, 'the configuration')
  for (const key of Object.keys(fields)) {
    if (!['players', 'preset', 'rules', 'firstPlayer', 'firstCombos'].includes(key)) {
      refuse(`there is no option ${quoted(key)}`)
    }
  }
  const players = readPlayers(fields.players)
  return {
    players,
    rules: readRules(fields.preset ?? 'standard', fields.rules ?? {}),
    firstPlayer: readFirstPlayer(fields.firstPlayer ?? 'random', players),
    firstCombos: readCombos(fields.firstCombos ?? [], players),
  }
}

// SW-1.10
function readPlayers(players: unknown): number {
  if (typeof players === 'number' && Number.isInteger(players) && players >= 2 && players <= 5) return players
  return refuse(`Small World is for 2 to 5 players, not ${shortly(players)}`)
}

/** A preset with single switches changed. */
export function readRules(preset: unknown, changes: unknown): Ruleset {
  const rules: Record<string, unknown> = { ...(presetNamed(preset) ?? refuse(`there is no preset ${told(preset)}`)) }
  for (const [name, value] of Object.entries(recordOf(changes, 'rules'))) {
    if (name === 'dieFaces' && Array.isArray(value) && value.length > MOST_FACES) {
      refuse(`a die has at most ${MOST_FACES} faces, not ${value.length}`)
    }
    if (!isSwitchValue(name, value)) refuse(`the switch ${quoted(name)} cannot be ${shortly(value)}`)
    rules[name] = value
  }
  return rules as unknown as Ruleset
}

const presetNamed = (name: unknown): Ruleset | undefined => named<Ruleset>(presets, name)

function isSwitchValue(name: string, value: unknown): boolean {
  if (name === 'dieFaces') return Array.isArray(value) && value.length > 0 && value.every(isFace)
  return named<readonly unknown[]>(switchValues, name)?.includes(value) === true
}

const isFace = (face: unknown): boolean =>
  Number.isInteger(face) && (face as number) >= 0 && (face as number) <= HIGHEST_FACE

function readFirstPlayer(value: unknown, players: number): Seat | 'random' {
  if (value === 'random') return value
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < players) return value as Seat
  return refuse(`firstPlayer is a seat or “random”, not ${shortly(value)}`)
}

function readCombos(value: unknown, players: number): (Combo | null)[] {
  if (!Array.isArray(value) || value.length > players)
    return refuse('firstCombos lists at most one combo for each seat')
  const combos = value.map(readCombo)
  for (const part of ['race', 'power'] as const) {
    const names = combos.flatMap((combo) => combo?.[part] ?? [])
    if (new Set(names).size < names.length) refuse(`firstCombos gives a ${part} twice`)
  }
  return combos
}

function readCombo(value: unknown): Combo | null {
  if (value === null) return null
  const { race, power } = recordOf(value, 'a combo')
  if (typeof race !== 'string' || !isRace(race)) return refuse(`there is no race ${shortly(race)}`)
  if (typeof power !== 'string' || !isPower(power)) return refuse(`there is no power ${shortly(power)}`)
  return { race, power }
}

function recordOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : refuse(`${what} must be a record`)
}

function refuse(message: string): never {
  throw new ConfigError(message)
}
