import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Vagabonds (Law 9, D). */
  interface Questions {
    vagabondOrder: Asks<'setupCard'>
    vagabondCharacter: Asks<'character'>
    vagabondStart: Asks<'forest'>
    vagabondNewQuest: Asks<'quest'>
    vagabondRefresh: Asks<'item', { left: 'amount' }>
    vagabondRefreshMore: Offers<'item', { left: 'amount' }>
    vagabondSlip: Offers<'clearing' | 'forest'>
    vagabondDaylight: Offers<MenuSorts>
    vagabondMove: Asks<'clearing'>
    vagabondMoveAlly: Offers<'seat', { from: 'place'; to: 'place' }>
    vagabondAllyWarriors: Asks<'amount', { from: 'place'; to: 'place'; ally: 'seat' }>
    vagabondBattleAlly: Offers<'seat', { place: 'clearing'; defender: 'seat' }>
    vagabondHit: Asks<'item' | 'ally', { place: 'clearing'; hits: 'amount'; seat: 'seat' }>
    vagabondFullRemoval: Asks<'item', { items: 'amount' }>
    vagabondAid: Asks<'seat'>
    vagabondAidCard: Asks<'handCard', { other: 'seat' }>
    vagabondAidExhaust: Asks<'item', { other: 'seat' }>
    vagabondAidItem: Offers<'itemType', { other: 'seat' }>
    vagabondQuest: Asks<'quest'>
    vagabondImprovise: Asks<{ item: 'item'; as: 'itemType' } | { item: 'none'; as: 'none' }, { quest: 'quest' }>
    vagabondReward: Asks<'reward', { quest: 'quest' }>
    vagabondStrike: Asks<'piece', { place: 'clearing' }>
    vagabondRepair: Asks<'item'>
    vagabondRuinItem: Asks<'itemType'>
    vagabondRuinChoice: Asks<'itemType' | 'nothing', { place: 'clearing' }>
    vagabondDropItem: Asks<'item', { surplus: 'amount' }>
    vagabondCoalitionCard: Asks<'handCard'>
    vagabondCoalition: Asks<'seat'>
    vagabondEnlist: Offers<'action', { place: 'clearing'; arbiter: 'seat' }>
    vagabondSteal: Asks<'seat'>
    vagabondInstigate: Asks<{ attacker: 'owner'; defender: 'seat' }, { place: 'clearing' }>
    vagabondDayLabor: Asks<'discardCard'>
    vagabondGlide: Asks<'clearing'>
    vagabondHideout: Offers<'item', { left: 'amount' }>
  }
}
