import { call, type Listener, procedure, run } from '@spinney/kernel'
import { ATTACKER, sideOf } from '../../actions/battle-types.ts'
import { craftingWith } from '../../actions/craft.ts'
import type { Faction } from '../../core/content.ts'
import type { Modifiers, RootEvents } from '../../core/hooks.ts'
import { commandedBy } from '../../core/parties.ts'
import { onMapCount, presenceOf } from '../../core/pieces.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root } from '../../core/state.ts'
import { kindsOf } from '../../facts/box.ts'
import { EYRIE } from '../../facts/factions/eyrie.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { advancedSetup } from './advanced.ts'
import { birdsong } from './birdsong.ts'
import { daylight, daylightProcedures } from './daylight.ts'
import { turmoil } from './leaders.ts'
import { eyrieFacts, eyrieGiven } from './scenario.ts'
import { setup } from './setup.ts'
import { roost, warrior } from './state.ts'

/** 7.2.2 Lords of the forest: tied for the most, the Eyrie rule, if they have a piece there, or a hireling of theirs (E.3.1). */
export const lordsOfTheForest: Modifiers['ruler'] = (ruler, g, place, most, tied) => {
  const seat = g.seatOf.eyrie
  if (seat === undefined || ruler >= 0 || most === 0 || (tied & (1 << seat)) === 0) return ruler
  if (presenceOf(g, seat, place) > 0) return seat
  return commandedBy(g, seat).some((party) => presenceOf(g, party, place) > 0) ? seat : ruler
}

/** 7.2.3 Disdain for trade; 7.8.1: the Builder ignores it. */
const disdainForTrade: Modifiers['craftPoints'] = (points, g, seat, printed) => {
  if (seat !== g.seatOf.eyrie || g.own.eyrie.leader === 'builder') return points
  return points - printed + EYRIE.disdainPoints
}

/** 7.8.3 Commander: one hit more as attacker. */
const commander: Modifiers['extraHits'] = (hits, g, battle, side) =>
  side === ATTACKER && battle.sides[ATTACKER] === g.seatOf.eyrie && g.own.eyrie.leader === 'commander'
    ? hits + EYRIE.leaders.commander.extraHitsAsAttacker
    : hits

/** 7.8.4 Despot: one point more for a battle in which a building or token fell (T92). */
const despot: Listener<Root, RootEvents['battleEnded']> = (g, { battle }) => {
  const seat = g.seatOf.eyrie
  if (seat === undefined || g.own.eyrie.leader !== 'despot') return null
  const side = sideOf(battle, seat)
  if (side >= 0 && battle.razed[side]! > 0) score(g, seat, EYRIE.leaders.despot.extraPointsPerBattle, '7.8.4')
  return null
}

/** 7.6 Evening: score the roosts, then draw and discard. */
const evening = procedure<Root, Own>('eyrie.evening', [
  run('7.6.1', 'score', (g, e) => score(g, e.seat, EYRIE.roostPoints[onMapCount(g, roost) - 1] ?? 0, '7.6.1')),
  run('7.6.2', 'draw', (g, e) => {
    const icons = EYRIE.roostCards.slice(0, onMapCount(g, roost)).reduce<number>((sum, n) => sum + n, 0)
    call(g, drawAndDiscard, { seat: e.seat, cards: 1 + icons, law: '7.6.2' })
  }),
])

/** The Eyrie Dynasties (Law 7). */
export const eyrie: Faction = {
  id: 'eyrie',
  pieces: kindsOf('eyrie'),
  startsInCorner: true,
  letter: EYRIE.setupLetter,
  reach: EYRIE.reach,
  warrior,
  crafting: craftingWith([roost]),
  begin: (g) => {
    g.own.eyrie = {
      leader: null,
      leaders: ['builder', 'charismatic', 'commander', 'despot'],
      decree: [[], [], [], []],
      resting: false,
    }
  },
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => g.own.eyrie.decree.flat().filter((card) => card >= 0).length,
  given: eyrieGiven,
  facts: eyrieFacts,
  procedures: [turmoil, ...daylightProcedures],
  on: { battleEnded: despot },
  modify: { ruler: lordsOfTheForest, craftPoints: disdainForTrade, extraHits: commander },
}
