import type { Ask, Pick, Seat } from '@spinney/kernel'
import { clearings, type Root } from '@spinney/root'
import type { Temper } from '../bot.ts'
import type { Features, Taste } from '../brain.ts'
import { craftedWorth } from './cards.ts'
import { steepness, timeLeft } from './evaluate.ts'
import { stationaryAt, warriorsAt } from './position.ts'

/** In points: a builder's own building or token, and what is crafted; what others have; a schemer's card, and the lead of others. */
const WORKS = 0.5
const CRAFTED = 0.4
const PREY = 0.45
const PREY_WARRIOR = 0.15
const CARD = 0.4
const LEADER = 0.4
/** More cards than this are no more fun. */
const MOST_CARDS = 7

function worksOf(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) sum += stationaryAt(g, seat, place)
  return sum
}

/** What all others have on the map, in points. */
function preyOf(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) {
    for (let other = 0; other < g.factions.length; other++) {
      if (other !== seat) sum += PREY * stationaryAt(g, other, place) + PREY_WARRIOR * warriorsAt(g, other, place)
    }
  }
  return sum
}

function bestOfOthers(g: Root, seat: Seat): number {
  let best = 0
  g.scores.forEach((points, other) => {
    if (other !== seat && points > best) best = points
  })
  return best
}

const LIKES: { readonly [T in Temper]: (g: Root, seat: Seat) => Features } = {
  builder: (g, seat) => ({ works: WORKS * worksOf(g, seat), crafted: CRAFTED * craftedWorth(g, seat) }),
  raider: (g, seat) => ({ prey: -preyOf(g, seat) }),
  schemer: (g, seat) => ({
    hand: CARD * Math.min(MOST_CARDS, g.hands[seat]!.length),
    leader: -LEADER * bestOfOthers(g, seat),
  }),
}

/** What each likes to do, by the word in a menu, by a column of the Decree, and by the kind of question. */
const FANCIES: { readonly [T in Temper]: { readonly [word: string]: number } } = {
  builder: { build: 0.6, craft: 0.5, spread: 0.4, 'trade-post': 0.5, score: 0.3, repair: 0.3, encamp: 0.4 },
  raider: {
    battle: 0.7,
    strike: 0.5,
    revolt: 0.5,
    move: 0.2,
    march: 0.3,
    'scorched-earth': 0.4,
    instigate: 0.4,
    incite: 0.3,
    advance: 0.3,
  },
  schemer: {
    plot: 0.5,
    trick: 0.4,
    draw: 0.5,
    mobilize: 0.4,
    train: 0.4,
    steal: 0.4,
    aid: 0.3,
    recruit: 0.3,
    sacrifice: 0.3,
    'stand-and-deliver': 0.4,
    'expose-plot': 0.4,
  },
}

/** The word of an option: itself in a menu, its column in a Decree; for any battle its kind. */
function wordOf(kind: string, option: Pick): string {
  if (typeof option === 'object') return 'column' in option ? String(option.column) : kind
  return typeof option === 'string' ? option : kind
}

/** What temperaments like about Root. */
export const TASTE: Taste<Root> = {
  likes: (temper, g, seat) => LIKES[temper](g, seat),
  unit: (g) => steepness(timeLeft(g)),
  fancies: (temper, _g, { kind, options }: Ask<Root>) =>
    options.map((option) => FANCIES[temper][wordOf(kind, option)] ?? 0),
}
