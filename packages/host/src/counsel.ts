import type { Budget } from '@spinney/bots'
import { type Answer, decide, indexOfAnswer, type Pick, Refusal, type Seat, stateAt, told, view } from '@spinney/kernel'
import type { Minds, Thought } from './minds.ts'
import { type Forces, questionAfter } from './plan.ts'
import type { Position } from './position.ts'
import type { Counsel, Judgement } from './protocol.ts'

/** Continuations that an answer of a finished game is looked at by: the same review comes out everywhere. */
const REVIEW: Budget = { iterations: 240 }

/** Bots that look over somebody's shoulder: at the question, or at what was answered in a finished game. */
export interface CounselGiver {
  counsel(seat: Seat, picks: readonly Pick[]): Promise<Counsel>
  judge(at: number, seats: readonly Seat[], isQuick: boolean): Promise<Judgement>
  /** The table has changed, or is closed: what is thought about is past. */
  changed(): void
}

interface Table {
  position(): Position
  readonly forces: Forces
  readonly minds: Minds
  readonly budget: Budget
  readonly adviser: string
}

export function createCounsel({ position, forces, minds, budget, adviser }: Table): CounselGiver {
  let cancel = { aborted: false }

  async function think(thought: Thought): Promise<Counsel> {
    if (minds.counsel === undefined) throw new Refusal('past', 'nobody is coached here')
    return minds.counsel(thought)
  }

  return {
    async counsel(seat, picks) {
      const base = position()
      const { game, ask } = base.table
      if (ask?.seat !== seat) throw new Refusal('seat', `seat ${seat} is not asked anything now`)
      const next = questionAfter(base, seat, picks, forces)
      // Whoever asks again has gone on: one thought is enough.
      cancel.aborted = true
      const thinking = { aborted: false }
      cancel = thinking
      // The seed of the table is no part of it: what is said must not depend on what nobody knows.
      const counsel = await think({ ...next, game, bot: adviser, seed: 'coach', budget, cancel: thinking })
      if (thinking.aborted) throw new Refusal('stale', 'the table has changed meanwhile')
      return { ...counsel, version: base.table.state.version }
    },
    async judge(at, seats, isQuick) {
      const { table } = position()
      if (!table.state.over) throw new Refusal('past', 'answers are judged when the game is over')
      const entry: Answer | undefined = table.answers[at]
      if (entry === undefined || entry.seat === 'chance' || !seats.includes(entry.seat)) {
        throw new Refusal('seat', `moment ${told(at)} is no answer of this seat`)
      }
      const { game } = table
      const { seat } = entry
      const state = stateAt(table, at)
      const ask = decide(game, state)!
      const thought = { game, state, ask, seed: 'review', budget: REVIEW, cancel: { aborted: false } }
      const counsel = await think({ ...thought, bot: isQuick ? 'steady' : adviser })
      const question = view(game, state, seat, ask).asked!
      return { at, seat, question, given: ask.options[indexOfAnswer(ask, entry)]!, counsel }
    },
    changed() {
      cancel.aborted = true
    },
  }
}
