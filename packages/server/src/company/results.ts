import type { Result } from '@spinney/kernel'
import type { Transaction } from 'kysely'
import { rate, rating } from 'openskill'
import type { Database } from '../db/index.ts'
import type { Schema, SeatColumns } from '../db/schema.ts'
import { gameNamed, type OfferedGames } from '../games.ts'
import { termsOf } from '../lobby/terms.ts'
import type { Person } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'

/** How a seat has done in a finished game. */
export interface SeatResult {
  readonly name: string | null
  readonly bot: string | null
  /** What it played: factions, races. */
  readonly sides: readonly string[]
  readonly score: number | null
  /** From 1; null where the game was ended before. */
  readonly place: number | null
  readonly won: boolean
  readonly mine: boolean
  /** Before and after, at tables that count. */
  readonly rating: { readonly before: number; readonly after: number } | null
}

export interface FinishedGame {
  readonly id: string
  readonly game: string
  readonly at: number
  readonly ended: 'vote' | null
  readonly seats: readonly SeatResult[]
}

export interface Results {
  /** Writes down how a game has ended. Once: doing it again changes nothing. */
  finish(table: string): Promise<void>
  /** The finished games of somebody, the latest first. */
  of(person: Person): Promise<FinishedGame[]>
  /** What somebody's ratings are, by game. */
  ratings(person: Person): Promise<{ readonly game: string; readonly rating: number; readonly games: number }[]>
}

/** No more games than this are told at once. */
const LISTED = 200
/** A rating as it is shown: what somebody has very likely shown to be able to do, on a scale that begins near 1000. */
const SCALE = 40
const shown = (mu: number, sigma: number): number => Math.round(1000 + SCALE * (mu - 3 * sigma))

export function createResults(db: Database, games: OfferedGames, rooms: Rooms, now: () => number): Results {
  return {
    async finish(table) {
      const opening = await db.selectFrom('openings').selectAll().where('id', '=', table).executeTakeFirst()
      if (opening?.stage !== 'over') return
      const { sides } = gameNamed(games, opening.game)
      const { result, played } = await rooms.visit(table, async ({ host }) => {
        const { table: played, rows } = host.position
        const events = rows.flatMap((row) => row.events)
        return { result: played.game.result(played.state), played: sides?.(played.state, events) ?? [] }
      })
      await db.transaction().execute(async (tx) => {
        // Two nodes may come to it at once: the first one has the row.
        const { stage } = await tx
          .updateTable('openings')
          .set(({ ref }) => ({ stage: ref('stage') }))
          .where('id', '=', table)
          .returning('stage')
          .executeTakeFirstOrThrow()
        const known = await tx.selectFrom('results').select('seat').where('table_id', '=', table).executeTakeFirst()
        if (stage !== 'over' || known !== undefined) return
        const seats = await tx.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
        const places = placesOf(result, seats)
        const counts = termsOf(opening.terms).rated && places !== null
        const ratings = counts ? await rateAll(tx, opening.game, seats, places) : new Map<number, Rated>()
        const rows = seats.map(({ seat, person_id, bot, stand_in, resigned }) => ({
          table_id: table,
          seat,
          person_id,
          bot: bot ?? (resigned === 1 ? (stand_in ?? null) : null),
          sides: JSON.stringify(played[seat] ?? []),
          score: result?.scores[seat] ?? null,
          place: places?.[seat] ?? null,
          // What a bot has won in the place of somebody who gave up is no win of theirs.
          won: resigned !== 1 && result?.winners.includes(seat) ? 1 : 0,
          before: ratings.get(seat)?.before ?? null,
          after: ratings.get(seat)?.after ?? null,
          at: now(),
        }))
        await tx.insertInto('results').values(rows).execute()
      })
    },
    async of(person) {
      const own = await db
        .selectFrom('results')
        .select(['table_id', 'at'])
        .distinct()
        .where('person_id', '=', person.id)
        .orderBy('at', 'desc')
        .limit(LISTED)
        .execute()
      if (own.length === 0) return []
      const rows = await db
        .selectFrom('results')
        .innerJoin('openings', 'openings.id', 'results.table_id')
        .leftJoin('people', 'people.id', 'results.person_id')
        .selectAll('results')
        .select(['openings.game', 'openings.ended', 'people.name'])
        .where(
          'results.table_id',
          'in',
          own.map(({ table_id }) => table_id),
        )
        .orderBy('results.at', 'desc')
        .orderBy('results.table_id')
        .orderBy('results.seat')
        .execute()
      const found = new Map<string, FinishedGame & { seats: SeatResult[] }>()
      for (const row of rows) {
        const game = found.get(row.table_id) ?? {
          id: row.table_id,
          game: row.game,
          at: row.at,
          ended: row.ended ?? null,
          seats: [],
        }
        found.set(row.table_id, game)
        game.seats.push({
          name: row.name,
          bot: row.bot,
          sides: JSON.parse(row.sides),
          score: row.score,
          place: row.place,
          won: row.won === 1,
          mine: row.person_id === person.id,
          rating: row.before === null || row.after === null ? null : { before: row.before, after: row.after },
        })
      }
      return [...found.values()]
    },
    async ratings(person) {
      const rows = await db.selectFrom('ratings').selectAll().where('person_id', '=', person.id).execute()
      return rows.map(({ game, mu, sigma, games: count }) => ({ game, rating: shown(mu, sigma), games: count }))
    },
  }
}

