import { reopenPatiently } from '@spinney/host'
import { FormatError, fork, journalOf, ReplayError, readRecord, writeRecord } from '@spinney/kernel'
import { gameNamed, type OfferedGames } from '../games.ts'
import { Problem } from '../problem.ts'
import { breathe } from '../turns.ts'

/** A game that was begun elsewhere, as a table here begins with it. */
export interface Brought {
  readonly game: string
  readonly config: unknown
  /** The record with the promise of a new seed from here on. */
  readonly journal: string
  /** The commitment to that seed. */
  readonly promise: string
}

/** Longer games would keep the server busy for too long. */
const MOST_ANSWERS = 4000

const refused = () => new Problem('record', 'This record cannot be played on here.')

/**
 * Reads the record of a game that goes on. From here on its dice follow a seed of this site: whoever brings it knows its own,
 * and all that was dealt with it.
 */
export async function broughtWith(games: OfferedGames, record: string, seed: string): Promise<Brought> {
  try {
    const journal = readRecord(record)
    const { rules } = gameNamed(games, journal.game)
    if (journal.answers.length > MOST_ANSWERS) throw refused()
    const table = await reopenPatiently(rules, journal, breathe)
    if (table.past !== null || table.state.over) throw refused()
    const forked = fork(table, table.answers.length, seed)
    const { commitment: promise } = forked.seals.at(-1)!
    return { game: journal.game, config: table.config, journal: writeRecord(journalOf(forked)), promise }
  } catch (error) {
    if (error instanceof FormatError || error instanceof ReplayError) throw refused()
    throw error
  }
}
