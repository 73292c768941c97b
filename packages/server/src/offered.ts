import { LEVELS, TEMPERS } from '@spinney/bots'
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

const LEVELS_OFFERED = LEVELS.filter((level) => level !== 'random')

/** Bots that may take a seat: every level that thinks, with every temperament and without one. */
export const OFFERED_BOTS: readonly string[] = LEVELS_OFFERED.flatMap((level) => [
  level,
  ...TEMPERS.map((temper) => `${level}:${temper}`),
])
