import { setTimeout as sleep } from 'node:timers/promises'
import { type Interruption, type Pick, type StandingOrder, standingPick, view } from '@spinney/kernel'
import type { Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import { type Follower, playerOf } from '../db/store.ts'
import { gameNamed, type OfferedGames } from '../games.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { termsOf } from '../lobby/terms.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Presence } from './presence.ts'
import { playedBy } from './seats.ts'

/** How long standing answers wait, in milliseconds. Nobody shall tell them from those of somebody who thinks. */
export interface Patience {
  /** Until the player seems to come. */
  wait(pace: 'live' | 'turns'): number
  /** How long the player seems to look at the table before answering. */
  look(): number
}

const between = (least: number, most: number) => least + Math.random() * (most - least)
const MINUTE = 60_000

export const PATIENCE: Patience = {
  wait: (pace) => (pace === 'live' ? between(1000, 8000) : between(MINUTE, 20 * MINUTE)),
  look: () => between(4000, 15_000),
}
/** Where a node dies while it waits, another one looks again. */
const AGAIN = MINUTE

/** The standing answers of a seat, for whoever has it. */
export interface StandingInfo {
  readonly seat: number
  readonly kinds: readonly {
    readonly kind: string
    readonly law: string
    readonly ways: readonly string[]
    /** Whether it may depend on a number. */
    readonly counts: boolean
    /** What can be ordered. */
    readonly values: readonly string[]
  }[]
  readonly orders: readonly StandingOrder[]
  /** The numbers of the answers that were given by them. */
  readonly given: readonly number[]
}

export interface Standing {
  of(person: Person, table: string): Promise<StandingInfo[]>
  set(person: Person, table: string, seat: number, orders: readonly StandingOrder[]): Promise<void>
  /** Whether whoever is asked has a standing answer to just that. */
  covers(table: string): Promise<boolean>
  /** Somebody who is asked may have a standing answer. */
  answer(table: string): Promise<void>
}

type Adder = Readonly<globalThis.Pick<Jobs, 'add'>>

interface Needs {
  readonly db: Database
  readonly jobs: Adder
  readonly games: OfferedGames
  readonly rooms: Rooms
  readonly presence: Presence
  readonly patience: Patience
  readonly now: () => number
  readonly leaving: AbortSignal
}

const rowOf = (tx: Database | Transaction<Schema>, table: string, seat: number) =>
  tx.selectFrom('standing').selectAll().where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst()

const ordersOf = (row: { readonly orders: string } | undefined): readonly StandingOrder[] =>
  row === undefined ? [] : JSON.parse(row.orders)

const givenOf = (row: { readonly given: string } | undefined): readonly number[] =>
  row === undefined ? [] : JSON.parse(row.given)

/** What a seat may be asked at this table: nobody is asked about a faction that does not play. */
const kindsFor = (kinds: readonly Interruption[], state: unknown, seat: number): readonly Interruption[] =>
  kinds.filter(({ concerns }) => concerns?.(state, seat) !== false)

/** Where somebody with standing answers is asked, they are looked at after a while; not after something was taken back. */
export const standingFollower =
  (jobs: Adder, patience: Patience, now: () => number): Follower =>
  async (tx, table, { rows, summary }, { hasOrders }) => {
    if (summary.asked === null || rows.length === 0 || !hasOrders) return
    await plan(tx, jobs, table, summary.asked, patience, now())
  }

async function plan(
  tx: Transaction<Schema>,
  jobs: Adder,
  table: string,
  seat: number,
  patience: Patience,
  now: number,
): Promise<void> {
  if (ordersOf(await rowOf(tx, table, seat)).length === 0) return
  const { terms } = await tx.selectFrom('openings').select('terms').where('id', '=', table).executeTakeFirstOrThrow()
  await jobs.add(tx, { kind: 'standing', table }, now + patience.wait(termsOf(terms).pace))
}

