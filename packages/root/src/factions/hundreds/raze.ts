import { call, procedure, reveal, run, type Seat, tell } from '@spinney/kernel'
import { gainItem } from '../../actions/craft.ts'
import { isEnemyPiece, settleLosses, takeOff } from '../../actions/removal.ts'
import { takeFromRuin } from '../../actions/ruins.ts'
import { kindsInPlay } from '../../core/book.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { chance, must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { barsDuplicates, seenAt, uncover, withdraw } from '../vagabond/explore.ts'
import { twoVagabonds } from '../vagabond/state.ts'
import { hasRuinItem, hoard, RUIN, typesIn } from './hoard.ts'
import { callSpread } from './mobs.ts'
import { mob } from './state.ts'

/** 14.4.1: all enemy buildings and tokens in clearings with mobs leave together (1.5.4). */
function burnDown(g: Root, seat: Seat): void {
  for (const kind of kindsInPlay(g)) {
    if ((kind.category !== 'building' && kind.category !== 'token') || !isEnemyPiece(g, seat, kind)) continue
    for (const clearing of clearingsWith(g, mob)) takeOff(g, kind, clearing, count(g, kind, clearing), seat, null)
  }
  settleLosses(g, '14.4.1', null)
}

interface Razing extends Own {
  /** The clearings with a mob and a ruin that are still to come. */
  ruins: number[]
}

/** 14.4.1 Raze */
const raze = procedure<Root, Razing>('hundreds.raze', [
  run('14.4.1', 'burn', (g, r) => {
    r.ruins = clearingsWith(g, mob).filter((clearing) => g.underRuin[clearing]! > 0)
    burnDown(g, r.seat)
  }),
  run('14.4.1', 'ruins', (g, r) => {
    for (const clearing of r.ruins) call(g, twoVagabonds(g) ? searchTwo : searchOne, searching(g, r.seat, clearing))
  }),
  run('14.4.1', 'spread', (g, r) => callSpread(g, r.seat, '14.4.1')),
])

interface Searching extends Own {
  clearing: number
  /** Items under the ruin that nobody has looked at yet. */
  unseen: number
}

function searching(g: Root, seat: Seat, clearing: number): Searching {
  const seen = twoVagabonds(g) ? (seenAt(g, clearing)?.items.length ?? 0) : 0
  return { seat, clearing, unseen: g.underRuin[clearing]! - seen }
}

const ruinTypes = (g: Root): ItemId[] => typesIn(g.ruinItems)
const ruinWeights = (g: Root): number[] =>
  ruinTypes(g).map((type) => g.ruinItems.filter((item) => item === itemIndex(type)).length)

/** 14.4.1: the one item under a ruin is taken. */
const searchOne = procedure<Root, Searching>('hundreds.searchOne', [
  chance('14.4.1', 'hundredsRuinItem', {
    picks: 'itemType',
    options: ruinTypes,
    weights: ruinWeights,
    effect: (g, s, type) => {
      g.ruinItems.splice(g.ruinItems.indexOf(itemIndex(type)), 1)
      takeFromRuin(g, s.clearing, '14.4.1')
      gainItem(g, s.seat, itemIndex(type))
    },
  }),
])

/** The answer of somebody who may take none of the items. */
const NOTHING = 'nothing'

/** 9.7.3: of two items under a ruin, one that is no second ruin item of its type. */
function takable(g: Root, s: Searching): ItemId[] {
  const bars = barsDuplicates(g)
  return typesIn(seenAt(g, s.clearing)!.items).filter((type) => !(bars && hasRuinItem(g, itemIndex(type))))
}

/** 14.4.1, 9.7.3: where two Vagabonds play, the items under a ruin are looked at and one is taken. */
const searchTwo = procedure<Root, Searching>('hundreds.searchTwo', [
  chance('9.7.3', 'hundredsRuinLook', {
    kind: 'hundredsRuinItem',
    picks: 'itemType',
    when: (_g, s) => s.unseen > 0,
    options: ruinTypes,
    weights: ruinWeights,
    effect: (g, s, type) => {
      uncover(g, { seat: s.seat, clearing: s.clearing }, itemIndex(type))
      s.unseen -= 1
      return 'again'
    },
  }),
  run('9.7.3', 'look', (g, s) => {
    const { by } = seenAt(g, s.clearing)!
    if (by.includes(s.seat)) return
    by.push(s.seat)
    reveal()
  }),
  must('9.7.3', 'hundredsRuinChoice', {
    picks: ['itemType', 'nothing'],
    who: (_g, s) => s.seat,
    options: (g, s) => {
      const types = takable(g, s)
      return types.length > 0 ? types : [NOTHING]
    },
    about: (_g, s) => ({ place: s.clearing }),
    effect: (g, s, pick) => {
      if (pick === NOTHING) {
        tell('9.7.3', 'nothingTaken', () => ({ seat: s.seat, place: s.clearing }))
        return
      }
      withdraw(g, s.clearing, itemIndex(pick), '14.4.1')
      gainRuinItem(g, s.seat, itemIndex(pick))
    },
  }),
])

/** 9.7.3: the item is known as one of those marked R for as long as it lies in the Hoard. */
function gainRuinItem(g: Root, seat: Seat, type: number): void {
  hoard(g, seat, type | RUIN)
  tell('14.4.1', 'itemGained', () => ({ seat, item: ITEM_IDS[type]! }))
}

/** Lets the mobs raze. */
export const callRaze = (g: Root, seat: Seat): void => call(g, raze, { seat, ruins: [] })

export const razeProcedures = [raze, searchOne, searchTwo] as const
