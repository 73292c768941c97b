import {
  type Host,
  hostJournal,
  type Minds,
  openHost,
  resumeHost,
  type Setting,
  StoreConflict,
  StoreMissing,
  type Thinking,
} from '@spinney/host'
import { FormatError, readRecord } from '@spinney/kernel'
import type { Hub } from '../db/hub.ts'
import type { Database } from '../db/index.ts'
import { databaseStore, type Follower, playerOf } from '../db/store.ts'
import { gameNamed, type OfferedGames } from '../games.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { seatsOf } from '../lobby/lobby.ts'
import { termsOf } from '../lobby/terms.ts'
import { Problem } from '../problem.ts'
import { breathe } from '../turns.ts'

/** How bots think at this node. */
export interface Thoughts {
  readonly minds?: Minds
  readonly thinking?: Thinking
}

/** So often a table is read again that others change while it is opened. */
const TRIES = 5

/**
 * Opens tables as they are kept. A table whose seats have just been filled is set up by the first one who opens it: its
 * seed was drawn before, so it does not matter who that is.
 */
export function tableOpener(
  db: Database,
  hub: Hub,
  jobs: Jobs,
  games: OfferedGames,
  thoughts: Thoughts,
  trouble: (id: string, error: unknown) => void,
  followers: readonly Follower[] = [],
): (id: string) => Promise<Host> {
  const store = databaseStore(db, hub, jobs, Date.now, followers)
  return async (id) => {
    const opening = await db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirst()
    if (opening === undefined || opening.stage === 'gathering') throw new Problem('missing', 'There is no such game.')
    const seats = await seatsOf(db, id)
    const { rules, aides } = gameNamed(games, opening.game)
    const setting: Setting = {
      id,
      store,
      seating: seats.map(playerOf),
      people: seats.flatMap(({ bot, seat }) => (bot === null ? [seat] : [])),
      sealed: true,
      ended: typeof opening.ended === 'string',
      names: seats.map(({ bot, person_name }) => bot ?? person_name ?? ''),
      watched: termsOf(opening.terms).onlookers,
      ...(aides === undefined ? {} : { aides }),
      ...thoughts,
      trouble(error) {
        // Of two nodes whose bots answer at once one is refused, as it should be: it reads the table again.
        const isRace = error instanceof StoreConflict && !(error instanceof StoreMissing)
        if (!isRace) trouble(id, error)
      },
    }
    const words = seats.map((seat) => seat.words)
    const open = async (): Promise<Host> => {
      const saved = await store.read(id)
      if (saved !== null) return resumeHost(rules, saved, setting)
      if (typeof opening.journal === 'string') return hostJournal(rules, readRecord(opening.journal), setting, breathe)
      return openHost(rules, JSON.parse(opening.config), opening.seed, { ...setting, words })
    }
    for (let tries = 1; ; tries++) {
      try {
        return await open()
      } catch (error) {
        // Another node sets it up in the same moment: what it has kept is read then.
        if (error instanceof StoreConflict && tries < TRIES) continue
        // Whoever comes to the table is told nothing of what is kept, and neither are the logs.
        const isDamaged = error instanceof FormatError || error instanceof SyntaxError
        if (isDamaged) throw new Error(`what is kept of table ${id} cannot be read`)
        throw error
      }
    }
  }
}
