import type { Game } from '@spinney/kernel'
import { type Root, root } from '@spinney/root'
import type { GameBrain } from '../brain.ts'
import { COMMON } from './common.ts'
import { DECK_APPEALS } from './deck-appeals.ts'
import { evaluate, partsOf, timeLeft } from './evaluate.ts'
import { FACTIONS } from './factions/index.ts'
import { factionBrain, othersAppeal, teach, withOthersActions } from './knowledge.ts'
import { SETUP } from './setup.ts'

teach(FACTIONS)

/** First looks that do not depend on the faction. */
const EVERYBODY = { ...DECK_APPEALS, ...SETUP, ...COMMON }

/** What bots know about Root. */
export const rootBrain: GameBrain<Root> = {
  game: root as unknown as Game<Root>,
  evaluate,
  turn: (g) => g.turns,
  appeal: (g, ask) => {
    const seat = ask.seat as number
    const own = factionBrain(g.factions[seat]!)?.appeals[ask.kind]
    const appeal = own ?? EVERYBODY[ask.kind] ?? othersAppeal(g, ask.kind)
    return appeal === undefined ? null : withOthersActions(g, ask, seat, appeal(g, ask, seat))
  },
  reasons: (g, seat) => partsOf(g, seat, timeLeft(g)),
  tuning: {
    horizon: 1,
    doubt: 1.3,
    doubts: [8, 8, 18, 17],
    scouts: 60,
    limit: 60,
    samples: 1,
    candidates: 6,
    temperature: 0.5,
    exploration: 5,
    deeper: 3,
  },
}
