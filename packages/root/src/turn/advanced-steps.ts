import { type Procedure, run, type Step } from '@spinney/kernel'
import { joined, mayPlace } from '../board/map.ts'
import type { PieceKind } from '../core/kinds.ts'
import { place } from '../core/place.ts'
import { must } from '../core/questions.ts'
import type { Own, Root, Visible } from '../core/state.ts'

/** Steps of a standard setup that a setup card repeats, by key. */
export const stepsOf = <L>(setup: Procedure<Root, L>, ...keys: string[]): Step<Root, L>[] =>
  keys.map((key) => setup.steps[setup.indexOf[key]!]!)

/** Warriors being spread over the neighbours of a homeland. */
export interface Spreading extends Own {
  /** Warriors left when all neighbours have the same number, */
  left: number
  /** and neighbours that have got one of these. */
  more: number[]
}

/** The neighbours of a seat's homelands where it may place. */
const surroundings = (g: Visible, s: Own): number[] => {
  const around = g.homelands[s.seat]!.flatMap((home) => joined(g, home))
  return [...new Set(around)].filter((at) => mayPlace(g, s.seat, at)).sort((a, b) => a - b)
}

/** A.8.2: warriors go to the clearings adjacent to the homeland as evenly as possible; who gets the odd ones is chosen. */
export const spreadEvenly = <L extends Spreading>(warrior: PieceKind, number: number): Step<Root, L>[] => [
  run('A.8.2', 'spread', (g, s) => {
    const around = surroundings(g, s)
    const each = Math.floor(number / Math.max(1, around.length))
    for (const at of around) place(g, warrior, at, each, 'A.8.2')
    s.left = around.length === 0 ? 0 : number - each * around.length
    s.more = []
  }),
  must('A.8.2', 'spreadWarrior', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    when: (_g, s) => s.left > 0,
    options: (g, s) => surroundings(g, s).filter((at) => !s.more.includes(at)),
    about: (_g, s) => ({ left: s.left }),
    effect: (g, s, clearing) => {
      place(g, warrior, clearing, 1, 'A.8.2')
      s.more.push(clearing)
      s.left -= 1
      return 'again'
    },
  }),
]
