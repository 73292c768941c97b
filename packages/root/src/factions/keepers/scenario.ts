import type { Json } from '@spinney/kernel'
import type { MapData } from '../../board/data/index.ts'
import { board } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { count, shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { cardsFromDeck, listAt, oneAt, type Refuse, recordAt, shown, wordAt } from '../../core/reading.ts'
import type { Root, Visible } from '../../core/state.ts'
import { forestNumber } from '../vagabond/pawn.ts'
import { addRelic, relicNamed, relicWord, takeRelic, typeOf, worthOf } from './relics.ts'
import { cardWord, RETAINER, RETAINER_WORD, tuck } from './retinue.ts'
import { relicKinds, SLOTS, type Slot, TYPES, waystations } from './state.ts'

const FIELDS = ['retinue', 'forests', 'clearings', 'recovered', 'sides']

/**
 * `own.keepers` of a scenario file: `retinue` by slot (`move`, `battle-then-delve`, `move-or-recover`), with
 * `faithful-retainer` for those cards; relics such as `tablet` (face down) or `tablet-2` under `forests` by name, under
 * `clearings` by number and as the list `recovered`; `sides` by waystation.
 */
export function keepersGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const given = recordAt(spec, '', FIELDS, refuse)
  for (const [slot, cards] of Object.entries(recordAt(given.retinue ?? {}, '.retinue', SLOTS, refuse))) {
    giveCards(g, SLOTS.indexOf(slot as Slot), cards, `.retinue.${slot}`, refuse)
  }
  const forests = board(g).data.forests.map((forest) => forest.id)
  for (const [id, words] of Object.entries(recordAt(given.forests ?? {}, '.forests', forests, refuse))) {
    giveRelics(g, words, `.forests.${id}`, BOARD, g.own.keepers.forests[forestNumber(g, id)]!, refuse)
  }
  for (const [at, words] of Object.entries(
    recordAt(given.clearings ?? {}, '.clearings', clearings(g).map(String), refuse),
  )) {
    giveRelics(g, words, `.clearings.${at}`, Number(at), g.own.keepers.clearings[Number(at)]!, refuse)
  }
  giveRelics(g, given.recovered ?? [], '.recovered', BOARD, g.own.keepers.recovered, refuse)
  const names = waystations.map((kind) => kind.id.slice('keepers.'.length))
  for (const [name, side] of Object.entries(recordAt(given.sides ?? {}, '.sides', names, refuse))) {
    g.own.keepers.sides[names.indexOf(name)] = TYPES.indexOf(oneAt(side, TYPES, 'a side', `.sides.${name}`, refuse))
  }
}

function giveCards(g: Root, slot: number, value: unknown, path: string, refuse: Refuse): void {
  listAt(value, path, refuse).forEach((word, i) => {
    const card = word === RETAINER_WORD ? RETAINER : cardsFromDeck(g, [word], `${path}[${i}]`, refuse)[0]!
    tuck(g, slot, card)
  })
}

function giveRelics(g: Root, value: unknown, path: string, place: number, list: number[], refuse: Refuse): void {
  listAt(value, path, refuse).forEach((word, i) => {
    const at = `${path}[${i}]`
    const code = relicNamed(wordAt(word, at, refuse)) ?? refuse(at, `there is no relic called ${shown(word)}`)
    const kind = relicKinds[typeOf(code)]!
    const unseen = g.own.keepers.unseen[typeOf(code)]!
    if (count(g, kind, SUPPLY) === 0) refuse(at, 'there are no more relics of this type')
    if (worthOf(code) > 0 && !unseen.includes(worthOf(code))) refuse(at, 'there are no more relics of this value')
    if (worthOf(code) > 0) takeRelic(unseen, worthOf(code))
    shift(g, kind, SUPPLY, place, 1)
    addRelic(list, code)
  })
}

/** What belongs to the Keepers, as options name it: relics such as `tablet` (face down) or `tablet-2`. */
export interface KeepersFacts {
  readonly [key: string]: Json
  readonly retinue: { readonly [slot: string]: readonly string[] }
  readonly forests: { readonly [forest: string]: readonly string[] }
  readonly clearings: { readonly [clearing: string]: readonly string[] }
  readonly recovered: readonly string[]
  /** By waystation: the type that lies face up. */
  readonly sides: readonly string[]
}

/** The board of the Keepers and their relics in words, with the forests of the map by their names. */
export function keepersFacts(g: Pick<Visible, 'own'>, map: MapData): KeepersFacts {
  const { forests, clearings, recovered, retinue, sides } = g.own.keepers
  const named = (codes: readonly number[]) => codes.map(relicWord)
  const filled = <T>(lists: readonly (readonly T[])[]) => lists.flatMap((list, i) => (list.length > 0 ? [i] : []))
  return {
    retinue: Object.fromEntries(SLOTS.map((slot, i) => [slot, retinue[i]!.map(cardWord)])),
    forests: Object.fromEntries(filled(forests).map((i) => [map.forests[i]!.id, named(forests[i]!)])),
    clearings: Object.fromEntries(filled(clearings).map((i) => [i, named(clearings[i]!)])),
    recovered: named(recovered),
    sides: sides.map((side) => TYPES[side]!),
  }
}
