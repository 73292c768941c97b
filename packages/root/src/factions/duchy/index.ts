import { call, procedure, run } from '@spinney/kernel'
import { callCraft, canCraft, craftingWith } from '../../actions/craft.ts'
import { joined, mayPlace } from '../../board/map.ts'
import type { Faction } from '../../core/content.ts'
import { onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BURROW } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import { settleRule } from '../../core/rule.ts'
import type { Own, Root } from '../../core/state.ts'
import { kindsOf } from '../../facts/box.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { closedCraft } from '../../turn/closing.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { menu } from '../../turn/free-actions.ts'
import { cornersOpposite } from '../../turn/starts.ts'
import { advancedSetup } from './advanced.ts'
import { build } from './build.ts'
import {
  burrowForbidsMoving,
  burrowForbidsPlacing,
  burrowIsAdjacent,
  burrowIsRuled,
  recruitInBurrow,
} from './burrow.ts'
import { daylight } from './daylight.ts'
import { dig } from './dig.ts'
import { failure, failureWhenRemoved } from './failure.ts'
import { ministerProcedures } from './ministers.ts'
import { clearRevealed } from './reveal.ts'
import { crownsBeside, duchyFacts, duchyGiven } from './scenario.ts'
import { citadel, iconsShown, market, tunnel, warrior } from './state.ts'
import { sway } from './sway.ts'

/** Setting up the Duchy (Law 12.3). Pieces, ministers and crowns (12.3.1, 12.3.4 to 12.3.6) begin where they belong. */
const setup = procedure<Root, Own>('duchy.setup', [
  run('12.3.2', 'burrow', (g) => settleRule(g, BURROW)),
  must('12.3.3', 'duchyStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g) => cornersOpposite(g),
    effect: (g, s, corner) => {
      g.starts[s.seat] = corner
      place(g, warrior, corner, DUCHY.startingWarriors, '12.3.3')
      place(g, tunnel, corner, 1, '12.3.3')
      for (const clearing of joined(g, corner)) {
        if (mayPlace(g, s.seat, clearing)) place(g, warrior, clearing, DUCHY.startingWarriors, '12.3.3')
      }
    },
  }),
])

/** 12.4 Birdsong: recruits in the Burrow. */
const birdsong = procedure<Root, Own>('duchy.birdsong', [run('12.4', 'recruit', (g) => recruitInBurrow(g))])

/** 12.6 Evening: revealed cards, crafting, draw and discard. */
const evening = procedure<Root, Own>('duchy.evening', [
  run('12.6.1', 'revealed', (g, e) => clearRevealed(g, e.seat)),
  menu('12.6.2', 'craftStep', 'evening', () => [
    {
      id: 'craft',
      law: '12.6.2',
      available: (g, e) => canCraft(g, e.seat),
      ...closedCraft('12.6.2'),
      perform: (g, e) => callCraft(g, e.seat),
    },
  ]),
  run('12.6.3', 'draw', (g, e) => {
    const icons = iconsShown(DUCHY.marketCards, onMapCount(g, market))
    call(g, drawAndDiscard, { seat: e.seat, cards: 1 + icons, law: '12.6.3' })
  }),
])

/** The Underground Duchy (Law 12). */
export const duchy: Faction = {
  id: 'duchy',
  pieces: kindsOf('duchy'),
  startsInCorner: true,
  letter: DUCHY.setupLetter,
  reach: DUCHY.reach,
  warrior,
  crafting: craftingWith([citadel, market]),
  begin: (g) => {
    g.own.duchy = { swayed: [], crowns: crownsBeside([]), revealed: [], failures: 0 }
  },
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => g.own.duchy.revealed.length,
  given: duchyGiven,
  facts: duchyFacts,
  procedures: [build, dig, failure, sway, ...ministerProcedures],
  on: { removed: failureWhenRemoved },
  refuses: { mayPlace: because('12.2.2', 'burrowPlace'), mayMove: because('12.2.2', 'burrowMove') },
  modify: {
    neighbours: burrowIsAdjacent,
    mayMove: burrowForbidsMoving,
    mayPlace: burrowForbidsPlacing,
    ruler: burrowIsRuled,
  },
}
