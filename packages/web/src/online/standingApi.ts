import { send } from './api.ts'

/** A standing answer to one kind of question. */
export interface Order {
  readonly kind: string
  readonly way: string
  /** Below that number it is passed. */
  readonly least?: number
  readonly order?: readonly string[]
}

/** The standing answers of one of one's own seats. */
export interface Standing {
  readonly seat: number
  readonly kinds: readonly {
    readonly kind: string
    readonly law: string
    readonly ways: readonly string[]
    readonly counts: boolean
    readonly values: readonly string[]
  }[]
  readonly orders: readonly Order[]
  readonly given: readonly number[]
}

interface Reply {
  readonly seats: readonly Standing[]
}

export const standingAt = async (id: string): Promise<readonly Standing[]> =>
  (await send<Reply>('GET', `tables/${id}/standing`)).seats
export const setStanding = async (id: string, seat: number, orders: readonly Order[]): Promise<readonly Standing[]> =>
  (await send<Reply>('PUT', `tables/${id}/standing`, { seat, orders })).seats
