import { CHANCE } from '@spinney/kernel'
import { type Root, root } from '@spinney/root'
import { byKind } from '../appeals.ts'
import type { GameBrain } from '../brain.ts'
import { COMMON } from './common.ts'
import { DECK_APPEALS } from './deck-appeals.ts'
import { evaluate, partsOf, timeLeft } from './evaluate.ts'
import type { RootAppeals } from './faction-brain.ts'
import { FACTIONS } from './factions/index.ts'
import { HIRELING_APPEALS } from './hirelings.ts'
import { rootLearning } from './inputs.ts'
import { factionBrain, othersAppeal, teach, withOthersActions } from './knowledge.ts'
import { SETUP } from './setup.ts'
import { TASTE } from './temper.ts'

teach(FACTIONS)

/** First looks that do not depend on the faction. */
const EVERYBODY: RootAppeals = { ...DECK_APPEALS, ...HIRELING_APPEALS, ...SETUP, ...COMMON }
const everybody = byKind(EVERYBODY)

/** What bots know about Root. */
export const rootBrain: GameBrain<Root> = {
  game: root,
  evaluate,
  turn: (g) => g.turns,
  appeal: (g, ask) => {
    const { seat, kind } = ask
    if (seat === CHANCE) return null
    const brain = factionBrain(g.factions[seat]!)
    const own = brain === undefined ? undefined : byKind(brain.appeals)[kind]
    const appeal = own ?? everybody[kind] ?? othersAppeal(g, kind)
    return appeal === undefined ? null : withOthersActions(g, ask, seat, appeal(g, ask, seat))
  },
  reasons: (g, seat) => partsOf(g, seat, timeLeft(g)),
  taste: TASTE,
  learning: rootLearning,
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
