import type { TalkColumns } from '../db/company-schema.ts'
import type { Hub } from '../db/hub.ts'
import type { Database } from '../db/index.ts'
import type { TableInfo } from '../lobby/terms.ts'
import { isSeen } from '../people/names.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { newSecret } from '../secrets.ts'

/** Something that was said, for one of those who may hear it. */
export interface TalkLine {
  readonly id: string
  /** Null: an onlooker. */
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly at: number
  readonly own: boolean
  /** Said among onlookers. */
  readonly gallery: boolean
  /** Whoever hears it has muted its speaker: then it has no text. */
  readonly muted: boolean
}

/** Somebody who listens at a table of this node. */
interface Hearer {
  readonly person: Person | null
  readonly plays: boolean
  readonly hear: (line: TalkLine) => void
}

/** Talk at tables. Who may be at a table at all is known already by whoever asks. */
export interface Talk {
  listen(table: string, hearer: Hearer): () => void
  say(person: Person, table: TableInfo, text: string): Promise<void>
  /** The latest lines that somebody may hear, in their order. */
  lines(person: Person | null, table: TableInfo): Promise<TalkLine[]>
  /** One's own choice whom one hears. */
  mute(person: Person, table: TableInfo, line: string, isMuted: boolean): Promise<void>
  /** Shows a line to whoever runs the site. */
  report(person: Person, table: TableInfo, line: string, why: string): Promise<void>
}

/** Letters of one line. */
export const LONGEST_LINE = 500
/** So many lines are shown. */
const SHOWN = 200
/** Letters that are not seen, or that turn others around. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

type Said = TalkColumns & { readonly name: string }

export function createTalk(
  db: Database,
  hub: Hub,
  trouble: (table: string, error: unknown) => void,
  now: () => number,
): Talk {
  const hearers = new Map<string, Set<Hearer>>()
  const said = () =>
    db.selectFrom('talk').innerJoin('people', 'people.id', 'talk.person_id').selectAll('talk').select('people.name')

  const lineFor = (line: Said, person: Person | null, isMuted: boolean): TalkLine => ({
    id: line.id,
    seat: line.seat,
    name: line.name,
    text: isMuted ? '' : line.text,
    at: line.at,
    own: line.person_id === person?.id,
    gallery: line.gallery === 1,
    muted: isMuted,
  })

  /** Those at this node hear a line, unless they have muted whoever says it, or it is not for players. */
  async function pass(table: string, id: string): Promise<void> {
    const here = hearers.get(table)
    if (here === undefined) return
    const line = await said().where('talk.id', '=', id).executeTakeFirst()
    if (line === undefined) return
    const muting = await db.selectFrom('mutes').select('person_id').where('muted_id', '=', line.person_id).execute()
    const deaf = new Set(muting.map(({ person_id }) => person_id))
    for (const { person, plays, hear } of here) {
      if (plays && line.gallery === 1) continue
      hear(lineFor(line, person, person !== null && deaf.has(person.id)))
    }
  }

  hub.overhear(({ about, table, detail }) => {
    if (about === 'talk') void pass(table, detail).catch((error: unknown) => trouble(table, error))
  })

  /** A line that somebody may hear; for all others there is none. */
  async function heard(table: TableInfo, id: string): Promise<Said> {
    const line = await said().where('talk.id', '=', id).where('table_id', '=', table.id).executeTakeFirst()
    if (line === undefined || (line.gallery === 1 && isPlayer(table))) {
      throw new Problem('missing', 'There is no such line.')
    }
    return line
  }

  return {
    listen(table, hearer) {
      const here = hearers.get(table) ?? new Set()
      hearers.set(table, here.add(hearer))
      return () => {
        here.delete(hearer)
        if (here.size === 0 && hearers.get(table) === here) hearers.delete(table)
      }
    },
    async say(person, table, text) {
      const { id, terms, stage, mine } = table
      const plays = mine.length > 0
      if (!plays && !terms.onlookers && stage !== 'gathering') throw new Problem('seat', 'Only players talk here.')
      const line: TalkColumns = {
        id: newSecret(),
        table_id: id,
        person_id: person.id,
        seat: mine[0] ?? null,
        gallery: plays || terms.talk === 'all' || stage !== 'playing' ? 0 : 1,
        text: textOf(text),
        at: now(),
      }
      await db.insertInto('talk').values(line).execute()
      await hub.tell(db, { about: 'talk', table: id, detail: line.id })
      await pass(id, line.id)
    },
    async lines(person, table) {
      let query = said().where('talk.table_id', '=', table.id)
      if (isPlayer(table)) query = query.where('talk.gallery', '=', 0)
      const lines = await query.orderBy('talk.at', 'desc').orderBy('talk.id').limit(SHOWN).execute()
      const muted = await mutedBy(db, person)
      return lines.reverse().map((line) => lineFor(line, person, muted.has(line.person_id)))
    },
    async mute(person, table, id, isMuted) {
      const { person_id: muted_id } = await heard(table, id)
      if (muted_id === person.id) throw new Problem('message', 'Nobody mutes themselves.')
      if (!isMuted) {
        await db.deleteFrom('mutes').where('person_id', '=', person.id).where('muted_id', '=', muted_id).execute()
        return
      }
      const mute = { person_id: person.id, muted_id }
      await db
        .insertInto('mutes')
        .values(mute)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async report(person, table, id, why) {
      const line = await heard(table, id)
      const report = { by_id: person.id, about_id: line.person_id, text: line.text, why: why.trim(), at: now() }
      await db
        .insertInto('reports')
        .values({ id: newSecret(), table_id: table.id, ...report })
        .execute()
    },
  }
}

/** Whether somebody plays at a table where the game goes on: then what onlookers say is not for them. */
const isPlayer = ({ mine, stage }: TableInfo): boolean => mine.length > 0 && stage === 'playing'

async function mutedBy(db: Database, person: Person | null): Promise<ReadonlySet<string>> {
  if (person === null) return new Set()
  const rows = await db.selectFrom('mutes').select('muted_id').where('person_id', '=', person.id).execute()
  return new Set(rows.map(({ muted_id }) => muted_id))
}

function textOf(given: string): string {
  const text = given.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!isSeen(text) || [...text].length > LONGEST_LINE || UNSEEN.test(text)) {
    throw new Problem('message', `A line has 1 to ${LONGEST_LINE} letters that can be seen.`)
  }
  return text
}
