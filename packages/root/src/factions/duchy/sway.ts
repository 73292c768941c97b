import { call, must, procedure, run, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../../board/map.ts'
import { distinct, matchesFor } from '../../cards/hand.ts'
import { ALL_CLEARINGS, PLACES } from '../../core/places.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { revealCard } from './reveal.ts'
import { isSwayed, MINISTERS, type Minister, rankNumber, rankOf } from './state.ts'

/** 12.5.3.II: the clearings with a Duchy piece; the Burrow has no suit that a card could match. */
const clearingsHeld = (g: Table, seat: Seat): number[] =>
  ALL_CLEARINGS.filter((clearing) => g.presence[seat * PLACES + clearing]! > 0)

/** 12.5.3.II: how many of these cards can have a matching clearing of their own: a largest matching. */
function cardsServed(g: Table, seat: Seat, cards: readonly number[]): number {
  const clearings = clearingsHeld(g, seat)
  /** By clearing: the card it serves. */
  const taken = new Map<number, number>()
  const serve = (card: number, tried: Set<number>): boolean => {
    for (const clearing of clearings) {
      if (tried.has(clearing) || !matchesFor(g, seat, cards[card]!, suitOf(g, clearing))) continue
      tried.add(clearing)
      const other = taken.get(clearing)
      if (other !== undefined && !serve(other, tried)) continue
      taken.set(clearing, card)
      return true
    }
    return false
  }
  return cards.filter((_, card) => serve(card, new Set())).length
}

const cardsFor = (minister: Minister): number => DUCHY.ranks[rankOf(minister)].cards

/** 12.5.3.I: unswayed, with a crown of that rank left on the board. */
const mayBeSwayed = (g: Table, minister: Minister): boolean =>
  !isSwayed(g, minister) && g.own.duchy.crowns[rankNumber(minister)]! > 0

/** 12.5.3: the ministers that can be swayed with the cards in hand. */
export function swayOptions(g: Root, seat: Seat): Minister[] {
  const served = cardsServed(g, seat, g.hands[seat]!)
  return MINISTERS.filter((minister) => mayBeSwayed(g, minister) && cardsFor(minister) <= served)
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
export const sway = procedure<Root, Swaying>('duchy.sway', [
  must('12.5.3.II', 'duchySwayCard', {
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
])

/** Lets the Duchy sway a minister. */
export const callSway = (g: Root, seat: Seat, minister: Minister): void => call(g, sway, { seat, minister, shown: [] })
