import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Hundreds (Law 14). */
  interface Questions {
    hundredsStart: Asks<'clearing'>
    hundredsMobDie: Asks<'suit'>
    hundredsSpread: Asks<'clearing'>
    hundredsRuinItem: Asks<'itemType'>
    hundredsRuinChoice: Asks<'itemType' | 'nothing', { place: 'clearing' }>
    hundredsRecruit: Asks<'clearing'>
    hundredsAnoint: Asks<'clearing'>
    hundredsMood: Asks<'mood'>
    hundredsCommand: Offers<MenuSorts>
    hundredsAdvance: Offers<MenuSorts>
    hundredsBuild: Asks<'clearing'>
    hundredsBuildCard: Asks<'handCard', { place: 'clearing' }>
    hundredsRelentless: Offers<'errand'>
    hundredsLead: Asks<'action', { from: 'place'; to: 'place' }>
    hundredsFollow: Asks<'amount', { from: 'place'; to: 'place'; led: boolean }>
    hundredsHit: Asks<'piece', { place: 'place'; hits: 'amount'; seat: 'seat' }>
    hundredsBitter: Offers<'clearing', { place: 'clearing' }>
    hundredsLavish: Asks<'hoardItem'>
    hundredsJubilant: Offers<'action', { left: 'amount' }>
    hundredsOverflow: Asks<'hoardItem', { item: 'itemType' }>
    hundredsContempt: Asks<'action', { item: 'itemType'; points: 'amount' }>
    hundredsLoot: Offers<'action', { place: 'clearing'; defender: 'seat' }>
    hundredsTakeLoot: Asks<'itemType', { from: 'seat' }>
    hundredsInciteCard: Asks<'handCard', { place: 'clearing' }>
    hundredsIncite: Offers<'clearing'>
  }
}
