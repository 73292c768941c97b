import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { takeItem } from '../../actions/craft.ts'
import { removeItem } from '../../actions/items.ts'
import { must } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'

/**
 * An item in the Hoard is one number: its type in the lowest three bits, and whether it came from under a ruin; that is
 * noted only where two Vagabonds play (9.7.3).
 */
export const RUIN = 8
const TYPES = 7

type Track = keyof typeof HUNDREDS.hoard

/** 14.2.4, T78: the track that takes an item. */
const trackFor = (type: number): Track =>
  HUNDREDS.hoard.command.some((item) => itemIndex(item) === type) ? 'command' : 'prowess'

/** The type of an item in the Hoard, as a place in the list of items. */
export const typeOf = (item: number): number => item & TYPES

/** All items of the Hoard. */
export const hoarded = (g: Visible): number[] => [...g.own.hundreds.command, ...g.own.hundreds.prowess]

/** The different types in a list of items, in the order of the items. */
export const typesIn = (items: readonly number[]): ItemId[] =>
  ITEM_IDS.filter((_, type) => items.some((item) => typeOf(item) === type))

/** 14.4.4: whether an item of this type lies in the Hoard. */
export const isHoarded = (g: Visible, type: number): boolean => hoarded(g).some((item) => typeOf(item) === type)

/** 9.7.3: whether a ruin item of this type lies in the Hoard. */
export const hasRuinItem = (g: Visible, type: number): boolean => hoarded(g).includes(type | RUIN)

/** What holds the faction boards; a view has it too. */
type Boards = Pick<Visible, 'own'>

/** 14.2.4.II: the value of a track. */
const trackValue = (g: Boards, track: Track): number => HUNDREDS.hoardValue[g.own.hundreds[track].length]!

/** 14.2.4.II: how many actions the Command step allows, */
export const commandValue = (g: Boards): number => trackValue(g, 'command')

/** 14.2.4.II: and how many warriors come to the warlord and how often he advances. */
export const prowessValue = (g: Boards): number => trackValue(g, 'prowess')

interface Gaining extends Own {
  item: number
}

/** 14.2.4.I: with the track full, the new item or one of the track leaves the game for a point. */
const overflow = procedure<Root, Gaining>('hundreds.overflow', [
  must('14.2.4.I', 'hundredsOverflow', {
    picks: 'hoardItem',
    who: (_g, o) => o.seat,
    options: (g, o) => typesIn([...g.own.hundreds[trackFor(typeOf(o.item))], o.item]),
    about: (_g, o) => ({ item: ITEM_IDS[typeOf(o.item)]! }),
    effect: (g, o, removed) => {
      g.own.hundreds[trackFor(typeOf(o.item))].push(o.item)
      dropItem(g, o.seat, itemIndex(removed), '14.2.4.I')
      score(g, o.seat, HUNDREDS.hoardFullPoints, '14.2.4.I')
    },
  }),
])

/** 14.2.4.I: an item goes to the leftmost empty space of its track; a full track loses one. */
export function hoard(g: Root, seat: Seat, item: number): void {
  const track = g.own.hundreds[trackFor(typeOf(item))]
  if (track.length < HUNDREDS.hoardSpaces) track.push(item)
  else call(g, overflow, { seat, item })
}

/** An item of the Hoard leaves the game, of its type one that came from a ruin first; the others close up (14.7.4). */
export function dropItem(g: Root, seat: Seat, type: number, law: string): void {
  const track = g.own.hundreds[trackFor(type)]
  const fromRuin = track.indexOf(type | RUIN)
  track.splice(fromRuin >= 0 ? fromRuin : track.indexOf(type), 1)
  removeItem(g, type)
  tell(law, 'itemRemoved', () => ({ seat, item: ITEM_IDS[type]! }))
}

interface Trading extends Gaining {
  /** Points on the card, */
  printed: number
  /** and those that other effects add. */
  bonus: number
}

/** 14.2.3 Contempt for trade */
const contempt = procedure<Root, Trading>('hundreds.contempt', [
  must('14.2.3', 'hundredsContempt', {
    picks: 'action',
    who: (_g, t) => t.seat,
    options: () => ['take', 'score'],
    about: (_g, t) => ({ item: ITEM_IDS[t.item]!, points: t.printed }),
    effect: (g, t, pick) => {
      if (pick === 'take') takeItem(g, t.seat, t.item)
      else refuseItem(g, t)
      score(g, t.seat, t.bonus, '14.2.3')
    },
  }),
])

function refuseItem(g: Root, t: Trading): void {
  if (g.supplyItems[t.item]! > 0) {
    g.supplyItems[t.item]! -= 1
    removeItem(g, t.item)
    tell('14.2.3', 'itemRemoved', () => ({ seat: t.seat, item: ITEM_IDS[t.item]! }))
  }
  score(g, t.seat, t.printed, '14.2.3')
}

/** 14.2.3: a crafted item is taken without the points of its card, or removed for them. */
export function craftItem(g: Root, seat: Seat, item: number, points: number, printed: number): void {
  call(g, contempt, { seat, item, printed, bonus: points - printed })
}

export const hoardProcedures = [overflow, contempt] as const
