import { call, type Listener, procedure, reaction } from '@spinney/kernel'
import { ATTACKER, sideOf } from '../../actions/battle-types.ts'
import { ongoingBattle } from '../../actions/ongoing.ts'
import { isEnemyPiece, removePieces } from '../../actions/removal.ts'
import { mayPlace, neighbours } from '../../board/map.ts'
import { kindsInPlay } from '../../core/book.ts'
import type { FreeAction } from '../../core/content.ts'
import type { Modifiers, RootEvents } from '../../core/hooks.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { itemIndex } from '../../facts/items.ts'
import { dropItem, hoarded, typesIn } from './hoard.ts'
import { hundredsSeat, mob, warlordClearing, warlordIs, warrior } from './state.ts'

/** 14.7.1: the mobs in a clearing and in those beside it. */
const mobsAround = (g: Visible, seat: number, clearing: number): number[] =>
  [clearing, ...neighbours(g, seat, clearing)].filter((at) => count(g, mob, at) > 0).sort((a, b) => a - b)

/** 14.7.1 Bitter: mobs turn into warriors on the battlefield. */
const bitterness = procedure<Root, Own>('hundreds.bitter', [
  may('14.7.1', 'hundredsBitter', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g, b) => mobsAround(g, b.seat, ongoingBattle(g).place).length > 0,
    options: (g, b) => mobsAround(g, b.seat, ongoingBattle(g).place),
    about: (g) => ({ place: ongoingBattle(g).place }),
    effect: (g, b, clearing) => {
      const battlefield = ongoingBattle(g).place
      removePieces(g, mob, clearing, 1, b.seat, '14.7.1')
      if (mayPlace(g, b.seat, battlefield)) place(g, warrior, battlefield, 1, '14.7.1')
      return 'again'
    },
  }),
])

/** 14.7.1: asked before the roll in a battle beside the warlord. */
export const offerBitterness: Listener<Root, RootEvents['beforeRoll']> = (g, { battle }) => {
  const seat = hundredsSeat(g)
  if (!warlordIs(g, 'bitter', battle.place) || !battle.sides.includes(seat)) return null
  return mobsAround(g, seat, battle.place).length > 0 ? reaction(bitterness, { seat }) : null
}

/** 14.7.4 Lavish: an item leaves the Hoard for two warriors. */
const lavishness = procedure<Root, Own>('hundreds.lavish', [
  must('14.7.4', 'hundredsLavish', {
    picks: 'hoardItem',
    who: (_g, l) => l.seat,
    options: (g) => typesIn(hoarded(g)),
    effect: (g, l, item) => {
      dropItem(g, l.seat, itemIndex(item), '14.7.4')
      const clearing = warlordClearing(g)
      if (clearing > 0 && mayPlace(g, l.seat, clearing)) place(g, warrior, clearing, HUNDREDS.lavishWarriors, '14.7.4')
    },
  }),
])

/** 14.7.4: at the end of Birdsong, as often as there are items. */
export const lavish: FreeAction = {
  id: 'lavish',
  law: '14.7.4',
  phase: 'birdsong',
  at: 'end',
  available: (g, seat) => seat === hundredsSeat(g) && g.own.hundreds.mood === 'lavish' && hoarded(g).length > 0,
  perform: (g, seat) => call(g, lavishness, { seat }),
}

/** 14.7.6: the enemy pieces in a clearing, of all factions together. */
export function enemyPieces(g: Visible, seat: number, clearing: number): number {
  let pieces = 0
  for (const kind of kindsInPlay(g)) {
    const here = count(g, kind, clearing)
    if (here > 0 && isEnemyPiece(g, seat, kind)) pieces += here
  }
  return pieces
}

/** 14.7.6 Rowdy: cards drawn besides the usual one. With no warlord on the map there is no clearing of his to count in. */
export function rowdyCards(g: Visible, seat: number): number {
  if (g.own.hundreds.mood !== 'rowdy') return 0
  const clearing = warlordClearing(g)
  return clearing > 0 && enemyPieces(g, seat, clearing) >= HUNDREDS.rowdyPieces ? 2 : 1
}

/** 14.7.7 Stubborn: the first hit in a battle beside the warlord is ignored. */
export const stubborn: Modifiers['sparesFirstHit'] = (spares, g, battle, side) =>
  spares || (battle.sides[side] === hundredsSeat(g) && warlordIs(g, 'stubborn', battle.place))

/** 14.7.8 Wrathful: an extra hit for an attack beside the warlord. */
export const wrathful: Modifiers['extraHits'] = (hits, g, battle, side) =>
  side === ATTACKER && sideOf(battle, hundredsSeat(g)) === ATTACKER && warlordIs(g, 'wrathful', battle.place)
    ? hits + 1
    : hits

export const moodProcedures = [bitterness, lavishness] as const
