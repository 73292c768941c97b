import { call, procedure, run } from '@spinney/kernel'
import { craftingWith } from '../../actions/craft.ts'
import type { Faction } from '../../core/content.ts'
import { onMapCount } from '../../core/pieces.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { kindsOf } from '../../facts/box.ts'
import { MARQUISE } from '../../facts/factions/marquise.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { fieldHospitals, healWarriors, keepForbidsPlacing, keepIsGoneForGood } from './abilities.ts'
import { advancedSetup } from './advanced.ts'
import { build } from './build.ts'
import { daylight, daylightProcedures } from './daylight.ts'
import { placeAtEach } from './one-each.ts'
import { recruiter, sawmill, warrior, wood, workshop } from './pieces.ts'
import { setup } from './setup.ts'

/** 6.4 Birdsong: one wood at each sawmill, as long as there is wood. */
const birdsong = placeAtEach('marquise.birdsong', '6.4', 'marquiseSawmill', wood, sawmill)

/** 6.6 Evening: draw one card and one per uncovered card icon, then discard down to five. */
const evening = procedure<Root, Own>('marquise.evening', [
  run('6.6', 'draw', (g, e) => {
    const icons = MARQUISE.recruiterCards.slice(0, onMapCount(g, recruiter)).reduce<number>((sum, n) => sum + n, 0)
    call(g, drawAndDiscard, { seat: e.seat, cards: 1 + icons, law: '6.6' })
  }),
])

/** The Marquise de Cat (Law 6). */
export const marquise: Faction = {
  id: 'marquise',
  pieces: kindsOf('marquise'),
  startsInCorner: true,
  letter: MARQUISE.setupLetter,
  reach: MARQUISE.reach,
  warrior,
  crafting: craftingWith([workshop]),
  begin: () => {},
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  procedures: [build, fieldHospitals, ...daylightProcedures],
  on: { removed: healWarriors },
  refuses: { mayPlace: because('6.2.2', 'keepPlace') },
  modify: { mayPlace: keepForbidsPlacing, returnsTo: keepIsGoneForGood },
}
