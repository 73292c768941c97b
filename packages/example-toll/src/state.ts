import { ConfigError, endGame, type Hidden, isRecord, quoted, type Seat, type State, tell, told } from '@spinney/kernel'
import { type Card, putInto, takeFrom, wholeDeck } from './cards.ts'

/** Rule 1.2. */
export const ANIMALS = ['otter', 'heron', 'magpie', 'frog'] as const
export type AnimalId = (typeof ANIMALS)[number]

/** Who plays: the animals in the order they sit. */
export interface TollConfig {
  readonly animals: readonly AnimalId[]
}

/** Somebody on the bridge. */
export interface Crossing {
  seat: Seat
  nuts: number
  scared: boolean
}

/** A game of Toll: plain data, all of it. */
export interface Toll extends State {
  animals: AnimalId[]
  /** Who has the turn. */
  turn: Seat
  hands: Hidden<Card>[]
  deck: Hidden<Card>
  discard: Card[]
  /** What everybody has carried home. */
  nuts: number[]
  /** Nuts that float in the brook. */
  brook: number
  crossing: Crossing | null
}

/** Rule 6.1. */
export const GOAL = 12

/** Checks a configuration; rule 1.2. */
export function configOf(input: unknown): TollConfig {
  if (!isRecord(input)) throw new ConfigError('a configuration of Toll is a record')
  const unknown = Object.keys(input).find((key) => key !== 'animals')
  if (unknown !== undefined) throw new ConfigError(`“${quoted(unknown)}” is not a setting of Toll; there is animals`)
  const { animals } = input
  if (!Array.isArray(animals)) throw new ConfigError('animals: a list of animals is missing')
  for (const animal of animals) {
    if (!ANIMALS.includes(animal)) throw new ConfigError(`animals: ${told(animal)} is none of ${ANIMALS.join(', ')}`)
  }
  if (new Set(animals).size !== animals.length) throw new ConfigError('animals: no animal is played twice')
  if (animals.length < 2) throw new ConfigError('animals: Toll is for two to four players')
  return { animals: [...animals] }
}

/** The pieces before anything is dealt. */
export function piecesOf({ animals }: TollConfig): Omit<Toll, keyof State> {
  return {
    animals: [...animals],
    turn: 0,
    hands: animals.map(() => []),
    deck: wholeDeck(),
    discard: [],
    nuts: animals.map(() => 0),
    brook: 0,
    crossing: null,
  }
}

/** Puts a card of the hand face up on the discard pile. */
export function discard(g: Toll, seat: Seat, card: Card): void {
  takeFrom(g.hands[seat]!, card)
  g.discard.push(card)
}

/** A card of the deck goes to a hand; only its owner is told which. */
export function drawCard(g: Toll, law: string, seat: Seat, card: Card): void {
  takeFrom(g.deck, card)
  putInto(g.hands[seat]!, card)
  tell(
    law,
    'drew',
    () => ({ seat, card: 'unseen' }),
    () => ({ to: [seat], facts: { card } }),
  )
}

/** Nuts for a player; rule 6.1 is looked at here and nowhere else. */
export function gain(g: Toll, seat: Seat, nuts: number): void {
  g.nuts[seat]! += nuts
  if (g.nuts[seat]! >= GOAL) endGame(g)
}

/** Rule 5.1: as many nuts from the brook as there are left of those wanted. */
export function fish(g: Toll, law: string, seat: Seat, wanted: number): void {
  const nuts = Math.min(wanted, g.brook)
  g.brook -= nuts
  tell(law, 'fished', () => ({ seat, nuts }))
  gain(g, seat, nuts)
}
