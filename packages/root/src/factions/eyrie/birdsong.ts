import { type Blocked, procedure, run, tell } from '@spinney/kernel'
import { placeable, roomy } from '../../actions/hurdles.ts'
import { mayPlace, openSlots } from '../../board/map.ts'
import { allCards, cardAt, cardIndex } from '../../cards/deck.ts'
import { different, draw, handCards, withdraw } from '../../cards/hand.ts'
import { clearings, edition, kindsInPlay } from '../../core/book.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { may, must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'
import { EYRIE } from '../../facts/factions/eyrie.ts'
import { placesInVain } from '../../turn/closing.ts'
import { offerMoment } from '../../turn/free-actions.ts'
import { COLUMNS, type Column, roost, warrior } from './state.ts'

interface Birdsong extends Own {
  added: number
  birds: number
}

/** 7.4.2: a card and the column it goes to; of two cards only one may be a bird. */
function decreeOptions(g: Root, b: Birdsong): { card: string; column: Column }[] {
  const options: { card: string; column: Column }[] = []
  for (const card of different(g.hands[b.seat]!)) {
    if (b.birds >= EYRIE.decreeBirdsMost && cardAt(card).suitIndex === BIRD) continue
    for (const decree of DECREES[card]!) options.push(decree)
  }
  return options
}

/** By card: that card in each of the columns. Made once, because searches ask all the time. */
const DECREES = allCards.map(({ id: card }) => COLUMNS.map((column) => ({ card, column })))

/** 7.4.2: the birds that cannot be added after the first one. */
const secondBirds = (g: Root, b: Birdsong): Blocked[] =>
  handCards(g, b.seat)
    .filter((id) => b.birds >= EYRIE.decreeBirdsMost && cardAt(cardIndex(id)).suitIndex === BIRD)
    .map((card) => ({ pick: { card }, picks: { card: 'handCard' }, ...because('7.4.2', 'oneBird') }))

function addToDecree(g: Root, b: Birdsong, card: string, column: Column): void {
  withdraw(g.hands[b.seat]!, cardIndex(card))
  g.own.eyrie.decree[COLUMNS.indexOf(column)]!.push(cardIndex(card))
  b.added += 1
  if (cardAt(cardIndex(card)).suitIndex === BIRD) b.birds += 1
  tell('7.4.2', 'decreed', () => ({ seat: b.seat, card, column }))
}

/** 1.4.2: between the steps of Birdsong, not inside one, crafted cards may be used. */
const offerBetween = (g: Root, { seat }: Own): void => offerMoment(g, { seat, phase: 'birdsong', moment: 'any' })

/** 7.4 Birdsong */
export const birdsong = procedure<Root, Birdsong>('eyrie.birdsong', [
  run('7.4.1', 'emergencyOrders', (g, b) => {
    b.added = 0
    b.birds = 0
    g.own.eyrie.resting = false
    if (g.hands[b.seat]!.length === 0) draw(g, b.seat, 1, '7.4.1')
  }),
  run('1.4.1', 'beforeDecree', offerBetween),
  must('7.4.2', 'decreeFirst', {
    kind: 'eyrieDecree',
    picks: { card: 'handCard', column: 'column' },
    who: (_g, b) => b.seat,
    options: decreeOptions,
    inVain: secondBirds,
    effect: (g, b, { card, column }) => addToDecree(g, b, card, column),
  }),
  may('7.4.2', 'decreeSecond', {
    kind: 'eyrieDecree',
    picks: { card: 'handCard', column: 'column' },
    who: (_g, b) => b.seat,
    when: (g, b) => b.added > 0 && b.added < EYRIE.decreeCardsMost && g.hands[b.seat]!.length > 0,
    options: decreeOptions,
    inVain: secondBirds,
    effect: (g, b, { card, column }) => addToDecree(g, b, card, column),
  }),
  run('1.4.1', 'beforeRoost', offerBetween),
  must('7.4.3', 'eyrieNewRoost', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g) => onMapCount(g, roost) === 0,
    options: (g, b) => newRoostClearings(g, b.seat),
    inVain: (g, b) =>
      placesInVain(g, [
        roomy(g),
        placeable(g, b.seat),
        (at) => (newRoostClearings(g, b.seat).includes(at) ? null : because('7.4.3', 'notFewestWarriors')),
      ]),
    effect: (g, b, clearing) => {
      if (openSlots(g, clearing) > 0 && mayPlace(g, b.seat, clearing)) place(g, roost, clearing, 1, '7.4.3')
      if (mayPlace(g, b.seat, clearing)) place(g, warrior, clearing, EYRIE.newRoostWarriors, '7.4.3')
    },
  }),
])

/** All warriors in a clearing, whoever owns them. */
const warriorsIn = (g: Visible, clearing: number): number =>
  kindsInPlay(g).reduce((sum, kind) => sum + (kind.category === 'warrior' ? count(g, kind, clearing) : 0), 0)

/** 7.4.3: the clearings with the fewest warriors, of those that can take a roost and its warriors (T89). */
function newRoostClearings(g: Visible, seat: number): number[] {
  const fits = (clearing: number) => openSlots(g, clearing) > 0 && mayPlace(g, seat, clearing)
  const candidates = edition(g).newRoostNeedsFullFit ? clearings(g).filter(fits) : clearings(g)
  const fewest = Math.min(...candidates.map((clearing) => warriorsIn(g, clearing)))
  return candidates.filter((clearing) => warriorsIn(g, clearing) === fewest)
}
