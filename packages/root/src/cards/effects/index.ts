import type { CardEffect } from '../../core/content.ts'
import { baseEffects } from './base.ts'
import { exilesEffects } from './exiles.ts'

/** The effects of the cards of all decks, one entry for each name. */
export const cardEffects: readonly CardEffect[] = [...baseEffects, ...exilesEffects]
