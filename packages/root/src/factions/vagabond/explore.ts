import { call, inBagOrder, procedure, reveal, run, type Seat, tell } from '@spinney/kernel'
import { takeFromRuin } from '../../actions/ruins.ts'
import { edition } from '../../core/book.ts'
import { chance, must } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { exhaustOne, gain, hasRuinItem, mayGain, RUIN, readyCount, TORCH } from './items.ts'
import { clearingOf } from './pawn.ts'
import { type SeenRuin, twoVagabonds, vagabondAt } from './state.ts'

interface Exploring extends Own {
  clearing: number
  /** Items under the ruin that nobody has looked at yet. */
  unseen: number
}

/** 9.5.3: whether there is a ruin with an item in the pawn's clearing, and a torch to search it with. */
export function canExplore(g: Visible, seat: Seat): boolean {
  return g.underRuin[clearingOf(g, seat)]! > 0 && readyCount(vagabondAt(g, seat), TORCH) > 0
}

/** What is known to lie under the ruin of a clearing. */
export const seenAt = (g: Root, clearing: number): SeenRuin | undefined =>
  g.own.vagabonds.seen.find((ruin) => ruin.clearing === clearing)

/** 9.5.3: exhausts a torch and searches the ruin. */
export function callExplore(g: Root, seat: Seat): void {
  const clearing = clearingOf(g, seat)
  exhaustOne(g, seat, TORCH, '9.5.3')
  const unseen = g.underRuin[clearing]! - (seenAt(g, clearing)?.items.length ?? 0)
  call(g, exploring, { seat, clearing, unseen })
}

/** 9.5.3 Explore; with two items under a ruin 9.7.3. */
export const exploring = procedure<Root, Exploring>('vagabond.explore', [
  chance('9.5.3', 'vagabondRuinItem', {
    picks: 'itemType',
    when: (_g, e) => e.unseen > 0,
    options: (g) => typesIn(g.ruinItems),
    weights: (g) => typesIn(g.ruinItems).map((type) => g.ruinItems.filter((item) => item === itemIndex(type)).length),
    effect: (g, e, type) => {
      uncover(g, e, itemIndex(type))
      e.unseen -= 1
      return 'again'
    },
  }),
  run('9.7.3', 'look', (g, e) => {
    const { by } = seenAt(g, e.clearing)!
    if (by.includes(e.seat)) return
    by.push(e.seat)
    reveal()
  }),
  must('9.7.3', 'vagabondRuinChoice', {
    picks: ['itemType', 'nothing'],
    who: (_g, e) => e.seat,
    when: (g) => twoVagabonds(g),
    options: (g, e) => {
      const types = takable(g, e)
      return types.length > 0 ? types : [NOTHING]
    },
    about: (_g, e) => ({ place: e.clearing }),
    effect: (g, e, pick) => take(g, e, pick),
  }),
  run('9.5.3', 'takeOnly', (g, e) => {
    if (!twoVagabonds(g)) take(g, e, takable(g, e)[0] ?? NOTHING)
  }),
])

/** The answer of somebody who may take none of the items. */
const NOTHING = 'nothing'

/** The different types in a list, in the order of the items. */
export const typesIn = (items: readonly number[]): ItemId[] => ITEM_IDS.filter((_, type) => items.includes(type))

/** An item comes out of the bag: from now on it is one that somebody has looked at. */
export function uncover(g: Root, e: Omit<Exploring, 'unseen'>, item: number): void {
  g.ruinItems.splice(g.ruinItems.indexOf(item), 1)
  let ruin = seenAt(g, e.clearing)
  if (ruin === undefined) {
    ruin = { clearing: e.clearing, items: [], by: [e.seat] }
    g.own.vagabonds.seen.push(ruin)
  }
  ruin.items.push(item)
  ruin.items.sort(inBagOrder)
}

/** 9.7.3: whether nobody takes a second ruin item of a kind. */
export const barsDuplicates = (g: Visible): boolean => edition(g).ruinItemsNoDuplicate

/** 9.7.3: the items under the ruin that this Vagabond may take. */
function takable(g: Root, e: Exploring): ItemId[] {
  const own = vagabondAt(g, e.seat)
  const bars = barsDuplicates(g)
  return typesIn(seenAt(g, e.clearing)!.items).filter(
    (id) => mayGain(g, own, itemIndex(id)) && !(bars && hasRuinItem(own, itemIndex(id))),
  )
}

/** 9.5.3: an item is taken and scores; a ruin without items is removed. */
function take(g: Root, e: Exploring, pick: ItemId | typeof NOTHING): void {
  if (pick !== NOTHING) {
    withdraw(g, e.clearing, itemIndex(pick), '9.5.3')
    gain(g, e.seat, itemIndex(pick), '9.5.3', twoVagabonds(g) ? RUIN : 0)
  } else tell('9.7.3', 'nothingTaken', () => ({ seat: e.seat, place: e.clearing }))
  if (pick !== NOTHING || !scoresOnlyWithItem(g)) score(g, e.seat, VAGABOND.explorePoints, '9.5.3')
}

/** 9.5.3: a point only for an item; in older editions always. */
const scoresOnlyWithItem = (g: Visible): boolean => edition(g).exploreScoresOnlyWithItem

/** An item that somebody has looked at leaves its ruin; a ruin without items is removed. */
export function withdraw(g: Root, clearing: number, item: number, law: string): void {
  const { seen } = g.own.vagabonds
  const ruin = seenAt(g, clearing)!
  ruin.items.splice(ruin.items.indexOf(item), 1)
  if (ruin.items.length === 0) seen.splice(seen.indexOf(ruin), 1)
  takeFromRuin(g, clearing, law)
}
