import { send, withLink } from './api.ts'

/** Something that was said at a table. */
export interface Line {
  readonly id: string
  /** Null: an onlooker. */
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly at: number
  readonly own: boolean
  readonly gallery: boolean
  /** Whoever looks has muted its speaker. */
  readonly muted: boolean
}

interface Lines {
  readonly lines: readonly Line[]
}

export const talkAt = async (id: string, link: string | null): Promise<readonly Line[]> =>
  (await send<Lines>('GET', withLink(`tables/${id}/talk`, link))).lines
export const say = (id: string, link: string | null, text: string): Promise<unknown> =>
  send('POST', withLink(`tables/${id}/talk`, link), { text })
export const muteSpeaker = async (
  id: string,
  link: string | null,
  line: string,
  muted: boolean,
): Promise<readonly Line[]> =>
  (await send<Lines>('POST', withLink(`tables/${id}/talk/${line}/mute`, link), { muted })).lines
export const reportLine = (id: string, link: string | null, line: string): Promise<unknown> =>
  send('POST', withLink(`tables/${id}/talk/${line}/report`, link), { why: '' })
