import { call, procedure, run, type Seat } from '@spinney/kernel'
import { mayPlace } from '../../board/map.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { warrior } from './state.ts'

interface Spreading extends Own {
  /** Clearings that still get a warrior; one between two raids stands there twice. */
  at: number[]
  law: string
}

/** 13.4.3, 13.7.4: one warrior in each of some clearings; with too few the Corvids choose where (1.5.4). */
export const spread = procedure<Root, Spreading>('corvid.spread', [
  run('1.5.4', 'all', (g, s) => {
    if (count(g, warrior, SUPPLY) < s.at.length) return 'next'
    for (const clearing of s.at) place(g, warrior, clearing, 1, s.law)
    return 'done'
  }),
  must('1.5.4', 'corvidPlace', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    when: (g, s) => s.at.length > 0 && count(g, warrior, SUPPLY) > 0,
    options: (_g, s) => [...new Set(s.at)],
    cite: (_g, s) => s.law,
    about: (g) => ({ left: count(g, warrior, SUPPLY) }),
    effect: (g, s, clearing) => {
      place(g, warrior, clearing, 1, s.law)
      s.at.splice(s.at.indexOf(clearing), 1)
      return 'again'
    },
  }),
])

/** Places one warrior in each of these clearings where the Corvids may place. */
export function callSpread(g: Root, seat: Seat, clearings: readonly number[], law: string): void {
  call(g, spread, { seat, law, at: clearings.filter((clearing) => mayPlace(g, seat, clearing)) })
}
