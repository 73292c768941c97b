import type { Json, Seat, View } from '@spinney/kernel'
import { BURROW, type Card, cardAt, type Root, SUIT_NAMES } from '@spinney/root'
import type { FactionId, SeatColor, Suit } from '../art/types.ts'
import type { WordParts, Words } from '../i18n/words.ts'
import type { Scene, Target, TargetId } from '../table/face.ts'
import type { RootAides, Stock } from './aides.ts'

/** The open fields of a position; what the viewer may not know is null. */
export function stateOf(view: View): Root {
  return view.state as unknown as Root
}

export function aidesOf(scene: Scene): RootAides {
  return scene.aides as unknown as RootAides
}

/** The faction of a seat that has one. */
export function factionOf(scene: Scene, seat: Seat): FactionId {
  return stateOf(scene.view).factions[seat] as FactionId
}

/** The faction of a seat; null before it is drafted. */
export function factionAt(view: View, seat: Seat): FactionId | null {
  const faction = stateOf(view).factions[seat]
  return faction === undefined || faction === '' ? null : (faction as FactionId)
}

/** How seats look before they have a faction; the same marks as in the rest of the page. */
export const SEAT_COLORS: readonly SeatColor[] = ['red', 'navy', 'violet', 'teal', 'coal', 'ochre']

const NONE: Stock = { supply: 0, map: 0, board: 0 }

export function stockOf(scene: Scene, kind: string): Stock {
  return aidesOf(scene).stock[kind] ?? NONE
}

/** The suit of a clearing; null before suit markers are placed. */
export function suitAt(g: Root, clearing: number): Suit | null {
  return (SUIT_NAMES[g.suits[clearing] ?? -1] as Suit | undefined) ?? null
}

/** The cards of a list as far as the viewer knows them. */
export function knownCards(list: readonly (number | null)[]): Card[] {
  return list.flatMap((card) => (card === null || card < 0 ? [] : [cardAt(card)]))
}

export function cardName(card: Card, words: Words): string {
  return words.message(`card.${card.name}.name`)
}

const PLACE_FACTS = ['from', 'to', 'place', 'clearing'] as const

/** Decisions whose words say “to 5” where “to clearing 5” is meant, as a forest may stand there as well. */
const PLACE_KINDS: ReadonlySet<string> = new Set(['vagabondSlip'])

/**
 * The place beside the map is called the Burrow, not by its number. Asked for the context of a sentence, says which of
 * its places the Burrow is: `event.moved_burrow-to` is taken before `event.moved`.
 */
export function factWord(name: string, value: Json, _view: View, words: WordParts): string | undefined {
  if (name === 'context') return contextOf(value)
  if (typeof value === 'number' && PLACE_KINDS.has(name)) return words.message('ui.inClearing', { number: value })
  return value === BURROW && PLACE_FACTS.some((place) => place === name) ? words.term('burrow') : undefined
}

function contextOf(facts: Json): string | undefined {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return undefined
  const place = PLACE_FACTS.find((name) => (facts as { [name: string]: Json })[name] === BURROW)
  return place === undefined ? undefined : `burrow-${place}`
}

/** A target that can be chosen, and what to do then. */
export interface Choice {
  readonly selectable: boolean
  readonly selected: boolean
  readonly label: string
  onSelect(): void
}

export function choiceOf(scene: Scene, id: TargetId): Choice | null {
  const target: Target | undefined = scene.targets.get(id)
  if (target === undefined) return null
  return {
    selectable: true,
    selected: target.chosen || target.hinted,
    label: target.label,
    onSelect: () => scene.choose(id),
  }
}
