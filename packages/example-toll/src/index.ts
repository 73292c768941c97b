import { defineGame, frameOf, type Game, type Result, type Zone } from '@spinney/kernel'
import { animals } from './animals/index.ts'
import { bridge, hoot } from './bridge.ts'
import { sorts } from './questions.ts'
import { configOf, GOAL, piecesOf, type Toll, type TollConfig } from './state.ts'
import { draw, game, turn } from './turn.ts'

export { bridge, hoot } from './bridge.ts'
export type { Card } from './cards.ts'
export type { Decisions } from './questions.ts'
export { ANIMALS, type AnimalId, type Crossing, type Toll, type TollConfig } from './state.ts'
export { draw, turn } from './turn.ts'

/** The rules of Toll; the numbers in them are those of rules.md. */
export const toll: Game<Toll, TollConfig> = defineGame<Toll, TollConfig>({
  id: 'toll',
  rules: '1',
  config: configOf,
  seats: ({ animals }) => animals.length,
  setup: (config) => ({ flow: [frameOf(game, {})], version: 0, over: false, ...piecesOf(config) }),
  procedures: [game, turn, draw, bridge, hoot, ...animals.map(({ procedure }) => procedure)],
  sorts,
  open: ['animals', 'turn', 'hands', 'deck', 'discard', 'nuts', 'brook', 'crossing'],
  secrets,
  result,
  // A turn takes at least one of 32 cards and asks fewer than 20 questions.
  bound: () => 32 * 20,
  orderLaw: '5.1',
  conserved: (g) => ({ cards: g.deck.length + g.discard.length + g.hands.reduce((sum, hand) => sum + hand.length, 0) }),
})

/** Rule 1.1: hands are known to their owners, the deck to nobody. Any card not seen may be in any of them. */
function secrets(g: Toll): Zone[] {
  const zones: Zone[] = g.hands.map((items, seat) => ({ items, knownTo: [seat], pool: 'cards', bag: true }))
  zones.push({ items: g.deck, knownTo: [], pool: 'cards', bag: true })
  return zones
}

/** Rule 6. */
function result(g: Toll): Result | null {
  if (!g.over) return null
  const most = Math.max(...g.nuts)
  const winners = g.nuts.flatMap((nuts, seat) => (nuts === most ? [seat] : []))
  return { winners, scores: [...g.nuts], how: most >= GOAL ? 'nuts' : 'deck' }
}
