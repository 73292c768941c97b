import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Keepers (Law 15). */
  interface Questions {
    keepersFirstRelic: Asks<'relicType'>
    keepersStart: Asks<'clearing'>
    keepersSecond: Asks<'clearing'>
    keepersMoreRelics: Asks<{ forest: 'forest'; relic: 'relicType' }>
    keepersReturn: Asks<'clearing'>
    keepersEncamp: Offers<'clearing'>
    keepersWaystation: Asks<{ waystation: 'waystation'; side: 'side' }, { place: 'clearing' }>
    keepersDecamp: Offers<{ clearing: 'clearing'; waystation: 'waystation' }>
    keepersRecruit: Offers<'clearing'>
    keepersRecruitCard: Asks<'handCard', { place: 'clearing' }>
    keepersMoveSlot: Offers<MenuSorts>
    keepersDelveSlot: Offers<MenuSorts>
    keepersRecoverSlot: Offers<MenuSorts>
    keepersRetinueCard: Asks<'retinueCard', { slot: 'slot'; deed: 'deed' }>
    keepersDelveClearing: Asks<'clearing'>
    keepersDelve: Offers<{ forest: 'forest'; relic: 'forestRelic' }, { place: 'clearing' }>
    keepersRelicValue: Asks<'amount'>
    keepersRecoverClearing: Asks<'clearing'>
    keepersRecover: Asks<'relic', { place: 'clearing' }>
    keepersRecoverMore: Offers<'relic', { place: 'clearing' }>
    keepersCarry: Offers<'relic', { from: 'place'; to: 'place'; left: 'amount' }>
    keepersLoseRelic: Asks<'relic', { place: 'clearing' }>
    keepersTrophy: Asks<'forest', { relic: 'relic' }>
    keepersGather: Offers<'action'>
    keepersAdd: Offers<{ card: 'handCard'; slot: 'slot' }>
    keepersShift: Asks<{ card: 'retinueCard'; from: 'slot'; to: 'slot' }>
  }
}
