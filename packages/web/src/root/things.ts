import { allCards, boards, CHARACTERS, HIRELING_IDS, ITEM_IDS, LANDMARK_IDS, QUESTS, SETUP_CARDS } from '@spinney/root'
import { PIECE_IDS } from './info/pieces.tsx'
import { SUITS } from './info/places.tsx'

const { EYRIE, DUCHY, HUNDREDS, CORVID, KEEPERS, RIVERFOLK } = boards

/** All things of Root that stand in the rules library, by kind. What is told about them is in `info`. */
export const THINGS: { readonly [kind: string]: readonly string[] } = {
  faction: SETUP_CARDS.map(({ id }) => id),
  card: allCards.map(({ id }) => id),
  quest: QUESTS.map(({ id }) => id),
  item: ITEM_IDS,
  piece: PIECE_IDS,
  leader: Object.keys(EYRIE.leaders),
  character: Object.values(CHARACTERS).map(({ id }) => id),
  service: RIVERFOLK.services,
  minister: Object.keys(DUCHY.ministers),
  plot: CORVID.plots,
  mood: Object.keys(HUNDREDS.moods),
  relic: KEEPERS.relicTypes,
  hireling: HIRELING_IDS,
  landmark: LANDMARK_IDS,
  suit: SUITS,
}

/** Kinds of things whose names mean nothing else. */
export const NAMED: readonly string[] = ['hireling', 'landmark', 'leader', 'minister', 'character', 'mood']
