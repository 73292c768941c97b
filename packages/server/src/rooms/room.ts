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

/** Somebody at a table of this node. What it asks goes to the table as it stands, whoever has changed it. No coach sits
 * where others play. */
export interface Member extends Omit<Audience, 'counsel' | 'judge'> {
  /** How the scores of a finished game came about. */
  history(scores: (state: unknown) => readonly number[]): ScorePoint[]
}

/** A table in the memory of this node. Other nodes may have it as well: the database decides whose change counts. */
export interface Room {
  /** `gone` is called once, when the member leaves. */
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
}

/** `open` reads the table from where it is kept. */
export async function openRoom(open: () => Promise<Host>): Promise<Room> {
  let host = await open()
  const guests = new Set<Guest>()

  // Whoever finds the table changed waits for the same reading of it.
  let reading: Promise<void> | null = null
  function refresh(): Promise<void> {
    reading ??= readAgain().finally(() => {
      reading = null
    })
    return reading
  }

  async function readAgain(): Promise<void> {
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
    for (const guest of guests) if (guest.forced !== 'none') void forceFor(guest)
  }

  /** Somebody else may answer in the same moment: then the table is read again, and this is done again. */
  async function forceFor(guest: Guest): Promise<void> {
    await guest.audience.force(guest.forced).catch((error: unknown) => {
      if (!(error instanceof StoreConflict)) throw error
    })
  }

  /** What was meant for a table that somebody else has changed is tried once more with the table as it is now. */
  async function changing(guest: Guest, act: (audience: Audience) => Promise<void>): Promise<void> {
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
      const guest: Guest = { audience: host.join(seats, hear), forced: 'none', hear }
      guests.add(guest)
      return {
        seats,
        get eyes() {
          return guest.audience.eyes
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
          gone()
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
