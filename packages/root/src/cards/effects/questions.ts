import type { Asks, Offers } from '@spinney/kernel'

declare module '../../core/questions.ts' {
  /** Questions that cards ask. */
  interface Questions {
    standAndDeliver: Asks<'seat'>
    taxCollector: Asks<'clearing'>
    betterBurrowBank: Asks<'seat'>
    codebreakers: Asks<'seat'>
    propagandaBureau: Asks<{ clearing: 'clearing'; kind: 'piece' }>
    propagandaBureauCard: Asks<'handCard', { place: 'clearing'; kind: 'piece' }>
    leagueOfAdventurousMice: Asks<{ item: 'itemType'; errand: 'errand' }>
    charmOffensive: Asks<'seat'>
    murineBroker: Offers<'action'>
    informants: Offers<'discardCard'>
    saboteurs: Asks<{ seat: 'owner'; card: 'rivalCard' }>
    falseOrders: Asks<{ seat: 'owner'; from: 'place'; to: 'place' }>
    swapMeet: Asks<'seat'>
    swapMeetGive: Asks<'handCard', { other: 'seat' }>
  }
}
