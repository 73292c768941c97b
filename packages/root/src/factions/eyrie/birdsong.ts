import { call, may, must, procedure, run, tell } from '@spinney/kernel'
import { mayPlace, openSlots } from '../../board/map.ts'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { draw, handCards, withdraw } from '../../cards/hand.ts'
import { pieceKinds } from '../../core/kinds.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS } from '../../core/places.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'
import { EYRIE } from '../../facts/factions/eyrie.ts'
import { rulesetOf } from '../../law/rulesets.ts'
import { phaseMoment } from '../../turn/free-actions.ts'
import { COLUMNS, type Column, roost, warrior } from './state.ts'

interface Birdsong extends Own {
  added: number
  birds: number
}

/** 7.4.2: a card and the column it goes to; of two cards only one may be a bird. */
function decreeOptions(g: Root, b: Birdsong): { card: string; column: Column }[] {
  const cards = handCards(g, b.seat).filter(
    (id) => b.birds < EYRIE.decreeBirdsMost || cardAt(cardIndex(id)).suitIndex !== BIRD,
  )
  return cards.flatMap((card) => COLUMNS.map((column) => ({ card, column })))
}

function addToDecree(g: Root, b: Birdsong, card: string, column: Column): void {
  withdraw(g.hands[b.seat]!, cardIndex(card))
  g.own.eyrie.decree[COLUMNS.indexOf(column)]!.push(cardIndex(card))
  b.added += 1
  if (cardAt(cardIndex(card)).suitIndex === BIRD) b.birds += 1
  tell('7.4.2', 'decreed', () => ({ seat: b.seat, card, column }))
}

/** 1.4.2: between the steps of Birdsong, not inside one, crafted cards may be used. */
const offerBetween = (g: Root, { seat }: Own): void => call(g, phaseMoment, { seat, phase: 'birdsong', moment: 'any' })

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
    who: (_g, b) => b.seat,
    options: decreeOptions,
    effect: (g, b, { card, column }) => addToDecree(g, b, card, column),
  }),
  may('7.4.2', 'decreeSecond', {
    kind: 'eyrieDecree',
    who: (_g, b) => b.seat,
    when: (g, b) => b.added > 0 && b.added < EYRIE.decreeCardsMost && g.hands[b.seat]!.length > 0,
    options: decreeOptions,
    effect: (g, b, { card, column }) => addToDecree(g, b, card, column),
  }),
  run('1.4.1', 'beforeRoost', offerBetween),
  must('7.4.3', 'eyrieNewRoost', {
    who: (_g, b) => b.seat,
    when: (g) => onMapCount(g, roost) === 0,
    options: (g, b) => newRoostClearings(g, b.seat),
    effect: (g, b, clearing) => {
      if (openSlots(g, clearing) > 0 && mayPlace(g, b.seat, clearing)) place(g, roost, clearing, 1, '7.4.3')
      if (mayPlace(g, b.seat, clearing)) place(g, warrior, clearing, EYRIE.newRoostWarriors, '7.4.3')
    },
  }),
])

/** All warriors in a clearing, whoever owns them. */
const warriorsIn = (g: Table, clearing: number): number =>
  pieceKinds.reduce((sum, kind) => sum + (kind.category === 'warrior' ? count(g, kind, clearing) : 0), 0)

/** 7.4.3: the clearings with the fewest warriors, of those that can take a roost and its warriors (T89). */
function newRoostClearings(g: Table, seat: number): number[] {
  const fits = (clearing: number) => openSlots(g, clearing) > 0 && mayPlace(g, seat, clearing)
  const candidates = rulesetOf(g.preset).newRoostNeedsFullFit ? ALL_CLEARINGS.filter(fits) : ALL_CLEARINGS
  const fewest = Math.min(...candidates.map((clearing) => warriorsIn(g, clearing)))
  return candidates.filter((clearing) => warriorsIn(g, clearing) === fewest)
}
