import type { Asks } from '@spinney/kernel'

declare module '../core/questions.ts' {
  /** Questions of landmarks (Law A.5, F). */
  interface Questions {
    landmarkCard: Asks<'landmark'>
    landmarkToSetUp: Asks<'landmark'>
    landmarkSite: Asks<'clearing', { landmark: 'landmark' }>
    marketDeal: Asks<'card'>
    marketSlot: Asks<'amount'>
    marketCard: Asks<'handCard'>
  }
}
