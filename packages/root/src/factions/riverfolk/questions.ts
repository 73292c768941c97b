import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Riverfolk (Law 11). */
  interface Questions {
    riverfolkPost: Asks<'suit', { place: 'clearing' }>
    riverfolkStart: Asks<'clearing', { left: 'amount' }>
    riverfolkPrice: Offers<{ service: 'service'; price: 'price' }>
    riverfolkDaylight: Offers<MenuSorts>
    riverfolkFund: Asks<'fund', { use: 'fundUse' }>
    riverfolkExport: Asks<'handCard'>
    riverfolkRecruit: Asks<'clearing'>
    riverfolkTradePost: Asks<'clearing'>
    riverfolkLoseFund: Asks<'fund', { left: 'amount' }>
    riverfolkLoseCard: Asks<'handCard', { left: 'amount' }>
    riverfolkService: Asks<{ service: 'service'; price: 'price' }, { left: 'amount' }>
    riverfolkPayItem: Asks<'item', { left: 'amount' }>
    riverfolkHandCard: Asks<'saleCard'>
  }
}
