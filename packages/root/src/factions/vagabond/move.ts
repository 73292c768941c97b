import { call, procedure, react, type Seat } from '@spinney/kernel'
import { mayMove, movable, type Route, setWarriors } from '../../actions/move.ts'
import { board, destinations, forest, forestsBeside, isOfSuit } from '../../board/map.ts'
import { announce, edition, factionAt, reactionsTo } from '../../core/book.ts'
import type { Moved } from '../../core/hooks.ts'
import { BOARD, onMap } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ANY_SUIT } from '../../core/suits.ts'
import { BOOT, exhaustOne, readyCount } from './items.ts'
import { clearingOf, forestOf, movePawn, placeOf, setPawn } from './pawn.ts'
import { ALLIED, hasHostileWarriors } from './relationships.ts'
import { vagabondAt } from './state.ts'

/** 9.4.2, 9.5.1: the clearings beside a pawn, in a clearing or a forest. */
export function clearingsBeside(g: Visible, seat: Seat): readonly number[] {
  const clearing = clearingOf(g, seat)
  return clearing === 0 ? forest(g, forestOf(g, seat)).clearings : destinations(g, seat, clearing)
}

/** 9.4.2: the forests beside a pawn, by name. */
function forestsBesidePawn(g: Visible, seat: Seat): string[] {
  const clearing = clearingOf(g, seat)
  const beside = clearing === 0 ? forestsBeside(g, forestOf(g, seat)) : board(g).forests[clearing]!
  return beside.map((index) => forest(g, index).id)
}

/** 9.4.2: where a pawn may slip to: clearings by number, forests by name. */
export function slipOptions(g: Visible, seat: Seat): (number | string)[] {
  const from = slipOrigin(g, seat)
  const options: (number | string)[] = clearingsBeside(g, seat).filter((to) => mayMove(g, seat, from, to))
  if (mayMove(g, seat, from, BOARD)) options.push(...forestsBesidePawn(g, seat))
  return options
}

/** 9.4.2: no ban on leaving a clearing holds for a slip: it is as if the pawn came from beside the map. */
const slipOrigin = (g: Visible, seat: Seat): number => (edition(g).slipIgnoresMoveBans ? BOARD : placeOf(g, seat))

/** 9.2.9.III.b, 9.5.1: the boots a move costs. */
export const bootsFor = (g: Visible, seat: Seat, to: number): number => (hasHostileWarriors(g, seat, to) ? 2 : 1)

/** 9.5.1: the clearings a pawn may move to with at most so many boots. */
export function moveTargets(g: Visible, seat: Seat, boots: number): number[] {
  if (boots === 0) return []
  const from = placeOf(g, seat)
  return clearingsBeside(g, seat).filter(
    (to) => mayMove(g, seat, from, to) && (boots > 1 || bootsFor(g, seat, to) === 1),
  )
}

/** The boots a Vagabond has ready. */
export const readyBoots = (g: Visible, seat: Seat): number => readyCount(vagabondAt(g, seat), BOOT)

/** 9.5.1 Move */
export const moving = procedure<Root, Own>('vagabond.move', [
  must('9.5.1', 'vagabondMove', {
    picks: 'clearing',
    who: (_g, m) => m.seat,
    options: (g, m) => moveTargets(g, m.seat, readyBoots(g, m.seat)),
    effect: (g, m, to) => {
      const boots = bootsFor(g, m.seat, to)
      for (let i = 0; i < boots; i++) exhaustOne(g, m.seat, BOOT, '9.5.1')
      moveWithAllies(g, m.seat, to, '9.5.1')
    },
  }),
])

/** 4.2: the moves that a card may grant: without the first boot, and within the card's limits. */
export function grantedMoves(g: Visible, seat: Seat, route: Route): { from: number; to: number }[] {
  const from = placeOf(g, seat)
  if (route.from !== 0 && route.from !== from) return []
  if (route.suit !== ANY_SUIT && !isOfSuit(g, from, route.suit)) return []
  const targets = moveTargets(g, seat, 1 + readyBoots(g, seat))
  return targets.filter((to) => route.to === 0 || route.to === to).map((to) => ({ from, to }))
}

