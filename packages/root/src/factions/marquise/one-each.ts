import { type Procedure, procedure, run, type Seat } from '@spinney/kernel'
import { mayPlace } from '../../board/map.ts'
import type { PieceKind } from '../../core/kinds.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'

interface Placing extends Own {
  /** Clearings that still get a piece, one entry for each building. */
  at: number[]
}

/** One entry per building, where pieces may be placed. */
const oneForEach = (g: Root, seat: Seat, building: PieceKind): number[] =>
  clearingsWith(g, building)
    .filter((clearing) => mayPlace(g, seat, clearing))
    .flatMap((clearing) => new Array<number>(count(g, building, clearing)).fill(clearing))

/**
 * Places one piece at each building of a kind (6.4, 6.5.3): as many as there are (1.5.4), and with too few the Marquise
 * chooses where.
 */
export function placeAtEach(
  name: string,
  law: string,
  kind: 'marquiseSawmill' | 'marquiseRecruit' | 'hundredsRecruit',
  piece: PieceKind,
  building: PieceKind,
): Procedure<Root, Own> {
  return procedure<Root, Placing>(name, [
    run(law, 'all', (g, p) => {
      p.at = oneForEach(g, p.seat, building)
      if (count(g, piece, SUPPLY) < p.at.length) return
      for (const clearing of p.at) place(g, piece, clearing, 1, law)
      return 'done'
    }),
    must(law, kind, {
      kind,
      picks: 'clearing',
      who: (_g, p) => p.seat,
      when: (g) => count(g, piece, SUPPLY) > 0,
      options: (_g, p) => [...new Set(p.at)],
      effect: (g, p, clearing) => {
        place(g, piece, clearing, 1, law)
        p.at.splice(p.at.indexOf(clearing), 1)
        return 'again'
      },
    }),
  ]) as Procedure<Root, Own>
}
