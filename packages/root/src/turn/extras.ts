import { call, procedure, run, type Seat, type Step, tell } from '@spinney/kernel'
import type { RootConfig } from '../config.ts'
import { isAutomaton, reopenBook } from '../core/book.ts'
import type { Band, Hired, Landmark } from '../core/content.ts'
import { joinTable, partyOfBand } from '../core/parties.ts'
import { chance, must } from '../core/questions.ts'
import { BOOK, type FactionId, type Own, type Root, type Visible } from '../core/state.ts'
import { demotedFor, HIRELING_MARKERS, HIRELINGS_AT_TABLE } from '../facts/hirelings.ts'
import { enlist } from '../hirelings/state.ts'
import { suffices } from './advanced-pool.ts'

/** What is dealt before the cards, where the table plays with it. */
export interface Extras {
  /** A.5.1: how many landmarks, and the cards they are dealt from. */
  landmarks?: { deal: number; from: string[] }
  /** A.6.1: hireling cards that are wanted; the others are dealt. */
  hirelings?: FactionId[]
  /** The setup cards that hirelings must leave enough of (A.6.5). */
  pool?: { undealt: FactionId[] }
}

/** A.5, A.6: what a configuration says about that. */
export const extrasOf = ({ landmarks, hirelings: wanted }: Pick<RootConfig, 'landmarks' | 'hirelings'>): Extras => ({
  ...(landmarks === undefined ? {} : { landmarks: { ...landmarks, from: [...landmarks.from] } }),
  ...(wanted === undefined ? {} : { hirelings: [...wanted] }),
})

/** The seats of those who decide, in turn order: automata neither draft nor set anything up (A.3). */
export const turnOrder = (g: Visible, first: Seat): Seat[] =>
  g.factions.map((_, i) => (first + i) % g.factions.length).filter((seat) => !isAutomaton(g, seat))

/** A.5.3, A.6.3: who comes next: the last player in turn order first, then back, and round again (T105). */
const fromTheLast = (g: Visible, first: Seat, nr: number): Seat => {
  const order = turnOrder(g, first)
  return order.at(-1 - (nr % order.length))!
}

interface DealingLandmarks {
  first: Seat
  deal: number
  from: string[]
  /** Dealt and not yet set up. */
  dealt: string[]
  /** Set up. */
  done: number
}

const landmarkCalled = (g: Visible, id: string): Landmark =>
  g[BOOK].content.landmarks.find((landmark) => landmark.id === id)!

/** A.5 Landmarks: they are dealt, and the last players set them up. */
const dealLandmarks = procedure<Root, DealingLandmarks>('landmarks.deal', [
  chance('A.5.2', 'landmarkCard', {
    picks: 'landmark',
    when: (_g, d) => d.dealt.length < d.deal,
    options: (_g, d) => d.from,
    effect: (_g, d, landmark) => {
      d.from = d.from.filter((other) => other !== landmark)
      d.dealt.push(landmark)
      tell('A.5.2', 'landmarkDealt', () => ({ landmark }))
      return 'again'
    },
  }),
  must('A.5.3', 'landmarkToSetUp', {
    picks: 'landmark',
    who: (g, d) => fromTheLast(g, d.first, d.done),
    when: (_g, d) => d.dealt.length > 0,
    options: (_g, d) => d.dealt,
    effect: (g, d, landmark) => {
      call(g, setUpLandmark, { seat: fromTheLast(g, d.first, d.done), landmark })
      d.dealt = d.dealt.filter((other) => other !== landmark)
      d.done += 1
      return 'again'
    },
  }),
])

interface SettingUp extends Own {
  landmark: string
}

/** A.5.3: one landmark is set up as its card says. */
const setUpLandmark = procedure<Root, SettingUp>('landmarks.setUp', [
  must('A.5.3', 'landmarkSite', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g, s) => landmarkCalled(g, s.landmark).sites!(g),
    about: (_g, s) => ({ landmark: s.landmark }),
    effect: (g, { seat, landmark }, clearing) => {
      standLandmark(g, landmark, clearing)
      tell('A.5.3', 'landmarkPlaced', () => ({ seat, landmark, place: clearing }))
    },
  }),
])

/** A landmark comes to stand on the map, with all that its card says. */
export function standLandmark(g: Root, id: string, clearing: number): void {
  const landmark = landmarkCalled(g, id)
  g.landmarks[id] = clearing
  reopenBook(g)
  landmark.begin?.(g)
  landmark.placed?.(g, clearing)
}

interface DealingHirelings {
  first: Seat
  /** Setup cards that must stay enough, where factions are drafted. */
  pool: FactionId[]
  /** The hireling cards dealt so far. */
  cards: FactionId[]
  /** Those of them that lie demoted side up. */
  demoted: FactionId[]
  /** Sides that are still to be set up. */
  waiting: FactionId[]
  done: number
}

