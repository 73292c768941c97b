import { boardOf, type People, powers, races, type SmallWorld } from '@spinney/smallworld'

/** Which regions pay a race or power a coin more, turn after turn. */
type Pays = (g: SmallWorld, region: number) => boolean

const terrain =
  (kind: string): Pays =>
  (g, region) =>
    boardOf(g).terrain[region] === kind
const symbol =
  (kind: 'mine' | 'magic' | 'cavern'): Pays =>
  (g, region) =>
    boardOf(g).has[kind][region]!

/** Race or power: the regions that pay it more. One line for each that has such a thing. */
const PAYS: { readonly [trait: string]: Pays } = {
  dwarves: symbol('mine'),
  humans: terrain('farmland'),
  wizards: symbol('magic'),
  forest: terrain('forest'),
  hill: terrain('hill'),
  swamp: terrain('swamp'),
  merchant: () => true,
}

/** Those whose coins come from conquering somebody's region. */
const PLUNDERS: { readonly [trait: string]: true } = { orcs: true, pillaging: true }

/** Coins each turn, whatever is held. */
const WAGES: { readonly [trait: string]: number } = { alchemist: 2 }

/** What a trait adds to its tokens when a combo is picked, in coins. The features show it only later. */
export const LURE: { readonly [trait: string]: number } = {
  amazons: 2,
  dwarves: -1,
  elves: 1,
  ghouls: 3,
  giants: 1,
  halflings: 2,
  humans: 2,
  orcs: 2,
  ratmen: 0,
  skeletons: 3,
  sorcerers: 4,
  tritons: 1,
  trolls: 2,
  wizards: 2,
  alchemist: 5,
  berserk: 1,
  bivouacking: 2,
  commando: 4,
  diplomat: 3,
  'dragon-master': 4,
  flying: 2,
  forest: 2,
  fortified: 4,
  heroic: 2,
  hill: 2,
  merchant: 4,
  mounted: 3,
  pillaging: 3,
  seafaring: 2,
  spirit: 3,
  stout: 3,
  swamp: 2,
  underworld: 1,
  wealthy: 6,
}

/** Coins a region pays besides the one that every region does. */
export function bonusOf(g: SmallWorld, people: People, region: number): number {
  let bonus = 0
  const byRace = PAYS[people.race]
  if (byRace !== undefined && (!people.declined || people.race === 'dwarves') && byRace(g, region)) bonus++
  if (people.power === null || people.declined) return bonus
  const byPower = PAYS[people.power]
  if (byPower?.(g, region)) bonus++
  if (people.power === 'fortified' && g.pieces.fortress![region]! > 0) bonus++
  return bonus
}

/** Coins for taking a region from somebody. */
export function plunderOf({ race, power }: People): number {
  return (PLUNDERS[race] ? 1 : 0) + (power !== null && PLUNDERS[power] ? 1 : 0)
}

/** Coins each turn that depend on no region. */
export function wagesOf({ power, declined }: People): number {
  return declined || power === null ? 0 : (WAGES[power] ?? 0)
}

const TOKENS: { readonly [trait: string]: number } = Object.fromEntries(
  [...races, ...powers].map(({ id, tokens }) => [id, tokens]),
)

/** Tokens that a race or power brings. */
export function tokensOf(trait: string): number {
  return TOKENS[trait]!
}
