import type { Seat, View } from '@spinney/kernel'
import type { Section } from '../position.ts'
import type { GameWords, Sorts } from '../types.ts'
import { remark } from './draft.ts'
import { handOf, seatsOf } from './seats.ts'
import { sorts } from './sorts.ts'
import { story } from './story.ts'
import { clearingsOf, forestsOf, statusOf } from './table.ts'
import { stateOf } from './view.ts'

/** How values are worded at a table; hirelings are parties after the seats. */
const sortsOf = (view: View): Sorts => {
  const { factions = [], bands = {} } = stateOf(view)
  const names = Object.keys(bands)
  if (names.length === 0) return sorts
  return { ...sorts, party: (value, { term }) => term(names[Number(value) - factions.length] ?? '') }
}

/** An automaton is called by what it stands for. */
function nobodyAt(view: View, seat: Seat): string | null {
  const { factions, own } = stateOf(view)
  const faction = factions[seat] ?? ''
  return own.automata?.[faction] === undefined ? null : `clockwork-${faction}`
}

/** The sorts and the story alone, for those who draw the position and need no description of it. */
export const rootSorts: GameWords = { sortsOf, story, nobodyAt }

/** How Root is worded. */
export const rootWords: GameWords = { sortsOf, story, nobodyAt, describe, remark }

/** The table of Root: map, forests, boards, and what lies before the viewer last. */
function describe(view: View): readonly Section[] {
  const g = stateOf(view)
  return [statusOf(g), clearingsOf(g), ...forestsOf(g), ...seatsOf(g, view.seat), ...handOf(g, view.seat)]
}
