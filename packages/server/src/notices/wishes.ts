import webPush from 'web-push'
import type { Database } from '../db/index.ts'
import type { NoticeWishColumns } from '../db/notice-schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { digestOf } from '../secrets.ts'
import { browsersOf } from './deliveries.ts'
import type { Way, Why } from './lines.ts'
import { checkedAddress, type Outside, SendError } from './outside.ts'
import type { HookShape } from './shapes.ts'
import { isZone, nextAt } from './zone.ts'

/** How somebody wants to hear that it is their turn, as they choose it. */
export interface Wishes {
  readonly page: boolean
  readonly push: boolean
  readonly hook: { readonly on: boolean; readonly url: string; readonly shape: HookShape }
  readonly digest: { readonly on: boolean; readonly hour: number; readonly zone: string }
  readonly language: string
}

/** What a way has done for somebody. */
export interface Line {
  readonly way: Way
  readonly sent: number | null
  readonly held: {
    readonly at: number
    readonly why: Why
    /** The status that an address answered with. */
    readonly detail: string | null
    readonly table: { readonly id: string; readonly game: string } | null
  } | null
}

/** A browser that hears, as its owner may see it. */
export interface Browser {
  readonly id: string
  readonly device: string
  readonly created: number
  /** Whether this is the one that asks. */
  readonly here: boolean
}

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Browsers that hear for one person; the oldest make room. */
const MOST_BROWSERS = 10
const ADDRESS = 'Nothing is sent to this address. A public address that begins with https:// or http:// is expected.'

/** What holds for those who have chosen nothing: in the page alone. */
const usual = (person: string, site: string): NoticeWishColumns => ({
  person_id: person,
  page: 1,
  push: 0,
  hook: 0,
  hook_url: null,
  hook_shape: 'json',
  digest: 0,
  hour: 18,
  zone: 'UTC',
  language: '',
  site,
  next: null,
})

export function createWishes(db: Database, jobs: Pick<Jobs, 'add'>, outside: Outside, now: () => number) {
  const rowOf = async ({ id }: Person, site = ''): Promise<NoticeWishColumns> =>
    (await db.selectFrom('notice_wishes').selectAll().where('person_id', '=', id).executeTakeFirst()) ?? usual(id, site)

  function checkAddress(url: string): void {
    try {
      checkedAddress(url, outside)
    } catch (error) {
      if (error instanceof SendError) throw new Problem('address', ADDRESS)
      throw error
    }
  }

  return {
    rowOf,
    async of(person: Person): Promise<Wishes> {
      const { page, push, hook, hook_url, hook_shape, digest, hour, zone, language } = await rowOf(person)
      return {
        page: page === 1,
        push: push === 1,
        hook: { on: hook === 1, url: hook_url ?? '', shape: hook_shape },
        digest: { on: digest === 1, hour, zone },
        language,
      }
    },
    /** `site`: the address by which its owner came here. */
    async set(person: Person, site: string, { page, push, hook, digest, language }: Wishes): Promise<void> {
      const url = hook.url.trim()
      if (hook.on || url !== '') checkAddress(url)
      if (!isZone(digest.zone)) throw new Problem('message', 'There is no such time zone.')
      const isDaily = digest.on && (push || hook.on)
      const kept = {
        page: page ? 1 : 0,
        push: push ? 1 : 0,
        hook: hook.on ? 1 : 0,
        hook_url: url === '' ? null : url,
        hook_shape: hook.shape,
        digest: digest.on ? 1 : 0,
        hour: digest.hour,
        zone: digest.zone,
        language,
        site,
        next: isDaily ? nextAt(digest.hour, digest.zone, now()) : null,
      }
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('notice_wishes')
          .values({ person_id: person.id, ...kept })
          .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
          .execute()
        if (kept.next !== null) await jobs.add(tx, { kind: 'digest', person: person.id }, kept.next)
      })
    },
    /** Both ways besides the page, whether something came of them or not. */
    async lines(person: Person): Promise<Line[]> {
      const rows = await db
        .selectFrom('notice_lines')
        .leftJoin('openings', 'openings.id', 'notice_lines.table_id')
        .selectAll('notice_lines')
        .select('openings.game')
        .where('person_id', '=', person.id)
        .orderBy('way')
        .execute()
      return rows.map(({ way, sent, held, why, detail, table_id, game }) => ({
        way,
        sent,
        held:
          held === null || why === null
            ? null
            : {
                at: held,
                why: why as Why,
                detail,
                table: table_id === null || game === null ? null : { id: table_id, game },
              },
      }))
    },
    async browsers(person: Person, token: string | undefined): Promise<Browser[]> {
      const here = token === undefined ? null : digestOf(token)
      const rows = await browsersOf(db, person.id)
      return rows.map(({ id, device, created, session }) => ({ id, device, created, here: session === here }))
    },
    async subscribe(person: Person, token: string, device: string, { endpoint, keys }: Subscription): Promise<void> {
      checkAddress(endpoint)
      try {
        webPush.encrypt(keys.p256dh, keys.auth, 'test', 'aes128gcm')
      } catch {
        throw new Problem('message', 'These are no keys of a push subscription.')
      }
      const id = digestOf(endpoint)
      const session = digestOf(token)
      const kept = { person_id: person.id, session, endpoint, ...keys, device, created: now() }
      await db.transaction().execute(async (tx) => {
        // One browser hears once, whatever it has subscribed with before.
        await tx.deleteFrom('push_subscriptions').where('session', '=', session).where('id', '!=', id).execute()
        await tx
          .insertInto('push_subscriptions')
          .values({ id, ...kept })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
          .execute()
        const all = await tx
          .selectFrom('push_subscriptions')
          .select('id')
          .where('person_id', '=', person.id)
          .orderBy('created', 'desc')
          .execute()
        const old = all.slice(MOST_BROWSERS).map((row) => row.id)
        if (old.length > 0) await tx.deleteFrom('push_subscriptions').where('id', 'in', old).execute()
      })
    },
    async unsubscribe(person: Person, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('id', '=', id)
        .where('person_id', '=', person.id)
        .executeTakeFirst()
      if (Number(numDeletedRows) === 0) throw new Problem('missing', 'There is no such browser.')
    },
  }
}
