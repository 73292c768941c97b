import type { Seat } from '@spinney/kernel'
import { count, kindNamed, type Root } from '@spinney/root'
import { worthOfNamed } from './cards.ts'
import { payAppeal } from './common.ts'
import type { RootAppeals } from './faction-brain.ts'
import { menaceOf, partyCalled, stationaryAt, warriorsAt } from './position.ts'
import { bestBattle, footholdOf } from './war.ts'

/** Sending somebody's warriors away: the more they guard and the more dangerous they are, the better. */
function orderWorth(g: Root, seat: Seat, enemy: Seat, from: number, to: number): number {
  const half = Math.ceil(warriorsAt(g, enemy, from) / 2)
  const near = (place: number): number => (stationaryAt(g, seat, place) > 0 ? 0.4 : 0)
  return half * (0.2 + menaceOf(g, enemy)) * (1 + 0.5 * stationaryAt(g, enemy, from)) + near(from) - near(to)
}

/** First looks at what cards of the Exiles and Partisans deck ask. */
const CARDS: RootAppeals = {
  saboteurs: (g, ask, seat) =>
    ask.options.map((option) => {
      const { seat: victim, card } = option
      return worthOfNamed(g, seat, card) * (0.5 + menaceOf(g, victim))
    }),
  falseOrders: (g, ask, seat) =>
    ask.options.map((option) => {
      const { seat: enemy, from, to } = option
      return orderWorth(g, seat, enemy, from, to)
    }),
  swapMeet: (g, ask) => ask.options.map((other) => menaceOf(g, other) + 0.1 * g.hands[other]!.length),
  swapMeetGive: (g, ask, seat) => payAppeal(g, ask, seat),
  murineBroker: (_g, ask) => ask.options.map((id) => (id === 'pass' ? 0 : 2)),
  informants: (g, ask, seat) => ask.options.map((id) => (id === 'pass' ? 0.7 : 0.8 * worthOfNamed(g, seat, id))),
  propagandaBureau: (g, ask, seat) =>
    ask.options.map((option) => {
      const { clearing, kind } = option
      const victim = partyCalled(g, kindNamed(kind)!.faction)
      const last = count(g, kindNamed(kind)!, clearing) === 1 ? 0.3 * stationaryAt(g, victim, clearing) : 0
      return menaceOf(g, victim) + last + footholdOf(g, seat, clearing)
    }),
  propagandaBureauCard: (g, ask, seat) => payAppeal(g, ask, seat),
  leagueOfAdventurousMice: (g, ask, seat) =>
    ask.options.map((option) => (option.errand === 'battle' ? bestBattle(g, seat) : 0.4)),
  charmOffensive: (g, ask) => ask.options.map((other) => -0.2 * g.scores[other]!),
}

/** First looks at what maps and dominance ask. */
const TABLE: RootAppeals = {
  takeFerry: (_g, ask) => ask.options.map((id) => (id === 'pass' ? 0 : 0.3)),
  openPathCard: (g, ask, seat) => payAppeal(g, ask, seat),
  takeDominance: (g, ask, seat) => ask.options.map((id) => worthOfNamed(g, seat, id)),
}

export const DECK_APPEALS: RootAppeals = { ...CARDS, ...TABLE }