/** All hirelings of the game. */
const hirelings = (g: Visible): readonly Band[] =>
  g[BOOK].content.bands.filter(({ hireling }) => hireling !== undefined)

const cardOf = (g: Visible, card: FactionId, side: 'promoted' | 'demoted'): Band =>
  g[BOOK].content.bands.find(({ hireling }) => hireling?.card === card && hireling.side === side)!

/** A.6.5: whether a card matches nobody who plays, and leaves enough to draft from. */
function isDealable(g: Visible, d: DealingHirelings, card: FactionId): boolean {
  const out = [...d.cards, card].flatMap((dealt) => cardOf(g, dealt, 'promoted').hireling!.excludes)
  if (g.factions.some((faction) => out.includes(faction))) return false
  const left = d.pool.filter((faction) => !out.includes(faction))
  return d.pool.length === 0 || suffices(left, turnOrder(g, 0).length)
}

/** A.6.1: the cards the next one is dealt from. */
const nextHirelings = (g: Visible, d: DealingHirelings): FactionId[] =>
  [...new Set(hirelings(g).map(({ hireling }) => hireling!.card))].filter(
    (card) => !d.cards.includes(card) && isDealable(g, d, card),
  )

/** The sides that lie up. */
const sidesOf = (g: Visible, d: DealingHirelings): FactionId[] =>
  d.cards.map((card) => cardOf(g, card, d.demoted.includes(card) ? 'demoted' : 'promoted').id)

/** A.6 Hirelings: three are dealt, demoted by the number of players, and set up from the last player on. */
const dealHirelings = procedure<Root, DealingHirelings>('hirelings.deal', [
  chance('A.6.1', 'hirelingCard', {
    picks: 'hireling',
    when: (_g, d) => d.cards.length < HIRELINGS_AT_TABLE,
    options: nextHirelings,
    effect: (_g, d, card) => {
      d.cards.push(card)
      tell('A.6.1', 'hirelingDealt', () => ({ hireling: card }))
      return 'again'
    },
  }),
  chance('A.6.2', 'demoteHireling', {
    picks: 'hireling',
    when: (g, d) => d.demoted.length < demotedFor(g.factions.length),
    options: (_g, d) => d.cards.filter((card) => !d.demoted.includes(card)),
    effect: (g, d, card) => {
      d.demoted.push(card)
      tell('A.6.2', 'hirelingDemoted', () => ({ hireling: card, side: cardOf(g, card, 'demoted').id }))
      return 'again'
    },
  }),
  run('A.6.1', 'pieces', (g, d) => {
    d.waiting = sidesOf(g, d)
    joinTable(g, d.waiting)
    enlist(g, [])
  }),
  must('A.6.3', 'hirelingToSetUp', {
    picks: 'hireling',
    who: (g, d) => fromTheLast(g, d.first, d.done),
    when: (_g, d) => d.waiting.length > 0,
    options: (_g, d) => d.waiting,
    effect: (g, d, id) => {
      const local: Hired = { seat: fromTheLast(g, d.first, d.done), band: partyOfBand(g, id) }
      tell('A.6.3', 'hirelingSetUp', () => ({ seat: local.seat, hireling: id }))
      d.waiting = d.waiting.filter((other) => other !== id)
      d.done += 1
      const setup = hirelings(g).find((band) => band.id === id)!.hireling!.setup
      if (setup !== undefined) call(g, setup, local)
      return 'again'
    },
  }),
  run('A.6.4', 'markers', (g) => enlist(g, HIRELING_MARKERS)),
])

/** A.6.5: setup cards without those that match a hireling at the table. */
export function withoutMatching(g: Visible, cards: readonly FactionId[]): FactionId[] {
  const out = hirelings(g).flatMap(({ id, hireling }) => (id in g.bands ? hireling!.excludes : []))
  return cards.filter((card) => !out.includes(card))
}

/** A.5, A.6: landmarks, then hirelings, where the table plays with them. */
export const extraSteps = <L extends Extras & { first: Seat }>(): readonly Step<Root, L>[] => [
  run('A.5', 'landmarks', (g, { first, landmarks }) => {
    if (landmarks !== undefined) call(g, dealLandmarks, { ...landmarks, first, dealt: [], done: 0 })
  }),
  run('A.6', 'hirelings', (g, { first, hirelings: cards, pool }) => {
    if (cards === undefined) return
    const undealt = pool?.undealt ?? []
    call(g, dealHirelings, { first, pool: [...undealt], cards: [...cards], demoted: [], waiting: [], done: 0 })
  }),
]

export const extraProcedures = [dealHirelings, dealLandmarks, setUpLandmark] as const
