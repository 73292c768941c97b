import webPush from 'web-push'
import type { Database } from '../db/index.ts'
import type { NoticeWishColumns, SubscriptionColumns } from '../db/notice-schema.ts'
import type { PushKeys } from './keys.ts'
import type { Why } from './lines.ts'
import { type Message, type Outside, post, type Reply, SendError } from './outside.ts'
import { hookMessage, pushPayload } from './shapes.ts'
import type { Letter } from './texts.ts'

/** What became of a letter. `later`: it is worth another try. */
export type Outcome =
  | { readonly done: true }
  | {
      readonly done: false
      readonly why: Why
      readonly detail: string | null
      readonly later: boolean
      readonly after: number | null
    }

export interface Sender {
  toHook(wishes: NoticeWishColumns, letter: Letter): Promise<Outcome>
  /** A browser whose subscription is gone is forgotten. */
  toBrowser(wishes: NoticeWishColumns, browser: SubscriptionColumns, letter: Letter): Promise<Outcome>
}

/** Seconds that a push service keeps a letter for a browser that is not there: a turn that old is no news. */
const KEPT = 24 * 3600
/** Statuses that may be better in a while: too late, too early, too often. */
const PASSING = [408, 425, 429]
const GONE = [404, 410]

export function createSender(db: Database, keys: PushKeys, outside: Outside): Sender {
  async function sent(address: string, message: Message): Promise<Outcome> {
    try {
      return outcomeOf(await post(address, message, outside))
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      const { code } = error
      return { done: false, why: code, detail: null, later: code === 'silent', after: null }
    }
  }

  return {
    async toHook({ hook_url, hook_shape, site }, letter) {
      if (hook_url === null) return refused('nobody')
      return sent(hook_url, hookMessage(hook_shape, letter, site))
    },
    async toBrowser({ site }, { id, endpoint, p256dh, auth }, letter) {
      const vapidDetails = { subject: subjectOf(site), ...keys }
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        pushPayload(letter),
        { vapidDetails, TTL: KEPT, urgency: 'high' },
      )
      const outcome = await sent(endpoint, { headers: headers as Message['headers'], body })
      if (outcome.done || !GONE.includes(Number(outcome.detail))) return outcome
      await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
      return refused('gone')
    },
  }
}

const refused = (why: Why): Outcome => ({ done: false, why, detail: null, later: false, after: null })

function outcomeOf({ status, after }: Reply): Outcome {
  if (status >= 200 && status < 300) return { done: true }
  const later = status >= 500 || PASSING.includes(status)
  return { done: false, why: 'refused', detail: String(status), later, after }
}

/** Whom a push service may write to about the site: an address of https, or of mail. */
const subjectOf = (site: string): string =>
  site.startsWith('https:') ? site : `mailto:spinney@${new URL(site).hostname}`
