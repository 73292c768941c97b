import { procedure, run, tell } from '@spinney/kernel'
import { offerBattle } from '../actions/battle.ts'
import { nothingBars } from '../actions/move.ts'
import { board } from '../board/map.ts'
import { draw } from '../cards/hand.ts'
import { clearings } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { Hits } from '../core/hits.ts'
import { partyOfBand } from '../core/parties.ts'
import { clearingsWith, count, presenceOf, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { must } from '../core/questions.ts'
import type { Root, Visible } from '../core/state.ts'
import { pieceOf } from '../facts/box.ts'
import { band, controllerOf, placesFor } from './common.ts'

const FLOTILLA = 'riverfolk-flotilla'
const DIVERS = 'otter-divers'
const pawn = pieceOf(FLOTILLA, 'pawn')
const MOST_HITS = 3

const isOnRiver = (g: Visible, at: number): boolean => (board(g).rivers[at]?.length ?? 0) > 0

/** Setup: a clearing on the map edge and on the river; on a map without such a one any on the river. */
const setup = procedure<Root, Hired>('riverfolk-flotilla.setup', [
  must('A.6.3', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => placesFor(g, h, pawn, moorings(g)),
    about: () => ({ hireling: FLOTILLA, kind: pawn.id, left: 1 }),
    effect: (g, _h, at) => {
      place(g, pawn, at, 1, 'A.6.3')
    },
  }),
])

function moorings(g: Visible): number[] {
  const river = clearings(g).filter((at) => isOnRiver(g, at))
  const edge = river.filter((at) => board(g).onEdge[at]!)
  return edge.length > 0 ? edge : river
}

const liesAt = (g: Visible): number => clearingsWith(g, pawn)[0] ?? 0

/** Birdsong: cards for those beside it, a move along the river whoever rules, and perhaps a battle. */
const birdsong = procedure<Root, Hired>('riverfolk-flotilla.birdsong', [
  run('E.2.3', 'cards', (g) => {
    for (let seat = 0; seat < g.factions.length; seat++) {
      if (presenceOf(g, seat, liesAt(g)) > 0) draw(g, seat, 1, 'E.2.3')
    }
  }),
  must('E.2.3', 'hirelingClearing', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => (board(g).rivers[liesAt(g)] ?? []).filter((to) => nothingBars(g, h.band, liesAt(g), to)),
    about: () => ({ hireling: FLOTILLA }),
    none: () => 'next',
    effect: (g, h, to) => {
      const from = liesAt(g)
      shift(g, pawn, from, to, 1)
      tell('E.2.3', 'pawnMoved', () => ({ seat: h.band, from, to }))
    },
  }),
  run('E.2.3', 'battle', (g, h) => offerBattle(g, h.band, 'E.2.3', liesAt(g))),
])

/** Hits have nothing to remove. */
const takeHits = procedure<Root, Hits>('riverfolk-flotilla.takeHits', [
  run('4.3.4', 'nothing', (_g, h) => {
    h.hits = 0
  }),
])

/** Riverfolk Flotilla */
const flotilla = band(FLOTILLA, {
  takeHits,
  procedures: [takeHits],
  modify: {
    figures: (n, g, party, at) => (party === partyOfBand(g, FLOTILLA) ? n + count(g, pawn, at) : n),
    fighters: (n, g, battle, side) => (battle.sides[side] === partyOfBand(g, FLOTILLA) ? MOST_HITS : n),
    mayAttack: (may, g, _attacker, defender) => may && defender !== partyOfBand(g, FLOTILLA),
  },
  hireling: { setup, birdsong },
})

/** Otter Divers: no rule is needed for a move that begins or ends on the river. */
const otterDivers = band(DIVERS, {
  modify: {
    moveNeedsRule: (needs, g, party, from, to) =>
      needs && !(party === controllerOf(g, DIVERS) && (isOnRiver(g, from) || isOnRiver(g, to))),
  },
})

export const riverfolkFlotillaSides = [flotilla, otterDivers] as const
