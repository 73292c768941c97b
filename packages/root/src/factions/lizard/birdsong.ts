import { procedure, run, tell } from '@spinney/kernel'
import { edition } from '../../core/book.ts'
import type { Own, Root } from '../../core/state.ts'
import { BIRD, SUIT_NAMES } from '../../core/suits.ts'
import { clearLostSouls } from './abilities.ts'
import { callConspiracies } from './conspiracies.ts'
import { ritualSuit } from './state.ts'

/** 10.4.1: the suit with the most Lost Souls, birds aside; -1 for a tie or no card. */
function mostCommonSuit(souls: readonly number[]): number {
  const counts = [0, 0, 0]
  for (const card of souls) if (ritualSuit(card) !== BIRD) counts[ritualSuit(card)]! += 1
  const most = Math.max(...counts)
  return most > 0 && counts.filter((n) => n === most).length === 1 ? counts.indexOf(most) : -1
}

/** 10.4.1 Adjust the Outcast: another suit takes the marker, the same one ends on Hated; so does a tie. */
function adjustOutcast(g: Root, seat: number): void {
  const { lizard } = g.own
  const suit = mostCommonSuit(lizard.lostSouls)
  if (suit >= 0 && suit !== lizard.outcast) {
    lizard.outcast = suit
    lizard.hated = false
  } else if (suit >= 0 || edition(g).outcastTieTurnsHated) {
    lizard.hated = true
  }
  tell('10.4.1', 'outcast', () => ({
    seat,
    suit: SUIT_NAMES[lizard.outcast]!,
    side: lizard.hated ? 'hated' : 'outcast',
  }))
}

/** 10.4 Birdsong: adjust the Outcast, clear the Lost Souls, conspire. */
export const birdsong = procedure<Root, Own>('lizard.birdsong', [
  run('10.4.1', 'outcast', (g, b) => adjustOutcast(g, b.seat)),
  run('10.4.2', 'lostSouls', (g) => clearLostSouls(g)),
  run('10.4.3', 'conspiracies', (g, b) => callConspiracies(g, b.seat)),
])
