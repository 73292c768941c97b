import { call, procedure, run } from '@spinney/kernel'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { joined } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { toHand } from '../../cards/hand.ts'
import type { Drafted, Faction } from '../../core/content.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { kindsOf } from '../../facts/box.ts'
import { LIZARD } from '../../facts/factions/lizard.ts'
import { type Spreading, stepsOf } from '../../turn/advanced-steps.ts'
import { closedCraft } from '../../turn/closing.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { menu } from '../../turn/free-actions.ts'
import { cornersOpposite } from '../../turn/starts.ts'
import {
  craftingWithGardens,
  fear,
  fearWhenRemoved,
  hatredOfBirds,
  lostSoulsTake,
  pilgrims,
  revenge,
} from './abilities.ts'
import { firstGarden, homelandSteps, placeFirstGarden } from './advanced.ts'
import { birdsong } from './birdsong.ts'
import { conspiracyProcedures } from './conspiracies.ts'
import { daylight, ritualProcedures } from './rituals.ts'
import { lizardGiven } from './scenario.ts'
import { gardensOnMap, liesApart, warrior } from './state.ts'

/** 10.3.2: a corner opposite one that is already somebody's start (T20). */
const startCorners = (g: Visible): number[] => cornersOpposite(g, 1)

/** Setting up the Cult (Law 10.3). The supply (10.3.1) and the tracks (10.3.4) follow from the number of pieces. */
const setup = procedure<Root, Own>('lizard.setup', [
  must('10.3.2', 'lizardStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g) => startCorners(g),
    effect: (g, s, corner) => {
      g.starts[s.seat] = corner
      place(g, warrior, corner, LIZARD.startingWarriors, '10.3.2')
      placeFirstGarden(g, corner, '10.3.2')
      for (const clearing of joined(g, corner)) place(g, warrior, clearing, 1, '10.3.2')
    },
  }),
  firstGarden<Own>('10.3.2'),
  must('10.3.3', 'lizardOutcast', {
    picks: 'suit',
    who: (_g, s) => s.seat,
    options: () => SUIT_NAMES.slice(0, 3),
    effect: (g, _s, suit) => {
      g.own.lizard.outcast = SUIT_NAMES.indexOf(suit)
    },
  }),
])

/** The setup card of the Cult (Law A.8.2). */
const advancedSetup = procedure<Root, Drafted & Spreading>('lizard.advancedSetup', [
  ...homelandSteps,
  ...stepsOf(setup, 'lizardOutcast'),
])

/** 10.6.3: one card, and one for each suit whose second garden stands. */
function cardsToDraw(g: Visible): number {
  const icons = [0, 1, 2].flatMap((suit) => LIZARD.gardenCards.slice(0, gardensOnMap(g, suit)))
  return icons.reduce<number>((sum, n) => sum + n, 1)
}

/** 10.6 Evening: revealed cards return, crafting, draw and discard. */
const evening = procedure<Root, Own>('lizard.evening', [
  run('10.6.1', 'return', (g, e) => {
    if (liesApart(g)) for (const card of g.own.lizard.revealed) toHand(g, e.seat, card)
    g.own.lizard.revealed = []
  }),
  menu('10.6.2', 'craftStep', 'evening', () => [
    {
      id: 'craft',
      law: '10.6.2',
      available: (g, d) => canCraft(g, d.seat),
      ...closedCraft('10.6.2'),
      perform: (g, d) => callCraft(g, d.seat),
    },
  ]),
  run('10.6.3', 'draw', (g, e) => call(g, drawAndDiscard, { seat: e.seat, cards: cardsToDraw(g), law: '10.6.3' })),
])

/** The Lizard Cult (Law 10). */
export const lizard: Faction = {
  id: 'lizard',
  pieces: kindsOf('lizard'),
  startsInCorner: true,
  letter: LIZARD.setupLetter,
  reach: LIZARD.reach,
  warrior,
  crafting: craftingWithGardens,
  begin: (g) => {
    g.own.lizard = { outcast: -1, hated: false, lostSouls: [], revealed: [], scored: [] }
  },
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => g.own.lizard.lostSouls.length + (liesApart(g) ? g.own.lizard.revealed.length : 0),
  given: lizardGiven,
  facts: (g) => {
    const { outcast, hated, lostSouls, revealed } = g.own.lizard
    const named = (cards: readonly number[]) => cards.map((card) => cardAt(card).id)
    return { outcast: SUIT_NAMES[outcast] ?? null, hated, lostSouls: named(lostSouls), revealed: named(revealed) }
  },
  procedures: [fear, ...conspiracyProcedures, ...ritualProcedures],
  on: { removed: fearWhenRemoved },
  modify: { birdsWild: hatredOfBirds, pile: lostSoulsTake, returnsTo: revenge, ruler: pilgrims },
}
