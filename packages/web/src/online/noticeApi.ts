import { send } from './api.ts'

/** How one wants to hear that it is one's turn. */
export interface Wishes {
  readonly page: boolean
  readonly push: boolean
  readonly hook: { readonly on: boolean; readonly url: string; readonly shape: Shape }
  readonly digest: { readonly on: boolean; readonly hour: number; readonly zone: string }
  /** Empty: nothing was chosen yet. */
  readonly language: string
}

export const SHAPES = ['ntfy', 'discord', 'json'] as const
export type Shape = (typeof SHAPES)[number]
export type Way = 'push' | 'hook'

/** When a way has worked last, and when something was held back, and why. */
export interface Line {
  readonly way: Way
  readonly sent: number | null
  readonly held: {
    readonly at: number
    readonly why: string
    readonly detail: string | null
    readonly table: { readonly id: string; readonly game: string } | null
  } | null
}

export interface Notices {
  readonly wishes: Wishes
  readonly lines: readonly Line[]
  readonly browsers: readonly {
    readonly id: string
    readonly device: string
    readonly created: number
    /** Whether it is this one. */
    readonly here: boolean
  }[]
  /** By what this browser knows the server again. */
  readonly key: string
}

export interface Tested {
  readonly sent: boolean
  readonly why: string | null
  readonly detail: string | null
}

/** A table that waits for this person. */
export interface Turn {
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  readonly since: number
}

export const myNotices = (): Promise<Notices> => send('GET', 'notices')
export const keepWishes = (wishes: Wishes): Promise<Notices> => send('PUT', 'notices', wishes)
export const signUp = (subscription: PushSubscriptionJSON): Promise<Notices> =>
  send('POST', 'notices/browsers', subscription)
export const signOff = (id: string): Promise<Notices> => send('DELETE', `notices/browsers/${id}`)
export const testWay = (way: Way): Promise<Notices & { readonly tested: Tested }> =>
  send('POST', 'notices/test', { way })
export const myTurns = (): Promise<{ readonly page: boolean; readonly turns: readonly Turn[] }> => send('GET', 'turns')

/** The service that an address looks like. */
export function shapeOf(url: string): Shape {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  if (/(?:^|\.)discord(?:app)?\.com$/.test(host)) return 'discord'
  return /(?:^|\.)ntfy\./.test(host) ? 'ntfy' : 'json'
}
