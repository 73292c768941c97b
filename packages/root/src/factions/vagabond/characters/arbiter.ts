import { type Listener, procedure, type Reaction, reaction, type Seat, tell } from '@spinney/kernel'
import { DEFENDER, sideOf } from '../../../actions/battle-types.ts'
import { ongoingBattle } from '../../../actions/ongoing.ts'
import type { RootEvents } from '../../../core/hooks.ts'
import { isPlayer } from '../../../core/parties.ts'
import { count } from '../../../core/pieces.ts'
import { may } from '../../../core/questions.ts'
import { score } from '../../../core/scoring.ts'
import type { Root } from '../../../core/state.ts'
import { pawnOf } from '../pawn.ts'
import { vagabondAt, vagabondSeats } from '../state.ts'

interface Enlisting {
  arbiter: Seat
}

/** D.5.2 Protector: the defender may enlist the Arbiter. */
export const enlisting = procedure<Root, Enlisting>('vagabond.protector', [
  may('D.5.2', 'vagabondEnlist', {
    picks: 'action',
    who: (g) => ongoingBattle(g).sides[DEFENDER],
    options: () => ['enlist'],
    about: (g, e) => ({ place: ongoingBattle(g).place, arbiter: e.arbiter }),
    effect: (g, e) => {
      ongoingBattle(g).helpers[DEFENDER] = e.arbiter
      tell('D.5.2', 'enlisted', () => ({ seat: e.arbiter, by: ongoingBattle(g).sides[DEFENDER] }))
      score(g, e.arbiter, 1, 'D.5.2')
    },
  }),
])

/** D.5.2, T40: before the roll of a battle in the Arbiter's clearing that the Arbiter takes no part in. */
export const onBeforeRoll: Listener<Root, RootEvents['beforeRoll']> = (g, { battle }) => {
  const reactions: Reaction[] = []
  if (!isPlayer(g, battle.sides[DEFENDER])) return reactions
  for (const arbiter of vagabondSeats(g)) {
    if (vagabondAt(g, arbiter).character !== 'arbiter' || sideOf(battle, arbiter) >= 0) continue
    if (count(g, pawnOf(g, arbiter), battle.place) > 0) reactions.push(reaction(enlisting, { arbiter }))
  }
  return reactions
}
