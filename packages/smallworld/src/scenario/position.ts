import { type Frame, frameOf } from '@spinney/kernel'
import { isPower, isRace, pieceKinds, raceOf } from '../abilities.ts'
import { VISIBLE_COMBOS } from '../combos/column.ts'
import { newPeople } from '../combos/pick.ts'
import { readConfig } from '../config.ts'
import { campaign } from '../conquest/campaign.ts'
import { smallworld } from '../game.ts'
import { powers } from '../powers/index.ts'
import { races } from '../races/index.ts'
import { NOBODY, playersOf, type Slot, type SmallWorld, tokensOnMap } from '../state.ts'
import { course } from '../turn/course.ts'
import { expansion, turn } from '../turn/turn.ts'
import type { PeopleSpec, PositionSpec, Refuse, RegionSpec } from './spec.ts'

/** Builds a position; not yet settled, so that the caller sees what it leads to. */
export function positionFrom(spec: PositionSpec, refuse: Refuse): SmallWorld {
  const { players, preset = 'standard', rules = {} } = spec
  const g = smallworld.setup(readConfig({ players, preset, rules, firstPlayer: 0 }))
  g.turn = spec.turn ?? 2
  g.seat = seatIn(g, spec.seat ?? 0, 'seat', refuse)
  g.first = seatIn(g, spec.first ?? 0, 'first', refuse)
  for (const [race, people] of Object.entries(spec.peoples ?? {})) addPeople(g, race, people, refuse)
  for (const [region, content] of Object.entries(spec.regions ?? {})) fillRegion(g, Number(region), content, refuse)
  countTokens(g, refuse)
  setCoins(g, spec, refuse)
  layOut(g, spec, refuse)
  for (const seat of spec.attacked ?? []) g.attacked[seatIn(g, seat, 'attacked', refuse)] = 1
  g.flow = flowOf(g, spec, refuse)
  return g
}

function addPeople(g: SmallWorld, race: string, spec: PeopleSpec, refuse: Refuse): void {
  const path = `peoples.${race}`
  const { seat, power = null, declined = false, ...rest } = spec
  if (!isRace(race)) refuse(path, `there is no race called “${race}”`)
  if (power !== null && !isPower(power)) refuse(`${path}.power`, `there is no power called “${power}”`)
  if (!declined && power === null) refuse(path, 'an active race has a power')
  const slot = g.peoples.push({ ...newPeople(g, seat, race, power, 0), declined, since: g.turn - 1, ...rest }) - 1
  if (declined) return
  if (g.active[seatIn(g, seat, `${path}.seat`, refuse)] !== NOBODY) refuse(path, `seat ${seat} has two active races`)
  g.active[seat] = slot
}

function fillRegion(g: SmallWorld, region: number, spec: RegionSpec, refuse: Refuse): void {
  const path = `regions.${region}`
  if (g.holder[region] === undefined) refuse(path, `the map ${g.map} has regions 0 to ${g.holder.length - 1}`)
  const before = g.tribes[region]!
  g.tribes[region] = spec.tribes ?? (spec.race === undefined ? before : 0)
  g.tribesGone += before - g.tribes[region]!
  if (spec.race !== undefined) {
    g.holder[region] = slotOf(g, spec.race, `${path}.race`, refuse)
    g.tokens[region] = spec.tokens ?? 1
    if (g.tokens[region] === 0) refuse(`${path}.tokens`, 'a region without tokens is held by nobody')
  } else if (spec.tokens !== undefined) refuse(`${path}.tokens`, 'it does not say of which race')
  for (const [piece, count] of Object.entries(spec.pieces ?? {})) {
    if (g.pieces[piece] === undefined) refuse(`${path}.pieces.${piece}`, 'there is no such piece')
    g.pieces[piece]![region] = count
  }
}

