import type { View } from '@spinney/kernel'
import { maps } from '@spinney/smallworld'
import type { Sorts, WordParts } from '../types.ts'
import { stateOf } from './view.ts'

/** `region`: called by its terrain and number. */
export const sortsOf = (view: View): Sorts => ({
  region: (value, words) => (typeof value === 'number' ? regionName(view, value, words) : words.term(value)),
  /** Several of them. */
  regions: (value, words) =>
    words.term((Array.isArray(value) ? value : [value]).map((region) => regionName(view, Number(region), words))),
})

/** “Forest 12”. */
function regionName(view: View, region: number, { message }: WordParts): string {
  const map = maps.find(({ id }) => id === stateOf(view).map)
  const terrain = map?.regions[region]?.terrain ?? 'sea'
  return message('region', { terrain: message(`terrain.${terrain}`), number: region + 1 })
}
