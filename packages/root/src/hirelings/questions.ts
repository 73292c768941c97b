import type { Asks, Offers } from '@spinney/kernel'

declare module '../core/questions.ts' {
  /** Questions of hirelings (Law A.6, E). */
  interface Questions {
    hirelingCard: Asks<'hireling'>
    demoteHireling: Asks<'hireling'>
    hirelingToSetUp: Asks<'hireling'>
    hire: Asks<'hireling'>
    giveHireling: Asks<'seat', { hireling: 'hireling' }>
    controlDie: Asks<{ gold: 'amount'; red: 'amount' }>
    uprisingDie: Asks<'suit'>
    /** One of several things that a card lets its controller do. */
    hirelingChoice: Offers<'action', { hireling: 'hireling' }>
    /** Where a piece is placed; `left` still to be placed. */
    hirelingPlace: Offers<'clearing', { hireling: 'hireling'; kind: 'piece'; left: 'amount' }>
    hirelingWarriors: Asks<'amount', { hireling: 'hireling'; place: 'clearing' }>
    /** A clearing that something goes to or happens in. */
    hirelingClearing: Offers<'clearing', { hireling: 'hireling' }>
    hirelingForest: Asks<'forest', { hireling: 'hireling' }>
    hirelingPath: Asks<{ from: 'clearing'; to: 'clearing' }, { hireling: 'hireling' }>
    hirelingRemove: Asks<{ clearing: 'clearing'; kind: 'piece' }, { hireling: 'hireling'; left: 'amount' }>
    /** A card for what a hireling does or for attacking it. */
    hirelingCost: Offers<'handCard', { hireling: 'hireling'; place: 'anyPlace' }>
    hirelingVictim: Asks<'seat', { hireling: 'hireling' }>
    hirelingVictimAt: Asks<{ clearing: 'clearing'; owner: 'owner' }, { hireling: 'hireling' }>
    hirelingErrand: Asks<'errand', { hireling: 'hireling' }>
    hirelingForce: Offers<{ owner: 'owner'; from: 'clearing' }, { hireling: 'hireling'; to: 'clearing' }>
    hirelingItem: Asks<'itemType', { hireling: 'hireling' }>
    brigandRuinItem: Asks<'itemType'>
    envoysCard: Offers<'discardCard'>
    artisansReveal: Offers<'action', { card: 'card' }>
  }
}
