import { procedure, type Reaction, reaction, run, type Seat, tell } from '@spinney/kernel'
import { needsRule, rulesEither } from '../actions/move.ts'
import { board, neighbours, together } from '../board/map.ts'
import { draw } from '../cards/hand.ts'
import { edition } from '../core/book.ts'
import type { Landmark } from '../core/content.ts'
import type { Moved } from '../core/hooks.ts'
import { isUsed, markUsed } from '../core/once.ts'
import { isPlayer } from '../core/parties.ts'
import { may } from '../core/questions.ts'
import { settleRule } from '../core/rule.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { apart, onRiver } from './sites.ts'

const FERRY = 'ferry'
const NOBODY = -1

/** C.2.2, C.2.5: where the ferry goes from a clearing: along the river; the lake joins all coastal clearings. */
const shores = (g: Visible, from: number): readonly number[] => board(g).rivers[from] ?? []

/** C.2.5: whether the ferry can be taken from here, once per turn. */
const liesAt = (g: Visible, from: number): boolean => g.landmarks[FERRY] === from && !isUsed(g, FERRY)

/** C.2.5: whether a move from here to there may take the ferry. */
const mayFerry = (g: Visible, from: number, to: number): boolean =>
  from !== to && liesAt(g, from) && shores(g, from).includes(to)

interface Crossing extends Own {
  from: number
  to: number
  /** Whose warriors were made to go along, -1 for nobody's: the move is theirs as well (1.5.5). */
  along: Seat
  /** Whether a hireling moved (E.3.7). */
  band: boolean
}

/** C.2.5: the ferry goes along; it counts as used from the moment of the move. */
function takeAboard(g: Root, seat: Seat, from: number, to: number): void {
  g.landmarks[FERRY] = to
  tell('C.2.5', 'ferried', () => ({ seat, from, to }))
}

/** C.2.5: after a move by ferry the mover draws a card, and so does whose warriors went along. */
function drawAshore(g: Root, { seat, along, band }: Crossing): void {
  // E.3.7: for a hireling its controller draws, or nobody does.
  if (band && !edition(g).hirelingFerryDraws) return
  draw(g, seat, 1, 'C.2.5')
  if (along >= 0) draw(g, along, 1, 'C.2.5')
}

const arrival = procedure<Root, Crossing>('lake.ferry', [run('C.2.5', 'draw', drawAshore)])

/** C.2.5: who could have gone there without the ferry says whether it was taken. */
const choice = procedure<Root, Crossing>('lake.ferryChoice', [
  may('C.2.5', 'takeFerry', {
    picks: 'action',
    who: (_g, c) => c.seat,
    options: () => [FERRY],
    about: (_g, c) => ({ from: c.from, to: c.to }),
    pass: (g) => {
      g.once = g.once.filter((what) => what !== FERRY)
      return 'done'
    },
    effect: (g, c) => takeAboard(g, c.seat, c.from, c.to),
  }),
  run('C.2.5', 'draw', drawAshore),
])

/**
 * C.2.5, T36: the ferry needs rule even for those who could swim there without. Rule is looked at as it was before the
 * move; whether it is needed is asked of a journey along no river: from a clearing to itself.
 */
function isFerryAllowed(g: Root, { owner, from, to, warriors }: Moved): boolean {
  if (!needsRule(g, owner, from, from)) return true
  const moveStrength = (number: number): void => {
    g.strength[owner * g.places + from]! += number
    g.strength[owner * g.places + to]! -= number
    for (const place of [from, to]) settleRule(g, place)
  }
  moveStrength(warriors)
  const ruled = rulesEither(g, owner, from, to)
  moveStrength(-warriors)
  return ruled
}

/** C.2.5: a move from the ferry's clearing across the lake. */
function crossing(g: Root, move: Moved): Reaction | null {
  const { owner, mover, from, to, along } = move
  if (move.glided === true || !mayFerry(g, from, to) || !isFerryAllowed(g, move)) return null
  markUsed(g, FERRY)
  const local: Crossing = { seat: mover, from, to, along: along ?? NOBODY, band: !isPlayer(g, owner) }
  if (neighbours(g, owner, from).includes(to)) return reaction(choice, local)
  takeAboard(g, mover, from, to)
  return reaction(arrival, local)
}

/** The ferry on the lake (C.2.1, C.2.5). That the lake is a river (C.2.2) stands in the map's data. */
export const ferry: Landmark = {
  id: FERRY,
  start: (map) => map.lake?.ferryStart ?? 0,
  sites: (g) => apart(g, onRiver(g)),
  procedures: [arrival, choice],
  modify: {
    destinations: (to, g, _seat, from) => (liesAt(g, from) ? together(to, shores(g, from)) : to),
  },
  on: { moved: crossing },
}
