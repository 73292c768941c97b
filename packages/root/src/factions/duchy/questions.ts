import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Duchy (Law 12). */
  interface Questions {
    duchyStart: Asks<'clearing'>
    duchyAssembly: Offers<MenuSorts, { left: 'amount' }>
    duchyParliament: Offers<'minister' | MenuSorts>
    duchySway: Offers<'minister' | MenuSorts>
    duchySwayCard: Asks<'handCard', { minister: 'minister'; left: 'amount' }>
    duchyFailure: Asks<'minister', { left: 'amount' }>
    duchyFailureCard: Asks<'card'>
    duchyBrigadier: Asks<'errand'>
    duchyBanker: Asks<'handCard'>
    duchyBankerMore: Offers<'handCard', { cards: 'amount' }>
    duchyMayor: Asks<'minister'>
    duchyBuild: Asks<{ clearing: 'clearing'; building: 'duchyBuilding' }>
    duchyBuildCard: Asks<'handCard', { place: 'clearing'; building: 'duchyBuilding' }>
    duchyTakeTunnel: Asks<'clearing'>
    duchyDig: Asks<'clearing'>
    duchyDigCard: Asks<'handCard', { place: 'clearing' }>
    duchyDigWarriors: Offers<'amount', { place: 'clearing' }>
  }
}
