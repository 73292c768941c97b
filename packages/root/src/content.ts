import { MAPS } from './board/data/index.ts'
import { mountainRule } from './board/mountain.ts'
import { cardEffects } from './cards/effects/index.ts'
import { automata } from './clockwork/index.ts'
import { clockworkRule, vagabotsRule } from './clockwork/rule.ts'
import type { Content } from './core/content.ts'
import { factions } from './factions/index.ts'
import { hirelingRule } from './hirelings/control.ts'
import { hirelings } from './hirelings/index.ts'
import { landmarks } from './landmarks/index.ts'
import { dominanceRule } from './turn/dominance.ts'

/** Everything Root is played with: a faction, a card, a landmark or a rule of the table is added to its own list. */
export const content: Content = {
  maps: Object.values(MAPS),
  factions,
  automata,
  bands: hirelings,
  cards: cardEffects,
  rules: [dominanceRule, hirelingRule, mountainRule, clockworkRule, vagabotsRule],
  landmarks,
}
