import { content } from '../src/content.ts'
import type { Content } from '../src/core/content.ts'
import { rootGame } from '../src/game.ts'

/** Root with more content than there is in the box. */
export const rootWith = (more: Partial<Content>) =>
  rootGame({
    maps: [...content.maps, ...(more.maps ?? [])],
    factions: [...content.factions, ...(more.factions ?? [])],
    automata: [...content.automata, ...(more.automata ?? [])],
    bands: [...content.bands, ...(more.bands ?? [])],
    cards: [...content.cards, ...(more.cards ?? [])],
    rules: [...content.rules, ...(more.rules ?? [])],
    landmarks: [...content.landmarks, ...(more.landmarks ?? [])],
  })
