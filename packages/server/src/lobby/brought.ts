import { FormatError, fork, journalOf, ReplayError, readRecord, reopen, writeRecord } from '@spinney/kernel'
import { gameNamed, type OfferedGames } from '../games.ts'
import { Problem } from '../problem.ts'

/** A game that was begun elsewhere, as a table here begins with it. */
export interface Brought {
  readonly game: string
  readonly config: unknown
  /** The record with the promise of a new seed from here on. */
  readonly journal: string
  /** The commitment to that seed. */
  readonly promise: string
}

/** Longer games are played again for too long while everybody waits. */
const MOST_ANSWERS = 4000

const refused = () => new Problem('record', 'This record cannot be played on here.')

/**
 * Reads the record of a game that goes on. From here on its dice follow a seed of this site: whoever brings it knows its own,
 * and all that was dealt with it.
 */
export function broughtWith(games: OfferedGames, record: string, seed: string): Brought {
  try {
    const journal = readRecord(record)
    const { rules } = gameNamed(games, journal.game)
    if (journal.answers.length > MOST_ANSWERS) throw refused()
    const table = reopen(rules, journal)
    if (table.past !== null || table.state.over) throw refused()
    const forked = fork(table, table.answers.length, seed)
    const { commitment: promise } = forked.seals.at(-1)!
    return { game: journal.game, config: table.config, journal: writeRecord(journalOf(forked)), promise }
  } catch (error) {
    if (error instanceof FormatError || error instanceof ReplayError) throw refused()
    throw error
  }
}
