import { ConfigError, isRecord, quoted, told } from '@spinney/kernel'
import type { FactionId } from '../core/state.ts'
import { BOTS, botFor, DIFFICULTIES, type Difficulty, VAGABOT_IDS, type VagabotId } from './facts.ts'

/** How one automaton is set up. */
export interface BotSetup {
  readonly difficulty: Difficulty
  readonly traits: readonly string[]
  /** Only a Vagabot has one. */
  readonly character?: VagabotId
}

/** The automata at a table, by the faction each stands for. */
export type Clockwork = { readonly [faction: FactionId]: BotSetup }

const PREFIX = 'clockwork:'

/**
 * Reads the automata of a configuration: under `clockwork`, or written into the seats as
 * `clockwork:marquise@nightmare+blitz` and `clockwork:vagabond/thief@easy`.
 */
export function clockworkOf(seats: unknown, given: unknown): { seats: unknown; clockwork: Clockwork } {
  const listed = given ?? {}
  if (!isRecord(listed)) throw new ConfigError('“clockwork” is a record: the automata by the faction each stands for')
  const all: Record<FactionId, unknown> = { ...listed }
  const plain = Array.isArray(seats) ? seats.map((seat) => named(seat, all)) : seats
  const clockwork = Object.entries(dealt(all)).map(([faction, setup]) => [faction, setupOf(faction, setup)])
  return { seats: plain, clockwork: Object.fromEntries(clockwork) }
}

/** Vagabots of whom no card is said get the first ones that no other has. */
function dealt(all: Readonly<Record<FactionId, unknown>>): Record<FactionId, unknown> {
  const taken = Object.values(all).map((setup) => (isRecord(setup) ? setup.character : undefined))
  const given = Object.entries(all).map(([faction, setup]) => {
    if (botFor(faction)?.faction !== 'vagabond' || !isRecord(setup) || setup.character !== undefined)
      return [faction, setup]
    const character = VAGABOT_IDS.find((id) => !taken.includes(id))
    taken.push(character)
    return [faction, { ...setup, character }]
  })
  return Object.fromEntries(given)
}

/** The faction of a seat; one that is written as an automaton is added to the others. */
function named(seat: unknown, all: Record<FactionId, unknown>): unknown {
  if (typeof seat !== 'string' || !seat.startsWith(PREFIX)) return seat
  const [, faction = '', character, difficulty, traits = ''] =
    /^([^/@+]*)(?:\/([^@+]*))?(?:@([^+]*))?((?:\+[^+]*)*)$/.exec(seat.slice(PREFIX.length)) ?? []
  if (Object.hasOwn(all, faction)) throw new ConfigError(`the clockwork “${quoted(faction)}” is set up twice`)
  all[faction] = {
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(character === undefined ? {} : { character }),
    traits: traits.split('+').slice(1),
  }
  return faction
}

function setupOf(faction: FactionId, given: unknown): BotSetup {
  const bot = botFor(faction)
  if (bot === undefined) {
    const known = [...BOTS.map((known) => known.faction), 'vagabond2'].join(', ')
    throw new ConfigError(`there is no clockwork “${quoted(faction)}”; there are ${known}`)
  }
  if (!isRecord(given)) throw new ConfigError(`the clockwork “${faction}” is a record with difficulty and traits`)
  const isVagabot = bot.faction === 'vagabond'
  const known = ['difficulty', 'traits', ...(isVagabot ? ['character'] : [])]
  const odd = Object.keys(given).find((key) => !known.includes(key))
  if (odd !== undefined)
    throw new ConfigError(`the clockwork “${faction}” has no “${quoted(odd)}”; it has ${known.join(', ')}`)
  return {
    difficulty: difficultyOf(faction, given.difficulty ?? 'default'),
    traits: traitsOf(faction, Object.keys(bot.traits), given.traits ?? []),
    ...(isVagabot ? { character: characterOf(faction, given.character) } : {}),
  }
}

function difficultyOf(faction: FactionId, value: unknown): Difficulty {
  const found = DIFFICULTIES.find((name) => name === value)
  if (found === undefined)
    throw new ConfigError(
      `the difficulty of the clockwork “${faction}” is ${DIFFICULTIES.join(', ')}, not “${told(value)}”`,
    )
  return found
}

/** The traits in the order of the box; each card is there once. */
function traitsOf(faction: FactionId, known: readonly string[], value: unknown): string[] {
  if (!Array.isArray(value)) throw new ConfigError(`the traits of the clockwork “${faction}” are a list`)
  for (const [i, trait] of value.entries()) {
    if (!known.includes(trait)) {
      const owner = BOTS.find((bot) => typeof trait === 'string' && Object.hasOwn(bot.traits, trait))
      const whose = owner === undefined ? 'no trait' : `a trait of the clockwork “${owner.faction}”, not`
      throw new ConfigError(
        `“${told(trait)}” is ${whose} of the clockwork “${faction}”; its traits are ${known.join(', ')}`,
      )
    }
    if (value.indexOf(trait) !== i) throw new ConfigError(`the trait “${trait}” of “${faction}” stands there twice`)
  }
  return known.filter((trait) => value.includes(trait))
}

function characterOf(faction: FactionId, value: unknown): VagabotId {
  const found = VAGABOT_IDS.find((id) => id === value)
  if (found === undefined)
    throw new ConfigError(`the Vagabot of “${faction}” is ${VAGABOT_IDS.join(', ')}, not “${told(value)}”`)
  return found
}

/** Whether these automata can sit at a table together with the others. */
export function checkClockwork(seats: readonly FactionId[], clockwork: Clockwork): void {
  for (const faction of Object.keys(clockwork)) {
    if (!seats.includes(faction)) throw new ConfigError(`the clockwork “${faction}” has no seat at the table`)
  }
  if ('vagabond2' in clockwork && !seats.includes('vagabond')) {
    throw new ConfigError('“vagabond2” needs “vagabond” at the table')
  }
  if ('vagabond' in clockwork && seats.includes('vagabond2') && !('vagabond2' in clockwork)) {
    throw new ConfigError('beside a Vagabot the player is the “vagabond” and the Vagabot the “vagabond2”')
  }
  const characters = Object.values(clockwork).flatMap(({ character }) => character ?? [])
  const twice = characters.find((character, i) => characters.indexOf(character) !== i)
  if (twice !== undefined) throw new ConfigError(`there is one Vagabot card “${twice}”: two cannot both have it`)
  if (Object.keys(clockwork).length === seats.length) throw new ConfigError('at least one seat is for a player')
}

/** A.3: the setup cards of automata are left out of the draft; with a Vagabot those of both Vagabonds. */
export const isTakenBy = (clockwork: Clockwork, id: FactionId): boolean =>
  Object.hasOwn(clockwork, id) || (id.startsWith('vagabond') && 'vagabond' in clockwork)

/** Whether a seat of a table goes by a procedure (A.3). Where factions are drafted, automata have the last seats. */
export function isClockworkSeat(config: unknown, seat: number): boolean {
  if (!isRecord(config) || !isRecord(config.clockwork)) return false
  const { seats, players, clockwork } = config
  if (Array.isArray(seats)) return typeof seats[seat] === 'string' && Object.hasOwn(clockwork, seats[seat])
  return typeof players === 'number' && seat >= players - Object.keys(clockwork).length
}
