import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { payable, placeable, without } from '../../actions/hurdles.ts'
import { mayPlace, suitOf } from '../../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { count, presenceOf } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { placesInVain } from '../../turn/closing.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { callJubilant } from './mobs.ts'
import { enemyPieces, rowdyCards } from './moods.ts'
import { mob, warlord, warlordIs, warrior } from './state.ts'

/** 14.6.1: clearings with a warrior or the warlord and without a mob. */
function calmClearings(g: Visible, seat: Seat): number[] {
  if (count(g, mob, SUPPLY) === 0) return []
  return clearings(g).filter(
    (at) => count(g, warrior, at) + count(g, warlord, at) > 0 && count(g, mob, at) === 0 && mayPlace(g, seat, at),
  )
}

/** 14.6.1: what must hold for a mob in a clearing. */
const inciteHurdles = (g: Root, seat: Seat): readonly Hurdle<number>[] => [
  (at) => (count(g, warrior, at) + count(g, warlord, at) > 0 ? null : because('14.6.1', 'noWarriorsThere')),
  without(g, [mob], '14.6.1'),
  placeable(g, seat),
  payable(g, seat, '14.6.1'),
]

/** 14.6.1: a card is spent and a mob gathers; beside a Jubilant warlord more follow (14.7.3). */
const inciting = procedure<Root, Own & { clearing: number }>('hundreds.incite', [
  must('14.6.1', 'hundredsInciteCard', {
    picks: 'handCard',
    who: (_g, i) => i.seat,
    options: (g, i) => matchingCards(g, i.seat, suitOf(g, i.clearing)),
    about: (_g, i) => ({ place: i.clearing }),
    effect: (g, i, card) => {
      spend(g, i.seat, card, '14.6.1')
      place(g, mob, i.clearing, 1, '14.6.1')
      if (warlordIs(g, 'jubilant', i.clearing)) callJubilant(g, i.seat)
    },
  }),
])

/** 14.6.2: ruled clearings with a piece of the Hundreds and none of an enemy. */
const oppressed = (g: Visible, seat: Seat): number[] =>
  clearings(g).filter((at) => rules(g, seat, at) && presenceOf(g, seat, at) > 0 && enemyPieces(g, seat, at) === 0)

/** 14.6.2: the points for so many clearings. */
const pointsFor = (clearings: number): number =>
  HUNDREDS.oppressPoints[Math.min(clearings, HUNDREDS.oppressPoints.length - 1)]!

/** 14.6 Evening: incite, oppress, draw. */
export const evening = procedure<Root, Own>('hundreds.evening', [
  may('14.6.1', 'hundredsIncite', {
    picks: 'clearing',
    who: (_g, e) => e.seat,
    when: (g, e) => g.hands[e.seat]!.length > 0 && calmClearings(g, e.seat).length > 0,
    options: (g, e) => calmClearings(g, e.seat).filter((at) => holdsMatching(g, e.seat, suitOf(g, at))),
    inVain: (g, e) => placesInVain(g, inciteHurdles(g, e.seat)),
    effect: (g, e, clearing) => {
      call(g, inciting, { seat: e.seat, clearing })
      return 'again'
    },
  }),
  run('14.6.2', 'oppress', (g, e) => {
    const clearings = oppressed(g, e.seat).length
    tell('14.6.2', 'oppressed', () => ({ seat: e.seat, clearings }))
    score(g, e.seat, pointsFor(clearings), '14.6.2')
  }),
  run('14.6.3', 'draw', (g, e) =>
    call(g, drawAndDiscard, { seat: e.seat, cards: 1 + rowdyCards(g, e.seat), law: '14.6.3' }),
  ),
])

export const eveningProcedures = [inciting] as const
