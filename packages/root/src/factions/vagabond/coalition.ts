import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { distinct, withdraw } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import type { Modifiers } from '../../core/hooks.ts'
import { must } from '../../core/questions.ts'
import { scores } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { GENERAL } from '../../facts/factions.ts'
import { isHostile, setRelation } from './relationships.ts'
import { isVagabond, vagabondAt } from './state.ts'

/** 9.2.8: a Vagabond cannot activate dominance to win. */
export const neverDominates: Modifiers['mayDominate'] = (may, g, seat) => may && !isVagabond(g, seat)

/** 9.2.8: whether somebody is not in a coalition already. */
export const isFree = (g: Visible, seat: Seat, other: Seat): boolean =>
  other !== seat &&
  (!edition(g).coalitionExcludesCoalitioned || (g.coalition[other]! < 0 && !g.coalition.includes(other)))

/** 9.2.8: whether somebody can become a partner: not in a coalition already, with a marker on the score track. */
const canBePartner = (g: Visible, seat: Seat, other: Seat): boolean =>
  isFree(g, seat, other) && !(edition(g).coalitionExcludesDominance && g.dominance[other]! >= 0)

/** 9.2.8: those with the fewest points among the possible partners. */
export function partners(g: Visible, seat: Seat): Seat[] {
  const possible = g.factions.map((_, other) => other).filter((other) => canBePartner(g, seat, other))
  const fewest = Math.min(...possible.map((other) => g.scores[other]!))
  return possible.filter((other) => g.scores[other] === fewest)
}

const dominanceCards = (g: Root, seat: Seat): string[] =>
  distinct(g.hands[seat]!.filter((card) => cardAt(card).kind === 'dominance'))

/** 9.2.8, T96: four players, ten points, a dominance card, somebody to join. */
export function canFormCoalition(g: Root, seat: Seat): boolean {
  if (g.factions.length < VAGABOND.coalitionPlayers || g.scores[seat]! < GENERAL.pointsForDominance) return false
  return scores(g, seat) && dominanceCards(g, seat).length > 0 && partners(g, seat).length > 0
}

/** 9.2.8 Coalition */
export const joining = procedure<Root, Own>('vagabond.coalition', [
  must('9.2.8', 'vagabondCoalitionCard', {
    picks: 'handCard',
    who: (_g, c) => c.seat,
    options: (g, c) => dominanceCards(g, c.seat),
    effect: (g, c, card) => {
      withdraw(g.hands[c.seat]!, cardIndex(card))
      vagabondAt(g, c.seat).coalitionCard = cardIndex(card)
      tell('9.2.8', 'coalitionCard', () => ({ seat: c.seat, card }))
    },
  }),
  must('9.2.8', 'vagabondCoalition', {
    picks: 'seat',
    who: (_g, c) => c.seat,
    options: (g, c) => partners(g, c.seat),
    effect: (g, c, partner) => {
      g.coalition[c.seat] = partner
      tell('9.2.8', 'coalition', () => ({ seat: c.seat, partner }))
      if (isHostile(g, c.seat, partner)) setRelation(g, c.seat, partner, 0, '9.2.9.III.d')
    },
  }),
])

/** Lets a Vagabond form a coalition. */
export const callCoalition = (g: Root, seat: Seat): void => call(g, joining, { seat })
