import type { Json, Seat } from '@spinney/kernel'
import { itemIndex } from '../../actions/craft.ts'
import { board, forest } from '../../board/map.ts'
import { shift } from '../../core/pieces.ts'
import { ALL_CLEARINGS, BOARD, SUPPLY } from '../../core/places.ts'
import { listAt, type Refuse, recordAt, wordAt } from '../../core/reading.ts'
import type { Faction } from '../../core/registry.ts'
import type { Root } from '../../core/state.ts'
import { CHARACTER_IDS, type CharacterId, VAGABOND } from '../../facts/factions/vagabond.ts'
import { ITEM_IDS, type ItemId } from '../../facts/items.ts'
import { gain, isItemWord, itemNamed, itemWord } from './items.ts'
import { forestNumber, forestOf, pawnOf } from './pawn.ts'
import { drawQuest, isQuest, questNumber, questWords } from './quests.ts'
import { HOSTILE, NO_MARKER, twoVagabonds, vagabondAt } from './state.ts'

const SPACES: readonly string[] = VAGABOND.relationships

const FIELDS = ['character', 'forest', 'items', 'relations', 'completed', 'quests', 'ruinItems'] as const

/** What a Vagabond adds to scenario files. */
export const describing = (id: 'vagabond' | 'vagabond2'): Pick<Faction, 'given' | 'facts'> => ({
  given: (g, spec, refuse) => vagabondGiven(g, g.seatOf[id]!, spec, refuse),
  facts: (g) => vagabondFacts(g, g.seatOf[id]!),
})

/**
 * `own.vagabond` of a scenario file: `{ character, forest, items: [sword, tea-exhausted, …], relations: { eyrie: allied },
 * completed: [quests], quests: [open ones], ruinItems: [items under the ruins] }`. An item without further words lies
 * face up where it belongs. A pawn in a clearing stands under `clearings`.
 */
function vagabondGiven(g: Root, seat: Seat, spec: unknown, refuse: Refuse): void {
  const given = recordAt(spec, '', FIELDS, refuse)
  const own = vagabondAt(g, seat)
  if (given.character !== undefined) own.character = characterAt(given.character, refuse)
  if (given.forest !== undefined) putInForest(g, seat, wordAt(given.forest, '.forest', refuse), refuse)
  listAt(given.items ?? [], '.items', refuse).forEach((word, i) => {
    putItem(g, seat, wordAt(word, `.items[${i}]`, refuse), `.items[${i}]`, refuse)
  })
  for (const [faction, word] of Object.entries(recordAt(given.relations ?? {}, '.relations', null, refuse))) {
    putRelation(g, seat, faction, word, refuse)
  }
  for (const quest of questsAt(given.completed, '.completed', refuse)) {
    drawQuest(g, quest, '9.5.5')
    own.quests.push(...g.own.vagabonds.openQuests.splice(g.own.vagabonds.openQuests.indexOf(questNumber(quest)), 1))
  }
  for (const quest of questsAt(given.quests, '.quests', refuse)) drawQuest(g, quest, '9.3.3')
  if (given.ruinItems !== undefined) putRuinItems(g, listAt(given.ruinItems, '.ruinItems', refuse), refuse)
}

function characterAt(value: unknown, refuse: Refuse): CharacterId {
  const found = CHARACTER_IDS.find((id) => id === value)
  return found ?? refuse('.character', `a character is ${CHARACTER_IDS.join(', ')}, not ${String(value)}`)
}

function putInForest(g: Root, seat: Seat, id: string, refuse: Refuse): void {
  const index = forestNumber(g, id)
  const forests = board(g).data.forests.map((other) => other.id)
  if (index < 0) refuse('.forest', `a forest is ${forests.join(', ')}, not ${id}`)
  vagabondAt(g, seat).forest = index
  if (forestOf(g, seat) < 0) shift(g, pawnOf(g, seat), SUPPLY, BOARD, 1)
}

function putItem(g: Root, seat: Seat, word: string, path: string, refuse: Refuse): void {
  if (!isItemWord(word)) refuse(path, `there is no item ${word}`)
  const item = itemNamed(word)
  if (ITEM_IDS.includes(word as ItemId)) {
    gain(g, seat, item, '9.3.5')
    return
  }
  const { items } = vagabondAt(g, seat)
  items.push(item)
  items.sort((a, b) => a - b)
}

function putRelation(g: Root, seat: Seat, faction: string, word: unknown, refuse: Refuse): void {
  const path = `.relations.${faction}`
  const other = g.seatOf[faction] ?? refuse(path, `${faction} is not at the table`)
  const space = word === 'hostile' ? HOSTILE : SPACES.indexOf(String(word))
  if (space < 0 && word !== 'hostile') {
    refuse(path, `a relationship is hostile, ${VAGABOND.relationships.join(', ')}, not ${String(word)}`)
  }
  vagabondAt(g, seat).relations[other] = space
}

function questsAt(value: unknown, path: string, refuse: Refuse): string[] {
  return listAt(value ?? [], path, refuse).map((word, i) => {
    const id = wordAt(word, `${path}[${i}]`, refuse)
    return isQuest(id) ? id : refuse(`${path}[${i}]`, `there is no quest ${id}`)
  })
}

function putRuinItems(g: Root, items: readonly unknown[], refuse: Refuse): void {
  const each = twoVagabonds(g) ? 2 : 1
  for (const clearing of ALL_CLEARINGS) g.underRuin[clearing] = g.ruins[clearing]! * each
  const wanted = g.underRuin.reduce((sum, n) => sum + n, 0)
  if (items.length !== wanted) refuse('.ruinItems', `${wanted} items lie under the ruins, not ${items.length}`)
  g.ruinItems = items.map((id, i) => {
    const index = itemIndex(id as ItemId)
    return index < 0 ? refuse(`.ruinItems[${i}]`, `there is no item ${String(id)}`) : index
  })
  g.ruinItems.sort((a, b) => a - b)
}

/** A Vagabond's board in words. */
function vagabondFacts(g: Root, seat: Seat): Json {
  const { character, items, relations, quests } = vagabondAt(g, seat)
  const place = forestOf(g, seat)
  const named = relations.flatMap((space, other): [string, string][] => {
    if (space === NO_MARKER) return []
    return [[g.factions[other]!, space === HOSTILE ? 'hostile' : VAGABOND.relationships[space]!]]
  })
  return {
    character,
    forest: place < 0 ? null : forest(g, place).id,
    items: items.map(itemWord),
    relations: Object.fromEntries(named),
    completed: questWords(quests),
    quests: questWords(g.own.vagabonds.openQuests),
  }
}
