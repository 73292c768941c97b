import { call, inBagOrder, procedure, reveal, run, type Seat, tell } from '@spinney/kernel'
import { cardIndex } from '../cards/deck.ts'
import { draw, handCards, UNSEEN, withdraw } from '../cards/hand.ts'
import { factionAt, factionNamed, isAutomaton, isHandOpen, reopenBook } from '../core/book.ts'
import type { Drafted } from '../core/content.ts'
import { shift } from '../core/pieces.ts'
import { GONE, SUPPLY } from '../core/places.ts'
import { chance, must } from '../core/questions.ts'
import { settleAllRule } from '../core/rule.ts'
import { BOOK, type FactionId, type Own, type Root, type Visible } from '../core/state.ts'
import { ADVANCED_HAND } from '../facts/advanced.ts'
import { hasHomelands } from './advanced-homelands.ts'
import { bareCard, besideOptions, lockedCard, nextCards, type Pool, poolSize, unlocked } from './advanced-pool.ts'
import { extraSteps, turnOrder, withoutMatching } from './extras.ts'
import { layRuins, letterOrder, type Opening, suitMarkers } from './setup.ts'
import { rounds } from './turn.ts'

interface Advanced extends Opening {
  pool: Pool
}

/** How many draft. */
const drafting = (g: Visible): number => turnOrder(g, 0).length

/** A.8.2: who picks next: the last player in turn order first. */
const picking = (g: Visible, { first, pool }: Advanced): Seat => turnOrder(g, first).at(-1 - pool.taken.length)!

/** The faction a setup card makes its player: of both Vagabonds whoever comes first is the first (9.7). */
function factionOf(g: Visible, card: FactionId): FactionId {
  const first = factionNamed(g, card)?.needs ?? card
  if (g.seatOf[first] === undefined) return first
  return g[BOOK].content.factions.find(({ needs }) => needs === first)!.id
}

/** A.8.2: a seat has picked a setup card: the faction's pieces come out of the box, and it is set up. */
function draft(g: Root, seat: Seat, card: FactionId, beside: string): void {
  const faction = factionOf(g, card)
  g.factions[seat] = faction
  g.seatOf[faction] = seat
  reopenBook(g)
  for (const kind of factionAt(g, seat).pieces) shift(g, kind, GONE, SUPPLY, kind.max)
  factionAt(g, seat).begin(g, seat)
  tell('A.8.2', 'drafted', () => ({ seat, faction }))
  if (isHandOpen(g, seat)) reveal()
  const local: Drafted = { seat, beside }
  call(g, factionAt(g, seat).advancedSetup!, local)
}

/** A.8: a faction that finds no homeland goes back to the box; another card is dealt, and the player picks again. */
function returnCard(g: Root, s: Advanced, seat: Seat, faction: FactionId): 'done' {
  tell('A.8.2.I', 'poolReturned', () => ({ seat, faction }))
  const at = s.pool.dealt.indexOf(faction)
  s.pool.dealt.splice(at, 1)
  s.pool.beside.splice(at, 1)
  g.flow.push({ proc: 'advancedSetup', at: 'poolCard', local: { ...s } })
  return 'done'
}

/** Advanced setup (Law A), then the game itself. */
export const advancedSetup = procedure<Root, Advanced>('advancedSetup', [
  suitMarkers(),
  run('A.1', 'ruins', layRuins),
  chance('A.4', 'firstPlayer', {
    picks: 'seat',
    when: (_g, s) => s.first < 0,
    options: (g) => g.factions.map((_, seat) => seat),
    effect: (_g, s, seat) => {
      s.first = seat
      tell('A.4', 'firstPlayer', () => ({ seat }))
    },
  }),
  ...extraSteps<Advanced>(),
  run('A.6.5', 'matching', (g, s) => {
    s.pool.undealt = withoutMatching(g, s.pool.undealt)
  }),
  run('A.7', 'openingHands', (g) => {
    for (const seat of turnOrder(g, 0)) draw(g, seat, ADVANCED_HAND.drawn, 'A.7')
  }),
  run('A.3', 'automata', (g) => {
    for (const seat of letterOrder(g).filter((other) => isAutomaton(g, other)))
      call(g, factionAt(g, seat).setup, { seat })
  }),
  run('A.3', 'starts', (g) => {
    // Where an automaton starts counts as its homeland.
    g.starts.forEach((clearing, seat) => {
      if (isAutomaton(g, seat) && clearing > 0) g.homelands[seat]!.push(clearing)
    })
  }),
  chance('A.8.1', 'poolCard', {
    picks: 'setupCard',
    when: (g, s) => s.pool.dealt.length < poolSize(drafting(g)),
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
    picks: 'dealtCard',
    when: (g, s) => bareCard(g, s.pool) >= 0,
    options: (g, s) => besideOptions(g, s.pool),
    effect: (g, { pool }, character) => {
      const at = bareCard(g, pool)
      pool.beside[at] = character
      tell('A.8.1.III', 'poolCharacter', () => ({ faction: pool.dealt[at]!, character }))
      return 'again'
    },
  }),
  must('A.8.2', 'draftFaction', {
    picks: 'setupCard',
    who: (g, s) => picking(g, s),
    when: (g, s) => s.pool.taken.length < drafting(g),
    options: (_g, s) => unlocked(s.pool),
    about: (_g, { pool }) => ({ pool: pool.dealt, beside: pool.beside, taken: pool.taken, locked: lockedCard(pool) }),
    effect: (g, s, card) => {
      const seat = picking(g, s)
      if (!hasHomelands(g, seat, card)) return returnCard(g, s, seat, card)
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
    picks: 'handCard',
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
