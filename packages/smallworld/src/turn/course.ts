import { call, endGame, procedure, run, type Seat, tell } from '@spinney/kernel'
import { refill } from '../combos/column.ts'
import { chance } from '../questions.ts'
import { boardOf, playersOf, type SmallWorld } from '../state.ts'
import { turn } from './turn.ts'

interface Course {
  /** Whether the first turn has begun. */
  begun: boolean
  /** Whether the first player is left to chance. */
  drawFirst: boolean
}

/** The whole game. */ // SW-3.3, SW-3.4
export const course = procedure<SmallWorld, Course>('game', [
  chance('SW-3.3', 'firstPlayer', {
    picks: 'seat',
    when: (_g, { drawFirst }) => drawFirst,
    options: (g) => Array.from({ length: playersOf(g) }, (_, seat) => seat),
    effect: (g, _local, seat: Seat) => {
      g.first = seat
      g.seat = seat
    },
  }),
  run('SW-2.6', 'column', refill),
  run('SW-3.4', 'turns', (g, local) => {
    if (local.begun && isLastTurnOver(g)) {
      endGame(g)
      tell('SW-14.1', 'gameEnds', () => ({ coins: g.coins.map((coins) => coins[0]!) }))
      return 'done'
    }
    if (local.begun) passOn(g)
    local.begun = true
    tell('SW-11.1', 'turnBegins', () => ({ seat: g.seat, turn: g.turn }))
    call(g, turn, { plan: 'expand' })
    return 'again'
  }),
])

/** The last turn of the map has been played by everybody. */ // SW-3.5
function isLastTurnOver(g: SmallWorld): boolean {
  return g.turn === boardOf(g).facts.turns && nextSeat(g) === g.first
}

function nextSeat(g: SmallWorld): Seat {
  return (g.seat + 1) % playersOf(g)
}

/** Clockwise to the next player; with the first player the marker moves on. */ // SW-3.3, SW-3.4, SW-11.1
function passOn(g: SmallWorld): void {
  g.seat = nextSeat(g)
  if (g.seat === g.first) g.turn++
}
