import { navigate } from 'wouter/use-browser-location'

/** A seat of a game that is taken online. */
export interface BroughtSeat {
  readonly name: string
  /** What it plays, in words; empty where that is not known yet. */
  readonly side: string
  readonly kind: 'person' | 'bot' | 'automaton'
}

/** A game that was begun alone and goes on with others. */
export interface Bringing {
  readonly game: string
  readonly map: string | null
  readonly record: string
  readonly seats: readonly BroughtSeat[]
}

let pending: Bringing | null = null

/** Goes where it is said who plays on. */
export function bringOnline(bringing: Bringing): void {
  pending = bringing
  navigate('/online/bring')
}

/** Null after a reload: the game is on the device as before. */
export const brought = (): Bringing | null => pending
