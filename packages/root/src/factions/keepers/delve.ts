import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, battleOptions, newBattle, payableBattles } from '../../actions/battle.ts'
import { manned, ruled } from '../../actions/hurdles.ts'
import { hasEnemyPieces } from '../../actions/removal.ts'
import { board, forest } from '../../board/map.ts'
import { count } from '../../core/pieces.ts'
import { chance, may, must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { placesInVain } from '../../turn/closing.ts'
import { forestNumber } from '../vagabond/pawn.ts'
import { layInClearing, relic, relicNamed, relicWord, relicWords, takeRelic, typeOf, worthOf } from './relics.ts'
import { clearingsFor, fitting, loseFromRetinue } from './retinue.ts'
import { warrior } from './state.ts'

/** 15.5.2.II.a: the relics in the forests around a clearing. */
const relicsAround = (g: Visible, clearing: number): { forest: string; relic: string }[] =>
  board(g).forests[clearing]!.flatMap((index) =>
    relicWords(g.own.keepers.forests[index]!).map((word) => ({ forest: forest(g, index).id, relic: word })),
  )

/** 15.5.2.II: the Keepers delve where they rule and have a warrior, and there is something to find. */
const canDelve = (g: Visible, seat: Seat, clearing: number): boolean =>
  rules(g, seat, clearing) &&
  count(g, warrior, clearing) > 0 &&
  board(g).forests[clearing]!.some((index) => g.own.keepers.forests[index]!.length > 0)

/** 15.5.2.II, G.1.9: the battles owed before delving: against enemies, and hired warriors are none. */
const owedBattles = (g: Visible, seat: Seat, clearing: number): { clearing: number; defender: Seat }[] =>
  battleOptions(g, seat, clearing).filter(({ defender }) => hasEnemyPieces(g, seat, defender, clearing))

const owesBattle = (g: Visible, seat: Seat, clearing: number): boolean => owedBattles(g, seat, clearing).length > 0

/** 15.5.2.II: the clearings in which a card of the second slot can do something. */
export const delveClearings = (g: Visible, seat: Seat, card: number): number[] =>
  clearingsFor(g, seat, card).filter((clearing) => owesBattle(g, seat, clearing) || canDelve(g, seat, clearing))

/** 15.5.2.II: what must hold for delving, or for the battle before it, in a clearing. */
export const delveHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] =>
  [
    manned(g, warrior, '15.5.2.II'),
    ruled(g, seat, '15.5.2.II'),
    (at: number) => (canDelve(g, seat, at) ? null : because('15.5.2.II.a', 'noRelicAround')),
  ].map((hurdle) => (at) => (owesBattle(g, seat, at) ? null : hurdle(at)))
/** Those of them that can be paid for, where attacking costs something. */
const payableOf = (g: Root, d: Delving): { clearing: number; defender: Seat }[] =>
  payableBattles(g, d.seat, d.clearing).filter(({ defender }) => hasEnemyPieces(g, d.seat, defender, d.clearing))

interface Delving extends Own {
  card: number
  slot: number
  clearing: number
  /** Where the relic comes from, -1 before the choice, */
  forest: number
  /** and the relic. */
  relic: number
}

/** 15.5.2.II Battle, then delve */
export const delving = procedure<Root, Delving>('keepers.delve', [
  must('15.5.2.II', 'keepersDelveClearing', {
    picks: 'clearing',
    who: (_g, d) => d.seat,
    options: (g, d) => delveClearings(g, d.seat, d.card),
    inVain: (g, d) => placesInVain(g, [fitting(g, d.seat, d.card), ...delveHurdles(g, d.seat)]),
    effect: (_g, d, clearing) => {
      d.clearing = clearing
    },
  }),
  must('15.5.2.II', 'keepersDelveBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, d) => d.seat,
    when: (g, d) => owesBattle(g, d.seat, d.clearing),
    options: (g, d) => payableOf(g, d),
    none: () => 'next',
    effect: (g, d, { clearing, defender }) => call(g, battle, newBattle(d.seat, defender, clearing)),
  }),
  run('15.5.2.II', 'mayDelve', (g, d) => (canDelve(g, d.seat, d.clearing) ? 'next' : 'done')),
  may('15.5.2.II.a', 'keepersDelve', {
    picks: { forest: 'forest', relic: 'forestRelic' },
    who: (_g, d) => d.seat,
    options: (g, d) => relicsAround(g, d.clearing),
    about: (_g, d) => ({ place: d.clearing }),
    pass: () => 'done',
    effect: (g, d, pick) => {
      d.forest = forestNumber(g, pick.forest)
      d.relic = relicNamed(pick.relic)!
      takeRelic(g.own.keepers.forests[d.forest]!, d.relic)
    },
  }),
  chance('15.5.2.II.a', 'keepersRelicValue', {
    picks: 'amount',
    when: (_g, d) => worthOf(d.relic) === 0,
    options: (g, d) => [...new Set(unseen(g, d))],
    weights: (g, d) => [...new Set(unseen(g, d))].map((value) => unseen(g, d).filter((n) => n === value).length),
    effect: (g, d, value) => {
      takeRelic(unseen(g, d), value)
      d.relic = relic(typeOf(d.relic), value)
    },
  }),
  run('15.5.2.II.a', 'found', (g, d) => {
    layInClearing(g, d.relic, d.clearing)
    tell('15.5.2.II.a', 'delved', () => ({
      seat: d.seat,
      relic: relicWord(d.relic),
      forest: forest(g, d.forest).id,
      place: d.clearing,
    }))
  }),
  run('15.5.2.II.b', 'check', (g, d) => {
    const ruled = forest(g, d.forest).clearings.filter((clearing) => rules(g, d.seat, clearing)).length
    if (ruled < worthOf(d.relic)) loseFromRetinue(g, d.seat, d.slot, d.card, '15.5.2.II.b')
  }),
])

/** 15.2.1: the values that relics of the type in question can still have. */
const unseen = (g: Root, d: Delving): number[] => g.own.keepers.unseen[typeOf(d.relic)]!
