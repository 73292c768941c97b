import type { Json, Seat, View } from '@spinney/kernel'
import { BURROW, type Card, cardAt, type Root, SUIT_NAMES } from '@spinney/root'
import type { FactionId, Suit } from '../art/types.ts'
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

export function factionOf(scene: Scene, seat: Seat): FactionId {
  return stateOf(scene.view).factions[seat] as FactionId
}

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

/**
 * The place beside the map is called the Burrow, not by its number. Asked for the context of a sentence, says which of
 * its places the Burrow is: `event.moved_burrow-to` is taken before `event.moved`.
 */
export function factWord(name: string, value: Json, _view: View, words: WordParts): string | undefined {
  if (name === 'context') return contextOf(value)
  return value === BURROW && PLACE_FACTS.some((place) => place === name) ? words.message('ui.burrow') : undefined
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