interface Rated {
  readonly before: number
  readonly after: number
}

/** The place of each seat; whoever has resigned comes after all others. Null where the game has no result. */
export function placesOf(
  result: Result | null,
  seats: readonly Pick<SeatColumns, 'seat' | 'resigned'>[],
): number[] | null {
  if (result === null) return null
  const worth = seats.map(({ seat, resigned }): readonly number[] => [
    resigned === 1 ? 0 : 1,
    result.winners.includes(seat) ? 1 : 0,
    result.scores[seat] ?? 0,
  ])
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((value, i) => value !== b[i])
    return at >= 0 && a[at]! > b[at]!
  }
  return worth.map((own) => 1 + worth.filter((other) => isBetter(other, own)).length)
}

/** Weng and Lin's ratings for games of several players; bots have none. */
async function rateAll(
  tx: Transaction<Schema>,
  game: string,
  seats: readonly SeatColumns[],
  places: readonly number[],
): Promise<Map<number, Rated>> {
  const people = seats.flatMap(({ seat, person_id }) => (person_id === null ? [] : [{ seat, person_id }]))
  const rated = new Map<number, Rated>()
  // Nobody is measured against themselves.
  if (people.length < 2 || new Set(people.map(({ person_id }) => person_id)).size < people.length) return rated
  const before = await Promise.all(
    people.map(({ person_id }) =>
      tx
        .selectFrom('ratings')
        .selectAll()
        .where('person_id', '=', person_id)
        .where('game', '=', game)
        .executeTakeFirst(),
    ),
  )
  const start = before.map((known) => (known === undefined ? rating() : { mu: known.mu, sigma: known.sigma }))
  const after = rate(
    start.map((one) => [one]),
    { rank: people.map(({ seat }) => places[seat]!) },
  )
  for (const [i, { seat, person_id }] of people.entries()) {
    const { mu, sigma } = after[i]![0]!
    const kept = { mu, sigma, games: (before[i]?.games ?? 0) + 1 }
    await tx
      .insertInto('ratings')
      .values({ person_id, game, ...kept })
      .onConflict((conflict) => conflict.columns(['person_id', 'game']).doUpdateSet(kept))
      .execute()
    rated.set(seat, { before: shown(start[i]!.mu, start[i]!.sigma), after: shown(mu, sigma) })
  }
  return rated
}
