import { ATTACKER } from '../actions/battle-types.ts'
import { board, pathEnds, together } from '../board/map.ts'
import { isAutomaton } from '../core/book.ts'
import type { TableRule } from '../core/content.ts'
import type { Modifiers } from '../core/hooks.ts'
import { battles, takeHits } from './acting.ts'
import { crafting, drawOpen } from './order.ts'
import { buyingAmbushes, buyingCard, buyingFavor, buyingSouls } from './services.ts'
import { onBeforeRoll } from './vagabot/arbiter.ts'
import { vagabotRule } from './vagabot/index.ts'

/** Hates surprises: nobody ambushes an automaton that attacks. */
const noAmbush: Modifiers['mayAmbush'] = (may, g, battle) => may && !isAutomaton(g, battle.sides[ATTACKER])

/** Automata use closed paths as if they were open, and never open them. */
const closedPathsAreOpen: Modifiers['paths'] = (to, g, party, from) => {
  if (g.closed.length === 0 || !isAutomaton(g, party)) return to
  const closed = g.closed.map(pathEnds)
  return together(
    to,
    (board(g).paths[from] ?? []).filter((end) =>
      closed.some(([a, b]) => (a === from && b === end) || (b === from && a === end)),
    ),
  )
}

const GOAL = 30

/** Where the players win together: all of them have 30 points before any automaton has; it wins alone. */
const winTogether: Modifiers['winners'] = (winners, g, seat) => {
  if (g.own.cooperative !== true || isAutomaton(g, seat)) return winners
  const players = g.factions.map((_, other) => other).filter((other) => !isAutomaton(g, other))
  return players.every((player) => g.scores[player]! >= GOAL) ? players : []
}

/** Vagabots: what one of them changes holds for both. */
export const vagabotsRule: TableRule = {
  id: 'vagabots',
  holdsOn: (_map, { own }) => Object.keys(own.automata ?? {}).some((faction) => faction.startsWith('vagabond')),
  ...vagabotRule,
}

/** What the common rules are wherever an automaton plays (A.3). */
export const clockworkRule: TableRule = {
  id: 'clockwork',
  holdsOn: (_map, { own }) => own.automata !== undefined,
  procedures: [battles, buyingAmbushes, buyingCard, buyingFavor, buyingSouls, crafting, drawOpen, takeHits],
  on: { beforeRoll: onBeforeRoll },
  modify: { mayAmbush: noAmbush, paths: closedPathsAreOpen, winners: winTogether },
}
