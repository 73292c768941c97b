import { type Listener, procedure, reaction, run, tell } from '@spinney/kernel'
import { canPayForBattle, offerBattle } from '../actions/battle.ts'
import { ANYWHERE, canMove, offerMove } from '../actions/move.ts'
import { removePieces } from '../actions/removal.ts'
import { mayPlace } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { toHand, withdraw } from '../cards/hand.ts'
import { clearings } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { RootEvents } from '../core/hooks.ts'
import { clearingsWith, count } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { pieceOf } from '../facts/box.ts'
import { band, controllerOf, muster, onceInDaylight, warriorOf } from './common.ts'

const EXPEDITION = 'sunward-expedition'
const ARTISANS = 'mole-artisans'
const warrior = warriorOf(EXPEDITION)
const foothold = pieceOf(EXPEDITION, 'foothold')
const WARRIORS = 3

const sites = (g: Visible, h: Hired): number[] =>
  clearings(g).filter((at) => count(g, foothold, at) === 0 && mayPlace(g, h.band, at))

/** Setup: a foothold and three warriors in one clearing. */
const setup = procedure<Root, Hired>('sunward-expedition.setup', [
  must('A.6.3', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: sites,
    about: () => ({ hireling: EXPEDITION, kind: foothold.id, left: 1 }),
    effect: (g, _h, at) => {
      place(g, foothold, at, 1, 'A.6.3')
      place(g, warrior, at, WARRIORS, 'A.6.3')
    },
  }),
])

interface Founding extends Hired {
  at: number
}

const choices = (g: Root, h: Hired): string[] => [
  ...(canMove(g, h.band, ANYWHERE) || canPayForBattle(g, h.band) ? ['expedition-march'] : []),
  ...(count(g, warrior, SUPPLY) > 0 && clearingsWith(g, foothold).length > 0 ? ['expedition-muster'] : []),
]

/** Daylight: a foothold with up to three warriors, then a move and a battle, or a warrior at each foothold. */
const daylight = procedure<Root, Founding>('sunward-expedition.daylight', [
  must('E.2.4', 'expeditionLift', {
    kind: 'hirelingRemove',
    picks: { clearing: 'clearing', kind: 'piece' },
    who: (_g, h) => h.seat,
    when: (g) => count(g, foothold, SUPPLY) === 0,
    options: (g) => clearingsWith(g, foothold).map((clearing) => ({ clearing, kind: foothold.id })),
    about: () => ({ hireling: EXPEDITION, left: 1 }),
    effect: (g, h, { clearing }) => removePieces(g, foothold, clearing, 1, h.band, 'E.2.4'),
  }),
  must('E.2.4', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => sites(g, h),
    about: () => ({ hireling: EXPEDITION, kind: foothold.id, left: 1 }),
    none: () => 'done',
    effect: (g, h, at) => {
      place(g, foothold, at, 1, 'E.2.4')
      h.at = at
    },
  }),
  must('E.2.4', 'hirelingWarriors', {
    picks: 'amount',
    who: (_g, h) => h.seat,
    when: (g) => count(g, warrior, SUPPLY) > 0,
    options: (g) => Array.from({ length: Math.min(WARRIORS, count(g, warrior, SUPPLY)) + 1 }, (_, n) => n),
    about: (_g, h) => ({ hireling: EXPEDITION, place: h.at }),
    effect: (g, h, n) => {
      place(g, warrior, h.at, n, 'E.2.4')
    },
  }),
  must('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: choices,
    about: () => ({ hireling: EXPEDITION }),
    none: () => 'done',
    effect: (g, h, pick) => {
      if (pick === 'expedition-muster') return 'next'
      offerMove(g, h.band, 'E.2.4')
      offerBattle(g, h.band, 'E.2.4')
      return 'done'
    },
  }),
  run('E.2.4', 'muster', (g, h) => muster(g, h, warrior, clearingsWith(g, foothold), 'E.2.4')),
])

/** Sunward Expedition */
const expedition = band(EXPEDITION, {
  procedures: [daylight],
  actions: [onceInDaylight(EXPEDITION, EXPEDITION, daylight)],
  hireling: { setup },
})

/** Cards with items that were revealed instead of discarded. */
export interface ArtisanState {
  revealed: number[]
}

declare module '../core/state.ts' {
  interface FactionStates {
    'mole-artisans': ArtisanState
  }
}

interface Revealing extends Own {
  card: number
}

/** A crafted card with an item may be revealed instead of discarded. */
const revealing = procedure<Root, Revealing>('mole-artisans.reveal', [
  may('E.2.2', 'artisansReveal', {
    picks: 'action',
    who: (_g, r) => r.seat,
    options: () => ['reveal'],
    about: (_g, r) => ({ card: cardAt(r.card).id }),
    effect: (g, { seat, card }) => {
      withdraw(g.crafting, card)
      g.own[ARTISANS].revealed.push(card)
      tell('E.2.2', 'artisansRevealed', () => ({ seat, card: cardAt(card).id }))
    },
  }),
])

const onCraft: Listener<Root, RootEvents['crafted']> = (g, { seat, card }) =>
  seat === controllerOf(g, ARTISANS) && cardAt(card).kind === 'item' ? reaction(revealing, { seat, card }) : null

/** At the end of Evening the revealed cards return to the hand. */
const cardsReturn = procedure<Root, Own>('mole-artisans.return', [
  run('E.2.2', 'return', (g, { seat }) => {
    const cards = g.own[ARTISANS].revealed
    g.own[ARTISANS].revealed = []
    for (const card of cards) toHand(g, seat, card)
    tell('E.2.2', 'artisansReturned', () => ({ seat, cards: cards.map((card) => cardAt(card).id) }))
  }),
])

const atEvening: Listener<Root, RootEvents['phaseEnded']> = (g, { seat, phase }) =>
  phase === 'evening' && g.own[ARTISANS].revealed.length > 0 ? reaction(cardsReturn, { seat }, 1) : null

/** Mole Artisans */
const artisans = band(ARTISANS, {
  begin: (g) => {
    g.own[ARTISANS] = { revealed: [] }
  },
  cardsKept: (g) => g.own[ARTISANS].revealed.length,
  procedures: [cardsReturn, revealing],
  on: { crafted: onCraft, phaseEnded: atEvening },
})

export const sunwardExpeditionSides = [expedition, artisans] as const
