import { type Listener, procedure, reaction, tell } from '@spinney/kernel'
import { DEFENDER } from '../../actions/battle-types.ts'
import { cardAt } from '../../cards/deck.ts'
import { drawnFrom, spend } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import type { Crafting } from '../../core/content.ts'
import type { Modifiers, Removal } from '../../core/hooks.ts'
import { shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { chance } from '../../core/questions.ts'
import type { Root } from '../../core/state.ts'
import { gardens, gardensIn, gardensOnMap, lizardSeat, warrior } from './state.ts'

/** 10.2.1: crafting with gardens of the Outcast suit, in older editions with all of them. */
export const craftingWithGardens: Crafting = {
  kinds: gardens,
  power: (g) => {
    const all = edition(g).cultCraftGardens === 'all'
    const usable = (suit: number): number =>
      all || suit === g.own.lizard.outcast ? gardensOnMap(g, suit) - g.activated[suit]! : 0
    return [usable(0), usable(1), usable(2)]
  },
  activate: (g, _seat, suit) => {
    g.activated[suit]! += 1
  },
}

/** 10.2.2: birds are not wild in rituals (`ritualSuit`); in the draft they are not for anything the Cult does. */
export const hatredOfBirds: Modifiers['birdsWild'] = (wild, g, seat) =>
  wild && (seat !== g.seatOf.lizard || edition(g).cultBirdsWild !== 'never')

/** 10.2.3 Revenge: warriors lost while defending become acolytes. */
export const revenge: Modifiers['returnsTo'] = (to, g, loss, battle) =>
  loss.kind === warrior.index && battle !== null && battle.sides[DEFENDER] === lizardSeat(g) ? BOARD : to

/** 10.2.4 Pilgrims: the Cult rules wherever it has a garden, even against the tie rule of the Eyrie. */
export const pilgrims: Modifiers['ruler'] = (ruler, g, place) =>
  g.seatOf.lizard !== undefined && gardensIn(g, place) > 0 ? g.seatOf.lizard : ruler

interface Fear {
  count: number
}

/** 10.2.5 Fear of the faithful: a random card for each garden lost. */
export const fear = procedure<Root, Fear>('lizard.fear', [
  chance('10.2.5', 'lizardFear', {
    picks: 'card',
    when: (g, f) => f.count > 0 && g.hands[lizardSeat(g)]!.length > 0,
    ...drawnFrom((g) => g.hands[lizardSeat(g)]!),
    effect: (g, f, card) => {
      spend(g, lizardSeat(g), card, '10.2.5')
      f.count -= 1
      return 'again'
    },
  }),
])

export const fearWhenRemoved: Listener<Root, Removal> = (g, removal) => {
  if (removal.owner !== lizardSeat(g)) return null
  const lost = removal.losses.reduce((sum, loss) => sum + (isGarden(loss.kind) ? loss.count : 0), 0)
  return lost === 0 ? null : reaction(fear, { count: lost })
}

const isGarden = (kind: number): boolean => gardens.some((garden) => garden.index === kind)

/** 10.2.6 Lost Souls: what leaves a hand lies there, whoever spends or discards it; editions differ in other cards. */
export const lostSoulsTake: Modifiers['pile'] = (pile, g, _card, fromHand) =>
  fromHand || edition(g).lostSoulsTakes === 'everyCard' ? g.own.lizard.lostSouls : pile

/** 10.4.2: the Lost Souls go to the discard pile, dominance cards beside the map. */
export function clearLostSouls(g: Root): void {
  const souls = g.own.lizard.lostSouls
  g.own.lizard.lostSouls = []
  for (const card of souls) (cardAt(card).kind === 'dominance' ? g.beside : g.discard).push(card)
  if (souls.length > 0) tell('10.4.2', 'lostSoulsCleared', () => ({ seat: lizardSeat(g), cards: souls.length }))
}

/** Acolytes are spent: they go back to the supply. */
export const spendAcolytes = (g: Root, number: number): void => shift(g, warrior, BOARD, SUPPLY, number)
