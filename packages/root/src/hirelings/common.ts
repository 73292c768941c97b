import { call, type Procedure, procedure, run, type Seat, type Step } from '@spinney/kernel'
import { mayPlace } from '../board/map.ts'
import { armyAt, clearings, kindCalled } from '../core/book.ts'
import type { Band, FreeAction, Hired, HirelingCard } from '../core/content.ts'
import type { PieceKind } from '../core/kinds.ts'
import { isUsed, markUsed } from '../core/once.ts'
import { partyOfBand } from '../core/parties.ts'
import { count, onMapCount, presenceOf } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import type { FactionId, Root, Visible } from '../core/state.ts'
import { kindsOf, pieceOf } from '../facts/box.ts'
import { HIRELINGS } from '../facts/hirelings.ts'

/** Who controls a hireling, -1 where nobody does. */
export const controllerOf = (g: Visible, id: FactionId): Seat => g.bands[id] ?? -1

/** The name of a hireling by its party. */
export const nameOf = (g: Visible, h: Hired): FactionId => armyAt(g, h.band).id

/** The warriors of a hireling. */
export const warriorOf = (id: FactionId): PieceKind => pieceOf(id, 'warrior')

/** What both sides of a card have in common, and what a band is made of. */
export function band(
  id: FactionId,
  rest: Omit<Partial<Band>, 'hireling'> & { hireling?: Omit<HirelingCard, 'card' | 'side' | 'excludes'> },
): Band {
  const facts = HIRELINGS.find(({ sides }) => sides.some((side) => side.id === id))!
  const { hireling, ...others } = rest
  return {
    id,
    pieces: kindsOf(id),
    warrior: kindsOf(id).find(({ category }) => category === 'warrior') ?? null,
    procedures: [],
    ...others,
    hireling: {
      card: facts.id,
      side: facts.id === id ? 'promoted' : 'demoted',
      excludes: facts.excludes,
      ...hireling,
    },
  }
}

/** E.2.4: what the controller may do once in Daylight. */
export const onceInDaylight = (
  band: FactionId,
  id: string,
  action: Procedure<Root, Hired>,
  possible: (g: Root, seat: Seat) => boolean = () => true,
): FreeAction => ({
  id,
  law: 'E.2.4',
  phase: 'daylight',
  available: (g, seat) => controllerOf(g, band) === seat && !isUsed(g, id) && possible(g, seat),
  perform: (g, seat) => {
    markUsed(g, id)
    call(g, action, { seat, band: partyOfBand(g, band) })
  },
})

/** 1.5.4: clearings in which a hireling may place a piece that is left in its supply. */
export const placesFor = (g: Visible, h: Hired, kind: PieceKind, among: readonly number[] = clearings(g)): number[] =>
  count(g, kind, SUPPLY) === 0 ? [] : among.filter((at) => mayPlace(g, h.band, at))

/** Clearings with faction pieces of a player. */
export const clearingsOf = (g: Visible, seat: Seat): number[] =>
  clearings(g).filter((at) => presenceOf(g, seat, at) > 0)

/** Whether none of these pieces is on the map. */
export const isGone = (g: Visible, kind: PieceKind): boolean => onMapCount(g, kind) === 0

/** A step that places one piece where its controller likes, or so many one after the other. */
export const placing = <L extends Hired & { left: number }>(
  law: string,
  key: string,
  kind: PieceKind,
  sites: (g: Visible, h: L) => readonly number[],
): Step<Root, L> =>
  must<string, L, 'hirelingPlace'>(law, key, {
    kind: 'hirelingPlace',
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (_g, h) => h.left > 0,
    options: (g, h) => placesFor(g, h, kind, sites(g, h)),
    about: (g, h) => ({ hireling: nameOf(g, h), kind: kind.id, left: h.left }),
    none: () => 'next',
    effect: (g, h, at) => {
      place(g, kind, at, 1, law)
      h.left -= 1
      return 'again'
    },
  })

/** The same where it need not be done. */
export const mayBePlaced = <L extends Hired>(
  law: string,
  key: string,
  kind: PieceKind,
  sites: (g: Visible, h: L) => readonly number[],
): Step<Root, L> =>
  may<string, L, 'hirelingPlace'>(law, key, {
    kind: 'hirelingPlace',
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (g, h) => placesFor(g, h, kind, sites(g, h)).length > 0,
    options: (g, h) => placesFor(g, h, kind, sites(g, h)),
    about: (g, h) => ({ hireling: nameOf(g, h), kind: kind.id, left: 1 }),
    effect: (g, _h, at) => {
      place(g, kind, at, 1, law)
    },
  })

/** A hireling with pieces still to be placed. */
export interface Placing extends Hired {
  left: number
}

interface Mustering extends Hired {
  law: string
  kind: string
  /** Clearings that still get one, those that get several as often. */
  at: number[]
}

/** One piece for each entry of a list of clearings; where the supply runs short, the controller says in which (1.5.4). */
export const mustering = procedure<Root, Mustering>('hirelings.muster', [
  must('E.2.4', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, m) => m.seat,
    when: (g, m) => m.at.length > count(g, kindCalled(g, m.kind), SUPPLY),
    options: (g, m) => (count(g, kindCalled(g, m.kind), SUPPLY) === 0 ? [] : [...new Set(m.at)]),
    about: (g, m) => ({ hireling: nameOf(g, m), kind: m.kind, left: count(g, kindCalled(g, m.kind), SUPPLY) }),
    none: () => 'done',
    effect: (g, m, at) => {
      place(g, kindCalled(g, m.kind), at, 1, m.law)
      m.at.splice(m.at.indexOf(at), 1)
      return 'again'
    },
  }),
  run('E.2.4', 'everywhere', (g, m) => {
    for (const at of m.at) place(g, kindCalled(g, m.kind), at, 1, m.law)
  }),
])

/** Lets a piece of a hireling come to each of some clearings, as far as it may be placed there. */
export function muster(g: Root, { seat, band }: Hired, kind: PieceKind, among: readonly number[], law: string): void {
  call(g, mustering, { seat, band, law, kind: kind.id, at: among.filter((at) => mayPlace(g, band, at)) })
}

/** Sets how many pieces are to be placed. */
export const toPlace = (law: string, key: string, number: (g: Visible, h: Placing) => number): Step<Root, Placing> =>
  run(law, key, (g, h) => {
    h.left = number(g, h)
  })
