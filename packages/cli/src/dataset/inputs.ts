import type { GameBrain } from '@spinney/bots'
import { type Result, randomFrom, type State } from '@spinney/kernel'

/** One of so many ends of turns is written: those that follow each other tell much the same. */
const EVERY = 2

/** What a network is told of positions, gathered during games. */
export interface InputRows {
  hear(state: State): void
  /** A game has ended; null where it came to the bound on its length. */
  end(result: Result | null): void
  bytes(): Buffer
}

/** What stands before the inputs: number of the position, hand-made logit, share of the win, score in the end. */
const BEFORE = 4

/** A row for each seat. */
export function inputRows(brain: GameBrain<State>): InputRows {
  const { learning } = brain
  if (learning === undefined) throw new Error(`networks have nothing to learn of ${brain.game.id}`)
  const length = learning.inputs.length
  const rows: Float32Array[] = []
  let open: { readonly seat: number; readonly row: Float32Array }[] = []
  let positions = 0
  let turn = 0
  const random = randomFrom('inputs')
  return {
    hear(state) {
      const now = brain.turn(state)
      if (now === turn) return
      turn = now
      if (now === 0 || random.below(EVERY) > 0) return
      const { logits, write } = learning.look(state)
      logits.forEach((logit, seat) => {
        const row = new Float32Array(BEFORE + length)
        write(seat, row.subarray(BEFORE))
        row[0] = positions
        row[1] = logit
        open.push({ seat, row })
      })
      positions++
    },
    end(result) {
      for (const { seat, row } of open) {
        if (result !== null) {
          row[2] = result.winners.includes(seat) ? 1 / result.winners.length : 0
          row[3] = result.scores[seat]!
        }
        rows.push(row)
      }
      open = []
      turn = 0
    },
    bytes: () => Buffer.concat(rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength))),
  }
}
