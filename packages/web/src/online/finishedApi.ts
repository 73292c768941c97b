import { send } from './api.ts'

/** How a seat has done. */
export interface FinishedSeat {
  readonly name: string | null
  readonly bot: string | null
  readonly sides: readonly string[]
  readonly score: number | null
  readonly place: number | null
  readonly won: boolean
  readonly mine: boolean
  readonly rating: { readonly before: number; readonly after: number } | null
}

export interface Finished {
  readonly id: string
  readonly game: string
  readonly at: number
  readonly ended: 'vote' | null
  readonly seats: readonly FinishedSeat[]
}

export interface Rating {
  readonly game: string
  readonly rating: number
  readonly games: number
}

export const finishedGames = (): Promise<{
  readonly games: readonly Finished[]
  readonly ratings: readonly Rating[]
}> => send('GET', 'finished')
