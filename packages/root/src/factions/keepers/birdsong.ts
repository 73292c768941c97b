import { call, may, must, procedure, run, type Seat } from '@spinney/kernel'
import { replacePiece } from '../../actions/removal.ts'
import { board, mayBuild, mayPlace, suitOf } from '../../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { kindNamed } from '../../core/kinds.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, SUPPLY } from '../../core/places.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { type RelicType, sidesOf, TYPES, warrior, waystations, waystationsAt } from './state.ts'

/** 15.4.1: waystations on the board. */
const inSupply = (g: Table) => waystations.filter((kind) => count(g, kind, SUPPLY) > 0)

interface Pitching extends Own {
  clearing: number
  /** Whether a warrior makes way for the waystation. */
  replaces: boolean
}

/** 15.4.1: which waystation, and which side up. */
const pitching = procedure<Root, Pitching>('keepers.pitch', [
  must('15.4.1', 'keepersWaystation', {
    who: (_g, p) => p.seat,
    options: (g) => inSupply(g).flatMap((kind) => sidesOf(kind).map((side) => ({ waystation: kind.id, side }))),
    about: (_g, p) => ({ place: p.clearing }),
    effect: (g, p, { waystation, side }) => pitch(g, p, waystation, side),
  }),
])

function pitch(g: Root, p: Pitching, waystation: string, side: RelicType): void {
  const kind = kindNamed(waystation)!
  g.own.keepers.sides[waystations.indexOf(kind)] = TYPES.indexOf(side)
  if (p.replaces) replacePiece(g, warrior, p.clearing, kind, p.seat, '15.4.1')
  else place(g, kind, p.clearing, 1, '15.4.1')
}

/** 15.4.1: whether the Keepers have nobody and nothing to come back to. */
const isExiled = (g: Table): boolean =>
  onMapCount(g, warrior) === 0 && waystations.every((kind) => onMapCount(g, kind) === 0)

/** 15.4.1: clearings on the map edge, with room for the waystation if there are such. */
function returnClearings(g: Table, seat: Seat): number[] {
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
const encampClearings = (g: Table, b: Birdsong): number[] =>
  b.returned || inSupply(g).length === 0
    ? []
    : ALL_CLEARINGS.filter((at) => count(g, warrior, at) > 0 && !b.done.includes(at) && mayBuild(g, b.seat, at))

/** 15.4.2: waystations that can be replaced with a warrior. */
function decampOptions(g: Table, b: Birdsong): { clearing: number; waystation: string }[] {
  if (count(g, warrior, SUPPLY) === 0) return []
  return ALL_CLEARINGS.filter((at) => !b.done.includes(at) && mayPlace(g, b.seat, at)).flatMap((clearing) =>
    waystations.filter((kind) => count(g, kind, clearing) > 0).map((kind) => ({ clearing, waystation: kind.id })),
  )
}

/** 15.4.3: clearings with a waystation where warriors can be placed. */
const campClearings = (g: Table, seat: Seat): number[] =>
  count(g, warrior, SUPPLY) === 0 ? [] : ALL_CLEARINGS.filter((at) => waystationsAt(g, at) > 0 && mayPlace(g, seat, at))

/** 15.4.3: a matching card is spent for two warriors. */
const recruiting = procedure<Root, Own & { clearing: number }>('keepers.recruit', [
  must('15.4.3', 'keepersRecruitCard', {
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
    who: (_g, b) => b.seat,
    when: (g, b) => encampClearings(g, b).length > 0,
    options: (g, b) => encampClearings(g, b),
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
    who: (_g, b) => b.seat,
    when: (g, b) => decampOptions(g, b).length > 0,
    options: (g, b) => decampOptions(g, b),
    effect: (g, b, { clearing, waystation }) => {
      b.done.push(clearing)
      replacePiece(g, kindNamed(waystation)!, clearing, warrior, b.seat, '15.4.2')
      return 'again'
    },
  }),
  may('15.4.3', 'keepersRecruit', {
    who: (_g, b) => b.seat,
    when: (g, b) => g.hands[b.seat]!.length > 0 && campClearings(g, b.seat).length > 0,
    options: (g, b) => campClearings(g, b.seat).filter((at) => holdsMatching(g, b.seat, suitOf(g, at))),
    effect: (g, b, clearing) => {
      call(g, recruiting, { seat: b.seat, clearing })
      return 'again'
    },
  }),
])

export const birdsongProcedures = [pitching, recruiting] as const
