import type { Game, State } from '@spinney/kernel'
import { isClockworkSeat, root, interruptions as rootInterruptions } from '@spinney/root'
import { aides as rootAides, scores as rootScores, sides as rootSides } from '@spinney/root/aides'
import { smallworld, interruptions as worldInterruptions } from '@spinney/smallworld'
import { aides as worldAides, scores as worldScores, sides as worldSides } from '@spinney/smallworld/aides'
import type { OfferedGames } from './games.ts'

/** The games that tables can be opened for: one line each. */
export const OFFERED: OfferedGames = {
  root: {
    rules: root as unknown as Game<State>,
    aides: rootAides,
    scores: rootScores,
    sides: rootSides,
    automaton: isClockworkSeat,
    interruptions: rootInterruptions,
  },
  smallworld: {
    rules: smallworld as unknown as Game<State>,
    aides: worldAides,
    scores: worldScores,
    sides: worldSides,
    interruptions: worldInterruptions,
  },
}

/** Bots that may take a seat. */
export const OFFERED_BOTS = ['novice', 'steady', 'sharp'] as const
