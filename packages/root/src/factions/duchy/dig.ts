import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { payable, placeable, without } from '../../actions/hurdles.ts'
import { mayMove, moveWarriors } from '../../actions/move.ts'
import { mayPlace, suitOf } from '../../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { clearingsWith, count, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BURROW, SUPPLY } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import type { Hurdle } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { placesInVain } from '../../turn/closing.ts'
import { tunnel, warrior } from './state.ts'

interface Digging extends Own {
  clearing: number
}

/** 12.5.1.V: whether a tunnel could be dug there with a card from hand, were there none yet. */
const suitsDigging = (g: Root, seat: Seat, clearing: number): boolean =>
  mayPlace(g, seat, clearing) && holdsMatching(g, seat, suitOf(g, clearing))

/** 12.5.1.V: the clearings without a tunnel where one can be dug. */
const digOptions = (g: Root, seat: Seat): number[] =>
  clearings(g).filter((clearing) => count(g, tunnel, clearing) === 0 && suitsDigging(g, seat, clearing))

/** 12.2.4: the tunnels that can be taken back so that one can be dug. */
function takeable(g: Root, seat: Seat): number[] {
  const tunnels = clearingsWith(g, tunnel)
  return digOptions(g, seat).length > 0 ? tunnels : tunnels.filter((clearing) => suitsDigging(g, seat, clearing))
}

/** 12.5.1.V: what must hold for a tunnel in a clearing. */
export const digHurdles = (g: Root, seat: Seat): readonly Hurdle<number>[] => [
  // 12.2.4: with all of them on the map, the one that is there can be taken back first.
  (at) => (allDug(g) ? null : without(g, [tunnel], '12.5.1.V')(at)),
  placeable(g, seat),
  payable(g, seat, '12.5.1.V'),
]

/** 12.2.4: whether all tunnels are on the map. */
const allDug = (g: Visible): boolean => count(g, tunnel, SUPPLY) === 0

/** 12.5.1.V: whether the Duchy can dig. */
export const canDig = (g: Root, seat: Seat): boolean => (allDug(g) ? takeable(g, seat) : digOptions(g, seat)).length > 0

/** 12.5.1.V: how many warriors may go through the new tunnel. */
const warriorsToMove = (g: Visible, d: Digging): number =>
  mayMove(g, d.seat, BURROW, d.clearing) ? Math.min(count(g, warrior, BURROW), DUCHY.digWarriors) : 0

/** 12.5.1.V Dig */
export const dig = procedure<Root, Digging>('duchy.dig', [
  must('12.2.4', 'duchyTakeTunnel', {
    picks: 'clearing',
    who: (_g, d) => d.seat,
    when: (g) => allDug(g),
    options: (g, d) => takeable(g, d.seat),
    effect: (g, d, clearing) => {
      shift(g, tunnel, clearing, SUPPLY, 1)
      tell('12.2.4', 'tunnelTaken', () => ({ seat: d.seat, place: clearing }))
    },
  }),
  must('12.5.1.V', 'duchyDig', {
    picks: 'clearing',
    who: (_g, d) => d.seat,
    options: (g, d) => digOptions(g, d.seat),
    inVain: (g, d) => placesInVain(g, digHurdles(g, d.seat)),
    effect: (_g, d, clearing) => {
      d.clearing = clearing
    },
  }),
  must('12.5.1.V', 'duchyDigCard', {
    picks: 'handCard',
    who: (_g, d) => d.seat,
    options: (g, d) => matchingCards(g, d.seat, suitOf(g, d.clearing)),
    about: (_g, d) => ({ place: d.clearing }),
    effect: (g, d, card) => spend(g, d.seat, card, '12.5.1.V'),
  }),
  run('12.5.1.V', 'place', (g, d) => {
    place(g, tunnel, d.clearing, 1, '12.5.1.V')
  }),
  may('12.5.1.V', 'duchyDigWarriors', {
    picks: 'amount',
    who: (_g, d) => d.seat,
    when: (g, d) => warriorsToMove(g, d) > 0,
    options: (g, d) => Array.from({ length: warriorsToMove(g, d) }, (_, i) => i + 1),
    about: (_g, d) => ({ place: d.clearing }),
    effect: (g, d, warriors) => moveWarriors(g, d.seat, d.seat, BURROW, d.clearing, warriors, '12.5.1.V'),
  }),
])

/** Lets the Duchy dig a tunnel. */
export const callDig = (g: Root, seat: Seat): void => call(g, dig, { seat, clearing: 0 })
