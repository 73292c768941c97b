import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Marquise (Law 6). */
  interface Questions {
    marquiseKeep: Asks<'clearing'>
    marquiseStartBuilding: Asks<{ clearing: 'clearing'; building: 'building' }>
    marquiseHomeKeep: Asks<'clearing'>
    marquiseHomeBuilding: Asks<{ clearing: 'clearing'; building: 'building' }>
    marquiseSawmill: Asks<'clearing'>
    marquiseRecruit: Asks<'clearing'>
    marquiseDaylight: Offers<MenuSorts, { left: 'amount' }>
    marquiseBird: Asks<'handCard'>
    marquiseBuild: Asks<{ clearing: 'clearing'; building: 'building' }>
    marquiseWood: Asks<'clearing', { clearing: 'clearing'; building: 'building'; left: 'amount' }>
    overwork: Asks<'clearing'>
    overworkCard: Asks<'handCard', { place: 'clearing' }>
    fieldHospitals: Offers<'handCard', { place: 'place'; warriors: 'amount' }>
  }
}
