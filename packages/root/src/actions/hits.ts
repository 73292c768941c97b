import { call, type Procedure, procedure, run, type Seat } from '@spinney/kernel'
import { armyAt, hooks, kindCalled } from '../core/book.ts'
import type { Hits } from '../core/hits.ts'
import type { PieceKind } from '../core/kinds.ts'
import { speakerOf } from '../core/parties.ts'
import { count } from '../core/pieces.ts'
import { must } from '../core/questions.ts'
import type { Party, Root, Visible } from '../core/state.ts'
import { type Battle, other } from './battle-types.ts'
import { ongoingBattle } from './ongoing.ts'
import { buildingsAndTokens, mayRemove, takeOff } from './removal.ts'

/** 4.3.4: takes hits off the map: warriors first, then buildings and tokens of the owner's choice. */
export const takeHits = procedure<Root, Hits>('takeHits', [
  run('4.3.4', 'warriors', (g, h) => {
    const { warrior } = armyAt(g, h.seat)
    if (warrior === null) return
    const lost = Math.min(h.hits, count(g, warrior, h.place))
    takeOff(g, warrior, h.place, lost, h.by, ongoingBattle(g))
    h.hits -= lost
  }),
  must('4.3.4', 'loseHit', {
    picks: 'piece',
    who: (_g, h) => h.chooser,
    when: (_g, h) => h.hits > 0,
    options: (g, h) => breakable(g, h).map((kind) => kind.id),
    about: (_g, h) => ({ place: h.place, hits: h.hits, seat: h.seat }),
    none: () => 'done',
    effect: (g, h, id) => {
      loseBuildingOrToken(g, h, id)
      return 'again'
    },
  }),
])

/** Buildings and tokens that hits can remove: not what something protects. */
const breakable = (g: Visible, h: Hits): PieceKind[] =>
  buildingsAndTokens(g, h.seat, h.place).filter((kind) => mayRemove(g, h.by, kind, h.place))

function loseBuildingOrToken(g: Root, h: Hits, id: string): void {
  const battle = ongoingBattle(g)
  battle.razed[other(h.side)]! += takeOff(g, kindCalled(g, id), h.place, 1, h.by, battle)
  h.hits -= 1
}

/** 4.3.4, 9.2.7: how a party takes hits as long as nobody else takes any for it. */
export const ownWayOfTakingHits = (g: Visible, party: Party): Procedure<Root, Hits> =>
  armyAt(g, party).takeHits ?? takeHits

/** Makes one side of a battle take hits, in its own way where it has one. */
export function dealHits(g: Root, battle: Battle, side: number, hits: number): void {
  if (hits === 0) return
  const seat = battle.sides[side]!
  battle.taken[side]! += hits
  let way = ownWayOfTakingHits(g, seat)
  for (const hook of hooks(g).takingHits) way = hook(way, g, battle, side)
  call(g, way, {
    seat,
    by: battle.sides[other(side)]!,
    place: battle.place,
    hits,
    side,
    chooser: chooserOf(g, battle, side),
  })
}

/** 4.3.4: the owner chooses what is lost, unless an effect says otherwise. */
function chooserOf(g: Root, battle: Battle, side: number): Seat {
  let chooser = speakerOf(g, battle.sides[side]!)
  for (const hook of hooks(g).hitChooser) chooser = hook(chooser, g, battle, side)
  return chooser
}
