import type { Scene } from '../table/face.ts'
import { factsOf } from './map.ts'
import { aidesOf, stateOf } from './view.ts'

/** A region in words: its name, symbols, who stands there, what it costs. */
export function lookOf(scene: Scene, region: number): string[] {
  const { words, view } = scene
  const g = stateOf(view)
  const { symbols } = factsOf(g.map).regions[region]!
  const people = g.peoples[g.holder[region]!]
  const parts = [
    words.message('table.regionName', { region }),
    ...symbols.map((symbol) => words.message(`symbol.${symbol}`)),
  ]
  if (people) {
    const key = people.declined ? 'look.declined' : 'look.race'
    parts.push(words.message(key, { tokens: g.tokens[region]!, race: people.race, seat: people.seat }))
  } else parts.push(words.message(g.tribes[region]! > 0 ? 'look.tribe' : 'look.empty'))
  for (const piece of Object.keys(g.pieces)) if (g.pieces[piece]![region]! > 0) parts.push(words.term(piece))
  const cost = scene.question?.kind === 'conquer' ? aidesOf(scene).costs[region] : undefined
  if (cost !== undefined) parts.push(words.message('look.cost', { tokens: cost }))
  return parts
}
