import type { Seat, State } from '@spinney/kernel'
import type { Bot, BotRequest, Opinion, Temper } from './bot.ts'
import type { BrainOf, Features, GameBrain, Learning, Taste } from './brain.ts'

/** The same brain in the head of a seat that has a temperament. Who wins a game that is over stays as it is. */
export function tempered<G extends State>(brain: GameBrain<G>, temper: Temper, seat: Seat): GameBrain<G> {
  const { taste, learning, reasons } = brain
  if (taste === undefined) return brain
  const bonus = (g: G): number => sumOf(taste.likes(temper, g, seat)) / taste.unit(g)
  return {
    ...brain,
    evaluate: (g) => leaning(brain.evaluate(g), seat, bonus(g)),
    appeal: (g, ask) => {
      const looks = brain.appeal(g, ask)
      if (looks === null || ask.seat !== seat) return looks
      const fancies = taste.fancies(temper, g, ask)
      return looks.map((look, i) => look + fancies[i]!)
    },
    ...(reasons === undefined ? {} : { reasons: (g, of) => reasonsBy(taste, temper, seat, reasons, g, of) }),
    ...(learning === undefined ? {} : { learning: leaningOf(learning, seat, bonus) }),
  }
}

/** Shares of the win as they look to somebody who likes one seat's position so much better. */
function leaning(chances: readonly number[], seat: Seat, bonus: number): number[] {
  const weighted = chances.map((chance, other) => (other === seat ? chance * Math.exp(bonus) : chance))
  const sum = weighted.reduce((all, weight) => all + weight, 0)
  return sum > 0 ? weighted.map((weight) => weight / sum) : weighted
}

function leaningOf<G extends State>(learning: Learning<G>, seat: Seat, bonus: (g: G) => number): Learning<G> {
  return {
    ...learning,
    look: (g) => {
      const { logits, write } = learning.look(g)
      return { write, logits: logits.map((logit, other) => (other === seat ? logit + bonus(g) : logit)) }
    },
  }
}

function reasonsBy<G extends State>(
  taste: Taste<G>,
  temper: Temper,
  seat: Seat,
  reasons: (g: G, seat: Seat) => Features,
  g: G,
  of: Seat,
): Features {
  const parts: { [name: string]: number } = { ...reasons(g, of) }
  if (of !== seat) return parts
  const liked = taste.likes(temper, g, seat)
  for (const name in liked) parts[name] = (parts[name] ?? 0) + liked[name]!
  return parts
}

function sumOf(parts: Features): number {
  let sum = 0
  for (const name in parts) sum += parts[name]!
  return sum
}

/** A bot with a temperament. It thinks as its level does, with a head of its own for each seat. */
export function withTemper(temper: Temper, make: (brainOf: BrainOf) => Bot, brainOf: BrainOf): Bot {
  const at = <G extends State>({ seat }: BotRequest<G>): Bot => make((game) => tempered(brainOf(game), temper, seat))
  const marked = (opinion: Opinion): Opinion => ({ ...opinion, temper })
  return {
    id: temper,
    choose: (request) => at(request).choose(request),
    weigh: (request) => {
      const opinion = at(request).weigh(request)
      return opinion instanceof Promise ? opinion.then(marked) : marked(opinion)
    },
  }
}
