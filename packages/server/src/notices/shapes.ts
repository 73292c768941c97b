import type { NoticeWishColumns } from '../db/notice-schema.ts'
import type { Message } from './outside.ts'
import type { Letter } from './texts.ts'

export type HookShape = NoticeWishColumns['hook_shape']

const JSON_TYPE = { 'content-type': 'application/json' }

/** Headers hold ASCII only; this is how mail writes anything else, and ntfy reads it. */
const inHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/** Names of people are text for Discord, too: no links, no marks, and nobody is called by them. */
const asText = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`)

/** A letter as the service behind a webhook wants it. */
export function hookMessage(shape: HookShape, { kind, title, text, path, tables }: Letter, site: string): Message {
  const url = `${site}${path}`
  switch (shape) {
    case 'ntfy':
      return {
        headers: { 'content-type': 'text/plain; charset=utf-8', title: inHeader(title), click: url },
        body: text,
      }
    case 'discord': {
      const content = `**${asText(title)}**\n${asText(text)}\n${url}`
      return { headers: JSON_TYPE, body: JSON.stringify({ content, allowed_mentions: { parse: [] } }) }
    }
    case 'json': {
      const named = tables.map(({ id, game, path }) => ({ id, game, url: `${site}${path}` }))
      return { headers: JSON_TYPE, body: JSON.stringify({ kind, title, text, url, tables: named }) }
    }
  }
}

/** What the service worker of a browser is told. A later letter of the same tag takes the place of the one before. */
export const pushPayload = ({ kind, title, text, path, tables }: Letter): string =>
  JSON.stringify({ title, text, path, tag: kind === 'turn' ? (tables[0]?.id ?? kind) : kind })
