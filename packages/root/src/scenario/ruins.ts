import { clearings } from '../core/book.ts'
import { listAt, numberAt, oneAt, type Refuse, recordAt } from '../core/reading.ts'
import type { Root } from '../core/state.ts'
import { itemIndex, RUIN_ITEMS } from '../facts/items.ts'

/** 9.7.1: with two Vagabonds two items lie under a ruin. */
const MOST_UNDER_RUIN = 2

/** `ruins` of a scenario file: a list of clearings, or by clearing how many items lie under the ruin. */
export function putRuins(g: Root, value: unknown, refuse: Refuse): void {
  g.ruins.fill(0)
  if (Array.isArray(value)) {
    value.forEach((name, i) => {
      const clearing = typeof name === 'string' ? Number(name) : name
      g.ruins[oneAt(clearing, clearings(g), 'a clearing', `ruins[${i}]`, refuse)] = 1
    })
    return
  }
  for (const [name, items] of Object.entries(recordAt(value, 'ruins', clearings(g).map(String), refuse))) {
    g.ruins[Number(name)] = 1
    g.underRuin[Number(name)] = numberAt(items, `ruins.${name}`, refuse)
    if (g.underRuin[Number(name)]! > MOST_UNDER_RUIN) {
      refuse(`ruins.${name}`, `at most ${MOST_UNDER_RUIN} items lie under a ruin`)
    }
  }
}

/** As many items as are said to lie under the ruins must be there. */
export function checkRuins(g: Root, refuse: Refuse): void {
  const wanted = g.underRuin.reduce((sum, n) => sum + n, 0)
  if (wanted !== g.ruinItems.length) refuse('ruinItems', `${wanted} items lie under the ruins: name them`)
}

/** `ruinItems`: the items under all ruins together; which lies where is left to chance (9.3.4). */
export function putRuinItems(g: Root, value: unknown, refuse: Refuse): void {
  const items = listAt(value, 'ruinItems', refuse)
  const ruins = clearings(g).filter((clearing) => g.ruins[clearing] === 1)
  const isSaid = g.underRuin.some((n) => n > 0)
  if (!isSaid) for (const clearing of ruins) g.underRuin[clearing] = items.length / ruins.length
  const wanted = g.underRuin.reduce((sum, n) => sum + n, 0)
  const fits = ruins.every((clearing) => Number.isInteger(g.underRuin[clearing]) && g.underRuin[clearing]! > 0)
  if (!fits || items.length !== wanted || items.length > ruins.length * MOST_UNDER_RUIN) {
    refuse('ruinItems', `${items.length} items do not lie evenly under ${ruins.length} ruins: say how many under each`)
  }
  g.ruinItems = items.map((id, i) => itemIndex(oneAt(id, RUIN_ITEMS, 'a ruin item', `ruinItems[${i}]`, refuse)))
  g.ruinItems.sort((a, b) => a - b)
  const often = g.ruinItems.findIndex((item) => g.ruinItems.filter((other) => other === item).length > MOST_UNDER_RUIN)
  if (often >= 0) refuse('ruinItems', 'there are two ruin items of each kind at most')
}
