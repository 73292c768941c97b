import { alone, type Hub } from '../db/hub.ts'
import type { Database } from '../db/index.ts'

/** Whether somebody is at the table, has turned to something else, or is not there. */
export type Here = 'here' | 'away' | 'gone'

export interface Attendance {
  /** By seat; whoever is not in it is gone. */
  readonly seats: Readonly<Record<number, Here>>
  readonly watching: number
}

/** One browser at a table. */
export interface Visit {
  turnAway(isAway: boolean): void
  leave(): void
}

/** Who is at which table, at all nodes. Nothing of it is kept. */
export interface Presence {
  enter(table: string, seats: readonly number[]): Visit
  of(table: string): Attendance
  /** Whether somebody is at a seat, as far as other nodes say so within so many milliseconds; sooner if they are. */
  look(table: string, seat: number, ms: number): Promise<Here>
  close(): void
}

interface Visitor {
  readonly seats: readonly number[]
  away: boolean
}

/** What another node has said about a table, and when. */
interface Said {
  readonly attendance: Attendance
  readonly at: number
}

/** Milliseconds between two words about the same table, and until a node that says nothing counts as gone. */
const AGAIN = 30_000
const SILENT = 3 * AGAIN
/** A node that has just opened a table asks who is there. */
const QUESTION = '?'

const ORDER: readonly Here[] = ['gone', 'away', 'here']
const more = (a: Here, b: Here): Here => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b)

function joined(all: readonly Attendance[]): Attendance {
  const seats: Record<number, Here> = {}
  for (const one of all) {
    for (const [seat, here] of Object.entries(one.seats))
      seats[Number(seat)] = more(seats[Number(seat)] ?? 'gone', here)
  }
  return { seats, watching: all.reduce((sum, { watching }) => sum + watching, 0) }
}

/** As it is sent to other nodes: seats that are here, seats that are away, onlookers. */
function written({ seats, watching }: Attendance): string {
  const of = (wanted: Here) =>
    Object.keys(seats)
      .filter((seat) => seats[Number(seat)] === wanted)
      .join('')
  return `${of('here')}.${of('away')}.${watching}`
}

function read(detail: string): Attendance {
  const [here = '', away = '', watching = ''] = detail.split('.')
  const all = [...[...here].map((seat) => [seat, 'here']), ...[...away].map((seat) => [seat, 'away'])]
  return { seats: Object.fromEntries(all), watching: Number(watching) }
}

export function createPresence(
  db: Database,
  hub: Hub,
  changed: (table: string) => void,
  trouble: (table: string, error: unknown) => void,
  now: () => number = () => performance.now(),
): Presence {
  const own = new Map<string, Set<Visitor>>()
  const others = new Map<string, Map<string, Said>>()
  /** Those who want to know something of a table at which nobody is here. */
  const lookers = new Map<string, Set<() => void>>()

  const ownAt = (table: string): Attendance =>
    joined(
      [...(own.get(table) ?? [])].map(({ seats, away }) => ({
        seats: Object.fromEntries(seats.map((seat) => [seat, away ? 'away' : 'here'])),
        watching: seats.length === 0 ? 1 : 0,
      })),
    )

  const say = (table: string, detail: string) =>
    void hub.tell(db, { about: 'presence', table, detail }).catch((error: unknown) => trouble(table, error))

  function tell(table: string): void {
    say(table, written(ownAt(table)))
    changed(table)
  }

  hub.overhear(({ about, table, detail }, node) => {
    if (about !== 'presence') return
    if (detail === QUESTION) return own.has(table) ? say(table, written(ownAt(table))) : undefined
    if (!own.has(table) && !lookers.has(table)) return
    const said = others.get(table) ?? new Map<string, Said>()
    others.set(table, said.set(node, { attendance: read(detail), at: now() }))
    changed(table)
    for (const look of lookers.get(table) ?? []) look()
  })

  /** Where nobody is at another node, nobody waits for news. Whoever comes to a table asks who is there. */
  const timer = setInterval(() => {
    for (const [table, heard] of others) {
      for (const [node, { at }] of heard) if (now() - at >= SILENT) heard.delete(node)
      if (heard.size === 0) others.delete(table)
      else say(table, written(ownAt(table)))
    }
  }, AGAIN)
  timer.unref()

  function attendanceOf(table: string): Attendance {
    const heard = [...(others.get(table)?.values() ?? [])].filter(({ at }) => now() - at < SILENT)
    return joined([ownAt(table), ...heard.map(({ attendance }) => attendance)])
  }

  return {
    enter(table, seats) {
      const visitor: Visitor = { seats, away: false }
      const visitors = own.get(table) ?? new Set()
      if (!own.has(table)) say(table, QUESTION)
      own.set(table, visitors.add(visitor))
      tell(table)
      return {
        turnAway(isAway) {
          if (visitor.away === isAway) return
          visitor.away = isAway
          tell(table)
        },
        leave() {
          if (!visitors.delete(visitor)) return
          if (visitors.size === 0) {
            own.delete(table)
            if (!lookers.has(table)) others.delete(table)
          }
          tell(table)
        },
      }
    },
    of: attendanceOf,
    async look(table, seat, ms) {
      const seen = () => attendanceOf(table).seats[seat] ?? 'gone'
      if (hub === alone || seen() === 'here') return seen()
      const all = lookers.get(table) ?? new Set()
      let look = () => {}
      await new Promise<void>((resolve) => {
        look = () => {
          if (seen() === 'here') resolve()
        }
        setTimeout(resolve, ms).unref()
        lookers.set(table, all.add(look))
        say(table, QUESTION)
      })
      const here = seen()
      all.delete(look)
      if (all.size === 0) {
        lookers.delete(table)
        if (!own.has(table)) others.delete(table)
      }
      return here
    },
    close: () => clearInterval(timer),
  }
}
