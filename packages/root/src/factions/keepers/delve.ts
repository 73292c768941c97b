import { call, chance, may, must, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, battleOptions, canBattle, newBattle } from '../../actions/battle.ts'
import { board, forest } from '../../board/map.ts'
import { count } from '../../core/pieces.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { forestNumber } from '../vagabond/pawn.ts'
import { layInClearing, relic, relicNamed, relicWord, relicWords, takeRelic, typeOf, worthOf } from './relics.ts'
import { clearingsFor, loseFromRetinue } from './retinue.ts'
import { warrior } from './state.ts'

/** 15.5.2.II.a: the relics in the forests around a clearing. */
const relicsAround = (g: Table, clearing: number): { forest: string; relic: string }[] =>
  board(g).forests[clearing]!.flatMap((index) =>
    relicWords(g.own.keepers.forests[index]!).map((word) => ({ forest: forest(g, index).id, relic: word })),
  )

/** 15.5.2.II: the Keepers delve where they rule and have a warrior, and there is something to find. */
const canDelve = (g: Table, seat: Seat, clearing: number): boolean =>
  rules(g, seat, clearing) &&
  count(g, warrior, clearing) > 0 &&
  board(g).forests[clearing]!.some((index) => g.own.keepers.forests[index]!.length > 0)

/** 15.5.2.II: the clearings in which a card of the second slot can do something. */
export const delveClearings = (g: Table, seat: Seat, card: number): number[] =>
  clearingsFor(g, seat, card).filter((clearing) => canBattle(g, seat, clearing) || canDelve(g, seat, clearing))

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
    who: (_g, d) => d.seat,
    options: (g, d) => delveClearings(g, d.seat, d.card),
    effect: (_g, d, clearing) => {
      d.clearing = clearing
    },
  }),
  must('15.5.2.II', 'keepersDelveBattle', {
    kind: 'battle',
    who: (_g, d) => d.seat,
    when: (g, d) => canBattle(g, d.seat, d.clearing),
    options: (g, d) => battleOptions(g, d.seat, d.clearing),
    effect: (g, d, { clearing, defender }) => call(g, battle, newBattle(d.seat, defender, clearing)),
  }),
  run('15.5.2.II', 'mayDelve', (g, d) => (canDelve(g, d.seat, d.clearing) ? 'next' : 'done')),
  may('15.5.2.II.a', 'keepersDelve', {
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
