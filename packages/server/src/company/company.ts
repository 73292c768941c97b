import type { Transaction } from 'kysely'
import type { Hub } from '../db/hub.ts'
import type { Database } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import type { Follower } from '../db/store.ts'
import { gameNamed, type OfferedGames } from '../games.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { clockFollower, clockRunOut, setClocks } from './clocks.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { type CompanyInfo, companyInfo } from './info.ts'
import { type Agreed, motionFollower, propose, settleWithout, type Taken, vote } from './motions.ts'
import { createPresence, type Presence } from './presence.ts'
import { openRematch } from './rematch.ts'
import { createResults, type Results } from './results.ts'
import { isActive, lockTable, playedBy, STAND_IN, seatsPlayed, setSeats } from './seats.ts'
import { createStanding, type Patience, type Standing, standingFollower } from './standing.ts'
import { createTalk, type Talk } from './talk.ts'

/** The life of tables besides their games. */
export interface Company {
  readonly feeds: Feeds<CompanyInfo>
  readonly presence: Presence
  readonly talk: Talk
  readonly standing: Standing
  readonly results: Results
  /** A clock may have run out: then a bot takes the seat over. */
  timeUp(table: string): Promise<void>
  /** Answers for one's own seats again. */
  takeBack(person: Person, table: string): Promise<void>
  /** A bot plays to the end in one's place. */
  resign(person: Person, table: string): Promise<void>
  /** The same for somebody who goes for good, within the transaction by which they go; what comes back is done after it. */
  leave(tx: Transaction<Schema>, person: Person, table: string): Promise<() => Promise<void>>
  /** Asks all others to take something back, or to end the game here. */
  ask(person: Person, table: string, kind: 'undo' | 'end', taken: Taken | null): Promise<void>
  vote(person: Person, table: string, kind: 'undo' | 'end', isYes: boolean): Promise<void>
  /** The table at which the same people play again, everybody one seat further. */
  rematch(person: Person, table: string): Promise<string>
}

interface Needs {
  readonly db: Database
  readonly hub: Hub
  readonly jobs: Jobs
  readonly games: OfferedGames
  readonly rooms: Rooms
  readonly patience: Patience
  readonly now: () => number
  /** The node is stopped. */
  readonly leaving: AbortSignal
  trouble(table: string, error: unknown): void
}

/** What follows from every change of a table. */
export const companyFollowers = (jobs: Jobs, patience: Patience, now: () => number): readonly Follower[] => [
  clockFollower(jobs, now),
  standingFollower(jobs, patience, now),
  async (tx, table, { summary }) => {
    if (summary.over) await jobs.add(tx, { kind: 'finish', table })
  },
  motionFollower,
]

/** Word for other nodes that somebody else answers for a seat now. */
const SEATS = 'seats'

