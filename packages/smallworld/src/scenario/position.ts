import { type Frame, frameOf } from '@spinney/kernel'
import { quoted } from '@spinney/kernel/scenario'
import { abilitiesOf, isPower, isRace, pieceKinds, raceOf } from '../abilities.ts'
import { regionName, regionNamed } from '../board/names.ts'
import type { Region } from '../board/types.ts'
import { VISIBLE_COMBOS } from '../combos/column.ts'
import { newPeople } from '../combos/pick.ts'
import { readConfig } from '../config.ts'
import { campaign } from '../conquest/campaign.ts'
import { smallworld } from '../game.ts'
import { powers } from '../powers/index.ts'
import { races } from '../races/index.ts'
import { NOBODY, peopleAt, playersOf, type Slot, type SmallWorld, tokensOnMap } from '../state.ts'
import { course } from '../turn/course.ts'
import { expansion, turn } from '../turn/turn.ts'
import { checkPossible } from './possible.ts'
import type { PeopleSpec, PositionSpec, Refuse, RegionSpec } from './spec.ts'

/** Builds a position; not yet settled, so that the caller sees what it leads to. */
export function positionFrom(spec: PositionSpec, refuse: Refuse): SmallWorld {
  const { players, preset = 'standard', rules = {} } = spec
  if (spec.at === 'setup')
    return smallworld.setup(readConfig({ players, preset, rules, firstPlayer: spec.first ?? 'random' }))
  const g = smallworld.setup(readConfig({ players, preset, rules, firstPlayer: 0 }))
  g.turn = spec.turn ?? 2
  g.seat = seatIn(g, spec.seat ?? 0, 'seat', refuse)
  g.first = seatIn(g, spec.first ?? 0, 'first', refuse)
  for (const [race, people] of Object.entries(spec.peoples ?? {})) addPeople(g, race, people, refuse)
  const written = fillRegions(g, spec.regions ?? {}, refuse)
  countTokens(g, refuse)
  setCoins(g, spec, refuse)
  layOut(g, spec, refuse)
  spec.attacked?.forEach((seat, i) => {
    g.attacked[seatIn(g, seat, `attacked[${i}]`, refuse)] = 1
  })
  checkPossible(g, written, refuse)
  g.flow = flowOf(g, spec, refuse)
  return g
}

function addPeople(g: SmallWorld, race: string, spec: PeopleSpec, refuse: Refuse): void {
  const path = `peoples.${quoted(race)}`
  const { seat, power = null, declined = false, ...rest } = spec
  if (!isRace(race)) refuse(path, `there is no race called “${quoted(race)}”`)
  if (power !== null && !isPower(power)) refuse(`${path}.power`, `there is no power called “${quoted(power)}”`)
  if (!declined && power === null) refuse(path, 'an active race has a power')
  seatIn(g, seat, `${path}.seat`, refuse)
  const slot = g.peoples.push({ ...newPeople(g, seat, race, power, 0), declined, since: g.turn - 1, ...rest }) - 1
  if (declined) return
  if (g.active[seat] !== NOBODY) refuse(path, `seat ${seat} has two active races`)
  g.active[seat] = slot
}

/** Fills the regions and says how each was written. */
function fillRegions(
  g: SmallWorld,
  regions: NonNullable<PositionSpec['regions']>,
  refuse: Refuse,
): ReadonlyMap<Region, string> {
  const written = new Map<Region, string>()
  for (const [name, content] of Object.entries(regions)) {
    const path = `regions.${quoted(name)}`
    const region = regionAt(g, name, path, refuse)
    if (written.has(region)) refuse(path, `${regionName(g.map, region)} stands here twice`)
    written.set(region, name)
    fillRegion(g, region, content, path, refuse)
  }
  return written
}

/** A region by its name as printed, or by its number from 0. */
function regionAt(g: SmallWorld, name: string, path: string, refuse: Refuse): Region {
  const region = regionNamed(g.map, name) ?? g.holder.findIndex((_, number) => String(number) === name)
  if (region >= 0) return region
  const last = g.holder.length - 1
  const [from, to] = [0, last].map((number) => regionName(g.map, number))
  return refuse(path, `the map ${g.map} has regions ${from} to ${to}, or by number 0 to ${last}`)
}

function fillRegion(g: SmallWorld, region: Region, spec: RegionSpec, path: string, refuse: Refuse): void {
  const before = g.tribes[region]!
  g.tribes[region] = spec.tribes ?? (spec.race === undefined ? before : 0)
  g.tribesGone += before - g.tribes[region]!
  if (spec.race !== undefined) {
    g.holder[region] = slotOf(g, spec.race, `${path}.race`, refuse)
    g.tokens[region] = spec.tokens ?? 1
    if (g.tokens[region] === 0) refuse(`${path}.tokens`, 'a region without tokens is held by nobody')
  } else if (spec.tokens !== undefined) refuse(`${path}.tokens`, 'it does not say of which race')
  for (const [piece, count] of Object.entries(spec.pieces ?? {})) {
    if (!Object.hasOwn(g.pieces, piece)) refuse(`${path}.pieces.${quoted(piece)}`, 'there is no such piece')
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
    if (at < 0) refuse(path, `“${quoted(name)}” does not exist or is somewhere else`)
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
  if (at === 'pick' && g.active[g.seat] !== NOBODY) refuse('at', `seat ${g.seat} has an active race already (SW-13.8)`)
  if (at === 'pick') return [game, inTurn('score'), inExpansion('activeCampaign')]
  const slot = spec.acting === undefined ? g.active[g.seat]! : slotOf(g, spec.acting, 'acting', refuse)
  if (slot === NOBODY) refuse('at', `seat ${g.seat} has no active race`)
  const { race, seat, declined } = peopleAt(g, slot)
  const mayAct = seat === g.seat && (!declined || abilitiesOf(peopleAt(g, slot)).actsInDecline)
  if (!mayAct) refuse('acting', `${race} cannot act in the turn of seat ${g.seat}`)
  const campaigning = { ...frameOf(campaign, { slot, begun: spec.begun ?? false }), at }
  const rest = slot === g.active[g.seat] ? [] : [inExpansion('activeCampaign')]
  return [game, inTurn('score'), ...rest, campaigning]
}

function slotOf(g: SmallWorld, race: string, path: string, refuse: Refuse): Slot {
  const slot = g.peoples.findIndex((people) => people?.race === race)
  return slot < 0 ? refuse(path, `nobody has the race “${quoted(race)}”`) : slot
}

function seatIn(g: SmallWorld, seat: number, path: string, refuse: Refuse): number {
  return seat < playersOf(g) ? seat : refuse(path, `there are seats 0 to ${playersOf(g) - 1}`)
}
