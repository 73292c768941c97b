import type { Seat, View } from '@spinney/kernel'
import {
  type Card,
  cardAt,
  EVERY_SUIT,
  ITEM_IDS,
  type ItemId,
  MAPS,
  type MapId,
  type Root,
  SUIT_NAMES,
} from '@spinney/root'
import type { RootAides, Stock } from '@spinney/root/aides'
import type { Words } from '@spinney/words'
import { inksOf } from '../art/pieces/Pieces.tsx'
import type { FactionId, SeatColor, Suit } from '../art/types.ts'
import type { Scene, Target, TargetId } from '../table/face.ts'

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

/** The name of a party: a player's faction, or a hireling, which come after the seats. */
export function partyNamed({ factions, bands }: Pick<Root, 'factions' | 'bands'>, party: number): string {
  return (party < factions.length ? factions[party] : Object.keys(bands)[party - factions.length]) ?? ''
}

/** The ink of a party; hirelings have one of their own. */
export function inkOf({ factions }: Pick<Root, 'factions'>, party: number): string {
  return inksOf(factions[party]).a
}

/** The faction of a seat; null before it is drafted. */
export function factionAt(view: View, seat: Seat): FactionId | null {
  const faction = stateOf(view).factions[seat]
  return faction === undefined || faction === '' ? null : (faction as FactionId)
}

/** Whether a seat goes by a procedure. */
export const isAutomaton = (view: View, seat: Seat): boolean =>
  stateOf(view).own.automata?.[factionAt(view, seat) ?? ''] !== undefined

/** How seats look before they have a faction; the same marks as in the rest of the page. */
export const SEAT_COLORS: readonly SeatColor[] = ['red', 'navy', 'violet', 'teal', 'coal', 'ochre']

const NONE: Stock = { supply: 0, map: 0, board: 0 }

export function stockOf(scene: Scene, kind: string): Stock {
  return aidesOf(scene).stock[kind] ?? NONE
}

/** Whether a clearing is fox, rabbit and mouse at once (F). */
export const isEverySuit = (g: Root, clearing: number): boolean => g.suits[clearing] === EVERY_SUIT

/** The suit of a clearing; null before suit markers are placed, or where it has all of them. */
export function suitAt(g: Root, clearing: number): Suit | null {
  return (SUIT_NAMES[g.suits[clearing] ?? -1] as Suit | undefined) ?? null
}

/** The cards of a list as far as the viewer knows them. */
export function knownCards(list: readonly (number | null)[]): Card[] {
  return list.flatMap((card) => (card === null || card < 0 ? [] : [cardAt(card)]))
}

export function cardName(card: Card, words: Pick<Words, 'message'>): string {
  return words.message(`card.${card.name}.name`)
}

/** Landmarks that stand besides the one a map brings along (C.2.1, C.3.1). */
export function dealtLandmarks({ landmarks, map }: Pick<Root, 'landmarks' | 'map'>): string[] {
  const { lake, tower } = MAPS[map as MapId]
  const own = lake === null ? (tower === null ? '' : 'tower') : 'ferry'
  const all = Object.keys(landmarks)
  return all.length === 1 && all[0] === own ? [] : all
}

/** The items that lie on the Legendary Forge (F). */
export const forgeItems = (g: Root): ItemId[] =>
  ITEM_IDS.filter((_, type) => g.own['legendary-forge']?.types.includes(type) && g.supplyItems[type]! > 0)

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
