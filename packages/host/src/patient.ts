import { type Game, type Journal, type Known, type Row, reopen, type State, type Table } from '@spinney/kernel'

/** So many answers are played again at a time. */
const PIECE = 50

/**
 * Opens a journal piece by piece, for whoever serves others in between: `breathe` comes back when they were. What may be
 * taken back are answers of the last piece alone.
 */
export async function reopenPatiently(
  game: Game<State>,
  journal: Journal,
  breathe: () => Promise<void>,
  hear?: (row: Row) => void,
): Promise<Table<State>> {
  const { answers } = journal
  let known: Known<State> | null = null
  for (let count = PIECE; count < answers.length; count += PIECE) {
    const rows: Row[] = []
    const piece: Journal = { ...journal, answers: answers.slice(0, count) }
    const { past, state }: Table<State> = reopen(game, piece, (row) => rows.push(row), known)
    // Of past rules as much is shown as fits.
    if (past !== null) break
    if (hear !== undefined) for (const row of rows) hear(row)
    known = { count, state }
    await breathe()
  }
  return reopen(game, journal, hear, known)
}
