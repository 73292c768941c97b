import { copy, decide, type Random, randomFrom, randomIndex, type Seat, start, take } from '@spinney/kernel'
import { withdraw } from '../../src/cards/hand.ts'
import { clearings, factionAt } from '../../src/core/book.ts'
import { count, presenceOf, shift } from '../../src/core/pieces.ts'
import { SUPPLY } from '../../src/core/places.ts'
import { type Root, root } from '../../src/index.ts'

/** A position in which two factions meet: where, and in which seats they sit. */
export interface Meeting {
  readonly g: Root
  readonly place: number
  readonly actor: Seat
  readonly other: Seat
}

/** Who else may sit at the table: somebody who reacts to what the two do. */
const BYSTANDERS = ['marquise', 'alliance', 'lizard', 'hundreds', 'eyrie', 'keepers']
const MAPS = ['autumn', 'winter', 'lake', 'mountain'] as const

/**
 * A position of a random game after some rounds, in a turn of the first faction, at a point where nothing is half done.
 * Warriors of both are then brought together, so that there is something to fight about.
 */
export function meeting(actor: string, other: string, nr: number, without: readonly string[] = []): Meeting | null {
  const random = randomFrom(`meeting ${actor} ${other} ${nr}`)
  const bystander = BYSTANDERS.filter((id) => ![actor, other, ...without].includes(id))[nr % 4]!
  const config = {
    seats: [actor, other, bystander],
    map: MAPS[nr % 4]!,
    deck: nr % 2 === 0 ? 'base' : 'exiles',
  } as const
  const g = start(root, root.config(config)).state
  if (!playUntilTurnOf(g, g.seatOf[actor]!, 9 + 3 * nr, random)) return null
  const seats = [g.seatOf[actor]!, g.seatOf[other]!] as const
  const place = meetingPlace(g, seats, random)
  if (place === 0) return null
  for (const seat of seats) reinforce(g, seat, place, 1 + random.below(4))
  for (const seat of seats) dealUpTo(g, seat, 5, random)
  g.activated.fill(0)
  return { g, place, actor: seats[0], other: seats[1] }
}

/** Plays on until it is a seat's daylight after so many turns; false where the game ends before. */
function playUntilTurnOf(g: Root, seat: Seat, turns: number, random: Random): boolean {
  for (let ask = decide(root, g); ask !== null; ask = take(root, g, ask, randomIndex(ask, random))) {
    const calm = g.flow.length <= 4 && ask.seat === seat && g.crafting.length === 0
    if (g.turns >= turns && g.active === seat && g.phase === 'daylight' && calm) return true
  }
  return false
}

/** Where they meet: at a pawn, which cannot be brought along, or where the other has most to lose. */
function meetingPlace(g: Root, seats: readonly Seat[], random: Random): number {
  const presence = (seat: Seat, place: number): number => presenceOf(g, seat, place)
  const wanderer = seats.find((seat) => factionAt(g, seat).warrior === null)
  const whose = wanderer ?? seats[1]!
  const places = clearings(g).filter((place) => presence(whose, place) > 0)
  if (wanderer !== undefined) return places[0] ?? 0
  const most = Math.max(...places.map((place) => presence(whose, place)))
  const richest = places.filter((place) => presence(whose, place) === most)
  return richest.length === 0 ? 1 + random.below(12) : richest[random.below(richest.length)]!
}

function reinforce(g: Root, seat: Seat, place: number, wanted: number): void {
  const { warrior } = factionAt(g, seat)
  if (warrior === null) return
  shift(g, warrior, SUPPLY, place, Math.min(wanted, count(g, warrior, SUPPLY)))
}

function dealUpTo(g: Root, seat: Seat, cards: number, random: Random): void {
  while (g.hands[seat]!.length < cards && g.deck.length > 0) {
    const card = g.deck[random.below(g.deck.length)]!
    withdraw(g.deck, card)
    g.hands[seat]!.push(card)
    g.hands[seat]!.sort((a, b) => a - b)
  }
}

/** The same position once more, for another thing to happen in it. */
export const again = ({ g, ...rest }: Meeting): Meeting => ({ g: copy(g), ...rest })
