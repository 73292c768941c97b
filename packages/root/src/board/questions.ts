import type { Asks, Offers } from '@spinney/kernel'

declare module '../core/questions.ts' {
  /** Questions of the maps (Law C). */
  interface Questions {
    takeFerry: Offers<'action', { from: 'clearing'; to: 'clearing' }>
    openPath: Asks<{ from: 'clearing'; to: 'clearing' }>
    openPathCard: Asks<'handCard', { from: 'clearing'; to: 'clearing' }>
  }
}
