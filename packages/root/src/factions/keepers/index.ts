import { craftingWith } from '../../actions/craft.ts'
import { board } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import type { Faction } from '../../core/content.ts'
import { kindsOf } from '../../facts/box.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { advancedSetup } from './advanced.ts'
import { birdsong, birdsongProcedures } from './birdsong.ts'
import { daylight, daylightProcedures } from './daylight.ts'
import { delving } from './delve.ts'
import { evening, eveningProcedures } from './evening.ts'
import { devout, knightProcedures, offerCarrying, relicsStay, takeTrophies, trophyPoints } from './knights.ts'
import { recovering } from './recover.ts'
import { RETAINER } from './retinue.ts'
import { keepersFacts, keepersGiven } from './scenario.ts'
import { setup } from './setup.ts'
import { SLOTS, sidesOf, TYPES, warrior, waystations } from './state.ts'

/** The Keepers in Iron (Law 15). */
export const keepers: Faction = {
  id: 'keepers',
  pieces: kindsOf('keepers'),
  startsInCorner: true,
  letter: KEEPERS.setupLetter,
  reach: KEEPERS.reach,
  warrior,
  crafting: craftingWith(waystations),
  begin: (g) => {
    g.own.keepers = {
      forests: board(g).data.forests.map(() => []),
      clearings: Array.from({ length: clearings(g).at(-1)! + 1 }, () => []),
      recovered: [],
      unseen: TYPES.map(() => [...KEEPERS.relicValues]),
      sides: waystations.map((kind) => TYPES.indexOf(sidesOf(kind)[0]!)),
      retinue: SLOTS.map(() => []),
      ready: SLOTS.map(() => []),
    }
  },
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => g.own.keepers.retinue.flat().filter((card) => card !== RETAINER).length,
  given: keepersGiven,
  facts: (g) => keepersFacts(g, board(g).data),
  procedures: [
    delving,
    recovering,
    ...birdsongProcedures,
    ...daylightProcedures,
    ...eveningProcedures,
    ...knightProcedures,
  ],
  on: { moved: offerCarrying, removed: takeTrophies },
  modify: { sparesFirstHit: devout, returnsTo: relicsStay, removalPoints: trophyPoints },
}
