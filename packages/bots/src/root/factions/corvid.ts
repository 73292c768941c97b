import { aboutOf, type Seat } from '@spinney/kernel'
import { boards, clearings, count, isOfSuit, joined, kindNamed, type Root, SUIT_NAMES, SUPPLY } from '@spinney/root'
import type { Features } from '../../brain.ts'
import { worthOfNamed } from '../cards.ts'
import { bestCraft, type MenuLooks, menuAppeal, payAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { bestMarch, type Holding, held, marching, type Stake } from '../holding.ts'
import { enemiesAt, isPresent, menaceOf, stationaryAt, threatTo, warriorsAt } from '../position.ts'
import { bestBattle, preyAt } from '../war.ts'

const { CORVID } = boards
const warrior = kindNamed('corvid.warrior')!
const plot = kindNamed('corvid.plot')!
const PLOTS = CORVID.plots
const [BOMB, SNARE, EXTORTION] = [0, 1, 2]
/** What the rules note for each plot placed this turn. */
const PLOTTED = 'corvid.plotted'

const shownCount = (g: Root): number => g.own.corvid.shownPlots.reduce((n, type) => (type >= 0 ? n + 1 : n), 0)
const shownOf = (g: Root, type: number): number =>
  g.own.corvid.shownPlots.reduce((n, found) => (found === type ? n + 1 : n), 0)
const plotCost = (g: Root): number => CORVID.plotCost + g.once.filter((what) => what === PLOTTED).length

/** Buildings and tokens of all others at a place. */
function enemyStakes(g: Root, seat: Seat, place: number): number {
  let sum = 0
  for (let other = 0; other < g.factions.length; other++) if (other !== seat) sum += stationaryAt(g, other, place)
  return sum
}

/** Others who could guess at a plot: they have pieces there and a card to show. */
function guessers(g: Root, seat: Seat, place: number): number {
  let sum = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat && g.hands[other]!.length > 0 && isPresent(g, other, place)) sum++
  }
  return sum
}

/** How likely a plot face down is to be turned up before somebody exposes it or tears it down, 0 to 1. */
function safetyOf(g: Root, seat: Seat, place: number): number {
  const own = warriorsAt(g, seat, place)
  const assault = threatTo(g, seat, place) > own + 1 ? 0.3 : 0.08
  return Math.max(0.15, 1 - 0.12 * guessers(g, seat, place) - assault)
}

/** What plots face down will score once they are turned up, each one more than the one before. */
function ripeness(g: Root, seat: Seat): { ripe: number; guarded: number; lone: number } {
  const shown = shownCount(g)
  let ripe = 0
  let guarded = 0
  let lone = 0
  for (const place of g.own.corvid.plotsAt) {
    const safety = safetyOf(g, seat, place)
    if (warriorsAt(g, seat, place) > 0) {
      ripe += (shown + 1 + guarded) * safety
      guarded += safety
    } else lone += safety
  }
  return { ripe, guarded, lone }
}

/** Clearings where a warrior could lay a plot. */
function sites(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) if (count(g, plot, place) === 0 && warriorsAt(g, seat, place) > 0) sum++
  return sum
}

/** Warriors guard plots, or stand where the next one can be laid. */
const holding: Holding = {
  warriors: (g, _seat, place) => count(g, warrior, place),
  stake: (g, seat, place): Stake => {
    const laid = count(g, plot, place) > 0
    const hidden = laid && g.own.corvid.plotsAt.includes(place)
    const shown = shownCount(g)
    const site = count(g, plot, SUPPLY) > 0 ? 0.55 - 0.08 * guessers(g, seat, place) : 0.1
    const first = hidden ? 0.5 + 0.35 * (shown + 1) : laid ? 0.5 : site
    const pressed = Math.min(3, Math.ceil(0.4 * threatTo(g, seat, place)))
    return {
      first: first + 0.3 * preyAt(g, seat, place),
      rule: 0.05,
      needed: 1 + enemiesAt(g, seat, place),
      more: laid ? 0.2 : 0.12,
      cap: laid ? pressed : 1,
      most: 99,
    }
  },
}

/** How likely each type of plot is in a clearing, by what everybody knows; the shares add up to 1. */
function suspicion(g: Root, seat: Seat, place: number): number[] {
  const { plotsAt, ruledOut } = g.own.corvid
  const out = ruledOut[plotsAt.indexOf(place)] ?? 0
  const tempting = 1 + 0.2 * Math.min(4, enemyStakes(g, seat, place))
  const odds = PLOTS.map((name, type) => {
    if ((out & (1 << type)) !== 0) return 0
    const left = CORVID.tokens[name] - shownOf(g, type)
    return left * (type === BOMB ? tempting : 1)
  })
  const sum = odds.reduce((total, n) => total + n, 0)
  return sum === 0 ? PLOTS.map(() => 0) : odds.map((n) => n / sum)
}

