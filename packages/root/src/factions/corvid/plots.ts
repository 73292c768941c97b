import { call, type Listener, procedure, reaction, reveal, run, type Seat, tell } from '@spinney/kernel'
import { DEFENDER } from '../../actions/battle-types.ts'
import { enemies, removeAllEnemies, removePieces } from '../../actions/removal.ts'
import { mayPlace, neighbours } from '../../board/map.ts'
import { takeRandom } from '../../cards/hand.ts'
import { edition, isAutomaton } from '../../core/book.ts'
import type { Modifiers, Removal } from '../../core/hooks.ts'
import { count, presenceOf } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { score } from '../../core/scoring.ts'
import type { Root, Visible } from '../../core/state.ts'
import { callSpread } from './spread.ts'
import {
  BOMB,
  corvidSeat,
  EXTORTION,
  isFaceDown,
  openPlots,
  openType,
  PLOTS,
  pickUp,
  plot,
  RAID,
  returnPlot,
  SNARE,
  warrior,
} from './state.ts'

interface AtClearing {
  seat: Seat
  clearing: number
}

/** 13.2.5 Embedded agents: defending where a plot lies face down, the Corvids deal a hit more. */
export const embeddedAgents: Modifiers['extraHits'] = (hits, g, battle, side) =>
  side === DEFENDER && battle.sides[DEFENDER] === g.seatOf.corvid && isFaceDown(g, battle.place) ? hits + 1 : hits

/** 13.4.2: a plot is turned face up and scores; bombs and extortions go off. */
export function flip(g: Root, seat: Seat, clearing: number): void {
  const type = pickUp(g, clearing)
  g.own.corvid.shownPlots[clearing] = type
  reveal()
  tell('13.4.2', 'plotFlipped', () => ({ seat, place: clearing, plot: PLOTS[type]! }))
  score(g, seat, openPlots(g).length, '13.4.2')
  if (type === BOMB) call(g, bomb, { seat, clearing })
  if (type === EXTORTION) extort(g, seat, clearing)
}

/** What an automaton loses to a bomb at most, by its interaction card (B.6.3). */
const AUTOMATON_LOSES = 2

/** 13.7.1: all enemy pieces in a clearing are removed, of automata two each. */
export const blast = (g: Root, seat: Seat, clearing: number, law: string): void =>
  removeAllEnemies(g, seat, [clearing], law, (owner) =>
    isAutomaton(g, owner) ? AUTOMATON_LOSES : Number.POSITIVE_INFINITY,
  )

/** 13.7.1 Bomb: all enemy pieces there are removed, then the bomb itself. */
export const bomb = procedure<Root, AtClearing>('corvid.bomb', [
  run('13.7.1', 'enemies', (g, b) => blast(g, b.seat, b.clearing, '13.7.1')),
  run('13.7.1', 'bomb', (g, b) => removePieces(g, plot, b.clearing, 1, b.seat, '13.7.1')),
])

/** 13.7.2 Snare: whether one lies open in a clearing and holds for a seat. Automata do not look out for it (B.6.3). */
const isSnared = (g: Visible, seat: Seat, clearing: number): boolean =>
  g.seatOf.corvid !== undefined &&
  !isAutomaton(g, seat) &&
  openType(g, clearing) === SNARE &&
  enemies(g, g.seatOf.corvid, seat)

/** 13.7.2: no enemy piece is placed in its clearing, */
export const snareForbidsPlacing: Modifiers['mayPlace'] = (may, g, seat, at) => may && !isSnared(g, seat, at)

/** or moved out of it. */
export const snareForbidsMoving: Modifiers['mayMove'] = (may, g, seat, from) => may && !isSnared(g, seat, from)

/** 13.7.3: whom Extortion robs (T26). */
const isRobbed = (g: Visible, seat: Seat, from: Seat): boolean =>
  edition(g).extortionRobs === 'everybodyElse' || enemies(g, seat, from)

/** 13.7.3 Extortion: a random card from each other player with pieces there. */
function extort(g: Root, seat: Seat, clearing: number): void {
  for (let i = 1; i < g.factions.length; i++) {
    const from = (seat + i) % g.factions.length
    const present = presenceOf(g, from, clearing) > 0
    if (present && isRobbed(g, seat, from)) call(g, takeRandom, { from, to: seat, law: '13.7.3' })
  }
}

interface Raiding extends AtClearing {
  /** Another raid that went off together with it has placed its warriors as well. */
  joined?: true
}

/** 13.7.4: the clearings around a raid where the Corvids may place. */
const raided = (g: Root, { seat, clearing }: Raiding): number[] =>
  neighbours(g, seat, clearing).filter((at) => mayPlace(g, seat, at))

/** Raids that went off together with the one that is resolved now. */
function waitingRaids(g: Root): Raiding[] {
  const waiting: Raiding[] = []
  for (let i = g.flow.length - 2; g.flow[i]?.proc === raid.name; i--) waiting.push(g.flow[i]!.local as Raiding)
  return waiting
}

/**
 * 13.7.4 Raid: a warrior in each adjacent clearing. Where there are too few for raids that go off together, the Corvids
 * choose among the clearings around all of them (1.5.4).
 */
export const raid = procedure<Root, Raiding>('corvid.raid', [
  run('13.7.4', 'raid', (g, r) => {
    tell('13.7.4', 'raid', () => ({ seat: r.seat, place: r.clearing }))
    if (r.joined) return
    const at = raided(g, r)
    const others = waitingRaids(g)
    const beyond = others.flatMap((other) => raided(g, other))
    const isShort = count(g, warrior, SUPPLY) < at.length + beyond.length
    if (isShort) for (const other of others) other.joined = true
    callSpread(g, r.seat, isShort ? [...at, ...beyond] : at, '13.7.4')
  }),
])

/**
 * 13.2.2.I, 13.7.4: a removed plot lies in the supply again; a raid goes off, whichever way it lay. One that was exposed
 * has been taken back before and does nothing (13.2.4).
 */
export const whenRemoved: Listener<Root, Removal> = (g, removal) => {
  const seat = corvidSeat(g)
  if (removal.owner !== seat || !removal.losses.some((loss) => loss.kind === plot.index)) return null
  // Everybody learns whether a plot that lay face down was a raid.
  if (isFaceDown(g, removal.place)) reveal()
  return returnPlot(g, removal.place) === RAID ? reaction(raid, { seat, clearing: removal.place }) : null
}
