import { call, type Listener, procedure, type Reaction, reaction, reveal, run, type Seat, tell } from '@spinney/kernel'
import { removePieces } from '../actions/removal.ts'
import { isOfSuit } from '../board/map.ts'
import { cardIndex } from '../cards/deck.ts'
import { discard, drawnFrom, withdraw } from '../cards/hand.ts'
import { clearings, isAutomaton } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Removal } from '../core/hooks.ts'
import { count, presenceOf } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { chance, must } from '../core/questions.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { corvid, nimble } from '../factions/corvid/index.ts'
import {
  blast,
  embeddedAgents,
  raid,
  snareForbidsMoving,
  snareForbidsPlacing,
  whenRemoved,
} from '../factions/corvid/plots.ts'
import { spread } from '../factions/corvid/spread.ts'
import {
  BOMB,
  EXTORTION,
  hasPlot,
  isFaceDown,
  layFaceDown,
  openPlots,
  openType,
  PLOTS,
  pickUp,
  plot,
  respectGuesses,
  warrior,
} from '../factions/corvid/state.ts'
import { battleEach, leaving, mayPlaceAt, moveAt, movesFrom, placeAt, takeHits } from './acting.ts'
import { craftOrder, endEvening, revealOrder, scoreStep } from './order.ts'
import {
  best,
  bestClearing,
  bestPlayer,
  lowest,
  most,
  mostOwnWarriors,
  ordered,
  ownWarriors,
  type PlayerTie,
  tellClearing,
  tellNothing,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { buyAtStart } from './services.ts'
import { hasTrait, isLevel, orderCards } from './state.ts'

const TIES: readonly PlayerTie[] = ['mostBuildingsAndTokens', 'mostPoints']
const STAY = 2
const THICK = 3

/** CC.0 Setup: a warrior in the clearing of lowest priority of each suit. */
const setup = procedure<Root, Own>('clockwork.corvid.setup', [
  run('CC.0', 'warriors', (g, s) => {
    for (const suit of [0, 1, 2]) {
      const places = clearings(g).filter((at) => isOfSuit(g, at, suit) && mayPlaceAt(g, s.seat, at))
      const choice = best(places, [lowest(g)])
      if (choice !== null) place(g, warrior, choice.pick, 1, 'CC.0')
    }
  }),
])

/** CC.3: warriors that are placed in a clearing. */
const recruits = (g: Visible, seat: Seat): number =>
  isLevel(g, seat, 'easy') ? 1 : isLevel(g, seat, 'default') ? 2 : 3

interface Birdsong extends Own {
  /** Clearings that still get warriors, and how many of the first are missing. */
  todo: number[]
  missing: number
  /** Plots still to be flipped. */
  plots: number[]
}

/** Birdsong: CC.1 the order, CC.2 crafting, CC.3 recruit, CC.4 flip plots. */
const birdsong = procedure<Root, Birdsong>('clockwork.corvid.birdsong', [
  run('CC.1', 'services', (g, b) => buyAtStart(g, b.seat)),
  run('CC.1', 'order', (g, b) => revealOrder(g, b.seat, 'CC.1')),
  run('CC.2', 'craft', (g, b) => craftOrder(g, b.seat, 'CC.2')),
  run('CC.3', 'where', (g, b) => {
    tellStep('CC.3', b.seat)
    b.todo = recruitSites(g, b.seat)
    b.missing = 0
  }),
  run('CC.3', 'recruit', (g, b) => {
    const at = b.todo[0]
    if (at === undefined) return 'next'
    const number = recruits(g, b.seat)
    const short = count(g, warrior, SUPPLY) < number
    const placed = placeAt(g, b.seat, warrior, at, number, 'CC.3')
    if (short && b.missing === 0) {
      // CC.3: where the supply runs out, a plot brings a warrior back, and the rest is placed.
      b.missing = number - placed
      thicken(g, b.seat, 'CC.3')
      return 'next'
    }
    b.todo.shift()
    return 'again'
  }),
  run('CC.3', 'rest', (g, b) => {
    const [at, next] = b.todo
    if (at === undefined) return
    placeAt(g, b.seat, warrior, at, b.missing, 'CC.3')
    if (next !== undefined) placeAt(g, b.seat, warrior, next, recruits(g, b.seat), 'CC.3')
  }),
  run('CC.4', 'plots', (g, b) => {
    tellStep('CC.4', b.seat)
    b.plots = [...g.own.corvid.plotsAt]
    if (!b.plots.some((at) => isFaceDown(g, at))) tellNothing('CC.4', b.seat)
  }),
  run('CC.4', 'flip', (g, b) => {
    const at = b.plots.shift()
    if (at === undefined) return 'done'
    if (isFaceDown(g, at)) call(g, flipping, { seat: b.seat, clearing: at, guess: '', by: gambler(g, b.seat, at) })
    return 'again'
  }),
])

/** CC.3: two ordered clearings, without a plot rather than with one. */
function recruitSites(g: Root, seat: Seat): number[] {
  const chosen: number[] = []
  for (let i = 0; i < 2; i++) {
    const left = ordered(g, seat).filter((at) => !chosen.includes(at) && mayPlaceAt(g, seat, at))
    const bare = most('noPlot', (at) => (hasPlot(g, at) ? 0 : 1))
    const choice = bestClearing(g, left, bare, mostOwnWarriors(g, seat))
    if (choice === null) continue
    tellClearing('CC.3', seat, choice)
    chosen.push(choice.pick)
  }
  if (chosen.length === 0) tellNothing('CC.3', seat)
  return chosen
}

interface Flipping extends Own {
  clearing: number
  /** What the gambler says it is. */
  guess: string
  /** Gamble: who guesses, -1 for nobody. */
  by: number
}

/** Gamble: the player with most pieces at the plot; -1 where nobody is there or the trait is not in play. */
function gambler(g: Visible, seat: Seat, at: number): number {
  if (!hasTrait(g, seat, 'gamble')) return -1
  const there = g.factions.flatMap((_, other) =>
    other !== seat && !isAutomaton(g, other) && presenceOf(g, other, at) > 0 ? [other] : [],
  )
  return bestPlayer(g, there, at, ['mostPieces'])?.pick ?? -1
}

/** CC.4: one plot is flipped, scores, and takes effect. */
const flipping = procedure<Root, Flipping>('clockwork.corvid.flip', [
  must('CC.T', 'clockworkGamble', {
    picks: 'guess',
    who: (_g, f) => f.by,
    when: (_g, f) => f.by >= 0,
    options: () => PLOTS,
    about: (_g, f) => ({ place: f.clearing }),
    effect: (_g, f, guess) => {
      f.guess = guess
      tell('CC.T', 'clockworkGuess', () => ({ seat: f.by, place: f.clearing, plot: guess }))
    },
  }),
  run('CC.4', 'flip', (g, f) => {
    const type = pickUp(g, f.clearing)
    g.own.corvid.shownPlots[f.clearing] = type
    reveal()
    tell('CC.4', 'plotFlipped', () => ({ seat: f.seat, place: f.clearing, plot: PLOTS[type]! }))
    score(g, f.seat, openPlots(g).length, 'CC.4')
    if (f.by < 0) return 'next'
    if (f.guess === PLOTS[type]) {
      removePieces(g, plot, f.clearing, 1, f.by, 'CC.T')
      return 'done'
    }
    score(g, f.seat, 1, 'CC.T')
    return 'next'
  }),
  run('CC.4', 'effect', (g, f) => {
    const type = openType(g, f.clearing)
    if (type === EXTORTION) extort(g, f)
    // Vendetta: every plot goes off like a bomb.
    const isAvenged = type !== BOMB && hasTrait(g, f.seat, 'vendetta')
    if (isAvenged) tellTrait('CC.4', f.seat, 'vendetta')
    if (isAvenged || type === BOMB) blast(g, f.seat, f.clearing, 'CC.4')
  }),
  chance('CC.4', 'clockworkPlot', {
    picks: 'plot',
    when: (g, f) => openType(g, f.clearing) === BOMB && g.own.corvid.plotSupply.length > 0,
    options: (g) => PLOTS.filter((_, type) => g.own.corvid.plotSupply.includes(type)),
    weights: (g) => plotWeights(g),
    about: (_g, f) => ({ place: f.clearing }),
    effect: (g, f, name) => swapBomb(g, f, PLOTS.indexOf(name)),
  }),
])

/** How many plots of each type that is there lie in the supply. */
const plotWeights = (g: Root): number[] =>
  PLOTS.map((_, type) => g.own.corvid.plotSupply.filter((other) => other === type).length).filter((n) => n > 0)

/** CC.4: a plot out of the supply lies open where the bomb was; it does not go off. */
function swapBomb(g: Root, f: Flipping, type: number): void {
  const { plotSupply, shownPlots } = g.own.corvid
  plotSupply.splice(plotSupply.indexOf(type), 1, BOMB)
  plotSupply.sort((a, b) => a - b)
  shownPlots[f.clearing] = type
  tell('CC.4', 'clockworkSwap', () => ({ seat: f.seat, place: f.clearing, plot: PLOTS[type]! }))
}

/** CC.4 Extortion: every player with pieces there discards a card at random. */
function extort(g: Root, f: Flipping): void {
  g.factions.forEach((_, seat) => {
    if (seat !== f.seat && presenceOf(g, seat, f.clearing) > 0) call(g, extorting, { seat })
  })
}

const extorting = procedure<Root, Own>('clockwork.corvid.extort', [
  chance('CC.4', 'clockworkCard', {
    picks: 'card',
    when: (g, e) => g.hands[e.seat]!.length > 0,
    ...drawnFrom((g, e) => g.hands[e.seat]!),
    about: (_g, e) => ({ seat: e.seat }),
    effect: (g, e, card) => {
      withdraw(g.hands[e.seat]!, cardIndex(card))
      tell('CC.4', 'spent', () => ({ seat: e.seat, card }))
      discard(g, cardIndex(card), true)
    },
  }),
])

interface Plotting extends Own {
  clearing: number
  law: string
}

/** CC.7: a warrior is removed for a plot that chance draws out of the supply; nobody sees which. */
const plotting = procedure<Root, Plotting>('clockwork.corvid.plot', [
  run('CC.7', 'price', (g, p) => removePieces(g, warrior, p.clearing, 1, p.seat, p.law)),
  chance('CC.7', 'clockworkPlot', {
    picks: 'plot',
    when: (g) => g.own.corvid.plotSupply.length > 0,
    options: (g) => PLOTS.filter((_, type) => g.own.corvid.plotSupply.includes(type)),
    weights: plotWeights,
    about: (_g, p) => ({ place: p.clearing }),
    effect: (g, p, name) => {
      layFaceDown(g, p.clearing, PLOTS.indexOf(name))
      place(g, plot, p.clearing, 1, p.law)
    },
  }),
])

/** Puts a plot into the clearing with most warriors out of some; says whether there is one. */
function callPlot(g: Root, seat: Seat, places: readonly number[], law: string) {
  const legal = count(g, plot, SUPPLY) === 0 ? [] : places.filter((at) => !hasPlot(g, at) && mayPlaceAt(g, seat, at))
  const choice = bestClearing(g, legal, mostOwnWarriors(g, seat))
  if (choice === null) return tellNothing(law, seat)
  tellClearing(law, seat, choice)
  call(g, plotting, { seat, clearing: choice.pick, law })
}

/** CC.8 The Plot Thickens: where three warriors or more are. */
const thicken = (g: Root, seat: Seat, law: string): void =>
  callPlot(
    g,
    seat,
    clearings(g).filter((at) => ownWarriors(g, seat, at) >= THICK),
    law,
  )

interface Daylight extends Own {
  from: number[]
  plots: number
}

/** Daylight: CC.5 battle, CC.6 move, CC.7 plot, CC.8 one plot more. */
const daylight = procedure<Root, Daylight>('clockwork.corvid.daylight', [
  run('CC.5', 'battle', (g, d) => {
    tellStep('CC.5', d.seat)
    const places = ordered(g, d.seat).filter((at) => ownWarriors(g, d.seat, at) >= 2)
    battleEach(g, d.seat, places, TIES, 'CC.5')
  }),
  run('CC.6', 'origins', (g, d) => {
    tellStep('CC.6', d.seat)
    d.from = ordered(g, d.seat).filter((at) => openType(g, at) >= 0)
    if (d.from.every((at) => leaving(g, d.seat, at, STAY) === 0)) tellNothing('CC.6', d.seat)
    d.plots = hasTrait(g, d.seat, 'mastermind') ? 2 : 1
  }),
  run('CC.6', 'move', (g, d) => {
    const from = d.from.shift()
    if (from === undefined) return 'next'
    moveOn(g, d.seat, from)
    return 'again'
  }),
  run('CC.7', 'plot', (g, d) => {
    if (d.plots === 0) return 'next'
    d.plots -= 1
    tellStep('CC.7', d.seat)
    callPlot(
      g,
      d.seat,
      ordered(g, d.seat).filter((at) => ownWarriors(g, d.seat, at) > 0),
      'CC.7',
    )
    return 'again'
  }),
  run('CC.8', 'thicken', (g, d) => {
    tellStep('CC.8', d.seat)
    thicken(g, d.seat, 'CC.8')
  }),
])

/** CC.6: all but two leave an open plot for a clearing without one; where all have one, for the lowest priority. */
function moveOn(g: Root, seat: Seat, from: number): void {
  const number = leaving(g, seat, from, STAY)
  if (number === 0) return
  const all = movesFrom(g, seat, from)
  const bare = all.filter((to) => !hasPlot(g, to))
  const choice = bare.length > 0 ? bestClearing(g, bare, mostOwnWarriors(g, seat)) : best(all, [lowest(g)])
  if (choice === null) return
  tellClearing('CC.6', seat, choice)
  moveAt(g, seat, from, choice.pick, number, 'CC.6')
}

/** Evening: CC.9 points for extortions, CC.10 the order is discarded. */
const evening = procedure<Root, Own>('clockwork.corvid.evening', [
  run('CC.9', 'score', (g, e) => {
    tellStep('CC.9', e.seat)
    scoreStep(g, e.seat, openPlots(g, EXTORTION).length, 'CC.9')
  }),
  run('CC.10', 'discard', (g, e) => endEvening(g, e.seat, 'CC.10')),
])

/** Backup Plans: a warrior comes where a plot was removed. */
const backup = procedure<Root, Own & { clearing: number }>('clockwork.corvid.backup', [
  run('CC.T', 'warrior', (g, b) => {
    tellTrait('CC.T', b.seat, 'backup-plans')
    if (mayPlaceAt(g, b.seat, b.clearing)) placeAt(g, b.seat, warrior, b.clearing, 1, 'CC.T')
  }),
])

const onRemoved: Listener<Root, Removal> = (g, removal) => {
  const found: Reaction[] = []
  const raids = whenRemoved(g, removal)
  if (raids !== null && 'frame' in raids) found.push(raids)
  const { owner, place: clearing, losses } = removal
  const lostPlot = owner === g.seatOf.corvid && losses.some(({ kind }) => kind === plot.index)
  if (lostPlot && hasTrait(g, owner, 'backup-plans')) found.push(reaction(backup, { seat: owner, clearing }))
  return found
}

/** The clockwork Corvids. */
export const clockworkCorvid: Faction = {
  ...corvid,
  automaton: true,
  takeHits,
  setup,
  birdsong,
  daylight,
  evening,
  // Nobody looks at the plots of an automaton.
  secrets: (g) => [
    { items: g.own.corvid.plotSupply, knownTo: [], pool: 'plots', bag: true },
    { items: g.own.corvid.hiddenPlots, knownTo: [], pool: 'plots' },
  ],
  afterResample: respectGuesses,
  cardsKept: (g) => orderCards(g, g.seatOf.corvid!),
  procedures: [flipping, extorting, plotting, backup, raid, spread],
  actions: [],
  on: { removed: onRemoved },
  modify: {
    moveNeedsRule: nimble,
    extraHits: embeddedAgents,
    mayPlace: snareForbidsPlacing,
    mayMove: snareForbidsMoving,
  },
}
