import type { Public } from '@spinney/kernel'
import { powers } from './powers/index.ts'
import { races } from './races/index.ts'
import type { People, PieceId, PowerId, RaceId, Slot, SmallWorld } from './state.ts'
import type { Act, Handlers, Link, Modifiers, PieceKind, Power, Race, Way } from './traits.ts'

/** A bonus at the end of the turn and where it comes from. */
export interface IncomeSource {
  readonly source: RaceId | PowerId
  readonly law: string
  readonly coins: NonNullable<Modifiers['income']>
}

/** What race and power of a people amount to together, the race first. */
export interface Abilities {
  readonly costs: readonly NonNullable<Modifiers['conquestCost']>[]
  readonly links: readonly Link[]
  readonly repels: readonly NonNullable<Modifiers['repels']>[]
  readonly losses: readonly NonNullable<Modifiers['tokensLost']>[]
  readonly keeps: readonly NonNullable<Modifiers['tokensKept']>[]
  readonly commitments: readonly NonNullable<Modifiers['committed']>[]
  readonly incomes: readonly IncomeSource[]
  readonly ways: readonly Way[]
  readonly acts: readonly Act[]
  readonly handlers: readonly Handlers[]
  readonly entersAnywhere: boolean
  readonly ignoresAdjacency: boolean
  readonly entersWater: boolean
  readonly mayAttempt: boolean
  readonly actsInDecline: boolean
  readonly lasting: boolean
  readonly declinesAfterScoring: boolean
}

const raceTable: { readonly [id: RaceId]: Race } = byId(races)
const powerTable: { readonly [id: PowerId]: Power } = byId(powers)

/** The race of this name. */
export function raceOf(id: RaceId): Race {
  return raceTable[id]!
}

/** The power of this name. */
export function powerOf(id: PowerId): Power {
  return powerTable[id]!
}

/** Whether there is such a race. */
export const isRace = (id: string): boolean => Object.hasOwn(raceTable, id)

/** Whether there is such a power. */
export const isPower = (id: string): boolean => Object.hasOwn(powerTable, id)

/** All kinds of pieces that come with races and powers. */
export const pieceKinds: readonly PieceKind[] = [...races, ...powers].flatMap((trait) => trait.pieces ?? [])

/** Those that make a region harder to take, and those that make it safe. */
export const defensivePieces: readonly PieceKind[] = pieceKinds.filter((kind) => kind.defence > 0)
export const immunePieces: readonly PieceId[] = pieceKinds.filter((kind) => kind.immune).map((kind) => kind.id)
export const guardingPieces: readonly PieceId[] = pieceKinds.filter((kind) => kind.guards).map((kind) => kind.id)

/** The name under which a declined people without badge finds its abilities. */
const NO_POWER = ''

const activeTable = tableOf(combine)
const declinedTable = tableOf(combineDeclined)

/** What a people can do as it stands. */
export function abilitiesOf(people: Public<People>): Abilities {
  const table = people.declined ? declinedTable : activeTable
  return table[people.race]![people.power ?? NO_POWER]!
}

type EventName = keyof Handlers
type EventDetails<E extends EventName> =
  Parameters<NonNullable<Handlers[E]>> extends [SmallWorld, Slot, ...infer D] ? D : never

/** Tells race and power of an active people that something happened, the race first. */
export function announce<E extends EventName>(g: SmallWorld, event: E, slot: Slot, ...details: EventDetails<E>): void {
  const people = g.peoples[slot]!
  if (people.declined) return
  for (const handlers of abilitiesOf(people).handlers) {
    const handler = handlers[event] as ((g: SmallWorld, slot: Slot, ...rest: unknown[]) => void) | undefined
    if (handler !== undefined) handler(g, slot, ...details)
  }
}

function combine(race: Race, power: Power | null): Abilities {
  const traits = power === null ? [race] : [race, power]
  return {
    ...fromModifiers(traits, 'active'),
    ways: traits.flatMap((trait) => trait.ways ?? []),
    acts: traits.flatMap((trait) => trait.acts ?? []),
    handlers: traits.flatMap((trait) => trait.on ?? []),
  }
}

function combineDeclined(race: Race, power: Power | null): Abilities {
  const traits = power === null ? [race] : [race, power]
  return { ...fromModifiers(traits, 'declined'), ways: [], acts: [], handlers: [] }
}

function fromModifiers(
  traits: readonly (Race | Power)[],
  state: 'active' | 'declined',
): Omit<Abilities, 'ways' | 'acts' | 'handlers'> {
  const list = traits.flatMap((trait) => trait[state] ?? [])
  const all = <K extends keyof Modifiers>(key: K) => list.flatMap((modifiers) => modifiers[key] ?? [])
  const any = (key: keyof Modifiers) => list.some((modifiers) => modifiers[key] === true)
  return {
    costs: all('conquestCost') as Abilities['costs'],
    links: all('linked') as Abilities['links'],
    repels: all('repels') as Abilities['repels'],
    losses: all('tokensLost') as Abilities['losses'],
    keeps: all('tokensKept') as Abilities['keeps'],
    commitments: all('committed') as Abilities['commitments'],
    incomes: traits.flatMap((trait) => {
      const coins = trait[state]?.income
      return coins === undefined ? [] : [{ source: trait.id, law: trait.law, coins }]
    }),
    entersAnywhere: any('entersAnywhere'),
    ignoresAdjacency: any('ignoresAdjacency'),
    entersWater: any('entersWater'),
    mayAttempt: !any('noFinalAttempt'),
    actsInDecline: any('actsInDecline'),
    lasting: any('lasting'),
    declinesAfterScoring: any('declinesAfterScoring'),
  }
}

type AbilityTable = { readonly [race: RaceId]: { readonly [power: PowerId]: Abilities } }

/** All combinations, worked out once. */
function tableOf(combination: (race: Race, power: Power | null) => Abilities): AbilityTable {
  const rowOf = (race: Race) => {
    const row = powers.map((power) => [power.id, combination(race, power)] as const)
    return Object.fromEntries([...row, [NO_POWER, combination(race, null)]])
  }
  return Object.fromEntries(races.map((race) => [race.id, rowOf(race)]))
}

function byId<T extends { readonly id: string }>(list: readonly T[]): { readonly [id: string]: T } {
  const table: { [id: string]: T } = {}
  for (const item of list) {
    if (item.id in table) throw new Error(`two of them are called ${item.id}`)
    table[item.id] = item
  }
  return table
}
