import type { Asks } from '@spinney/kernel'

declare module '../core/questions.ts' {
  /** What chance decides for automata, and what players are asked because of them. */
  interface Questions {
    clockworkClearing: Asks<'clearing', { seat: 'seat' }>
    clockworkForest: Asks<'forest', { seat: 'seat' }>
    clockworkHit: Asks<'piece', { place: 'place'; hits: 'amount'; seat: 'seat' }>
    clockworkCard: Asks<'card', { seat: 'seat' }>
    clockworkPlot: Asks<'plot', { place: 'clearing' }>
    clockworkOutrage: Asks<'handCard' | 'action', { place: 'place' }>
    clockworkInvestors: Asks<'handCard' | 'action', { place: 'place' }>
    clockworkGamble: Asks<'guess', { place: 'clearing' }>
  }
}
