import { procedure, run } from '@spinney/kernel'
import { craftingWith } from '../../actions/craft.ts'
import { isOfSuit, mayPlace } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import type { Drafted, Faction } from '../../core/content.ts'
import type { Modifiers } from '../../core/hooks.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { kindsOf } from '../../facts/box.ts'
import { CORVID } from '../../facts/factions/corvid.ts'
import { actionProcedures } from './actions.ts'
import { homelandSteps } from './advanced.ts'
import { birdsong } from './birdsong.ts'
import { expose, exposures, onDrawing } from './exposure.ts'
import { daylight, evening } from './phases.ts'
import { bomb, embeddedAgents, raid, snareForbidsMoving, snareForbidsPlacing, whenRemoved } from './plots.ts'
import { corvidFacts, corvidGiven } from './scenario.ts'
import { spread } from './spread.ts'
import { allPlots, corvidSeat, plot, respectGuesses, warrior } from './state.ts'

/** 13.2.3 Nimble: the Corvids move whoever rules. */
export const nimble: Modifiers['moveNeedsRule'] = (needs, g, seat) => needs && seat !== g.seatOf.corvid

interface Setup extends Own {
  /** The suit whose clearing comes next. */
  suit: number
}

/** Setting up the Corvids (Law 13.3). The supply (13.3.1) follows from the number of pieces. */
const setup = procedure<Root, Setup>('corvid.setup', [
  run('13.3.2', 'begin', (_g, s) => {
    s.suit = 0
  }),
  must('13.3.2', 'corvidStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    when: (_g, s) => s.suit < 3,
    options: (g, s) => clearings(g).filter((at) => isOfSuit(g, at, s.suit) && mayPlace(g, s.seat, at)),
    about: (_g, s) => ({ suit: SUIT_NAMES[s.suit]! }),
    effect: (g, s, clearing) => {
      place(g, warrior, clearing, 1, '13.3.2')
      s.suit += 1
      return 'again'
    },
  }),
])

/** The setup card of the Corvids (Law A.8.2): the homeland, then a clearing of each suit. */
const advancedSetup = procedure<Root, Drafted & Setup>('corvid.advancedSetup', [...homelandSteps, ...setup.steps])

/** The Corvid Conspiracy (Law 13). */
export const corvid: Faction = {
  id: 'corvid',
  pieces: kindsOf('corvid'),
  letter: CORVID.setupLetter,
  reach: CORVID.reach,
  warrior,
  crafting: craftingWith([plot]),
  begin: (g) => {
    g.own.corvid = {
      plotSupply: allPlots(),
      plotsAt: [],
      hiddenPlots: [],
      ruledOut: [],
      shownPlots: new Array(clearings(g).at(-1)! + 1).fill(-1),
    }
  },
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  secrets: (g) => [
    { items: g.own.corvid.plotSupply, knownTo: [corvidSeat(g)], pool: 'plots', bag: true },
    { items: g.own.corvid.hiddenPlots, knownTo: [corvidSeat(g)], pool: 'plots' },
  ],
  afterResample: respectGuesses,
  given: corvidGiven,
  facts: corvidFacts,
  procedures: [bomb, expose, raid, spread, ...actionProcedures],
  actions: exposures,
  on: { removed: whenRemoved, drawing: onDrawing },
  refuses: { mayPlace: because('13.7.2', 'snaredPlace'), mayMove: because('13.7.2', 'snaredMove') },
  modify: {
    moveNeedsRule: nimble,
    extraHits: embeddedAgents,
    mayPlace: snareForbidsPlacing,
    mayMove: snareForbidsMoving,
  },
}
