import { call, type Listener, procedure, reaction, run, type Seat } from '@spinney/kernel'
import { figuresAt } from '../../actions/battle.ts'
import { ATTACKER, type Battle } from '../../actions/battle-types.ts'
import { ownWayOfTakingHits, takeHits } from '../../actions/hits.ts'
import { isBattle, ongoingBattle } from '../../actions/ongoing.ts'
import { armyAt, edition, factionAt } from '../../core/book.ts'
import type { Hits } from '../../core/hits.ts'
import type { Modifiers, RootEvents } from '../../core/hooks.ts'
import { count, presenceOf } from '../../core/pieces.ts'
import { settleAllRule } from '../../core/rule.ts'
import type { Root, Visible } from '../../core/state.ts'
import { undamagedCount } from '../vagabond/items.ts'
import { isAllied } from '../vagabond/relationships.ts'
import { isVagabond, vagabondAt } from '../vagabond/state.ts'
import { postsIn, riverfolkSeat, warrior } from './state.ts'

const NOBODY = -1

/** 11.2.7.III, T23: for whom the Riverfolk's warriors serve now: in Daylight and Evening of the buyer's turn. */
function employer(g: Visible): Seat {
  if (g.seatOf.riverfolk === undefined) return NOBODY
  return g.phase === 'daylight' || g.phase === 'evening' ? g.own.riverfolk.hired : NOBODY
}

/** Whether the one they serve has warriors of the own; a Vagabond (draft) has them as allies in battle only. */
const isCommander = (g: Visible, seat: Seat): boolean => factionAt(g, seat).warrior !== null

/** 11.2.7.III: mercenaries count for the rule of their buyer, and no longer for the Riverfolk's. */
export const mercenariesRule: Modifiers['strength'] = (n, g, seat, place) => {
  const buyer = employer(g)
  if (buyer < 0 || !isCommander(g, buyer)) return n
  if (seat === buyer) return n + count(g, warrior, place)
  return seat === riverfolkSeat(g) ? n - count(g, warrior, place) : n
}

const isSideOf = (battle: Battle, seat: Seat): boolean => battle.sides.includes(seat)

/** 11.2.7.III: whether the battle being fought is one against the Riverfolk. */
const againstRiverfolk = (g: Visible): boolean => isBattle(g) && isSideOf(ongoingBattle(g), riverfolkSeat(g))

/** 11.2.7.III: their buyer can attack with mercenaries. */
export const mercenariesFight: Modifiers['figures'] = (n, g, seat, place) => {
  if (seat !== employer(g) || !isCommander(g, seat) || againstRiverfolk(g)) return n
  return n + count(g, warrior, place)
}

/** 11.2.7.III: but not the Riverfolk themselves. */
export const mercenariesSpareTheirOwn: Modifiers['mayAttack'] = (may, g, attacker, defender, place) => {
  if (!may || defender !== riverfolkSeat(g) || attacker !== employer(g) || !isCommander(g, attacker)) return may
  return figuresAt(g, attacker, place) > count(g, warrior, place)
}

/** 11.2.7.III: whether mercenaries fight on one side of a battle. */
const fightsFor = (g: Visible, battle: Battle, side: number): boolean =>
  battle.sides[side] === employer(g) && !isSideOf(battle, riverfolkSeat(g))

/** 11.2.7.III: mercenaries raise the cap on rolled hits; a Vagabond's allies (draft) are counted as such already. */
export const mercenariesHit: Modifiers['fighters'] = (n, g, battle, side) => {
  if (!fightsFor(g, battle, side)) return n
  const seat = battle.sides[side]!
  const counted = isVagabond(g, seat) && isAllied(g, seat, riverfolkSeat(g))
  return counted ? n : n + count(g, warrior, battle.place)
}

/** 11.2.7.III: their buyer borrows the Riverfolk's warriors, in the draft all their pieces: those take hits. */
const borrowed = (g: Visible, place: number): number =>
  count(g, warrior, place) + (edition(g).mercenaryPieces === 'all' ? postsIn(g, place) : 0)

