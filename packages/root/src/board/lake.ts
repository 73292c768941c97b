import { may, procedure, type Reaction, reaction, run, type Seat, tell } from '@spinney/kernel'
import { needsRule } from '../actions/move.ts'
import { draw } from '../cards/hand.ts'
import type { RootEvents } from '../core/hooks.ts'
import { PLACES } from '../core/places.ts'
import { isUsed, markUsed, type TableRule } from '../core/registry.ts'
import { rules, settleRule } from '../core/rule.ts'
import type { Own, Root, Table } from '../core/state.ts'
import { board, neighbours, together } from './map.ts'

const FERRY = 'ferry'

/** C.2.3: the coastal clearings, none on a map without a lake. */
const coast = (g: Table): readonly number[] => board(g).data.lake?.coast ?? []

/** C.2.5: whether a move from here to there may take the ferry, once per turn. */
const mayFerry = (g: Table, from: number, to: number): boolean =>
  g.ferry !== 0 && from === g.ferry && from !== to && coast(g).includes(to) && !isUsed(g, FERRY)

interface Crossing extends Own {
  from: number
  to: number
}

/** C.2.5: the ferry goes along; it counts as used from the moment of the move. */
function takeAboard(g: Root, seat: Seat, from: number, to: number): void {
  g.ferry = to
  tell('C.2.5', 'ferried', () => ({ seat, from, to }))
}

/** C.2.5: after a move by ferry the mover draws a card. */
const arrival = procedure<Root, Own>('lake.ferry', [run('C.2.5', 'draw', (g, f) => draw(g, f.seat, 1, 'C.2.5'))])

/** C.2.5: who could have gone there without the ferry says whether it was taken. */
const choice = procedure<Root, Crossing>('lake.ferryChoice', [
  may('C.2.5', 'takeFerry', {
    who: (_g, c) => c.seat,
    options: () => [FERRY],
    about: (_g, c) => ({ from: c.from, to: c.to }),
    pass: (g) => {
      g.once = g.once.filter((what) => what !== FERRY)
      return 'done'
    },
    effect: (g, c) => takeAboard(g, c.seat, c.from, c.to),
  }),
  run('C.2.5', 'draw', (g, c) => draw(g, c.seat, 1, 'C.2.5')),
])

/**
 * C.2.5, T36: the ferry needs rule even for those who could swim there without. Rule is looked at as it was before the
 * move; whether it is needed is asked of a journey along no river: from a clearing to itself.
 */
function isFerryAllowed(g: Root, { owner, from, to, warriors }: RootEvents['moved']): boolean {
  if (!needsRule(g, owner, from, from)) return true
  const moveStrength = (number: number): void => {
    g.strength[owner * PLACES + from]! += number
    g.strength[owner * PLACES + to]! -= number
    for (const place of [from, to]) settleRule(g, place)
  }
  moveStrength(warriors)
  const ruled = rules(g, owner, from) || rules(g, owner, to)
  moveStrength(-warriors)
  return ruled
}

/** C.2.5: a move from the ferry's clearing across the lake. */
function crossing(g: Root, move: RootEvents['moved']): Reaction | null {
  const { owner, mover, from, to } = move
  if (!mayFerry(g, from, to) || !isFerryAllowed(g, move)) return null
  markUsed(g, FERRY)
  if (neighbours(g, owner, from).includes(to)) return reaction(choice, { seat: mover, from, to })
  takeAboard(g, mover, from, to)
  return reaction(arrival, { seat: mover })
}

/** The lake and its ferry (C.2). That the lake is a river (C.2.2) stands in the map's data. */
export const lakeRule: TableRule = {
  id: 'lake',
  procedures: [arrival, choice],
  modify: {
    destinations: (to, g, _seat, from) =>
      g.ferry !== 0 && from === g.ferry && !isUsed(g, FERRY)
        ? together(
            to,
            coast(g).filter((other) => other !== from),
          )
        : to,
  },
  on: { moved: crossing },
}
