import { type Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { newSecret } from '../secrets.ts'
import type { Schema } from './schema.ts'

/** What one node tells the others: ids and versions, nothing that was played. */
export interface News {
  readonly table: string
  readonly version: number
}

/** What a table has besides its game: who is there, what was said. */
export type Topic = 'company' | 'talk' | 'presence'

/** A word about a table, without anything that people wrote. */
export interface Word {
  readonly about: Topic
  readonly table: string
  /** Ids and numbers only. */
  readonly detail: string
}

/** News between the nodes of a site. */
export interface Hub {
  /** Part of the transaction that changes a table: nobody hears of what was not committed. */
  announce(tx: Transaction<Schema>, news: News): Promise<void>
  /** Tells the other nodes something about a table; within a transaction, when that is committed. */
  tell(db: Kysely<Schema>, word: Word): Promise<void>
  /** Hears what other nodes tell. */
  overhear(hear: (word: Word, node: string) => void): void
  /** `gap`: news may have been missed, so whoever has something in memory looks at it again. */
  listen(hear: (news: News) => void, gap: () => void): Promise<void>
  close(): Promise<void>
}

/** A site of one node: there is nobody to tell. */
export const alone: Hub = {
  announce: async () => {},
  tell: async () => {},
  overhear: () => {},
  listen: async () => {},
  close: async () => {},
}

const TOPICS: readonly Topic[] = ['company', 'talk', 'presence']
const CHANNEL = 'spinney_tables'
const AGAIN_MS = 1000

/** News by LISTEN and NOTIFY. A lost connection is opened again, however often that fails. */
export function postgresHub(url: string, again = AGAIN_MS): Hub {
  const self = newSecret()
  const hearers: ((word: Word, node: string) => void)[] = []
  let client: pg.Client | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | null = null

  /** Ends with an open line, which is opened again when it is lost; fails where it cannot be opened. */
  async function connect(hear: (news: News) => void, gap: () => void): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    let isOpen = false
    const lost = () => {
      if (!isOpen) return
      isOpen = false
      reconnect(hear, gap)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => {
      const [from, head, table, detail = ''] = (payload ?? '').split(' ')
      // What this node has changed it knows already, perhaps a moment later than its database.
      if (from === undefined || from === self || table === undefined) return
      const about = TOPICS.find((topic) => topic === head)
      if (about === undefined) hear({ table, version: Number(head) })
      else for (const hear of hearers) hear({ about, table, detail }, from)
    })
    client = next
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    isOpen = true
  }

  function reconnect(hear: (news: News) => void, gap: () => void): void {
    if (isClosed) return
    timer = setTimeout(
      () =>
        void connect(hear, gap).then(gap, () => {
          reconnect(hear, gap)
        }),
      again,
    )
  }

  return {
    async announce(tx, { table, version }) {
      await sql`select pg_notify(${CHANNEL}, ${`${self} ${version} ${table}`})`.execute(tx)
    },
    async tell(db, { about, table, detail }) {
      await sql`select pg_notify(${CHANNEL}, ${`${self} ${about} ${table} ${detail}`})`.execute(db)
    },
    overhear(hear) {
      hearers.push(hear)
    },
    listen: connect,
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
