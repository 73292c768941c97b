import { inBagOrder, procedure, run, tell } from '@spinney/kernel'
import { takeFromHeap } from '../../actions/items.ts'
import { layRuinItems } from '../../actions/ruins.ts'
import { clearings } from '../../core/book.ts'
import type { Drafted } from '../../core/content.ts'
import type { Root } from '../../core/state.ts'
import type { CharacterId } from '../../facts/factions/vagabond.ts'
import { itemIndex, RUIN_ITEMS } from '../../facts/items.ts'
import { stepsOf } from '../../turn/advanced-steps.ts'
import { setup } from './setup.ts'
import { NO_MARKER, twoVagabonds, vagabondAt, vagabondSeats } from './state.ts'

/** A.8.1.III: the character that lay beside the card, and no other. */
function takeCharacter(g: Root, { seat, beside }: Drafted): void {
  vagabondAt(g, seat).character = beside as CharacterId
  tell('A.8.1.III', 'character', () => ({ seat, character: beside }))
}

/** 9.7: Vagabonds have no relationship with each other. */
function noMarkersBetween(g: Root): void {
  const seats = vagabondSeats(g)
  for (const seat of seats) for (const other of seats) vagabondAt(g, seat).relations[other] = NO_MARKER
}

/** 9.7.1: two items lie under each ruin with two Vagabonds, whoever laid the first ones. */
function layAll(g: Root): void {
  layRuinItems(g, 1, 'A.8.2')
  if (!twoVagabonds(g)) return
  for (const item of RUIN_ITEMS.map(itemIndex)) {
    takeFromHeap(g, item)
    g.ruinItems.push(item)
  }
  g.ruinItems.sort(inBagOrder)
  for (const clearing of clearings(g)) g.underRuin[clearing]! += g.ruins[clearing]!
  tell('9.7.1', 'ruinItems', () => ({ each: 2 }))
}

/** The setup card of a Vagabond (Law A.8.2). */
export const advancedSetup = procedure<Root, Drafted>('vagabond.advancedSetup', [
  run('A.8.1.III', 'character', (g, s) => {
    takeCharacter(g, s)
    noMarkersBetween(g)
  }),
  ...stepsOf(setup, 'vagabondStart', 'vagabondFirstQuests'),
  run('A.8.2', 'ruinItems', layAll),
  ...stepsOf(setup, 'startingItems'),
])
