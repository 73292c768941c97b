import type { Json } from '@spinney/kernel'
import { listAt, oneAt, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root, Visible } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { commandValue, hoard, prowessValue, typeOf } from './hoard.ts'
import { hundredsSeat, MOODS } from './state.ts'

const HOARDED: readonly ItemId[] = [...HUNDREDS.hoard.command, ...HUNDREDS.hoard.prowess]

/** `own.hundreds` of a scenario file: `{ mood: 'bitter', hoard: [items] }`; the items come out of the supply. */
export function hundredsGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const given = recordAt(spec, '', ['mood', 'hoard'], refuse)
  if (given.mood !== undefined) {
    g.own.hundreds.mood = oneAt(given.mood, MOODS, 'a mood', '.mood', refuse)
  }
  listAt(given.hoard ?? [], '.hoard', refuse).forEach((word, i) => {
    const item = oneAt(word, HOARDED, 'an item', `.hoard[${i}]`, refuse)
    if (g.supplyItems[itemIndex(item)]! > 0) g.supplyItems[itemIndex(item)]! -= 1
    const track = HUNDREDS.hoard.command.some((known) => known === item)
      ? g.own.hundreds.command
      : g.own.hundreds.prowess
    if (track.length === HUNDREDS.hoardSpaces) refuse(`.hoard[${i}]`, 'the track is full')
    hoard(g, hundredsSeat(g), itemIndex(item))
  })
}

/** The mood and the Hoard of the Hundreds: the items on its tracks, and what the tracks are worth. */
export interface HundredsFacts {
  readonly [key: string]: Json
  readonly mood: string
  readonly hoard: { readonly command: readonly string[]; readonly prowess: readonly string[] }
  readonly command: number
  readonly prowess: number
}

/** The board of the Hundreds in words. */
export function hundredsFacts(g: Pick<Visible, 'own'>): HundredsFacts {
  const named = (items: readonly number[]) => items.map((item) => ITEM_IDS[typeOf(item)]!)
  const { mood, command, prowess } = g.own.hundreds
  return {
    mood,
    hoard: { command: named(command), prowess: named(prowess) },
    command: commandValue(g),
    prowess: prowessValue(g),
  }
}
