import type { CardEffect } from '../../core/registry.ts'

/** The effects of the cards, one entry for each name. */
export const cardEffects: readonly CardEffect[] = []
