import { type Listener, type Reaction, reaction, type Seat, tell } from '@spinney/kernel'
import { fighters } from '../../actions/battle.ts'
import { ATTACKER, type Battle, DEFENDER, sideOf } from '../../actions/battle-types.ts'
import { isAutomaton } from '../../core/book.ts'
import type { RootEvents } from '../../core/hooks.ts'
import { isPlayer } from '../../core/parties.ts'
import { count, presenceOf } from '../../core/pieces.ts'
import { score } from '../../core/scoring.ts'
import type { Root, Visible } from '../../core/state.ts'
import { enlisting } from '../../factions/vagabond/characters/arbiter.ts'
import { pawnOf } from '../../factions/vagabond/pawn.ts'
import { isVagabond, vagabondAt } from '../../factions/vagabond/state.ts'
import { botAt } from '../state.ts'
import { isVagabot } from './state.ts'

/** Whether a seat is an Arbiter, a player's or a Vagabot. */
function isArbiter(g: Visible, seat: Seat): boolean {
  if (isVagabot(g, seat)) return botAt(g, seat).character === 'arbiter'
  return isVagabond(g, seat) && vagabondAt(g, seat).character === 'arbiter'
}

/** The Arbiters in the clearing of a battle that they take no part in. */
const bystanders = (g: Visible, battle: Battle): Seat[] =>
  g.factions.flatMap((_, seat) =>
    isArbiter(g, seat) && sideOf(battle, seat) < 0 && count(g, pawnOf(g, seat), battle.place) > 0 ? [seat] : [],
  )

/** Whether an automaton enlists an Arbiter: it could use the hits, and has more points than he has. */
function wants(g: Visible, battle: Battle, arbiter: Seat): boolean {
  const [attacker, defender] = battle.sides
  const cap = fighters(g, battle, DEFENDER)
  return cap < 3 && cap < presenceOf(g, attacker, battle.place) && g.scores[defender]! > g.scores[arbiter]!
}

/** Before the roll: players are asked whether they enlist a Vagabot, automata enlist any Arbiter by their rule. */
export const onBeforeRoll: Listener<Root, RootEvents['beforeRoll']> = (g, { battle }) => {
  const defender = battle.sides[DEFENDER]
  const reactions: Reaction[] = []
  if (!isPlayer(g, defender) || battle.sides[ATTACKER] === defender) return reactions
  for (const arbiter of bystanders(g, battle)) {
    if (!isAutomaton(g, defender)) {
      if (isVagabot(g, arbiter)) reactions.push(reaction(enlisting, { arbiter }))
    } else if (battle.helpers[DEFENDER] < 0 && wants(g, battle, arbiter)) {
      battle.helpers[DEFENDER] = arbiter
      tell('VB.9', 'enlisted', () => ({ seat: arbiter, by: defender }))
      score(g, arbiter, 1, 'VB.9')
    }
  }
  return reactions
}
