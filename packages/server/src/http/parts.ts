import type { Company } from '../company/company.ts'
import type { OfferedGames } from '../games.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Meter } from '../metrics.ts'
import type { Notices } from '../notices/notices.ts'
import type { People } from '../people/index.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Logs } from './logs.ts'

/** How much one client may ask for in a while. */
export interface Limits {
  /** Requests of one browser. */
  readonly requests: number
  /** Requests from one address, whatever cookies they bring. */
  readonly address: number
  /** New sessions from one address. */
  readonly sessions: number
  /** Messages through all sockets of one browser. */
  readonly messages: number
  /** Lines that one person says. */
  readonly lines: number
  /** Tries to sign in, or tests of notices: of one address in that while, for one name or person in a longer one. */
  readonly tries: number
  /** Games begun elsewhere that one person brings. */
  readonly brought: number
  /** How long the while is, in milliseconds: a minute, but for tests. */
  readonly window: number
}

export const LIMITS: Limits = {
  requests: 300,
  address: 3000,
  sessions: 30,
  messages: 1200,
  lines: 20,
  tries: 10,
  brought: 6,
  window: 60_000,
}

/** What the application is made of. */
export interface Parts {
  readonly sessions: Sessions
  readonly people: People
  readonly company: Company
  readonly notices: Notices
  readonly lobby: Lobby
  readonly rooms: Rooms
  readonly games: OfferedGames
  /** The address that people see, such as `https://spinney.example`; null: whatever they came by. */
  readonly origin: string | null
  /** The folder of the page; null: programs only. */
  readonly page: string | null
  readonly limits: Limits
  /** Whether a reverse proxy says who asks. */
  readonly proxy: boolean
  readonly meter: Meter
  /** Whoever has it may read the metrics; null: nobody may. */
  readonly metrics: string | null
  /** What is written down; null: nothing. */
  readonly logs: Logs | null
  /** Fails where the database cannot be reached. */
  ready(): Promise<void>
}
