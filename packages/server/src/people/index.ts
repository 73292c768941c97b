import type { Programs } from '../programs/programs.ts'
import type { Accounts } from './accounts.ts'
import type { Doors } from './doors.ts'
import type { Passkeys } from './passkeys.ts'
import type { Person } from './sessions.ts'

/** What the site knows about people, and does for them. */
export interface People {
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly programs: Programs
  readonly doors: Doors
  /** Deletes somebody with everything that is kept of them. */
  farewell(person: Person): Promise<void>
}
