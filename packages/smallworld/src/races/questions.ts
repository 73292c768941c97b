import type { Asks } from '@spinney/kernel'

declare module '../questions.ts' {
  /** Questions that races ask (SW-15). */
  interface Questions {
    'amazons.giveUp': Asks<'region', { slot: 'slot' }>
  }
}
