import { may, must, procedure, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../../board/map.ts'
import { count } from '../../core/pieces.ts'
import { ALL_CLEARINGS } from '../../core/places.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { relicNamed, relicWord, relicWords, takeToBoard, typeOf, worthOf } from './relics.ts'
import { clearingsFor, loseFromRetinue } from './retinue.ts'
import { shownBy, TYPES, waystations } from './state.ts'

/** 15.5.2.III.a: the relics in a clearing whose type a waystation there shows. */
function recoverable(g: Table, clearing: number): string[] {
  const shown = waystations.filter((kind) => count(g, kind, clearing) > 0).map((kind) => shownBy(g, kind))
  return relicWords(g.own.keepers.clearings[clearing]!.filter((code) => shown.includes(typeOf(code))))
}

/** 15.5.2.III: the clearings in which a card can recover relics. */
export const recoverClearings = (g: Table, seat: Seat, card: number): number[] =>
  clearingsFor(g, seat, card).filter((clearing) => recoverable(g, clearing).length > 0)

interface Recovering extends Own {
  card: number
  slot: number
  clearing: number
}

/** 15.5.2.III: recovering relics, one after the other as long as the card stays. */
export const recovering = procedure<Root, Recovering>('keepers.recover', [
  must('15.5.2.III', 'keepersRecoverClearing', {
    who: (_g, r) => r.seat,
    options: (g, r) => recoverClearings(g, r.seat, r.card),
    effect: (_g, r, clearing) => {
      r.clearing = clearing
    },
  }),
  must('15.5.2.III.a', 'keepersRecover', {
    who: (_g, r) => r.seat,
    options: (g, r) => recoverable(g, r.clearing),
    about: (_g, r) => ({ place: r.clearing }),
    effect: (g, r, word) => (recover(g, r, relicNamed(word)!) ? 'next' : 'done'),
  }),
  may('15.5.2.III.c', 'keepersRecoverMore', {
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
function completesColumn(g: Table, type: number): boolean {
  const inRow = TYPES.map((_, row) => g.own.keepers.recovered.filter((code) => typeOf(code) === row).length)
  return inRow.every((n) => n >= inRow[type]!)
}

/** 15.5.2.III.c: ruled clearings of the same suit. */
const ruledAlike = (g: Table, seat: Seat, clearing: number): number =>
  ALL_CLEARINGS.filter((at) => suitOf(g, at) === suitOf(g, clearing) && rules(g, seat, at)).length
