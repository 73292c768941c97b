import { call, procedure, run, type Seat } from '@spinney/kernel'
import { manned, payable, placeable, roomy } from '../../actions/hurdles.ts'
import { replacePiece } from '../../actions/removal.ts'
import { board, mayBuild, mayPlace, suitOf } from '../../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { clearings, kindCalled } from '../../core/book.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { placesInVain } from '../../turn/closing.ts'
import { betweenRepeats } from '../../turn/free-actions.ts'
import { type RelicType, sidesOf, TYPES, warrior, waystations, waystationsAt } from './state.ts'

/** 15.4.1: waystations on the board. */
const inSupply = (g: Visible) => waystations.filter((kind) => count(g, kind, SUPPLY) > 0)

interface Pitching extends Own {
  clearing: number
  /** Whether a warrior makes way for the waystation. */
  replaces: boolean
}

/** 15.4.1: which waystation, and which side up. */
const pitching = procedure<Root, Pitching>('keepers.pitch', [
  must('15.4.1', 'keepersWaystation', {
    picks: { waystation: 'waystation', side: 'side' },
    who: (_g, p) => p.seat,
    options: (g) => inSupply(g).flatMap((kind) => sidesOf(kind).map((side) => ({ waystation: kind.id, side }))),
    about: (_g, p) => ({ place: p.clearing }),
    effect: (g, p, { waystation, side }) => pitch(g, p, waystation, side),
  }),
])

function pitch(g: Root, p: Pitching, waystation: string, side: RelicType): void {
  const kind = kindCalled(g, waystation)
  g.own.keepers.sides[waystations.indexOf(kind)] = TYPES.indexOf(side)
  if (p.replaces) replacePiece(g, warrior, p.clearing, kind, p.seat, '15.4.1')
  else place(g, kind, p.clearing, 1, '15.4.1')
}

/** 15.4.1: whether the Keepers have nobody and nothing to come back to. */
const isExiled = (g: Visible): boolean =>
  onMapCount(g, warrior) === 0 && waystations.every((kind) => onMapCount(g, kind) === 0)

/** 15.4.1: clearings on the map edge, with room for the waystation if there are such. */
function returnClearings(g: Visible, seat: Seat): number[] {
  const edge = board(g)
    .data.clearings.filter(({ id, edge }) => edge && mayPlace(g, seat, id))
    .map(({ id }) => id)
  const roomy = edge.filter((clearing) => mayBuild(g, seat, clearing))
  return roomy.length > 0 ? roomy : edge
}

interface Birdsong extends Own {
  /** Clearings already used in this step: each once. */
  done: number[]
  returned: boolean
}

/** 15.4.1: clearings where a warrior can be replaced with a waystation. */
const encampClearings = (g: Visible, b: Birdsong): number[] =>
  b.returned || inSupply(g).length === 0
    ? []
    : clearings(g).filter((at) => count(g, warrior, at) > 0 && !b.done.includes(at) && mayBuild(g, b.seat, at))

/** 15.4.2: waystations that can be replaced with a warrior. */
function decampOptions(g: Visible, b: Birdsong): { clearing: number; waystation: string }[] {
  if (count(g, warrior, SUPPLY) === 0) return []
  return clearings(g)
    .filter((at) => !b.done.includes(at) && mayPlace(g, b.seat, at))
    .flatMap((clearing) =>
      waystations.filter((kind) => count(g, kind, clearing) > 0).map((kind) => ({ clearing, waystation: kind.id })),
    )
}

/** 15.4.3: clearings with a waystation where warriors can be placed. */
const campClearings = (g: Visible, seat: Seat): number[] =>
  count(g, warrior, SUPPLY) === 0 ? [] : clearings(g).filter((at) => waystationsAt(g, at) > 0 && mayPlace(g, seat, at))

/** 15.4.3: a matching card is spent for two warriors. */
const recruiting = procedure<Root, Own & { clearing: number }>('keepers.recruit', [
  must('15.4.3', 'keepersRecruitCard', {
    picks: 'handCard',
    who: (_g, r) => r.seat,
    options: (g, r) => matchingCards(g, r.seat, suitOf(g, r.clearing)),
    about: (_g, r) => ({ place: r.clearing }),
    effect: (g, r, card) => {
      spend(g, r.seat, card, '15.4.3')
      place(g, warrior, r.clearing, KEEPERS.warriorsPerRecruit, '15.4.3')
    },
  }),
])

/** 15.4 Birdsong: encamp, decamp, recruit. */
export const birdsong = procedure<Root, Birdsong>('keepers.birdsong', [
  run('15.4', 'begin', (_g, b) => {
    b.done = []
    b.returned = false
  }),
  must('15.4.1', 'keepersReturn', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g) => isExiled(g),
    options: (g, b) => returnClearings(g, b.seat),
    effect: (g, b, clearing) => {
      b.returned = true
      place(g, warrior, clearing, 1, '15.4.1')
      if (mayBuild(g, b.seat, clearing)) call(g, pitching, { seat: b.seat, clearing, replaces: false })
    },
  }),
  may('15.4.1', 'keepersEncamp', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g, b) => encampClearings(g, b).length > 0,
    options: (g, b) => encampClearings(g, b),
    inVain: (g, b) =>
      placesInVain(g, [
        manned(g, warrior, '15.4.1'),
        (at) => (b.done.includes(at) ? because('15.4.1', 'clearingDone') : null),
        roomy(g),
        placeable(g, b.seat),
      ]),
    effect: (g, b, clearing) => {
      b.done.push(clearing)
      call(g, pitching, { seat: b.seat, clearing, replaces: true })
      return 'again'
    },
  }),
  run('15.4.2', 'camped', (_g, b) => {
    b.done = []
  }),
  may('15.4.2', 'keepersDecamp', {
    picks: { clearing: 'clearing', waystation: 'waystation' },
    who: (_g, b) => b.seat,
    when: (g, b) => decampOptions(g, b).length > 0,
    options: (g, b) => decampOptions(g, b),
    effect: (g, b, { clearing, waystation }) => {
      b.done.push(clearing)
      replacePiece(g, kindCalled(g, waystation), clearing, warrior, b.seat, '15.4.2')
      return 'again'
    },
  }),
  may('15.4.3', 'keepersRecruit', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g, b) => g.hands[b.seat]!.length > 0 && campClearings(g, b.seat).length > 0,
    options: (g, b) => campClearings(g, b.seat).filter((at) => holdsMatching(g, b.seat, suitOf(g, at))),
    inVain: (g, b) =>
      placesInVain(g, [
        (at) => (waystationsAt(g, at) > 0 ? null : because('15.4.3', 'noWaystationThere')),
        placeable(g, b.seat),
        payable(g, b.seat, '15.4.3'),
      ]),
    effect: (g, b, clearing) => {
      call(g, recruiting, { seat: b.seat, clearing })
      call(g, betweenRepeats, { seat: b.seat })
      return 'again'
    },
  }),
])

export const birdsongProcedures = [pitching, recruiting] as const
