import { openHost } from '@spinney/host'
import { type Game, type Random, randomFrom, type Seat, type State } from '@spinney/kernel'
import { sql } from 'kysely'
import type { Database } from '../../src/db/index.ts'
import { databaseStore } from '../../src/db/store.ts'
import { OFFERED } from '../../src/offered.ts'
import { digestOf, newSecret } from '../../src/secrets.ts'

/** A table of which the clients know who may play there. */
export interface Prepared {
  readonly id: string
  /** The secrets of the browsers of its players, by seat. */
  readonly tokens: readonly string[]
}

/** A game of people that has gone on for a while. */
interface Model {
  readonly id: string
  readonly game: string
  readonly config: unknown
  readonly seats: number
}

/** `depths`: how many answers were given; tables are seen from soon after the beginning to late in the game. */
const GAMES = [
  { game: 'root', config: { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'] }, depths: [60, 150, 240, 330] },
  { game: 'smallworld', config: { players: 4 }, depths: [40, 80, 120, 160] },
]
/** A long game, for measuring how long it takes to open it. */
const LONG = { game: 'root', config: { seats: ['marquise', 'eyrie', 'alliance', 'vagabond', 'lizard', 'riverfolk'] } }
/** Random games end; some of them later. */
const SEEDS = 60
const TERMS = { open: false, onlookers: false, undo: 'own' }
const CHUNK = 200

const rulesOf = (game: string): Game<State> => OFFERED[game]!.rules

/** Plays a table with random answers, kept as the server keeps it; null where the game was over before. */
async function played(
  db: Database,
  game: string,
  config: unknown,
  { id, seed, answers }: { readonly id: string; readonly seed: string; readonly answers: number },
): Promise<Model | null> {
  const rules = rulesOf(game)
  const read = rules.config(config)
  const seats = rules.seats(read)
  const seating = Array.from({ length: seats }, () => null)
  const host = await openHost(rules, read, seed, { id, seating, store: databaseStore(db), sealed: true })
  const all = host.join(seating.map((_, seat) => seat))
  const random: Random = randomFrom(seed)
  while (host.position.rows.length < answers && host.position.table.ask !== null) {
    const { kind, options, seat } = host.position.table.ask
    await all.answer({ seat: seat as Seat, kind, pick: options[random.below(options.length)]! })
  }
  host.close()
  return host.position.table.ask === null ? null : { id, game, config: read, seats }
}

async function firstPlayed(db: Database, game: string, config: unknown, answers: number): Promise<Model> {
  for (let n = 0; n < SEEDS; n++) {
    const id = `${game}-model-${answers}-${n}`
    const model = await played(db, game, config, { id, seed: `load ${n}`, answers })
    if (model !== null) return model
  }
  throw new Error(`no random game of ${game} goes on for ${answers} answers`)
}

/** Tables for four people each, half of them of each game, in all states of play. */
export async function prepareTables(db: Database, count: number): Promise<Prepared[]> {
  const models: Model[] = []
  for (const { game, config, depths } of GAMES) {
    for (const answers of depths) models.push(await firstPlayed(db, game, config, answers))
  }
  const tables: Prepared[] = []
  for (let begin = 0; begin < count; begin += CHUNK) {
    const size = Math.min(CHUNK, count - begin)
    tables.push(
      ...(await copies(
        db,
        Array.from({ length: size }, (_, i) => models[(begin + i) % models.length]!),
      )),
    )
  }
  return tables
}

/** A table with so many answers, for one who opens it again and again. */
export async function prepareLong(db: Database, answers: number): Promise<Prepared> {
  const [table] = await copies(db, [await firstPlayed(db, LONG.game, LONG.config, answers)])
  return table!
}

/** The same tables once more, each with people of its own. */
async function copies(db: Database, models: readonly Model[]): Promise<Prepared[]> {
  const now = Date.now()
  const tables = models.map((model) => {
    const id = `${model.game}-${newSecret()}`
    const people = Array.from({ length: model.seats }, (_, seat) => ({
      id: newSecret(),
      name: `Player ${seat + 1}`,
      token: newSecret(),
    }))
    return { id, model, people }
  })
  await db.transaction().execute(async (tx) => {
    const people = tables.flatMap((table) => table.people)
    await tx
      .insertInto('people')
      .values(people.map(({ id, name }) => ({ id, name, created: now })))
      .execute()
    const sessions = people.map(({ id, token }) => ({
      digest: digestOf(token),
      person_id: id,
      created: now,
      expires: now + 3_600_000,
      device: '',
      seen: now,
    }))
    await tx.insertInto('sessions').values(sessions).execute()
    const openings = tables.map(({ id, model, people }) => ({
      id,
      link: newSecret(),
      game: model.game,
      config: JSON.stringify(model.config),
      seed: newSecret(),
      terms: JSON.stringify(TERMS),
      creator: people[0]!.id,
      stage: 'playing' as const,
      created: now,
    }))
    await tx.insertInto('openings').values(openings).execute()
    const seats = tables.flatMap(({ id, people }) =>
      people.map((person, seat) => ({ table_id: id, seat, person_id: person.id, bot: null, words: '' })),
    )
    await tx.insertInto('seats').values(seats).execute()
    for (const { id, model } of tables) {
      await sql`insert into tables (id, game, journal, version, count, told, asked, over, winners, created, updated)
        select ${id}, game, journal, version, count, told, asked, over, winners, created, updated
        from tables where id = ${model.id}`.execute(tx)
      await sql`insert into rows (table_id, at, row)
        select ${id}, at, row from rows where table_id = ${model.id}`.execute(tx)
      await sql`insert into states (table_id, count, rules, state)
        select ${id}, count, rules, state from states where table_id = ${model.id}`.execute(tx)
    }
  })
  return tables.map(({ id, people }) => ({ id, tokens: people.map(({ token }) => token) }))
}
