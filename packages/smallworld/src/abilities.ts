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

/** Something that rules attacks out, and the rule it does so by. */
export interface Shield {
  readonly law: string
  readonly repels: NonNullable<Modifiers['repels']>
}

/** What race and power of a people amount to together, the race first. */
export interface Abilities {
  readonly costs: readonly NonNullable<Modifiers['conquestCost']>[]
  readonly links: readonly Link[]
  readonly shields: readonly Shield[]
  readonly losses: readonly NonNullable<Modifiers['tokensLost']>[]
  readonly keeps: readonly NonNullable<Modifiers['tokensKept']>[]
  readonly commitments: readonly NonNullable<Modifiers['committed']>[]
  readonly incomes: readonly IncomeSource[]
  readonly ways: readonly Way[]
  readonly acts: readonly Act[]
  /** By event, the race's handler first. */
  readonly handlers: { readonly [E in keyof Handlers]-?: readonly NonNullable<Handlers[E]>[] }
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
export const immunePieces: readonly PieceKind[] = pieceKinds.filter((kind) => kind.immune)
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
type Details<E extends EventName> =
  Parameters<NonNullable<Handlers[E]>> extends [SmallWorld, Slot, ...infer D] ? D : never

/** Tells race and power of a people that something happened, the race first; in decline nobody listens. */
export function announce<E extends EventName>(g: SmallWorld, event: E, slot: Slot, ...details: Details<E>): void {
  const handlers = abilitiesOf(g.peoples[slot]!).handlers[event] as readonly Handler[]
  for (let i = 0; i < handlers.length; i++) handlers[i]!(g, slot, ...details)
}

type Handler = (g: SmallWorld, slot: Slot, ...details: unknown[]) => void

function handlersOf(traits: readonly (Race | Power)[]): Abilities['handlers'] {
  const of = <E extends EventName>(event: E) => traits.flatMap((trait) => trait.on?.[event] ?? [])
  return {
    picked: of('picked'),
    turnBegan: of('turnBegan'),
    readied: of('readied'),
    conquered: of('conquered'),
    losing: of('losing'),
    retreated: of('retreated'),
    redeploying: of('redeploying'),
    redeployed: of('redeployed'),
    turnEnding: of('turnEnding'),
    regrouping: of('regrouping'),
  } as Abilities['handlers']
}

function combine(race: Race, power: Power | null): Abilities {
  const traits = power === null ? [race] : [race, power]
  return {
    ...fromModifiers(traits, 'active'),
    ways: traits.flatMap((trait) => trait.ways ?? []),
    acts: traits.flatMap((trait) => trait.acts ?? []),
    handlers: handlersOf(traits),
  }
}

function combineDeclined(race: Race, power: Power | null): Abilities {
  const traits = power === null ? [race] : [race, power]
  return { ...fromModifiers(traits, 'declined'), ways: [], acts: [], handlers: handlersOf([]) }
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
    shields: traits.flatMap((trait) => {
      const repels = trait[state]?.repels
      return repels === undefined ? [] : [{ law: trait.law, repels }]
    }),
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
