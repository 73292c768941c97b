import { call, may, must, procedure, type Seat, tell } from '@spinney/kernel'
import { battle, battleOptions, callBattle, newBattle } from '../../actions/battle.ts'
import { ANYWHERE, moveBetween, moveOptions } from '../../actions/move.ts'
import { enemies, removePieces } from '../../actions/removal.ts'
import { mayPlace, suitOf } from '../../board/map.ts'
import { kindNamed, type PieceKind, pieceKinds } from '../../core/kinds.ts'
import { count, ownerOf } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, SUPPLY } from '../../core/places.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { ANY_SUIT } from '../../core/suits.ts'
import { LIZARD } from '../../facts/factions/lizard.ts'
import { rulesetOf } from '../../law/rulesets.ts'
import { spendAcolytes } from './abilities.ts'
import { acolytes, gardenOf, warrior } from './state.ts'

type Conspiracy = keyof typeof LIZARD.conspiracyCost

const CONSPIRACIES: readonly Conspiracy[] = ['crusade', 'convert', 'sanctify']
const LAWS: { readonly [K in Conspiracy]: string } = {
  crusade: '10.4.3.I',
  convert: '10.4.3.II',
  sanctify: '10.4.3.III',
}

/** 10.4.3: the price in acolytes, one less while the Outcast is Hated. */
const costOf = (g: Table, conspiracy: Conspiracy): number =>
  LIZARD.conspiracyCost[conspiracy] - (g.own.lizard.hated ? LIZARD.hatedDiscount : 0)

const outcastClearings = (g: Table): number[] =>
  ALL_CLEARINGS.filter((clearing) => suitOf(g, clearing) === g.own.lizard.outcast)

/** Enemy pieces of a category in Outcast clearings that could be replaced. */
function targets(
  g: Table,
  seat: Seat,
  category: 'warrior' | 'building',
  mine: PieceKind,
): { clearing: number; kind: string }[] {
  const mustComplete = rulesetOf(g.preset).conspiracyMustComplete
  if (mustComplete && count(g, mine, SUPPLY) === 0) return []
  return outcastClearings(g).flatMap((clearing) => {
    if (mustComplete && !mayPlace(g, seat, clearing)) return []
    return pieceKinds
      .filter((kind) => kind.category === category && kind.faction in g.seatOf && count(g, kind, clearing) > 0)
      .filter((kind) => enemies(g, seat, ownerOf(g, kind)))
      .map((kind) => ({ clearing, kind: kind.id }))
  })
}

const convertTargets = (g: Table, seat: Seat) => targets(g, seat, 'warrior', warrior)
const sanctifyTargets = (g: Table, seat: Seat) => targets(g, seat, 'building', gardenOf(g.own.lizard.outcast))

function possible(g: Table, seat: Seat, conspiracy: Conspiracy): boolean {
  if (acolytes(g) < costOf(g, conspiracy)) return false
  if (conspiracy === 'convert') return convertTargets(g, seat).length > 0
  if (conspiracy === 'sanctify') return sanctifyTargets(g, seat).length > 0
  return crusades(g, seat).length > 0
}

/** 10.4.3.I: the moves a crusade can begin with. */
const crusadeMoves = (g: Table, seat: Seat) => moveOptions(g, seat, { ...ANYWHERE, suit: g.own.lizard.outcast })

/** 10.4.3.I: a crusade is a battle in an Outcast clearing, or a move out of one and then perhaps a battle. */
function crusades(g: Table, seat: Seat): ('battle' | 'move')[] {
  const found: ('battle' | 'move')[] = []
  if (battleOptions(g, seat, 0, g.own.lizard.outcast).length > 0) found.push('battle')
  if (crusadeMoves(g, seat).length > 0) found.push('move')
  return found
}

interface Crusade extends Own {
  /** Where the crusaders came to, 0 when nobody has moved. */
  to: number
}

/** 10.4.3.I Crusade */
const crusade = procedure<Root, Crusade>('lizard.crusade', [
  must('10.4.3.I', 'lizardCrusade', {
    who: (_g, c) => c.seat,
    options: (g, c) => crusades(g, c.seat),
    effect: (g, c, pick) => {
      if (pick === 'move') return 'next'
      callBattle(g, c.seat, '10.4.3.I', 0, g.own.lizard.outcast)
      return 'done'
    },
  }),
  must('10.4.3.I', 'lizardCrusadeMove', {
    kind: 'move',
    who: (_g, c) => c.seat,
    options: (g, c) => crusadeMoves(g, c.seat),
    effect: (g, c, { from, to }) => {
      c.to = to
      call(g, moveBetween, { seat: c.seat, chooser: c.seat, from, to, suit: ANY_SUIT, law: '10.4.3.I' })
    },
  }),
  may('10.4.3.I', 'lizardCrusadeBattle', {
    kind: 'battle',
    who: (_g, c) => c.seat,
    when: (g, c) => battleOptions(g, c.seat, c.to).length > 0,
    options: (g, c) => battleOptions(g, c.seat, c.to),
    effect: (g, c, { clearing, defender }) => call(g, battle, newBattle(c.seat, defender, clearing)),
  }),
])

interface Replacing extends Own {
  conspiracy: 'convert' | 'sanctify'
}

/** 10.4.3.II Convert and 10.4.3.III Sanctify: an enemy piece is replaced by one of the Cult's. */
const replace = procedure<Root, Replacing>('lizard.replace', [
  must('10.4.3.II', 'lizardReplace', {
    who: (_g, r) => r.seat,
    options: (g, r) => (r.conspiracy === 'convert' ? convertTargets(g, r.seat) : sanctifyTargets(g, r.seat)),
    cite: (_g, r) => LAWS[r.conspiracy],
    about: (_g, r) => ({ conspiracy: r.conspiracy }),
    effect: (g, r, { clearing, kind }) => {
      const mine = r.conspiracy === 'convert' ? warrior : gardenOf(g.own.lizard.outcast)
      removePieces(g, kindNamed(kind)!, clearing, 1, r.seat, LAWS[r.conspiracy])
      if (mayPlace(g, r.seat, clearing)) place(g, mine, clearing, 1, LAWS[r.conspiracy])
    },
  }),
])

/** 10.4.3: conspiracies, in any order and number. */
const conspiracies = procedure<Root, Own>('lizard.conspiracies', [
  may('10.4.3', 'lizardConspiracy', {
    who: (_g, c) => c.seat,
    when: (g) => acolytes(g) > 0,
    options: (g, c) => CONSPIRACIES.filter((conspiracy) => possible(g, c.seat, conspiracy)),
    cite: (_g, _c, conspiracy) => LAWS[conspiracy],
    effect: (g, c, conspiracy) => {
      spendAcolytes(g, costOf(g, conspiracy))
      tell('10.4.3', 'conspiracy', () => ({ seat: c.seat, conspiracy }))
      if (conspiracy === 'crusade') call(g, crusade, { seat: c.seat, to: 0 })
      else call(g, replace, { seat: c.seat, conspiracy })
      return 'again'
    },
  }),
])

/** Lets the Cult conspire. */
export const callConspiracies = (g: Root, seat: Seat): void => call(g, conspiracies, { seat })

export const conspiracyProcedures = [conspiracies, crusade, replace] as const
