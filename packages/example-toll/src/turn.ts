import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { bridge } from './bridge.ts'
import { countsIn, kindsIn, NUTS } from './cards.ts'
import { chance, may } from './questions.ts'
import { discard, drawCard, type Toll } from './state.ts'

interface Turn {
  seat: Seat
}

interface Draw {
  seat: Seat
  law: string
}

/** A card for somebody: one of those in the deck, each as likely. An empty deck gives nothing. */
export const draw = procedure<Toll, Draw>('draw', [
  chance('3.1', 'draw', {
    picks: 'card',
    options: (g) => kindsIn(g.deck),
    weights: (g) => countsIn(g.deck),
    effect: (g, { seat, law }, card) => drawCard(g, law, seat, card),
  }),
])

/** Rule 3: a turn. */
export const turn = procedure<Toll, Turn>('turn', [
  run('3.1', 'draw', (g, { seat }) => call(g, draw, { seat, law: '3.1' })),
  may('3.2', 'load', {
    picks: 'handCard',
    who: (_g, { seat }) => seat,
    options: (g, { seat }) => kindsIn(g.hands[seat]!).filter((card) => card !== 'owl'),
    effect: (g, { seat }, card) => {
      discard(g, seat, card)
      const nuts = NUTS[card]
      g.crossing = { seat, nuts, scared: false }
      tell('3.2', 'loaded', () => ({ seat, nuts }))
      call(g, bridge, {})
    },
    pass: (g, { seat }) => {
      tell('3.3', 'rested', () => ({ seat }))
      call(g, draw, { seat, law: '3.3' })
    },
  }),
  run('2.2', 'next', (g) => {
    g.turn = (g.turn + 1) % g.hands.length
  }),
])

/** Rules 2 and 6.2: the whole game. */
export const game = procedure<Toll>('game', [
  run('2.1', 'deal', (g) => {
    for (let card = 0; card < 3; card++) {
      for (let seat = 0; seat < g.hands.length; seat++) call(g, draw, { seat, law: '2.1' })
    }
  }),
  run('2.2', 'turns', (g) => {
    if (g.deck.length === 0) return 'done'
    call(g, turn, { seat: g.turn })
    return 'again'
  }),
])
