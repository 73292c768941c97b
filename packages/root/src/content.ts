import { lakeRule } from './board/lake.ts'
import { mountainRule } from './board/mountain.ts'
import { cardEffects } from './cards/effects/index.ts'
import type { Content } from './core/registry.ts'
import { factions } from './factions/index.ts'
import { dominanceRule } from './turn/dominance.ts'

/** Everything Root is played with: a faction, a card or a rule of the table is added to its own list. */
export const content: Content = { factions, cards: cardEffects, rules: [dominanceRule, lakeRule, mountainRule] }
