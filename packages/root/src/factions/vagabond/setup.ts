import { procedure, run, type Seat, tell } from '@spinney/kernel'
import { takeFromHeap } from '../../actions/items.ts'
import { layRuinItems } from '../../actions/ruins.ts'
import { board } from '../../board/map.ts'
import { shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { chance, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../../facts/factions/vagabond.ts'
import { itemIndex } from '../../facts/items.ts'
import { QUESTS, QUESTS_FACE_UP } from '../../facts/quests.ts'
import { contentPool } from '../../law/pools.ts'
import { gain } from './items.ts'
import { forestNumber, pawnOf } from './pawn.ts'
import { drawQuest, questWords } from './quests.ts'
import { NO_MARKER, twoVagabonds, vagabondAt, vagabondSeats } from './state.ts'

/** The board before setup: the markers of all others stand on Indifferent, none for a second Vagabond (9.3.6). */
export function begin(g: Root, seat: Seat): void {
  const relations = g.factions.map((faction) => (faction.startsWith('vagabond') ? NO_MARKER : 0))
  const state = {
    character: '' as const,
    forest: 0,
    items: [],
    relations,
    aids: g.factions.map(() => 0),
    quests: [],
    coalitionCard: -1,
    itemHits: 0,
    allyHits: g.factions.map(() => 0),
  }
  if (g.factions[seat] === 'vagabond2') g.own.vagabond2 = state
  else {
    g.own.vagabond = state
    g.own.vagabonds = { questDeck: QUESTS.map((_, quest) => quest), openQuests: [], seen: [], scorched: [] }
  }
}

/** Setting up a Vagabond (Law 9.3). */
export const setup = procedure<Root, Own>('vagabond.setup', [
  chance('9.7.1', 'vagabondOrder', {
    picks: 'setupCard',
    when: (g) => vagabondSeats(g).length === 2 && vagabondSeats(g).every((seat) => !isChosen(g, seat)),
    options: () => ['vagabond', 'vagabond2'],
    effect: (g, s, first) => {
      s.seat = g.seatOf[first]!
      tell('9.7.1', 'vagabondOrder', () => ({ seat: s.seat }))
    },
  }),
  run('9.7.1', 'whose', (g, s) => {
    if (isChosen(g, s.seat)) s.seat = vagabondSeats(g).find((seat) => seat !== s.seat)!
  }),
  must('9.3.1', 'vagabondCharacter', {
    picks: 'character',
    who: (_g, s) => s.seat,
    options: (g) =>
      charactersOf(g).filter((id) => !vagabondSeats(g).some((seat) => vagabondAt(g, seat).character === id)),
    effect: (g, s, character: CharacterId) => {
      vagabondAt(g, s.seat).character = character
      tell('9.3.1', 'character', () => ({ seat: s.seat, character }))
    },
  }),
  must('9.3.2', 'vagabondStart', {
    picks: 'forest',
    who: (_g, s) => s.seat,
    options: (g) => board(g).data.forests.map((forest) => forest.id),
    effect: (g, s, forest) => {
      vagabondAt(g, s.seat).forest = forestNumber(g, forest)
      shift(g, pawnOf(g, s.seat), SUPPLY, BOARD, 1)
      tell('9.3.2', 'pawnPlaced', () => ({ seat: s.seat, forest }))
    },
  }),
  chance('9.3.3', 'vagabondFirstQuests', {
    kind: 'vagabondNewQuest',
    picks: 'quest',
    when: (g) => g.own.vagabonds.openQuests.length < QUESTS_FACE_UP,
    options: (g) => questWords(g.own.vagabonds.questDeck),
    effect: (g, _s, quest) => {
      drawQuest(g, quest, '9.3.3')
      return 'again'
    },
  }),
  run('9.3.4', 'ruinItems', placeRuinItems),
  run('9.3.5', 'startingItems', (g, s) => {
    const { character } = vagabondAt(g, s.seat)
    if (character === '') return
    for (const item of CHARACTERS[character].items) {
      takeFromHeap(g, itemIndex(item))
      gain(g, s.seat, itemIndex(item), '9.3.5')
    }
  }),
])

/** 9.3.1: the characters of the edition. */
function charactersOf(g: Visible): readonly CharacterId[] {
  const pool = contentPool(g.preset)
  return pool === null ? CHARACTER_IDS : CHARACTER_IDS.filter((id) => pool.characters.includes(id))
}

const isChosen = (g: Visible, seat: Seat): boolean => vagabondAt(g, seat).character !== ''

/** 9.3.4, 9.7.1: one item at random under each ruin, or two with two Vagabonds. */
function placeRuinItems(g: Root): void {
  const sets = twoVagabonds(g) ? 2 : 1
  layRuinItems(g, sets, sets === 2 ? '9.7.1' : '9.3.4')
}
