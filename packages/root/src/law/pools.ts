import type { DeckId } from '../cards/data/index.ts'
import { type RulesetName, rulesetOf } from './rulesets.ts'

/** The content an edition knows. */
interface ContentPool {
  readonly factions: readonly string[]
  readonly maps: readonly string[]
  readonly decks: readonly DeckId[]
  readonly characters: readonly string[]
}

/** The first printing: six factions, one board with a map on either side, three characters. */
const six: ContentPool = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2', 'lizard', 'riverfolk'],
  maps: ['autumn', 'winter'],
  decks: ['base'],
  characters: ['thief', 'tinker', 'ranger'],
}

/** G9: what there is in a preset; null for everything. */
export const contentPool = (preset: RulesetName): ContentPool | null =>
  rulesetOf(preset).contentPool === 'six' ? six : null
