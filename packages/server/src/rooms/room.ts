import {
  type Audience,
  type Forced,
  type Host,
  type ScorePoint,
  StoreConflict,
  type Update,
  updateFor,
} from '@spinney/host'
import { equal, type Row, type Seat } from '@spinney/kernel'
import { inTurns } from '../turns.ts'

/** Somebody at a table of this node. What it asks goes to the table as it stands, whoever has changed it. No coach sits
 * where others play. */
export interface Member extends Omit<Audience, 'counsel' | 'judge'> {
  /** Which version the table has. */
  readonly version: number
  /** How the scores of a finished game came about. */
  history(scores: (state: unknown) => readonly number[]): ScorePoint[]
}

/** A table in the memory of this node. Other nodes may have it as well: the database decides whose change counts. */
export interface Room {
  /** `gone` is called once: when the member has left, and what it has begun is done. */
  enter(seats: readonly Seat[], hear: (update: Update) => void, gone?: () => void): Member
  /** Somebody else has changed the table: reads it again and tells everybody here what is new. */
  refresh(): Promise<void>
  readonly host: Host
  /** How many are here. */
  readonly size: number
  close(): void
}

interface Guest {
  audience: Audience
  /** What is answered for it, also after the table was read again. */
  forced: Forced
  readonly hear: (update: Update) => void
  /** How much it has begun that is not done. */
  doing: number
  left: boolean
  readonly gone: () => void
}

/** `open` reads the table from where it is kept. */
export async function openRoom(open: () => Promise<Host>): Promise<Room> {
  let host = await open()
  const guests = new Set<Guest>()

  // Whoever hears of a change while the table is read waits for the next reading: this one may have come before it.
  const refresh = inTurns(async () => {
    const next = await open()
    const before = host
    host = next
    before.close()
    const from = sameRows(before.position.rows, next.position.rows)
    for (const guest of guests) {
      const { seats, eyes } = guest.audience
      guest.audience = next.join(seats, guest.hear)
      guest.audience.lookWith(eyes)
      guest.hear(updateFor(next.position, eyes, from))
    }
    for (const guest of guests) if (guest.forced !== 'none') void doing(guest, () => forceFor(guest))
  })

  /** Somebody else may answer in the same moment: then the table is read again, and this is done again. Where it cannot
   * be kept, the guest is asked. */
  async function forceFor(guest: Guest): Promise<void> {
    await guest.audience.force(guest.forced).catch(() => {})
  }

  /** The table is not put away before what a guest has begun is done: another reading of it would come too early. */
  async function doing(guest: Guest, act: () => Promise<void>): Promise<void> {
    guest.doing++
    try {
      await act()
    } finally {
      if (--guest.doing === 0 && guest.left) guest.gone()
    }
  }

  const changing = (guest: Guest, act: (audience: Audience) => Promise<void>) =>
    doing(guest, () => tryTwice(guest, act))

  /** What was meant for a table that somebody else has changed is tried once more with the table as it is now. */
  async function tryTwice(guest: Guest, act: (audience: Audience) => Promise<void>): Promise<void> {
    const used = host
    try {
      await act(guest.audience)
      // The table may have been read again in the moment before this was kept.
      if (host.position.version < used.position.version) await refresh()
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error
      await refresh()
      await act(guest.audience)
    }
  }

  return {
    enter(seats, hear, gone = () => {}) {
      const guest: Guest = { audience: host.join(seats, hear), forced: 'none', hear, doing: 0, left: false, gone }
      guests.add(guest)
      return {
        seats,
        get eyes() {
          return guest.audience.eyes
        },
        get version() {
          return host.position.version
        },
        now: () => guest.audience.now(),
        since: (version) => guest.audience.since(version),
        lookWith: (eyes) => guest.audience.lookWith(eyes),
        look: (at) => guest.audience.look(at),
        answer: (answer, version) => changing(guest, (audience) => audience.answer(answer, version)),
        chain: (seat, picks, version) => changing(guest, (audience) => audience.chain(seat, picks, version)),
        plan: (seat, picks) => guest.audience.plan(seat, picks),
        undo: (seat, whole, to) => changing(guest, (audience) => audience.undo(seat, whole, to)),
        why: (seat) => guest.audience.why(seat),
        async force(forced) {
          guest.forced = forced
          await changing(guest, (audience) => audience.force(forced))
        },
        history: (scores) => host.history(scores),
        hint: (seat) => guest.audience.hint(seat),
        record: () => guest.audience.record(),
        leave() {
          if (!guests.delete(guest)) return
          guest.audience.leave()
          guest.left = true
          if (guest.doing === 0) gone()
        },
      }
    },
    refresh,
    get host() {
      return host
    },
    get size() {
      return guests.size
    },
    close: () => host.close(),
  }
}

/** How many rows at the beginning are the same. */
function sameRows(before: readonly Row[], after: readonly Row[]): number {
  const differs = after.findIndex((row, i) => before[i] === undefined || !equal(before[i].entry, row.entry))
  return differs < 0 ? after.length : differs
}
