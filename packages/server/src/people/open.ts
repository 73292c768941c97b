import type { Database } from '../db/index.ts'
import { createPrograms } from '../programs/programs.ts'
import { createAccounts } from './accounts.ts'
import { createDoors } from './doors.ts'
import { type LeaveGame, sayFarewell } from './farewell.ts'
import type { People } from './index.ts'
import { createPasskeys } from './passkeys.ts'
import { HASHING, type Hashing } from './passphrases.ts'
import { createSessions, type Person, type Sessions } from './sessions.ts'

/** What a host, or a test, may want otherwise. */
export interface PeopleOptions {
  readonly hashing?: Hashing
  /** Milliseconds between two looks for sessions that have ended at other nodes. */
  readonly sweep?: number
}

interface Needs {
  /** What becomes of a game that somebody leaves for good. */
  readonly leave: LeaveGame
  trouble(error: unknown): void
}

export function openPeople(db: Database, options: PeopleOptions, needs: Needs): { sessions: Sessions; people: People } {
  const doors = createDoors(db, needs.trouble, options.sweep)
  const sessions = createSessions(db, doors.shut)
  const programs = createPrograms(db, sessions.find)
  const farewell = async (person: Person): Promise<void> => {
    for (const program of await programs.of(person)) await leave(program)
    await leave(person)
  }
  const leave = async (person: Person): Promise<void> => {
    await sessions.endAll(person)
    await sayFarewell(db, person, needs.leave)
  }
  const accounts = createAccounts(db, options.hashing ?? HASHING)
  return { sessions, people: { accounts, passkeys: createPasskeys(db), programs, doors, farewell } }
}
