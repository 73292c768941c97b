import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { battle, callBattle, canBattle, canPayForBattle, newBattle, payableBattles } from '../../actions/battle.ts'
import { ANYWHERE, canMove, moveBetween, moveOptions } from '../../actions/move.ts'
import { enemies, mayRemove, removePieces, replacePiece } from '../../actions/removal.ts'
import { isOfSuit, mayPlace } from '../../board/map.ts'
import { clearings, edition, kindCalled, kindsInPlay, ownerOf } from '../../core/book.ts'
import type { PieceKind } from '../../core/kinds.ts'
import { count } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import { because, type Reason } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ANY_SUIT, SUIT_NAMES } from '../../core/suits.ts'
import { LIZARD } from '../../facts/factions/lizard.ts'
import { betweenParts, phaseMoment } from '../../turn/free-actions.ts'
import { spendAcolytes } from './abilities.ts'
import { acolytes, gardenOf, warrior } from './state.ts'

type Conspiracy = keyof typeof LIZARD.conspiracyCost
type Replacement = 'convert' | 'sanctify'

const CONSPIRACIES: readonly Conspiracy[] = ['crusade', 'convert', 'sanctify']
const LAWS: { readonly [K in Conspiracy]: string } = {
  crusade: '10.4.3.I',
  convert: '10.4.3.II',
  sanctify: '10.4.3.III',
}

/** 10.4.3: the price in acolytes, one less while the Outcast is Hated. */
const costOf = (g: Visible, conspiracy: Conspiracy): number =>
  LIZARD.conspiracyCost[conspiracy] - (g.own.lizard.hated ? LIZARD.hatedDiscount : 0)

const outcastClearings = (g: Visible): number[] =>
  clearings(g).filter((clearing) => isOfSuit(g, clearing, g.own.lizard.outcast))

/** 10.4.3, G.1.21: whether a piece of an enemy is only removed together with placing one: not so in the draft. */
const mustComplete = (g: Visible): boolean => edition(g).conspiracyMustComplete

/** The piece of the Cult that a conspiracy places. */
const placedBy = (g: Visible, conspiracy: Replacement): PieceKind =>
  conspiracy === 'convert' ? warrior : gardenOf(g.own.lizard.outcast)

/** Whether the Cult can place its piece there; acolytes spent for a convert are warriors in the supply again. */
function canPlace(g: Visible, seat: Seat, conspiracy: Replacement, clearing: number): boolean {
  const spare = conspiracy === 'convert' ? acolytes(g) : 0
  return mayPlace(g, seat, clearing) && count(g, placedBy(g, conspiracy), SUPPLY) + spare > 0
}

/** 10.4.3.II, 10.4.3.III: enemy warriors or buildings in Outcast clearings that could be replaced. */
function targets(
  g: Visible,
  seat: Seat,
  conspiracy: Replacement,
  most = Number.POSITIVE_INFINITY,
): { clearing: number; kind: string }[] {
  const category = conspiracy === 'convert' ? 'warrior' : 'building'
  const found: { clearing: number; kind: string }[] = []
  for (const clearing of outcastClearings(g)) {
    if (mustComplete(g) && !canPlace(g, seat, conspiracy, clearing)) continue
    for (const kind of kindsInPlay(g)) {
      if (kind.category !== category || count(g, kind, clearing) === 0 || kind.battleOnly === true) continue
      if (!enemies(g, seat, ownerOf(g, kind)) || !mayRemove(g, seat, kind, clearing)) continue
      found.push({ clearing, kind: kind.id })
      if (found.length === most) return found
    }
  }
  return found
}

function possible(g: Root, seat: Seat, conspiracy: Conspiracy): boolean {
  if (acolytes(g) < costOf(g, conspiracy)) return false
  return conspiracy === 'crusade' ? canCrusade(g, seat) : targets(g, seat, conspiracy, 1).length > 0
}

/** 10.4.3: why a conspiracy is not possible. */
function whyNotConspire(g: Visible, seat: Seat, conspiracy: Conspiracy): Reason {
  const [law, least, have] = [LAWS[conspiracy], costOf(g, conspiracy), acolytes(g)]
  if (have < least) return because('10.4.3', 'tooFewAcolytes', { least, have })
  const suit = SUIT_NAMES[g.own.lizard.outcast]!
  if (conspiracy === 'crusade') return because(law, 'noCrusade', { suit })
  const places = outcastClearings(g).some((clearing) => canPlace(g, seat, conspiracy, clearing))
  return because(law, places || !mustComplete(g) ? `nothingTo.${conspiracy}` : 'cannotReplace', { suit })
}

