import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { manned } from '../../actions/hurdles.ts'
import { isOfSuit, mayPlace } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { distinct, matchesFor, spend } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { may } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import type { CardSuit } from '../../facts/suits.ts'
import { closedCraft, placesInVain } from '../../turn/closing.ts'
import { menu, phaseMoment } from '../../turn/free-actions.ts'
import { flip } from './plots.ts'
import { callSpread } from './spread.ts'
import { warrior } from './state.ts'

/** 13.4.2: the clearings with a plot face down and a warrior. */
const flippable = (g: Visible): number[] => g.own.corvid.plotsAt.filter((clearing) => count(g, warrior, clearing) > 0)

const clearingsOf = (g: Visible, suit: number): number[] => clearings(g).filter((at) => isOfSuit(g, at, suit))

/** 13.4.3: the cards to recruit with and the suit of clearings each stands for; of a bird's suits one is chosen. */
function recruitOptions(g: Root, seat: Seat): { card: string; suit: CardSuit }[] {
  const suits = [0, 1, 2].filter((suit) => clearingsOf(g, suit).some((clearing) => mayPlace(g, seat, clearing)))
  return distinct(g.hands[seat]!).flatMap((card) => {
    const index = g.hands[seat]!.find((other) => cardAt(other).id === card)!
    return suits.filter((suit) => matchesFor(g, seat, index, suit)).map((suit) => ({ card, suit: SUIT_NAMES[suit]! }))
  })
}

/** What else may be done between two parts of Birdsong. */
const between = (g: Root, seat: Seat): void => call(g, phaseMoment, { seat, phase: 'birdsong', moment: 'any' })

/** 13.4 Birdsong: craft, flip plots, recruit. */
export const birdsong = procedure<Root, Own>('corvid.birdsong', [
  menu('13.4.1', 'craftStep', 'birdsong', () => [
    {
      id: 'craft',
      law: '13.4.1',
      available: (g, b) => canCraft(g, b.seat),
      ...closedCraft('13.4.1'),
      perform: (g, b) => callCraft(g, b.seat),
    },
  ]),
  may('13.4.2', 'corvidFlip', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g) => flippable(g).length > 0,
    options: (g) => flippable(g),
    inVain: (g) =>
      placesInVain(g, [
        (at) => (g.own.corvid.plotsAt.includes(at) ? null : because('13.4.2', 'noPlotFaceDown')),
        manned(g, warrior, '13.4.2'),
      ]),
    effect: (g, b, clearing) => {
      flip(g, b.seat, clearing)
      between(g, b.seat)
      return 'again'
    },
  }),
  run('1.4.1', 'beforeRecruit', (g, b) => between(g, b.seat)),
  may('13.4.3', 'corvidRecruit', {
    picks: { card: 'handCard', suit: 'suit' },
    who: (_g, b) => b.seat,
    when: (g, b) => g.hands[b.seat]!.length > 0 && count(g, warrior, SUPPLY) > 0,
    options: (g, b) => recruitOptions(g, b.seat),
    effect: (g, b, { card, suit }) => {
      spend(g, b.seat, card, '13.4.3')
      callSpread(g, b.seat, clearingsOf(g, SUIT_NAMES.indexOf(suit)), '13.4.3')
    },
  }),
])