/** 11.2.7.III.a: what of the buyer's own takes half of the hits: warriors, in older editions all pieces. */
function ownBearers(g: Visible, seat: Seat, place: number): number {
  if (isVagabond(g, seat)) return undamagedCount(vagabondAt(g, seat))
  if (edition(g).mercenaryHitSplit !== 'warriorsThenBuildings') return presenceOf(g, seat, place)
  const kinds = armyAt(g, seat).pieces.filter((kind) => kind.category === 'warrior')
  return kinds.reduce((sum, kind) => sum + count(g, kind, place), 0)
}

/** 11.2.7.III.a: the hits that mercenaries take: half, and what the buyer's own cannot take. */
function mercenaryHits(g: Visible, { seat, place, hits }: Hits): number {
  const own = Math.min(ownBearers(g, seat, place), Math.ceil(hits / 2))
  return Math.min(borrowed(g, place), hits - own)
}

/** 11.2.7.III.a: hits are shared; only when no warrior of either kind is left, buildings and tokens are hit. */
export const sharing = procedure<Root, Hits>('riverfolk.sharing', [
  run('11.2.7.III.a', 'share', (g, h) => {
    const shared = mercenaryHits(g, h)
    if (shared > 0) call(g, takeHits, { ...h, seat: riverfolkSeat(g), hits: shared })
    if (h.hits > shared) call(g, ownWayOfTakingHits(g, h.seat), { ...h, hits: h.hits - shared })
  }),
])

export const mercenariesTakeHits: Modifiers['takingHits'] = (way, g, battle, side) =>
  fightsFor(g, battle, side) && borrowed(g, battle.place) > 0 ? sharing : way

/** 11.2.7.III.b: for mercenaries who fall to the Vagabond their buyer is blamed; in older editions the Riverfolk. */
export const buyerIsBlamed: Modifiers['blamed'] = (seat, g, { owner, battle }) => {
  if (owner !== riverfolkSeat(g) || battle === null || isSideOf(battle, owner)) return seat
  return employer(g) >= 0 && edition(g).mercenaryLossMakesHostile === 'buyer' ? employer(g) : seat
}

/** 11.2.7.III, G.1.9: their buyer cannot remove mercenaries: they are no enemy pieces as long as they serve. */
export const mercenariesAreNoEnemies: Modifiers['enemyPieces'] = (are, g, seat, kind) =>
  are && !(kind === warrior && seat === employer(g))

/** 11.2.7.III.b (draft): a Vagabond's mercenaries fight along, as allies do. */
export const mercenariesJoin: Listener<Root, RootEvents['battleStarted']> = (g, { battle }) => {
  const [attacker] = battle.sides
  if (fightsFor(g, battle, ATTACKER) && !isCommander(g, attacker)) battle.helpers[ATTACKER] = riverfolkSeat(g)
  return null
}

/** 11.2.7.III: with Daylight mercenaries begin to count for rule. */
export const mercenariesCome: Listener<Root, RootEvents['phaseStarted']> = (g, { phase }) => {
  if (phase === 'daylight' && employer(g) >= 0) settleAllRule(g)
  return null
}

/** 11.2.7.III: after the last thing that happens in Evening they are the Riverfolk's alone again. */
export const leaving = procedure<Root, Record<string, never>>('riverfolk.leaving', [
  run('11.2.7.III', 'leave', (g) => {
    g.own.riverfolk.hired = NOBODY
    settleAllRule(g)
  }),
])

/** Their rank is behind everything else at the end of Evening, so that nobody is asked for an order. */
const LAST = 2

export const mercenariesLeave: Listener<Root, RootEvents['phaseEnded']> = (g, { phase }) =>
  phase === 'evening' && employer(g) >= 0 ? reaction(leaving, {}, LAST) : null
