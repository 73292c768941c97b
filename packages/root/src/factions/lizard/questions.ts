import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Lizards (Law 10). */
  interface Questions {
    lizardFirstGarden: Asks<'suit'>
    lizardStart: Asks<'clearing'>
    lizardOutcast: Asks<'suit'>
    lizardFear: Asks<'card'>
    lizardConspiracy: Offers<'conspiracy'>
    lizardCrusade: Asks<'errand'>
    lizardReplace: Asks<{ clearing: 'clearing'; kind: 'piece' }, { conspiracy: 'conspiracy' }>
    lizardDaylight: Offers<MenuSorts>
    lizardReveal: Asks<'handCard', { ritual: 'ritual' }>
    lizardPlace: Asks<'clearing', { ritual: 'ritual' }>
    lizardSpend: Asks<'handCard'>
    lizardSacrifice: Asks<'clearing'>
  }
}
