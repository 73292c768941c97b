import { call, procedure, type Seat } from '@spinney/kernel'
import { payable, placeable, roomy, ruled } from '../../actions/hurdles.ts'
import { mayBuild, suitOf } from '../../board/map.ts'
import { handCards, holdsMatching, matchingCards } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Root } from '../../core/state.ts'
import { placesInVain } from '../../turn/closing.ts'
import { revealCard } from './reveal.ts'
import { BUILDING_NAMES, type DuchyBuilding, duchyBuildings } from './state.ts'

interface Building extends Own {
  /** Whether the card must match the clearing: the Foremole needs no match (12.5.2.I). */
  matching: boolean
  law: string
  clearing: number
  building: DuchyBuilding
}

/** 12.5.1.I, 12.5.2.I: what can be built where: ruled, with room for it, and a card to reveal. */
export function buildOptions(g: Root, seat: Seat, matching: boolean): { clearing: number; building: DuchyBuilding }[] {
  const buildings = BUILDING_NAMES.filter((name) => count(g, duchyBuildings[name], SUPPLY) > 0)
  if (buildings.length === 0 || g.hands[seat]!.length === 0) return []
  return clearings(g)
    .filter((at) => rules(g, seat, at) && mayBuild(g, seat, at) && (!matching || holdsMatching(g, seat, suitOf(g, at))))
    .flatMap((clearing) => buildings.map((building) => ({ clearing, building })))
}

/** 12.5.1.I, 12.5.2.I: what must hold for building in a clearing. */
export const buildHurdles = (g: Root, seat: Seat, matching: boolean, law: string): readonly Hurdle<number>[] => [
  () => (g.hands[seat]!.length > 0 ? null : because(law, 'handEmpty')),
  () =>
    BUILDING_NAMES.some((name) => count(g, duchyBuildings[name], SUPPLY) > 0) ? null : because(law, 'noBuildingsLeft'),
  ruled(g, seat, law),
  roomy(g),
  placeable(g, seat),
  ...(matching ? [payable(g, seat, law)] : []),
]

/** 12.5.1.I Build, 12.5.2.I Foremole: a card is revealed, a market or citadel is placed. */
export const build = procedure<Root, Building>('duchy.build', [
  must('12.5.1.I', 'duchyBuild', {
    picks: { clearing: 'clearing', building: 'duchyBuilding' },
    who: (_g, b) => b.seat,
    options: (g, b) => buildOptions(g, b.seat, b.matching),
    inVain: (g, b) => placesInVain(g, buildHurdles(g, b.seat, b.matching, b.law)),
    cite: (_g, b) => b.law,
    effect: (_g, b, { clearing, building }) => {
      b.clearing = clearing
      b.building = building
    },
  }),
  must('12.5.1.I', 'duchyBuildCard', {
    picks: 'handCard',
    who: (_g, b) => b.seat,
    options: (g, b) => (b.matching ? matchingCards(g, b.seat, suitOf(g, b.clearing)) : handCards(g, b.seat)),
    cite: (_g, b) => b.law,
    about: (_g, b) => ({ place: b.clearing, building: b.building }),
    effect: (g, b, card) => {
      revealCard(g, b.seat, card, b.law)
      place(g, duchyBuildings[b.building], b.clearing, 1, b.law)
    },
  }),
])

/** Lets the Duchy build one building. */
export function callBuild(g: Root, seat: Seat, matching: boolean, law: string): void {
  call(g, build, { seat, matching, law, clearing: 0, building: 'citadel' })
}
