import { call, procedure, type Seat } from '@spinney/kernel'
import { takeRandom } from '../../../cards/hand.ts'
import { armyAt, edition, isAutomaton } from '../../../core/book.ts'
import { count, presenceOf } from '../../../core/pieces.ts'
import { must } from '../../../core/questions.ts'
import { because } from '../../../core/reasons.ts'
import type { Own, Root, Visible } from '../../../core/state.ts'
import { closedBy } from '../../../turn/closing.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { inClearing, readyOf } from '../closing.ts'
import { exhaustOne, TORCH } from '../items.ts'
import { clearingOf } from '../pawn.ts'
import { warriorsOf } from '../relationships.ts'
import { isVagabond } from '../state.ts'
import { hasTorch } from './torch.ts'

const WARRIORS_NEEDED = 3

/** Warriors and pawns of a seat at a place. */
function figuresOf(g: Visible, seat: Seat, place: number): number {
  let n = warriorsOf(g, seat, place)
  for (const kind of armyAt(g, seat).pieces) if (kind.category === 'figure') n += count(g, kind, place)
  return n
}

/** D.1.2, T37: whose presence makes a victim: a figure in the clearing, or any piece, or in the draft three warriors. */
function isPresent(g: Visible, seat: Seat, clearing: number): boolean {
  const { stealNeeds, stealNeedsThreeWarriors } = edition(g)
  if (stealNeedsThreeWarriors && !isVagabond(g, seat)) return warriorsOf(g, seat, clearing) >= WARRIORS_NEEDED
  return stealNeeds === 'figure' ? figuresOf(g, seat, clearing) > 0 : presenceOf(g, seat, clearing) > 0
}

/** D.1.2: the players who can be robbed. */
function victims(g: Visible, seat: Seat): Seat[] {
  const clearing = clearingOf(g, seat)
  if (clearing === 0) return []
  return g.factions
    .map((_, other) => other)
    .filter(
      (other) =>
        other !== seat && (g.hands[other]!.length > 0 || isAutomaton(g, other)) && isPresent(g, other, clearing),
    )
}

/** D.1.2 Steal: a random card of somebody in the clearing. */
export const stealing = procedure<Root, Own>('vagabond.steal', [
  must('D.1.2', 'vagabondSteal', {
    picks: 'seat',
    who: (_g, s) => s.seat,
    options: (g, s) => victims(g, s.seat),
    effect: (g, s, from) => {
      exhaustOne(g, s.seat, TORCH, 'D.1.2')
      call(g, takeRandom, { from, to: s.seat, law: 'D.1.2' })
    },
  }),
])

export const steal: Action<Own> = {
  id: 'steal',
  law: 'D.1.2',
  available: (g, d) => hasTorch(g, d.seat) && victims(g, d.seat).length > 0,
  ...closedBy(readyOf(TORCH, 'D.1.2'), inClearing('D.1.2'), () => because('D.1.2', 'nobodyToRob')),
  perform: (g, d) => call(g, stealing, { seat: d.seat }),
}
