import { powers, races } from '@spinney/smallworld'
import { PIECES, SYMBOLS, TERRAINS } from './info/index.tsx'

/** All things of Small World that stand in the rules library, by kind. What is told about them is in `info`. */
export const THINGS: { readonly [kind: string]: readonly string[] } = {
  race: races.map(({ id }) => id),
  power: powers.map(({ id }) => id),
  terrain: TERRAINS,
  symbol: SYMBOLS,
  piece: PIECES,
}
