import { defineGame, frameOf, type Game, inBagOrder, type Result, type Zone } from '@spinney/kernel'
import { isPower, isRace, pieceKinds } from './abilities.ts'
import { mapFor } from './board/boards.ts'
import { columnProcedures } from './combos/column.ts'
import { pickCombo } from './combos/pick.ts'
import { type Config, readConfig, withRules } from './config.ts'
import { campaignProcedures } from './conquest/campaign.ts'
import { powers } from './powers/index.ts'
import { races } from './races/index.ts'
import { sorts } from './sorts.ts'
import { NOBODY, type SmallWorld, tokensOnMap } from './state.ts'
import { course } from './turn/course.ts'
import { redeployProcedures } from './turn/redeploy.ts'
import { turnProcedures } from './turn/turn.ts'

/** All coins of the box together. */ // SW-1.6
export const COINS_IN_BOX = 30 * 10 + 24 * 5 + 20 * 3 + 35

/** What everybody begins with. */ // SW-2.10
const STARTING_COINS = 5

/** No turn of random play takes nearly as many answers. */
const ANSWERS_PER_TURN = 250

/** Small World for the kernel. */
export const smallworld: Game<SmallWorld, Config> = defineGame<SmallWorld, Config>({
  id: 'smallworld',
  rules: '2',
  // Version 1 let survivors of the own race fight on at once.
  earlier: { '1': { config: (config) => withRules(readConfig(config), { ownSurvivors: 'atOnce' }) } },
  config: readConfig,
  seats: (config) => config.players,
  setup,
  procedures: [
    course,
    pickCombo,
    ...columnProcedures,
    ...turnProcedures,
    ...campaignProcedures,
    ...redeployProcedures,
    ...[...races, ...powers].flatMap((trait) => trait.procedures ?? []),
  ],
  sorts,
  open: [
    'map',
    'rules',
    'turn',
    'seat',
    'first',
    'coins',
    'column',
    'bannerBag',
    'bannersBelow',
    'badgeBag',
    'badgeDiscard',
    'firstCombos',
    'peoples',
    'active',
    'holder',
    'tokens',
    'tribes',
    'tribesGone',
    'pieces',
    'attacked',
  ],
  secrets,
  result,
  bound: (config) => mapFor(config.players).turns * config.players * ANSWERS_PER_TURN,
  conserved,
})

/** The table before the first combo is uncovered. */ // SW-2.1 to SW-2.11
function setup(config: Config): SmallWorld {
  const { players, rules, firstPlayer, firstCombos } = config
  const facts = mapFor(players)
  const first = firstPlayer === 'random' ? 0 : firstPlayer
  const combos = Array.from({ length: players }, (_, seat) => firstCombos[seat] ?? null)
  const byRegion = () => facts.regions.map(() => 0)
  return {
    flow: [frameOf(course, { begun: false, drawFirst: firstPlayer === 'random' })],
    version: 0,
    over: false,
    map: facts.id,
    rules,
    turn: 1,
    seat: first,
    first,
    coins: combos.map(() => [STARTING_COINS]),
    bank: COINS_IN_BOX - players * STARTING_COINS,
    column: [],
    bannerBag: without(bannerNames, combos, 'race'),
    bannersBelow: [],
    badgeBag: without(badgeNames, combos, 'power'),
    badgeDiscard: [],
    firstCombos: combos,
    peoples: [],
    active: combos.map(() => NOBODY),
    holder: facts.regions.map(() => NOBODY),
    tokens: byRegion(),
    tribes: facts.regions.map((region) => (region.lostTribe ? 1 : 0)),
    tribesGone: 0,
    pieces: Object.fromEntries(pieceKinds.map((kind) => [kind.id, byRegion()])),
    attacked: combos.map(() => 0),
  }
}

const bannerNames = races.map((race) => race.id).sort(inBagOrder)
const badgeNames = powers.map((power) => power.id).sort(inBagOrder)

/** The names that no seat has been promised, in the order of a bag. */
function without(names: readonly string[], combos: Config['firstCombos'], part: 'race' | 'power'): string[] {
  return names.filter((name) => !combos.some((combo) => combo?.[part] === name))
}

/** Coins are secret until the game is over, unless the table plays with open scores. */ // SW-10.6, SW-14.1
function secrets(g: SmallWorld): Zone[] {
  if (g.over || g.rules.scores === 'open') return []
  return g.coins.map((items, seat) => ({ items, knownTo: [seat], pool: null }))
}

/** Most coins win; then most race tokens on the map; then the victory is shared. */ // SW-3.6, SW-14.2
function result(g: SmallWorld): Result | null {
  if (!g.over) return null
  const scores = g.coins.map((coins) => coins[0]!)
  const richest = bestOf(scores)
  if (richest.length === 1) return { winners: richest, scores, how: 'coins' }
  const tokens = scores.map((_, seat) => (richest.includes(seat) ? seatTokens(g, seat) : -1))
  return { winners: bestOf(tokens), scores, how: 'tokens' }
}

function bestOf(values: readonly number[]): number[] {
  const best = Math.max(...values)
  return values.flatMap((value, seat) => (value === best ? [seat] : []))
}

function seatTokens(g: SmallWorld, seat: number): number {
  let sum = 0
  g.peoples.forEach((people, slot) => {
    if (people?.seat === seat) sum += tokensOnMap(g, slot)
  })
  return sum
}

/** Coins, Lost Tribes, tokens of each race, banners and badges neither come nor go. */
function conserved(g: SmallWorld): Record<string, number> {
  const peoples = g.peoples.filter((people) => people !== null)
  const combos = [...g.column, ...g.firstCombos.filter((combo) => combo !== null)]
  const totals: Record<string, number> = {
    coins: g.bank + sum(g.coins.map((coins) => coins[0]!)) + sum(g.column.map((combo) => combo.coins)),
    tribes: g.tribesGone + sum(g.tribes),
    banners: known(isRace, [...g.bannerBag, ...g.bannersBelow, ...[...combos, ...peoples].map(({ race }) => race)]),
    badges: known(isPower, [...g.badgeBag, ...g.badgeDiscard, ...[...combos, ...peoples].map(({ power }) => power)]),
  }
  for (const race of races) totals[race.id] = race.supply
  g.peoples.forEach((people, slot) => {
    if (people !== null)
      totals[people.race] = people.tray + people.hand + people.aside + people.driven + tokensOnMap(g, slot)
  })
  return totals
}

/** How many different ones there are of a kind. */
const known = (isOne: (id: string) => boolean, names: readonly (string | null)[]): number =>
  new Set(names.filter((name) => name !== null && isOne(name))).size

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
