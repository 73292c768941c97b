import { call, chance, inBagOrder, must, procedure, reveal, run, type Seat, tell } from '@spinney/kernel'
import { cardIndex } from '../cards/deck.ts'
import { draw, handCards, UNSEEN, withdraw } from '../cards/hand.ts'
import { kindsOf } from '../core/kinds.ts'
import { shift } from '../core/pieces.ts'
import { GONE, SUPPLY } from '../core/places.ts'
import { type Drafted, factionAt, factionNamed, installed, isHandOpen } from '../core/registry.ts'
import { settleAllRule } from '../core/rule.ts'
import type { FactionId, Own, Root, Table } from '../core/state.ts'
import { ADVANCED_HAND } from '../facts/advanced.ts'
import { bareCard, besideOptions, lockedCard, nextCards, type Pool, poolSize, unlocked } from './advanced-pool.ts'
import { layRuins, type Markers, suitMarkers } from './setup.ts'
import { rounds } from './turn.ts'

interface Advanced extends Markers {
  /** First player, -1 while it is to be drawn. */
  first: number
  pool: Pool
}

/** The seats in turn order. */
const turnOrder = (g: Table, first: Seat): Seat[] => g.factions.map((_, i) => (first + i) % g.factions.length)

/** A.8.2: who picks next: the last player in turn order first. */
const picking = (g: Table, { first, pool }: Advanced): Seat => turnOrder(g, first).at(-1 - pool.taken.length)!

/** The faction a setup card makes its player: of both Vagabonds whoever comes first is the first (9.7). */
function factionOf(g: Table, card: FactionId): FactionId {
  const first = factionNamed(card)?.needs ?? card
  if (g.seatOf[first] === undefined) return first
  return installed.factions.find(({ needs }) => needs === first)!.id
}

/** A.8.2: a seat has picked a setup card: the faction's pieces come out of the box, and it is set up. */
function draft(g: Root, seat: Seat, card: FactionId, beside: string): void {
  const faction = factionOf(g, card)
  g.factions[seat] = faction
  g.seatOf[faction] = seat
  for (const kind of kindsOf(faction)) shift(g, kind, GONE, SUPPLY, kind.max)
  factionAt(g, seat).begin(g, seat)
  tell('A.8.2', 'drafted', () => ({ seat, faction }))
  if (isHandOpen(g, seat)) reveal()
  const local: Drafted = { seat, beside }
  call(g, factionAt(g, seat).advancedSetup!, local)
}

/** Advanced setup (Law A) without bots, landmarks and hirelings, then the game itself. */
export const advancedSetup = procedure<Root, Advanced>('advancedSetup', [
  suitMarkers(),
  run('A.1', 'ruins', layRuins),
  chance('A.4', 'firstPlayer', {
    when: (_g, s) => s.first < 0,
    options: (g) => g.factions.map((_, seat) => seat),
    effect: (_g, s, seat) => {
      s.first = seat
      tell('A.4', 'firstPlayer', () => ({ seat }))
    },
  }),
  run('A.7', 'openingHands', (g) => {
    for (let seat = 0; seat < g.factions.length; seat++) draw(g, seat, ADVANCED_HAND.drawn, 'A.7')
  }),
  chance('A.8.1', 'poolCard', {
    when: (g, s) => s.pool.dealt.length < poolSize(g.factions.length),
    options: (_g, s) => nextCards(s.pool),
    effect: (_g, { pool }, card) => {
      pool.undealt = pool.undealt.filter((other) => other !== card)
      pool.dealt.push(card)
      pool.beside.push('')
      tell('A.8.1', 'poolCard', () => ({ faction: card }))
      return 'again'
    },
  }),
  run('A.8.1.II', 'lock', (_g, { pool }) => {
    const faction = lockedCard(pool)
    if (faction !== null) tell('A.8.1.II', 'poolLocked', () => ({ faction }))
  }),
  chance('A.8.1.III', 'poolCharacter', {
    when: (_g, s) => bareCard(s.pool) >= 0,
    options: (_g, s) => besideOptions(s.pool),
    effect: (_g, { pool }, character) => {
      const at = bareCard(pool)
      pool.beside[at] = character
      tell('A.8.1.III', 'poolCharacter', () => ({ faction: pool.dealt[at]!, character }))
      return 'again'
    },
  }),
  must('A.8.2', 'draftFaction', {
    who: (g, s) => picking(g, s),
    when: (g, s) => s.pool.taken.length < g.factions.length,
    options: (_g, s) => unlocked(s.pool),
    about: (_g, { pool }) => ({ pool: pool.dealt, beside: pool.beside, taken: pool.taken, locked: lockedCard(pool) }),
    effect: (g, s, card) => {
      const seat = picking(g, s)
      s.pool.taken.push(card)
      draft(g, seat, card, s.pool.beside[s.pool.dealt.indexOf(card)]!)
      return 'again'
    },
  }),
  run('A.9', 'scoreMarkers', (g) => void g.scores.fill(0)),
  run('A.10', 'keepThree', (g, s) => {
    for (const seat of turnOrder(g, s.first)) call(g, keepThree, { seat })
  }),
  run('1.4.1', 'begin', (g, s) => {
    settleAllRule(g)
    call(g, rounds, { seat: s.first })
  }),
])

/** A.10: a player keeps three of the five cards; the others go back into the deck, face down. */
export const keepThree = procedure<Root, Own>('keepThree', [
  must('A.10', 'returnCard', {
    who: (_g, k) => k.seat,
    when: (g, k) => g.hands[k.seat]!.length > ADVANCED_HAND.kept,
    options: (g, k) => handCards(g, k.seat),
    about: (g, k) => ({ left: g.hands[k.seat]!.length - ADVANCED_HAND.kept }),
    effect: (g, { seat }, card) => {
      withdraw(g.hands[seat]!, cardIndex(card))
      g.deck.push(cardIndex(card))
      g.deck.sort(inBagOrder)
      tell(
        'A.10',
        'cardReturned',
        () => ({ seat, card: isHandOpen(g, seat) ? card : UNSEEN }),
        () => ({ to: [seat], facts: { card } }),
      )
      return 'again'
    },
  }),
])