export function createStanding(needs: Needs): Standing {
  const { db, jobs, games, rooms, presence, patience, now, leaving } = needs
  async function kindsOf(tx: Database | Transaction<Schema>, table: string): Promise<readonly Interruption[]> {
    const { game } = await tx.selectFrom('openings').select('game').where('id', '=', table).executeTakeFirstOrThrow()
    return gameNamed(games, game).interruptions ?? []
  }

  /** What is to be answered now by a standing answer, for whom, and for which version of the table. */
  async function due(table: string, { host }: Room) {
    const { table: played, closed, version } = host.position
    const { game, state, ask } = played
    if (ask === null || closed !== null || typeof ask.seat !== 'number') return null
    const { seat } = ask
    const owner = await db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirstOrThrow()
    if (playerOf(owner) !== null || owner.person_id === null) return null
    const order = ordersOf(await rowOf(db, table, seat)).find(({ kind }) => kind === ask.kind)
    const interruption = (await kindsOf(db, table)).find(({ kind }) => kind === ask.kind)
    if (order === undefined || interruption === undefined) return null
    const seen = view(game, state, seat, ask)
    if (seen.asked === null || interruption.isElsewhere?.(seen.state, seen.asked) === false) return null
    const pick: Pick | null = standingPick(interruption, order, seen.asked)
    return pick === null ? null : { seat, kind: ask.kind, pick, state: state.version, version }
  }

  async function remember(table: string, seat: number, count: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const given = JSON.stringify([...givenOf(await rowOf(tx, table, seat)), count])
      await tx.updateTable('standing').set({ given }).where('table_id', '=', table).where('seat', '=', seat).execute()
    })
  }

  return {
    async of(person, table) {
      const { mine } = await db.transaction().execute((tx) => playedBy(tx, person, table))
      const kinds = await kindsOf(db, table)
      const state = await rooms.visit(table, async ({ host }) => host.position.table.state)
      return Promise.all(
        mine.map(async ({ seat }) => {
          const row = await rowOf(db, table, seat)
          return {
            seat,
            kinds: kindsFor(kinds, state, seat).map(({ kind, law, ways, count, values }) => ({
              kind,
              law,
              ways,
              counts: count !== undefined,
              values: values?.(state, seat) ?? [],
            })),
            orders: ordersOf(row),
            given: givenOf(row),
          }
        }),
      )
    },
    async set(person, table, seat, orders) {
      await db.transaction().execute(async (tx) => {
        // First of all: whoever does not play there learns nothing, not even whether there is such a table.
        const { mine, asked } = await playedBy(tx, person, table)
        if (mine.every((own) => own.seat !== seat)) throw new Problem('seat', 'This seat is somebody else’s.')
        const kinds = await kindsOf(tx, table)
        for (const { kind, way } of orders) {
          const known = kinds.find((one) => one.kind === kind)
          if (known === undefined || !known.ways.includes(way)) throw new Problem('message', 'There is no such answer.')
        }
        const kept = JSON.stringify(orders)
        await tx
          .insertInto('standing')
          .values({ table_id: table, seat, orders: kept, given: '[]' })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ orders: kept }))
          .execute()
        if (asked === seat) await plan(tx, jobs, table, seat, patience, now())
      })
    },
    async covers(table) {
      const rows = await db.selectFrom('standing').select('orders').where('table_id', '=', table).execute()
      if (rows.every((row) => ordersOf(row).length === 0)) return false
      return rooms.visit(table, async (room) => (await due(table, room)) !== null)
    },
    async answer(table) {
      await rooms.visit(table, async (room) => {
        const first = await due(table, room)
        if (first === null) return
        await db.transaction().execute((tx) => jobs.add(tx, { kind: 'standing', table }, now() + AGAIN))
        // Others see who is at the table: whoever has a standing answer seems to come, look, answer and go.
        const visit = presence.enter(table, [first.seat])
        try {
          await sleep(patience.look(), undefined, { signal: leaving }).catch(() => {})
          // The job that was added above is done by another node then.
          if (leaving.aborted) return
          const then = await due(table, room)
          if (then === null || then.version !== first.version) return
          const { seat, kind, pick, state } = then
          const member = room.enter([seat], () => {})
          const count = member.now().count
          await member.answer({ seat, kind, pick }, state).finally(() => member.leave())
          await remember(table, seat, count)
        } finally {
          setTimeout(() => visit.leave(), patience.look()).unref()
        }
      })
    },
  }
}