/**
 * A die that only the Corvids can see, 0 to 1. It follows from the cards in their hand: somebody who knows how they
 * think must not be able to foretell the kind of a plot.
 */
function secretDie(g: Root, seat: Seat, place: number, type: number): number {
  let mixed = place * 31 + type * 17 + g.turns * 7
  for (const card of g.hands[seat]!) mixed = (mixed * 33 + card * 13 + 5) % 10007
  return ((mixed * 7919 + type * 104729) % 1009) / 1009
}

/** What a plot of a type would do in a clearing, besides the points for turning it up. */
function typeWorth(g: Root, seat: Seat, place: number, type: number): number {
  if (type === BOMB) return 0.35 * Math.min(4, enemyStakes(g, seat, place)) + 0.1 * enemiesAt(g, seat, place)
  if (type === EXTORTION) return 0.7 - 0.3 * shownOf(g, EXTORTION) + 0.15 * guessers(g, seat, place)
  if (type === SNARE) return 0.35 + 0.1 * enemiesAt(g, seat, place)
  const pressed = threatTo(g, seat, place) > warriorsAt(g, seat, place) + 1 ? 0.5 : 0
  return 0.2 + pressed + 0.08 * joined(g, place).length
}

/** A plot that can be exposed should not be the one that everybody expects. */
function disguised(g: Root, seat: Seat, place: number, type: number): number {
  const watched = Math.min(1, 0.5 * guessers(g, seat, place))
  const guessed = suspicion(g, seat, place)[type]!
  return typeWorth(g, seat, place, type) - 1.5 * watched * guessed + secretDie(g, seat, place, type)
}

/** How good a clearing is for the next plot: left in peace, and with a warrior to turn it up. */
function siteWorth(g: Root, seat: Seat, place: number): number {
  const stays = warriorsAt(g, seat, place) - plotCost(g)
  const guard = stays > 0 ? 0.6 + 0.15 * Math.min(2, stays - 1) : 0
  const near = stays > 0 ? 0 : joined(g, place).some((beside) => warriorsAt(g, seat, beside) > 1) ? 0.2 : 0
  return safetyOf(g, seat, place) * (0.8 + 0.3 * shownCount(g)) + guard + near
}

/** What laying one more plot is worth now. */
function bestPlot(g: Root, seat: Seat): number {
  const cost = plotCost(g)
  let best = -9
  for (const place of clearings(g)) {
    if (warriorsAt(g, seat, place) < cost || count(g, plot, place) > 0) continue
    best = Math.max(best, siteWorth(g, seat, place))
  }
  return best - 0.35 * (cost - 1)
}

const DAYLIGHT: MenuLooks = {
  plot: (g, seat) => 0.6 + bestPlot(g, seat),
  move: (g, seat) => 0.5 + 1.2 * bestMarch(g, seat, holding, () => true, true),
  battle: (g, seat) => 0.2 + 1.2 * bestBattle(g, seat),
  trick: () => -0.5,
  pass: () => 0.3,
}

/** Passing means drawing cards. */
const EXERT: MenuLooks = {
  ...DAYLIGHT,
  pass: (g, seat) => 0.9 + 0.7 * (1 + shownOf(g, EXTORTION)) * (g.hands[seat]!.length > 3 ? 0.5 : 1),
}

/** What one more warrior in a clearing does. */
const reinforced = (g: Root, seat: Seat, place: number): number => {
  const stake = holding.stake(g, seat, place)
  const own = warriorsAt(g, seat, place)
  return held(stake, own + 1) - held(stake, own)
}

/** What warriors in all clearings of a suit do. */
function recruitWorth(g: Root, seat: Seat, suit: number): number {
  const gains: number[] = []
  for (const place of clearings(g)) if (isOfSuit(g, place, suit)) gains.push(reinforced(g, seat, place) + 0.25)
  gains.sort((a, b) => b - a)
  return gains.slice(0, count(g, warrior, SUPPLY)).reduce((sum, gain) => sum + gain, 0)
}