/** Every token is on the map, with the player or in the tray, and there are not more than the box holds. */
function countTokens(g: SmallWorld, refuse: Refuse): void {
  g.peoples.forEach((people, slot) => {
    if (people === null) return
    people.tray = raceOf(people.race).supply - people.hand - people.aside - tokensOnMap(g, slot)
    if (people.tray < 0) refuse(`peoples.${people.race}`, `there are only ${raceOf(people.race).supply} tokens`)
  })
  for (const { id, supply } of pieceKinds) {
    const used = g.pieces[id]!.reduce((sum, count) => sum + count, 0)
    if (used > supply) refuse('regions', `there are only ${supply} pieces called ${id}`)
  }
}

function setCoins(g: SmallWorld, spec: PositionSpec, refuse: Refuse): void {
  spec.coins?.forEach((coins, seat) => {
    const purse = g.coins[seatIn(g, seat, `coins[${seat}]`, refuse)]!
    g.bank += purse[0]! - coins
    purse[0] = coins
  })
}

/** Banners and badges that nobody has go to the column, below the stacks, or into the stacks. */
function layOut(g: SmallWorld, spec: PositionSpec, refuse: Refuse): void {
  const banners = races.map((race) => race.id).filter((id) => !g.peoples.some((people) => people?.race === id))
  const badges = powers.map((power) => power.id).filter((id) => !g.peoples.some((people) => people?.power === id))
  const draw = (from: string[], name: string, path: string): string => {
    const at = from.indexOf(name)
    if (at < 0) refuse(path, `“${name}” does not exist or is somewhere else`)
    return from.splice(at, 1)[0]!
  }
  g.bannersBelow = (spec.bannersBelow ?? []).map((race, i) => draw(banners, race, `bannersBelow[${i}]`))
  g.badgeDiscard = (spec.badgeDiscard ?? []).map((power, i) => draw(badges, power, `badgeDiscard[${i}]`))
  const column: NonNullable<PositionSpec['column']> =
    spec.column ?? banners.slice(0, VISIBLE_COMBOS).map((race, i) => ({ race, power: badges[i]! }))
  g.column = column.map(({ race, power, coins = 0 }, i) => {
    g.bank -= coins
    return { race: draw(banners, race, `column[${i}].race`), power: draw(badges, power, `column[${i}].power`), coins }
  })
  g.bannerBag = banners.sort()
  g.badgeBag = badges.sort()
}

/** The frames that lead to the moment the position is at. */
function flowOf(g: SmallWorld, spec: PositionSpec, refuse: Refuse): Frame[] {
  const { at = 'turn' } = spec
  const game = { ...frameOf(course, { begun: true, drawFirst: false }), at: 'turns' }
  const inTurn = (step: string): Frame => ({ ...frameOf(turn, { plan: 'expand' }), at: step })
  const inExpansion = (step: string): Frame => ({ ...frameOf(expansion, { combo: 'first' }), at: step })
  if (at === 'turn') return [game, inTurn('begin')]
  if (at === 'score') return [game, inTurn('score')]
  if (at === 'end') return [game, inTurn('ending')]
  if (at === 'pick') return [game, inTurn('score'), inExpansion('activeCampaign')]
  const slot = spec.acting === undefined ? g.active[g.seat]! : slotOf(g, spec.acting, 'acting', refuse)
  if (slot === NOBODY) refuse('at', `seat ${g.seat} has no active race`)
  const campaigning = { ...frameOf(campaign, { slot, begun: spec.begun ?? false }), at }
  const rest = slot === g.active[g.seat] ? [] : [inExpansion('activeCampaign')]
  return [game, inTurn('score'), ...rest, campaigning]
}

function slotOf(g: SmallWorld, race: string, path: string, refuse: Refuse): Slot {
  const slot = g.peoples.findIndex((people) => people?.race === race)
  return slot < 0 ? refuse(path, `nobody has the race “${race}”`) : slot
}

function seatIn(g: SmallWorld, seat: number, path: string, refuse: Refuse): number {
  return seat < playersOf(g) ? seat : refuse(path, `there are seats 0 to ${playersOf(g) - 1}`)
}
