import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Alliance (Law 8). */
  interface Questions {
    allianceBase: Asks<'suit', { place: 'clearing' }>
    discardSupporter: Asks<'supporter'>
    spendSupporter: Asks<'supporter', { left: 'amount' }>
    allianceRevolt: Offers<'clearing'>
    allianceSpread: Offers<'clearing'>
    allianceDaylight: Offers<MenuSorts>
    mobilize: Asks<'handCard'>
    train: Asks<'handCard'>
    allianceEvening: Offers<MenuSorts>
    allianceRecruit: Asks<'clearing'>
    organize: Asks<'clearing'>
    outrage: Asks<'handCard' | 'action', { place: 'clearing' }>
    supporterDraw: Asks<'card'>
  }
}
