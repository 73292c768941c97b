import { commitmentTo, roll, sealedRandom } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { equal } from '../equal.ts'
import { decide, take } from '../flow/engine.ts'
import { indexOfAnswer, start } from '../flow/play.ts'
import { CHANCE, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { type Journal, sealAt } from './journal.ts'
import { replay } from './table.ts'

/** What a check of a record found. */
export interface Verdict {
  /** Every die and draw came from a seed that fits its commitment. */
  readonly proven: boolean
  /** Number of dice and draws checked. */
  readonly checked: number
  /** What is wrong, in words; empty where all is well. */
  readonly problems: readonly Problem[]
}

/** Something that does not fit. */
export interface Problem {
  /** Index of the answer, -1 for the record as a whole. */
  readonly at: number
  readonly message: string
}

/** Proves that every die and draw of a record came from the seed committed to at the start. */
export function verify<G extends State, C>(game: Game<G, C>, journal: Journal): Verdict {
  const problems = sealProblems(journal)
  replay(game, journal)
  const state = copy(start(game, game.config(journal.config)).state)
  let checked = 0
  let drawn = 0
  journal.answers.forEach((entry, at) => {
    const found = sealAt(journal, at)
    if (found.from === at) drawn = 0
    const ask = decide(game as Game<G>, state)
    if (entry.seat === CHANCE && ask !== null) {
      if (found.seed !== null) {
        const expected = ask.options[roll(ask, sealedRandom(found.seed, drawn))]!
        checked++
        if (!equal(expected, entry.pick)) {
          const [is, should] = [JSON.stringify(entry.pick), JSON.stringify(expected)]
          problems.push({ at, message: `answer ${at + 1}: chance gave ${is}, the seed gives ${should}` })
        }
      }
      drawn++
    }
    take(game as Game<G>, state, ask!, indexOfAnswer(ask, entry))
  })
  return { proven: problems.length === 0, checked, problems }
}

function sealProblems(journal: Journal): Problem[] {
  const problems: Problem[] = []
  for (const { from, commitment, seed } of journal.seals) {
    const part = from === 0 ? 'the game' : `the part from answer ${from + 1} on`
    if (seed === null)
      problems.push({ at: -1, message: `the seed of ${part} is not revealed, so nothing can be proven` })
    else if (commitmentTo(seed) !== commitment) {
      problems.push({ at: -1, message: `the seed of ${part} does not fit the commitment made at its start` })
    }
  }
  return problems
}
