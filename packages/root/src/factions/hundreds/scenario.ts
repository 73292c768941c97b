import type { Json } from '@spinney/kernel'
import { itemIndex } from '../../actions/craft.ts'
import { listAt, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root, Table } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { ITEM_IDS, type ItemId } from '../../facts/items.ts'
import { commandValue, hoard, prowessValue, typeOf } from './hoard.ts'
import { hundredsSeat, MOODS } from './state.ts'

const HOARDED: readonly ItemId[] = [...HUNDREDS.hoard.command, ...HUNDREDS.hoard.prowess]

/** `own.hundreds` of a scenario file: `{ mood: 'bitter', hoard: [items] }`; the items come out of the supply. */
export function hundredsGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const given = recordAt(spec, '', ['mood', 'hoard'], refuse)
  if (given.mood !== undefined) {
    g.own.hundreds.mood =
      MOODS.find((mood) => mood === given.mood) ?? refuse('.mood', `a mood is ${MOODS.join(', ')}, not ${given.mood}`)
  }
  listAt(given.hoard ?? [], '.hoard', refuse).forEach((word, i) => {
    const item = HOARDED.find((known) => known === word) ?? refuse(`.hoard[${i}]`, `an item is ${HOARDED.join(', ')}`)
    if (g.supplyItems[itemIndex(item)]! > 0) g.supplyItems[itemIndex(item)]! -= 1
    const track = HUNDREDS.hoard.command.some((known) => known === item)
      ? g.own.hundreds.command
      : g.own.hundreds.prowess
    if (track.length === HUNDREDS.hoardSpaces) refuse(`.hoard[${i}]`, 'the track is full')
    hoard(g, hundredsSeat(g), itemIndex(item))
  })
}

/** The board of the Hundreds in words. */
export function hundredsFacts(g: Table): Json {
  const named = (items: readonly number[]) => items.map((item) => ITEM_IDS[typeOf(item)]!)
  const { mood, command, prowess } = g.own.hundreds
  return {
    mood,
    hoard: { command: named(command), prowess: named(prowess) },
    command: commandValue(g),
    prowess: prowessValue(g),
  }
}
