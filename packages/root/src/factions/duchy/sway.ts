import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { birdsAreWild, distinct } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { presenceOf } from '../../core/pieces.ts'
import { must } from '../../core/questions.ts'
import { because, type Reason } from '../../core/reasons.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { BIRD, EVERY_SUIT } from '../../core/suits.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { revealCard } from './reveal.ts'
import { isSwayed, MINISTERS, type Minister, rankNumber, rankOf } from './state.ts'

/**
 * 12.5.3.II: by suit, the clearings with a Duchy piece, last those of every suit; the Burrow has no suit that a card
 * could match.
 */
function clearingsHeld(g: Visible, seat: Seat): number[] {
  const held = [0, 0, 0, 0]
  for (const clearing of clearings(g)) {
    if (presenceOf(g, seat, clearing) > 0) held[suitOf(g, clearing) === EVERY_SUIT ? 3 : suitOf(g, clearing)]!++
  }
  return held
}

/** 12.5.3.II: how many of these cards can have a matching clearing of their own; birds take what the others leave. */
function cardsServed(g: Visible, seat: Seat, cards: readonly number[]): number {
  const free = clearingsHeld(g, seat)
  let served = 0
  let birds = 0
  for (const card of cards) {
    const { suitIndex } = cardAt(card)
    if (suitIndex === BIRD) birds++
    else if (free[suitIndex]! > 0 || free[3]! > 0) {
      free[free[suitIndex]! > 0 ? suitIndex : 3]!--
      served++
    }
  }
  return served + (birdsAreWild(g, seat) ? Math.min(birds, total(free)) : 0)
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

const cardsFor = (minister: Minister): number => DUCHY.ranks[rankOf(minister)].cards

/** 12.5.3.I: unswayed, with a crown of that rank left on the board. */
const mayBeSwayed = (g: Visible, minister: Minister): boolean =>
  !isSwayed(g, minister) && g.own.duchy.crowns[rankNumber(minister)]! > 0

/** 12.5.3: the ministers that can be swayed with the cards in hand. */
export function swayOptions(g: Root, seat: Seat): Minister[] {
  const served = cardsServed(g, seat, g.hands[seat]!)
  return MINISTERS.filter((minister) => mayBeSwayed(g, minister) && cardsFor(minister) <= served)
}

/** 12.5.3.I, 12.5.3.II: why a minister cannot be swayed. */
export function whyNotSway(g: Root, seat: Seat, minister: Minister): Reason | null {
  if (isSwayed(g, minister)) return because('12.5.3.I', 'isSwayed')
  const rank = rankOf(minister)
  if (g.own.duchy.crowns[rankNumber(minister)] === 0) return because('12.5.3.I', 'noCrown', { rank })
  const [least, have] = [cardsFor(minister), cardsServed(g, seat, g.hands[seat]!)]
  return have >= least ? null : because('12.5.3.II', 'tooFewSwayCards', { least, have })
}

interface Swaying extends Own {
  minister: Minister
  /** Cards revealed for this minister. */
  shown: number[]
}

/** 12.5.3.II: the cards that can be revealed next: all of them together have clearings of their own. */
const revealOptions = (g: Root, s: Swaying): string[] =>
  distinct(g.hands[s.seat]!.filter((card) => cardsServed(g, s.seat, [...s.shown, card]) > s.shown.length))

/** 12.5.3 Sway */
export const sway = procedure<Root, Swaying>(
  'duchy.sway',
  [
    must('12.5.3.II', 'duchySwayCard', {
      picks: 'handCard',
      who: (_g, s) => s.seat,
      when: (_g, s) => s.shown.length < cardsFor(s.minister),
      options: (g, s) => revealOptions(g, s),
      about: (_g, s) => ({ minister: s.minister, left: cardsFor(s.minister) - s.shown.length }),
      effect: (g, s, card) => {
        revealCard(g, s.seat, card, '12.5.3.II')
        s.shown.push(g.own.duchy.revealed.at(-1)!)
        return 'again'
      },
    }),
    run('12.5.3.III', 'crown', (g, s) => {
      const { duchy } = g.own
      duchy.swayed = MINISTERS.filter((minister) => minister === s.minister || isSwayed(g, minister))
      duchy.crowns[rankNumber(s.minister)]! -= 1
      tell('12.5.3.III', 'swayed', () => ({ seat: s.seat, minister: s.minister }))
      score(g, s.seat, DUCHY.ranks[rankOf(s.minister)].points, '12.5.3.III')
    }),
  ],
  (g, s) => cardsServed(g, s.seat, [...s.shown, ...g.hands[s.seat]!]) >= cardsFor(s.minister),
)

/** Lets the Duchy sway a minister. */
export const callSway = (g: Root, seat: Seat, minister: Minister): void => call(g, sway, { seat, minister, shown: [] })