/** 10.4.3.I: the moves a crusade can begin with. */
const crusadeMoves = (g: Visible, seat: Seat) => moveOptions(g, seat, { ...ANYWHERE, suit: g.own.lizard.outcast })

/** 10.4.3.I: whether there is any. */
const canCrusade = (g: Root, seat: Seat): boolean => {
  const suit = g.own.lizard.outcast
  return canPayForBattle(g, seat, 0, suit) || canMove(g, seat, { ...ANYWHERE, suit })
}

/** 10.4.3.I: a crusade is a battle in an Outcast clearing, or a move out of one and then perhaps a battle. */
function crusades(g: Root, seat: Seat): ('battle' | 'move')[] {
  const found: ('battle' | 'move')[] = []
  if (canPayForBattle(g, seat, 0, g.own.lizard.outcast)) found.push('battle')
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
    picks: 'errand',
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
    picks: { from: 'place', to: 'place' },
    who: (_g, c) => c.seat,
    options: (g, c) => crusadeMoves(g, c.seat),
    about: (g, c) => ({ ...ANYWHERE, seat: c.seat, suit: g.own.lizard.outcast }),
    effect: (g, c, { from, to }) => {
      c.to = to
      call(g, moveBetween, { seat: c.seat, chooser: c.seat, from, to, suit: ANY_SUIT, law: '10.4.3.I' })
      betweenParts(g, c.seat)
    },
  }),
  may('10.4.3.I', 'lizardCrusadeBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, c) => c.seat,
    when: (g, c) => canBattle(g, c.seat, c.to),
    options: (g, c) => payableBattles(g, c.seat, c.to),
    effect: (g, c, { clearing, defender }) => call(g, battle, newBattle(c.seat, defender, clearing)),
  }),
])

interface Replacing extends Own {
  conspiracy: Replacement
}

/** 10.4.3.II Convert and 10.4.3.III Sanctify: an enemy piece is replaced by one of the Cult's. */
const replace = procedure<Root, Replacing>('lizard.replace', [
  must('10.4.3.II', 'lizardReplace', {
    picks: { clearing: 'clearing', kind: 'piece' },
    who: (_g, r) => r.seat,
    options: (g, r) => targets(g, r.seat, r.conspiracy),
    cite: (_g, r) => LAWS[r.conspiracy],
    about: (_g, r) => ({ conspiracy: r.conspiracy }),
    effect: (g, r, { clearing, kind }) => {
      const [law, theirs] = [LAWS[r.conspiracy], kindCalled(g, kind)]
      if (canPlace(g, r.seat, r.conspiracy, clearing))
        replacePiece(g, theirs, clearing, placedBy(g, r.conspiracy), r.seat, law)
      else removePieces(g, theirs, clearing, 1, r.seat, law)
    },
  }),
])

/** 10.4.3: conspiracies, in any order and number. */
const conspiracies = procedure<Root, Own>('lizard.conspiracies', [
  may('10.4.3', 'lizardConspiracy', {
    picks: 'conspiracy',
    who: (_g, c) => c.seat,
    when: (g) => acolytes(g) > 0,
    options: (g, c) => CONSPIRACIES.filter((conspiracy) => possible(g, c.seat, conspiracy)),
    blocked: (g, c) =>
      CONSPIRACIES.filter((conspiracy) => !possible(g, c.seat, conspiracy)).map((conspiracy) => ({
        pick: conspiracy,
        ...whyNotConspire(g, c.seat, conspiracy),
      })),
    cite: (_g, _c, conspiracy) => LAWS[conspiracy],
    effect: (g, c, conspiracy) => {
      spendAcolytes(g, costOf(g, conspiracy))
      tell('10.4.3', 'conspiracy', () => ({ seat: c.seat, conspiracy }))
      if (conspiracy === 'crusade') call(g, crusade, { seat: c.seat, to: 0 })
      else call(g, replace, { seat: c.seat, conspiracy })
      call(g, phaseMoment, { seat: c.seat, phase: 'birdsong', moment: 'any' })
      return 'again'
    },
  }),
])

/** Lets the Cult conspire. */
export const callConspiracies = (g: Root, seat: Seat): void => call(g, conspiracies, { seat })

export const conspiracyProcedures = [conspiracies, crusade, replace] as const
