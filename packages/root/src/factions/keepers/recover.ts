import { procedure, type Seat, tell } from '@spinney/kernel'
import { isOfSuit, suitsOf } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import { may, must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { placesInVain } from '../../turn/closing.ts'
import { relicNamed, relicWord, relicWords, takeToBoard, typeOf, worthOf } from './relics.ts'
import { clearingsFor, fitting, loseFromRetinue } from './retinue.ts'
import { shownBy, TYPES, waystations, waystationsAt } from './state.ts'

/** 15.5.2.III.a: the relics in a clearing whose type a waystation there shows. */
function recoverable(g: Visible, clearing: number): string[] {
  const shown = waystations.filter((kind) => count(g, kind, clearing) > 0).map((kind) => shownBy(g, kind))
  return relicWords(g.own.keepers.clearings[clearing]!.filter((code) => shown.includes(typeOf(code))))
}

/** 15.5.2.III: the clearings in which a card can recover relics. */
export const recoverClearings = (g: Visible, seat: Seat, card: number): number[] =>
  clearingsFor(g, seat, card).filter((clearing) => recoverable(g, clearing).length > 0)

/** 15.5.2.III.a: what must hold for recovering in a clearing. */
export const recoverHurdles = (g: Visible): readonly Hurdle<number>[] => [
  (at) => (g.own.keepers.clearings[at]!.length > 0 ? null : because('15.5.2.III.a', 'noRelicThere')),
  (at) => (waystationsAt(g, at) > 0 ? null : because('15.5.2.III.a', 'noWaystationThere')),
  (at) => (recoverable(g, at).length > 0 ? null : because('15.5.2.III.a', 'otherRelicShown')),
]

interface Recovering extends Own {
  card: number
  slot: number
  clearing: number
}

/** 15.5.2.III: recovering relics, one after the other as long as the card stays. */
export const recovering = procedure<Root, Recovering>('keepers.recover', [
  must('15.5.2.III', 'keepersRecoverClearing', {
    picks: 'clearing',
    who: (_g, r) => r.seat,
    options: (g, r) => recoverClearings(g, r.seat, r.card),
    inVain: (g, r) => placesInVain(g, [fitting(g, r.seat, r.card), ...recoverHurdles(g)]),
    effect: (_g, r, clearing) => {
      r.clearing = clearing
    },
  }),
  must('15.5.2.III.a', 'keepersRecover', {
    picks: 'relic',
    who: (_g, r) => r.seat,
    options: (g, r) => recoverable(g, r.clearing),
    about: (_g, r) => ({ place: r.clearing }),
    effect: (g, r, word) => (recover(g, r, relicNamed(word)!) ? 'next' : 'done'),
  }),
  may('15.5.2.III.c', 'keepersRecoverMore', {
    picks: 'relic',
    who: (_g, r) => r.seat,
    when: (g, r) => recoverable(g, r.clearing).length > 0,
    options: (g, r) => recoverable(g, r.clearing),
    about: (_g, r) => ({ place: r.clearing }),
    pass: () => 'done',
    effect: (g, r, word) => (recover(g, r, relicNamed(word)!) ? 'again' : 'done'),
  }),
])

/** 15.5.2.III.a to 15.5.2.III.c: one relic; says whether the card stays. */
function recover(g: Root, r: Recovering, code: number): boolean {
  takeToBoard(g, code, r.clearing)
  tell('15.5.2.III.a', 'recovered', () => ({ seat: r.seat, relic: relicWord(code), place: r.clearing }))
  score(g, r.seat, worthOf(code), '15.5.2.III.b')
  if (completesColumn(g, typeOf(code))) score(g, r.seat, KEEPERS.columnPoints, '15.5.2.III.b')
  if (ruledAlike(g, r.seat, r.clearing) >= worthOf(code)) return true
  loseFromRetinue(g, r.seat, r.slot, r.card, '15.5.2.III.c')
  return false
}

/** 15.5.2.III.a, 15.5.2.III.b: relics fill their row from the left; whether the newest of a type fills its column. */
function completesColumn(g: Visible, type: number): boolean {
  const inRow = TYPES.map((_, row) => g.own.keepers.recovered.filter((code) => typeOf(code) === row).length)
  return inRow.every((n) => n >= inRow[type]!)
}

/** 15.5.2.III.c: ruled clearings of the same suit. */
const ruledAlike = (g: Visible, seat: Seat, clearing: number): number =>
  clearings(g).filter((at) => suitsOf(g, clearing).some((suit) => isOfSuit(g, at, suit)) && rules(g, seat, at)).length
