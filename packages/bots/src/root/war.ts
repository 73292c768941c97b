import type { Seat } from '@spinney/kernel'
import { clearings, count, openSlots, type Root, rules } from '@spinney/root'
import { factionBrain } from './knowledge.ts'
import {
  armyOf,
  enemiesAt,
  hasWarriors,
  isPresent,
  menaceOf,
  stationaryAt,
  stationaryOf,
  threatTo,
  warriorsAt,
} from './position.ts'

/** The average of the higher and of the lower of two dice. */
const HIGH = 1.94
const LOW = 1.06

/** What a warrior is worth, in points. */
const WARRIOR = 0.28

/** What attacking somebody somewhere should bring, in points. */
export function battleWorth(g: Root, seat: Seat, place: number, defender: Seat): number {
  const faction = armyOf(g, defender)
  const mine = fightersOf(g, seat, place)
  const theirs = fightersOf(g, defender, place)
  const guerrilla = faction === 'alliance'
  const dealt = Math.min(guerrilla ? LOW : HIGH, mine) + (theirs === 0 ? 1 : 0)
  const taken = Math.min(guerrilla ? HIGH : LOW, theirs) + ((g.hands[defender]?.length ?? 0) > 1 ? 0.15 : 0)
  const menace = 0.6 + menaceOf(g, defender)
  const killed = Math.min(dealt, theirs)
  const razed = Math.min(Math.max(0, dealt - theirs), stationaryAt(g, defender, place))
  const harm = razed === 0 ? 0 : razed * pieceHarm(g, defender, place)
  const clears = taken < mine && dealt >= theirs && theirs > 0 ? 0.25 : 0
  return killed * WARRIOR * menace + razed + 0.6 * harm * menace + clears - taken * WARRIOR * lossFactor(g, seat, place)
}

/** Pieces that roll for a seat at a place: a pawn fights with its swords. */
function fightersOf(g: Root, seat: Seat, place: number): number {
  const army = armyOf(g, seat)
  if (!army.startsWith('vagabond') && hasWarriors(army)) return warriorsAt(g, seat, place)
  return isPresent(g, seat, place) ? 2 : 0
}

/** What it brings to send a hireling somewhere: enemies to fight and works of theirs to raze. */
export function sendingWorth(g: Root, seat: Seat, to: number): number {
  return preyAt(g, seat, to) + 0.1 * Math.min(4, enemiesAt(g, seat, to))
}

/** A last warrior that guards something is worth more than one of many. */
function lossFactor(g: Root, seat: Seat, place: number): number {
  return 1 + (stationaryAt(g, seat, place) > 0 && warriorsAt(g, seat, place) <= 2 ? 1 : 0)
}

/** What the pieces that would fall are worth to their owner. */
function pieceHarm(g: Root, seat: Seat, place: number): number {
  const brain = factionBrain(armyOf(g, seat))
  let least = 3
  for (const kind of stationaryOf(armyOf(g, seat))) {
    if (count(g, kind, place) > 0) least = Math.min(least, brain?.pieceWorth[kind.id] ?? 1)
  }
  return least
}

/** The best attack a seat could make, in points; very low where there is none. */
export function bestBattle(g: Root, seat: Seat): number {
  let best = -9
  for (const place of clearings(g)) {
    if (warriorsAt(g, seat, place) === 0) continue
    for (let other = 0; other < g.factions.length; other++) {
      if (other === seat || !isPresent(g, other, place)) continue
      best = Math.max(best, battleWorth(g, seat, place, other))
    }
  }
  return best
}

/** Warriors that should stay at a place: enough for what stands there and what may come. */
export function garrison(g: Root, seat: Seat, place: number): number {
  const stakes = stationaryAt(g, seat, place)
  if (stakes === 0) return 0
  return Math.min(3, 1 + Math.floor(0.35 * threatTo(g, seat, place)))
}

/** What a march is good for, in points: what is gained there less what is given up here. */
export function moveWorth(g: Root, seat: Seat, from: number, to: number, warriors: number): number {
  const here = warriorsAt(g, seat, from)
  const short = Math.max(0, garrison(g, seat, from) - (here - warriors))
  const pull =
    footholdOf(g, seat, to) * Math.min(1.5, 0.5 + 0.25 * warriors) - 0.3 * short * (1 + stationaryAt(g, seat, from))
  const sympathy = outrageAt(g, seat, to) ? 0.5 : 0
  return pull - sympathy - 0.5 * retained(g, seat, from, warriors)
}

/** What ruling a clearing is worth that would be lost by leaving. */
function retained(g: Root, seat: Seat, from: number, warriors: number): number {
  if (!rules(g, seat, from)) return 0
  const left = warriorsAt(g, seat, from) - warriors + stationaryAt(g, seat, from)
  return left > enemiesAt(g, seat, from) ? 0 : 0.3 + 0.2 * openSlots(g, from)
}

/** How good it is for a seat to have warriors in a clearing. */
export function footholdOf(g: Root, seat: Seat, clearing: number): number {
  const brain = factionBrain(g.factions[seat]!)
  return brain === undefined ? commonFoothold(g, seat, clearing) : brain.foothold(g, seat, clearing)
}

/** What every faction wants: rule, room to build, weak enemies. */
export function commonFoothold(g: Root, seat: Seat, clearing: number): number {
  const own = warriorsAt(g, seat, clearing)
  const enemies = enemiesAt(g, seat, clearing)
  let worth = rules(g, seat, clearing) ? 0.1 : enemies < own + 2 ? 0.5 : 0.15
  worth += 0.15 * openSlots(g, clearing)
  const stakes = stationaryAt(g, seat, clearing)
  if (stakes > 0) worth += 0.25 * Math.max(0, garrison(g, seat, clearing) - own) * stakes
  return worth + preyAt(g, seat, clearing)
}

/** Buildings and tokens of others that could be razed there. */
export function preyAt(g: Root, seat: Seat, clearing: number): number {
  let prey = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other === seat) continue
    const pieces = stationaryAt(g, other, clearing)
    if (pieces > 0)
      prey += (0.4 * Math.min(2, pieces) * (0.6 + menaceOf(g, other))) / (1 + warriorsAt(g, other, clearing))
  }
  return prey
}

/** Whether moving in makes the Alliance a gift of a card. */
function outrageAt(g: Root, seat: Seat, clearing: number): boolean {
  const alliance = g.seatOf.alliance
  return alliance !== undefined && alliance !== seat && stationaryAt(g, alliance, clearing) > 0
}