/** What guessing at a plot is worth to one of the others, if it is guessed right with this chance. */
function guessWorth(g: Root, chance: number): number {
  const corvid = g.seatOf.corvid!
  const right = 1 + (0.6 + menaceOf(g, corvid)) * (0.6 + 0.35 * (shownCount(g) + 1))
  return chance * right - (1 - chance) * (0.9 + 0.3 * menaceOf(g, corvid))
}

/** The surest guess a seat could make about a plot, 0 where there is none. */
function bestGuess(g: Root, seat: Seat): number {
  const corvid = g.seatOf.corvid!
  let best = 0
  for (const place of g.own.corvid.plotsAt) {
    if (isPresent(g, seat, place)) best = Math.max(best, ...suspicion(g, corvid, place))
  }
  return best
}

/** The Corvid Conspiracy: lay plots in peace, turn them up while a warrior is there, and keep them up. */
export const corvid: FactionBrain = {
  id: 'corvid',
  pieceWorth: { 'corvid.plot': 1.4 },
  features: (g, seat): Features => {
    // Who goes for dominance scores no more.
    if (g.dominance[seat]! >= 0) return {}
    const { ripe, guarded, lone } = ripeness(g, seat)
    return {
      base: 1,
      shown: shownCount(g),
      ripe: Math.min(12, ripe),
      guarded,
      lone,
      extortions: shownOf(g, EXTORTION),
      snares: shownOf(g, SNARE),
      sites: Math.min(4, sites(g, seat)),
    }
  },
  weights: { base: 4, shown: 1.6, ripe: 0.6, guarded: 1.4, lone: 0.9, extortions: 0.62, snares: 0.2, sites: 0.2 },
  foothold: (g, seat, clearing) => reinforced(g, seat, clearing),
  appeals: {
    ...marching(holding),
    corvidStart: (g, ask, seat) => ask.options.map((at) => 0.1 * joined(g, at).length - 0.15 * threatTo(g, seat, at)),
    // A bomb leaves the map when it goes off: what stays is turned up before it and counts for it.
    corvidFlip: (g, ask, seat) =>
      ask.options.map((at) => {
        if (at === 'pass') return 0
        const { plotsAt, hiddenPlots } = g.own.corvid
        const bomb = hiddenPlots[plotsAt.indexOf(at)] === BOMB
        return bomb ? 2 + 0.1 * Math.min(5, enemyStakes(g, seat, at)) : 3
      }),
    corvidRecruit: (g, ask, seat) =>
      ask.options.map((option) => {
        if (option === 'pass') return 0.5
        const { card, suit } = option
        const gain = recruitWorth(g, seat, SUIT_NAMES.indexOf(suit))
        return gain - 1.1 * worthOfNamed(g, seat, card)
      }),
    corvidPlace: (g, ask, seat) => ask.options.map((at) => reinforced(g, seat, at)),
    corvidDaylight: (g, ask, seat) => menuAppeal(g, ask, seat, DAYLIGHT),
    corvidExert: (g, ask, seat) => menuAppeal(g, ask, seat, EXERT),
    corvidPlot: (g, ask, seat) => ask.options.map((at) => siteWorth(g, seat, at)),
    corvidPlotType: (g, ask, seat) => {
      const { place } = aboutOf(g, ask)
      return ask.options.map((name) => disguised(g, seat, place, PLOTS.indexOf(name)))
    },
    corvidTrick: (g, ask, seat) =>
      ask.options.map((option) => {
        const { from, to } = option
        const { plotsAt, hiddenPlots, shownPlots } = g.own.corvid
        const typeAt = (at: number) => (plotsAt.includes(at) ? hiddenPlots[plotsAt.indexOf(at)]! : shownPlots[at]!)
        const [a, b] = [typeAt(from), typeAt(to)]
        const now = typeWorth(g, seat, from, a) + typeWorth(g, seat, to, b)
        return typeWorth(g, seat, from, b) + typeWorth(g, seat, to, a) - now
      }),
    craftStep: (g, ask, seat) => menuAppeal(g, ask, seat, { craft: () => 0.5 + bestCraft(g, seat) }),
  },
  commonWeights: { exposed: -0.23 },
  othersAppeals: {
    corvidExpose: (g, ask) =>
      ask.options.map((option) => {
        const { clearing, plot: name } = option
        return 2 * guessWorth(g, suspicion(g, g.seatOf.corvid!, clearing)[PLOTS.indexOf(name)]!)
      }),
    corvidExposeCard: (g, ask, seat) => payAppeal(g, ask, seat),
  },
  othersActions: { 'expose-plot': (g, seat) => 2 * guessWorth(g, bestGuess(g, seat)) },
}
