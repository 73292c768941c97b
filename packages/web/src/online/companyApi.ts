import type { Seat } from '@spinney/kernel'
import { send } from './api.ts'

/** The clock of a seat, in milliseconds. */
export interface Clock {
  readonly left: number
  readonly reserve: number
  readonly runs: boolean
}

export interface Motion {
  readonly kind: 'undo' | 'end'
  readonly seat: Seat
  readonly yes: readonly Seat[]
}

/** The life of a table besides its game, as the server tells everybody there. */
export interface Company {
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly ended: 'vote' | null
  readonly next: string | null
  readonly seats: readonly {
    readonly standIn: string | null
    readonly resigned: boolean
    /** Null: no person plays there. */
    readonly here: 'here' | 'away' | 'gone' | null
    readonly clock: Clock | null
  }[]
  readonly motions: readonly Motion[]
  /** How many look on. */
  readonly watching: number
}

export const takeSeatBack = (id: string): Promise<unknown> => send('POST', `tables/${id}/back`)
export const resign = (id: string): Promise<unknown> => send('POST', `tables/${id}/resign`)
export const askToEnd = (id: string): Promise<unknown> => send('POST', `tables/${id}/motion`, { kind: 'end' })
export const vote = (id: string, kind: Motion['kind'], yes: boolean): Promise<unknown> =>
  send('POST', `tables/${id}/vote`, { kind, yes })
export const rematch = async (id: string): Promise<string> =>
  (await send<{ readonly id: string }>('POST', `tables/${id}/rematch`)).id
