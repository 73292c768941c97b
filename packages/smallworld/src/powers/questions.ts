import type { Asks, Offers } from '@spinney/kernel'

declare module '../questions.ts' {
  /** Questions that powers ask (SW-16). */
  interface Questions {
    'bivouacking.camps': Offers<{ region: 'region'; pieces: 'amount' }, { slot: 'slot'; race: 'race'; left: 'amount' }>
    'bivouacking.strike': Offers<'verb'>
    'diplomat.ally': Offers<'seat'>
    'fortified.build': Offers<'region', { slot: 'slot' }>
    'heroic.hero': Asks<'region', { slot: 'slot' }>
  }
}
