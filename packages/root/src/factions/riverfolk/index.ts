import type { Faction } from '../../core/content.ts'
import { because } from '../../core/reasons.ts'
import { kindsOf } from '../../facts/box.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import {
  craftingWithFunds,
  disruption,
  removedPostsAreGone,
  riversArePaths,
  swimmersNeedNoRule,
  tradeIsDisrupted,
} from './abilities.ts'
import { birdsong } from './birdsong.ts'
import { paying } from './boxes.ts'
import { daylight, daylightProcedures } from './daylight.ts'
import * as hiring from './mercenaries.ts'
import { evening, setup } from './prices.ts'
import { riverfolkFacts, riverfolkGiven } from './scenario.ts'
import { buying, buyService } from './services.ts'
import { SERVICES, warrior } from './state.ts'

/** The Riverfolk Company (Law 11). */
export const riverfolk: Faction = {
  id: 'riverfolk',
  pieces: kindsOf('riverfolk'),
  letter: RIVERFOLK.setupLetter,
  reach: RIVERFOLK.reach,
  warrior,
  crafting: craftingWithFunds,
  openHand: true,
  begin: (g) => {
    const box = (): number[] => g.factions.map(() => 0)
    g.own.riverfolk = {
      payments: box(),
      funds: box(),
      committed: box(),
      spaces: [box(), box(), box()],
      prices: SERVICES.map(() => RIVERFOLK.prices[0]),
      hired: -1,
    }
  },
  setup,
  advancedSetup: setup,
  birdsong,
  daylight,
  evening,
  given: riverfolkGiven,
  facts: riverfolkFacts,
  procedures: [buying, disruption, hiring.leaving, hiring.sharing, paying, ...daylightProcedures],
  actions: [buyService],
  on: {
    removed: tradeIsDisrupted,
    battleStarted: hiring.mercenariesJoin,
    phaseStarted: hiring.mercenariesCome,
    phaseEnded: hiring.mercenariesLeave,
  },
  refuses: { mayAttack: because('11.2.7.III', 'mercenariesSpare') },
  modify: {
    paths: riversArePaths,
    moveNeedsRule: swimmersNeedNoRule,
    returnsTo: removedPostsAreGone,
    strength: hiring.mercenariesRule,
    figures: hiring.mercenariesFight,
    mayAttack: hiring.mercenariesSpareTheirOwn,
    fighters: hiring.mercenariesHit,
    takingHits: hiring.mercenariesTakeHits,
    blamed: hiring.buyerIsBlamed,
    enemyPieces: hiring.mercenariesAreNoEnemies,
  },
}