/** 9.2.9.III.b: such a move costs a boot only into a clearing with Hostile warriors. */
export function makeGrantedMove(g: Root, seat: Seat, to: number, law: string): void {
  if (hasHostileWarriors(g, seat, to)) exhaustOne(g, seat, BOOT, '9.2.9.III.b')
  moveWithAllies(g, seat, to, law)
}

/** 9.2.9.II.b: the pawn moves; if an ally could come along, the Vagabond is asked before anything comes of the move. */
export function moveWithAllies(g: Root, seat: Seat, to: number | string, law: string): void {
  const from = clearingOf(g, seat)
  if (typeof to === 'number' && alliesToMove(g, seat, from, to).length > 0) {
    setPawn(g, seat, to, law)
    call(g, movingAllies, { seat, from, to, ally: -1 })
  } else movePawn(g, seat, to, law)
}

/** 9.2.9.II.b, 1.5.5: the Allied factions whose warriors may come along; the move is theirs, so they need rule. */
function alliesToMove(g: Visible, seat: Seat, from: number, to: number): Seat[] {
  const allies: Seat[] = []
  if (!onMap(from) || !alliesMoveNow(g)) return allies
  const { relations } = vagabondAt(g, seat)
  for (let ally = 0; ally < relations.length; ally++) {
    if (relations[ally] !== ALLIED || alliedWarriors(g, ally, from) === 0) continue
    if (mayMove(g, ally, from, to)) allies.push(ally)
  }
  return allies
}

/** 9.2.9.II.b: on any move, or in older editions in Daylight only. */
const alliesMoveNow = (g: Visible): boolean => edition(g).allyMovePhase === 'any' || g.phase === 'daylight'

function alliedWarriors(g: Visible, ally: Seat, place: number): number {
  const { warrior } = factionAt(g, ally)
  return warrior === null ? 0 : movable(g, ally, warrior, place)
}

interface MovingAllies extends Own {
  from: number
  to: number
  /** Seat of the ally, -1 while none is chosen. */
  ally: Seat
}

/** 9.2.9.II.b Moving with an ally: any number of warriors of one Allied faction. */
export const movingAllies = procedure<Root, MovingAllies>('vagabond.moveAllies', [
  may('9.2.9.II.b', 'vagabondMoveAlly', {
    picks: 'seat',
    who: (_g, m) => m.seat,
    options: (g, m) => alliesToMove(g, m.seat, m.from, m.to),
    about: (_g, m) => ({ from: m.from, to: m.to }),
    pass: (g, m) => {
      announce(g, 'moved', pawnMove(m), g.active)
      return 'done'
    },
    effect: (_g, m, ally) => {
      m.ally = ally
    },
  }),
  must('9.2.9.II.b', 'vagabondAllyWarriors', {
    picks: 'amount',
    who: (_g, m) => m.seat,
    when: (_g, m) => m.ally >= 0,
    options: (g, m) => Array.from({ length: alliedWarriors(g, m.ally, m.from) }, (_, i) => i + 1),
    about: (_g, m) => ({ from: m.from, to: m.to, ally: m.ally }),
    effect: goAlong,
  }),
])

/** The move of the pawn alone. */
const pawnMove = ({ seat, from, to }: MovingAllies): Moved => ({ owner: seat, mover: seat, from, to, warriors: 0 })

/** 1.1.3: pawn and allies make one move, so what comes of it for either comes at the same time. */
function goAlong(g: Root, m: MovingAllies, warriors: number): void {
  const { seat, ally, from, to } = m
  const allies = { owner: ally, mover: allyMover(g, seat, ally), from, to, warriors }
  setWarriors(g, allies, '9.2.9.II.b')
  const pawn = { ...pawnMove(m), along: ally }
  react(g, [...reactionsTo(g, 'moved', pawn), ...reactionsTo(g, 'moved', allies)], g.active)
}

/** 1.5.5: the forced move is the ally's own; in older editions the Vagabond answers for it. */
const allyMover = (g: Visible, seat: Seat, ally: Seat): Seat =>
  edition(g).allyMoveOutragePayer === 'ally' ? ally : seat
