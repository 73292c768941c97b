import { procedure, run } from '@spinney/kernel'
import { score } from '../../core/scoring.ts'
import type { Own, Root } from '../../core/state.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import { gather, payIn } from './boxes.ts'
import { postsOnMap, total } from './state.ts'

/** 11.4.2 Dividends: with a trade post on the map, one point for every two funds. */
function scoreDividends(g: Root, seat: number): void {
  if (postsOnMap(g) === 0) return
  score(g, seat, Math.floor(total(g.own.riverfolk.funds) / RIVERFOLK.fundsPerDividend), '11.4.2')
}

/** 11.4 Birdsong: protectionism, dividends, gathering funds. */
export const birdsong = procedure<Root, Own>('riverfolk.birdsong', [
  run('11.4.1', 'protectionism', (g, b) => {
    if (total(g.own.riverfolk.payments) === 0) payIn(g, b.seat, RIVERFOLK.protectionism, '11.4.1')
  }),
  run('11.4.2', 'dividends', (g, b) => scoreDividends(g, b.seat)),
  run('11.4.3', 'gather', (g) => gather(g)),
])