export function createCompany(needs: Needs): Company {
  const { db, hub, jobs, games, rooms, patience, now, leaving, trouble } = needs
  const feeds = createFeeds((table) => companyInfo(db, table, presence.of(table), now()), trouble)
  const presence = createPresence(db, hub, feeds.touch, trouble)
  const locked = <T>(act: (tx: Transaction<Schema>) => Promise<T>) => db.transaction().execute(act)

  hub.overhear(({ about, table, detail }) => {
    if (about !== 'company') return
    if (detail === SEATS) void rooms.again(table).catch((error: unknown) => trouble(table, error))
    feeds.touch(table)
  })

  async function seatsChanged(table: string): Promise<void> {
    await hub.tell(db, { about: 'company', table, detail: SEATS })
    await rooms.again(table)
    feeds.touch(table)
  }

  async function changed(table: string): Promise<void> {
    await hub.tell(db, { about: 'company', table, detail: '' })
    feeds.touch(table)
  }

  /** Does what may bring everybody to agree; how a game has ended is written down by a job, whoever dies meanwhile. */
  const agreeing = (table: string, act: (tx: Transaction<Schema>) => Promise<Agreed | null>) =>
    locked(async (tx) => {
      const agreed = await act(tx)
      if (agreed?.kind === 'end') await jobs.add(tx, { kind: 'finish', table })
      return agreed
    })

  /** Bots answer for these seats from now on. */
  async function handOver(
    tx: Transaction<Schema>,
    table: string,
    asked: number | null,
    seats: readonly number[],
    resigned: 0 | 1,
  ): Promise<Agreed | null> {
    await setSeats(tx, table, seats, { stand_in: STAND_IN, resigned })
    await setClocks(tx, jobs, table, { asked, isBack: false, now: now() })
    await jobs.add(tx, { kind: 'bots', table })
    return settleWithout(tx, table, seats)
  }

  /** After that everybody hears of it, and what those who are left have agreed to is done. */
  async function handedOver(table: string, agreed: Agreed | null): Promise<void> {
    await seatsChanged(table)
    if (agreed !== null) await carryOut(table, agreed)
  }

  async function carryOut(table: string, agreed: Agreed | null): Promise<void> {
    if (agreed?.kind === 'undo') {
      const { seat, whole, to } = agreed.taken
      const member = await rooms.enter(table, [seat], () => {})
      try {
        if (member.now().version === agreed.version) await member.undo(seat, whole, to)
      } finally {
        member.leave()
      }
    }
    if (agreed?.kind === 'end') await seatsChanged(table)
    else await changed(table)
  }

  return {
    feeds,
    presence,
    talk: createTalk(db, hub, trouble, now),
    results: createResults(db, games, rooms, now),
    standing: createStanding({ db, jobs, games, rooms, presence, patience, now, leaving }),
    async timeUp(table) {
      let isTaken = false
      const agreed = await agreeing(table, async (tx) => {
        const known = await lockTable(tx, table)
        const seat = known === undefined ? null : await clockRunOut(tx, jobs, table, now())
        if (seat === null) return null
        const owner = await tx
          .selectFrom('seats')
          .selectAll()
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .executeTakeFirst()
        // Somebody may have left for good before their time was over.
        if (owner === undefined || !isActive(owner)) return null
        isTaken = true
        return handOver(tx, table, known!.asked, [seat], 0)
      })
      if (isTaken) await handedOver(table, agreed)
    },
    async takeBack(person, table) {
      await locked(async (tx) => {
        const { mine, asked } = await playedBy(tx, person, table)
        const seats = mine.flatMap(({ seat, stand_in, resigned }) =>
          typeof stand_in === 'string' && resigned !== 1 ? [seat] : [],
        )
        if (seats.length === 0) throw new Problem('closed', 'No bot keeps a seat for you here.')
        await setSeats(tx, table, seats, { stand_in: null })
        await setClocks(tx, jobs, table, { asked, isBack: false, now: now() })
      })
      await seatsChanged(table)
    },
    async resign(person, table) {
      const agreed = await agreeing(table, async (tx) => {
        const { mine, asked } = await playedBy(tx, person, table)
        const seats = mine.flatMap(({ seat, resigned }) => (resigned === 1 ? [] : [seat]))
        if (seats.length === 0) throw new Problem('closed', 'A bot plays on for you already.')
        return handOver(tx, table, asked, seats, 1)
      })
      await handedOver(table, agreed)
    },
    async leave(tx, person, table) {
      const asked = (await lockTable(tx, table))?.asked ?? null
      const seats = (await seatsPlayed(tx, table)).filter(({ person_id }) => person_id === person.id)
      const own = seats.map(({ seat }) => seat)
      await setSeats(tx, table, own, { person_id: null })
      const agreed = await handOver(tx, table, asked, own, 1)
      if (agreed?.kind === 'end') await jobs.add(tx, { kind: 'finish', table })
      return () => handedOver(table, agreed)
    },
    async ask(person, table, kind, taken) {
      const agreed = await agreeing(table, async (tx) =>
        propose(tx, table, await playedBy(tx, person, table), kind, taken),
      )
      await carryOut(table, agreed)
    },
    async vote(person, table, kind, isYes) {
      const agreed = await agreeing(table, async (tx) =>
        vote(tx, table, await playedBy(tx, person, table), kind, isYes),
      )
      await carryOut(table, agreed)
    },
    async rematch(person, table) {
      const stays = ({ game, config }: { game: string; config: string }, seat: number) =>
        gameNamed(games, game).automaton?.(JSON.parse(config), seat) ?? false
      const id = await locked((tx) => openRematch(tx, person, table, stays, now(), jobs))
      await changed(table)
      return id
    },
  }
}
