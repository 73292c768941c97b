import type { ScenarioKit } from '@spinney/kernel/scenario'
import { oneAt, type Refuse, recordAt, seatAt, seatNamed, wordAt } from '../core/reading.ts'
import type { Root } from '../core/state.ts'
import { pawnSomewhere } from '../factions/vagabond/scenario.ts'
import { root } from '../root.ts'
import { configOf, setupTable, TABLE_FIELDS } from './begin.ts'
import { anyOrder, facts, nameOf } from './facts.ts'
import { checkHired } from './hired.ts'
import { guarded, PARTS } from './parts.ts'
import { emptyTable, startPhase } from './position.ts'
import { checkRuins } from './ruins.ts'
import { words } from './words.ts'

const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** The scenario files of Root: from a description to a position, and from a position to what can be compared. */
export const scenarioKit: ScenarioKit<Root> = {
  game: root,
  seatOf: (name, g) => seatNamed(g, name),
  players: (g) => g.factions.length,
  turnOf: (g) => `${g.turns}/${g.active}`,
  nameOf: (seat, g) => nameOf(g, seat),
  given: (spec, refuse) => {
    const given = recordAt(spec, '', null, refuse)
    return given.setup === undefined ? turnTable(given, refuse) : setupTable(given, refuse)
  },
  facts,
  anyOrder,
  words,
  chancePick: (word) => (Array.isArray(word) && word.length === 2 ? diceOf(word[0], word[1]) : undefined),
}

const diceOf = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? { high: Math.max(a, b), low: Math.min(a, b) } : undefined

/** A table in the middle of the game: at the start of a phase of somebody's turn. */
function turnTable(spec: unknown, refuse: Refuse): Root {
  const given = recordAt(spec, '', [...TABLE_FIELDS, ...Object.keys(PARTS), 'turn'], refuse)
  // In the middle of a game these say what lies where, not what is still to be dealt.
  const { hirelings: _hired, landmarks: _standing, ...table } = given
  const g = emptyTable(configOf(table, refuse))
  const turn = recordAt(given.turn, 'turn', ['faction', 'phase'], refuse)
  const seat = seatAt(g, wordAt(turn.faction, 'turn.faction', refuse), 'turn.faction', refuse)
  const phase = oneAt(turn.phase ?? 'birdsong', PHASES, 'a phase', 'turn.phase', refuse)
  g.active = seat
  for (const [field, put] of Object.entries(PARTS)) {
    if (given[field] !== undefined) guarded(field, refuse, () => put(g, given[field], refuse))
  }
  checkRuins(g, refuse)
  checkHired(g, refuse)
  for (const [other, faction] of g.factions.entries())
    if (faction.startsWith('vagabond')) pawnSomewhere(g, other, refuse)
  startPhase(root, g, seat, phase)
  return g
}
