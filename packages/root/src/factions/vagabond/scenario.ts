import type { Json, Seat } from '@spinney/kernel'
import { quoted } from '@spinney/kernel/scenario'
import { board, forest } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { clearings } from '../../core/book.ts'
import type { Faction } from '../../core/content.ts'
import { count, shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { cardsFromDeck, listAt, oneAt, type Refuse, recordAt, seatAt, shown, wordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { CHARACTER_IDS, type CharacterId, VAGABOND } from '../../facts/factions/vagabond.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { isFree } from './coalition.ts'
import { gain, isItemWord, itemNamed, itemWord } from './items.ts'
import { clearingOf, forestNumber, forestOf, pawnOf } from './pawn.ts'
import { drawQuest, isQuest, questNumber, questWords } from './quests.ts'
import { HOSTILE, isVagabond, NO_MARKER, twoVagabonds, vagabondAt } from './state.ts'

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
  return found ?? refuse('.character', `a character is ${CHARACTER_IDS.join(', ')}, not ${shown(value)}`)
}

function putInForest(g: Root, seat: Seat, id: string, refuse: Refuse): void {
  const index = forestNumber(g, id)
  const forests = board(g).data.forests.map((other) => other.id)
  if (index < 0) refuse('.forest', `a forest is ${forests.join(', ')}, not ${quoted(id)}`)
  if (clearingOf(g, seat) > 0) refuse('.forest', 'the pawn stands in a clearing already')
  vagabondAt(g, seat).forest = index
  if (count(g, pawnOf(g, seat), SUPPLY) > 0) shift(g, pawnOf(g, seat), SUPPLY, BOARD, 1)
}

/** A pawn that is nowhere else stands in a forest: the one named, or the first of the map. */
export function pawnSomewhere(g: Root, seat: Seat, refuse: Refuse): void {
  if (clearingOf(g, seat) > 0) return
  const pawn = pawnOf(g, seat)
  if (count(g, pawn, SUPPLY) > 0) shift(g, pawn, SUPPLY, BOARD, 1)
  if (count(g, pawn, BOARD) === 0) refuse('gone', 'a pawn does not leave the game')
}

function putItem(g: Root, seat: Seat, word: string, path: string, refuse: Refuse): void {
  if (!isItemWord(word)) refuse(path, `there is no item ${quoted(word)}`)
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
  const path = `.relations.${quoted(faction)}`
  const other = seatAt(g, faction, path, refuse)
  if (other === seat) refuse(path, 'nobody has a relationship with themselves')
  const space = SPACES.indexOf(oneAt(word, ['hostile', ...SPACES], 'a relationship', path, refuse))
  vagabondAt(g, seat).relations[other] = space < 0 ? HOSTILE : space
}

function questsAt(value: unknown, path: string, refuse: Refuse): string[] {
  return listAt(value ?? [], path, refuse).map((word, i) => {
    const id = wordAt(word, `${path}[${i}]`, refuse)
    return isQuest(id) ? id : refuse(`${path}[${i}]`, `there is no quest ${quoted(id)}`)
  })
}

function putRuinItems(g: Root, items: readonly unknown[], refuse: Refuse): void {
  const each = twoVagabonds(g) ? 2 : 1
  for (const clearing of clearings(g)) g.underRuin[clearing] = g.ruins[clearing]! * each
  const wanted = g.underRuin.reduce((sum, n) => sum + n, 0)
  if (items.length !== wanted) refuse('.ruinItems', `${wanted} items lie under the ruins, not ${items.length}`)
  g.ruinItems = items.map((id, i) => {
    const index = itemIndex(id as ItemId)
    return index < 0 ? refuse(`.ruinItems[${i}]`, `there is no item ${shown(id)}`) : index
  })
  g.ruinItems.sort((a, b) => a - b)
}

/**
 * `coalition` of a scenario file (9.2.8): by Vagabond the partner, or `{ partner: eyrie, card: dominance-fox }` with the
 * card that formed it.
 */
export function givenCoalition(g: Root, seat: Seat, spec: unknown, path: string, refuse: Refuse): void {
  if (!isVagabond(g, seat)) refuse(path, 'only a Vagabond forms a coalition')
  if (g.factions.length < VAGABOND.coalitionPlayers) {
    refuse(path, `a coalition needs ${VAGABOND.coalitionPlayers} players at the table`)
  }
  const { partner, card } =
    typeof spec === 'string' ? { partner: spec } : recordAt(spec, path, ['partner', 'card'], refuse)
  const other = seatAt(g, wordAt(partner, `${path}.partner`, refuse), path, refuse)
  // A partner may have activated a dominance card since then (3.3.1).
  if (!isFree(g, seat, other)) refuse(path, `${g.factions[other]} cannot be a partner (9.2.8)`)
  g.coalition[seat] = other
  if (card === undefined) return
  const index = cardsFromDeck(g, [card], `${path}.card`, refuse)[0]!
  if (cardAt(index).kind !== 'dominance') refuse(`${path}.card`, 'a dominance card forms a coalition')
  vagabondAt(g, seat).coalitionCard = index
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
