import { type Category, numbered, type PieceFacts, type PieceKind } from '../core/kinds.ts'
import { ALLIANCE } from './factions/alliance.ts'
import { CORVID } from './factions/corvid.ts'
import { DUCHY } from './factions/duchy.ts'
import { EYRIE } from './factions/eyrie.ts'
import { HUNDREDS } from './factions/hundreds.ts'
import { KEEPERS } from './factions/keepers.ts'
import { LIZARD } from './factions/lizard.ts'
import { MARQUISE } from './factions/marquise.ts'
import { RIVERFOLK } from './factions/riverfolk.ts'
import { VAGABOND } from './factions/vagabond.ts'
import { HIRELINGS } from './hirelings.ts'

const pieces = (faction: string, category: Category, counts: { readonly [name: string]: number }): PieceFacts[] =>
  Object.entries(counts).map(([name, max]) => ({ faction, name, category, max }))

const perSuit = (
  faction: string,
  category: Category,
  name: string,
  counts: Record<'fox' | 'rabbit' | 'mouse', number>,
) =>
  (['fox', 'rabbit', 'mouse'] as const).map((suit) => ({
    faction,
    name: `${name}-${suit}`,
    category,
    max: counts[suit],
  }))

/** The kinds of pieces that hirelings have. */
const HIRELING_PIECES: { readonly [name: string]: Category } = {
  warrior: 'warrior',
  pawn: 'figure',
  foothold: 'token',
  vault: 'building',
}

/** All pieces of all factions and hirelings. Their order is part of every saved position: new ones come at the end. */
export const BOX: readonly PieceKind[] = numbered([
  ...pieces('hundreds', 'warrior', { warrior: HUNDREDS.warriors }),
  // 14.2.2, T27: he counts as a warrior, and only battles remove him.
  { faction: 'hundreds', name: 'warlord', category: 'warrior', max: HUNDREDS.warlords, battleOnly: true },
  ...pieces('hundreds', 'building', HUNDREDS.buildings),
  ...pieces('hundreds', 'token', HUNDREDS.tokens),
  ...pieces('vagabond', 'figure', { pawn: VAGABOND.pawns }),
  ...pieces('vagabond2', 'figure', { pawn: VAGABOND.pawns }),
  ...pieces('keepers', 'warrior', { warrior: KEEPERS.warriors }),
  ...KEEPERS.relicTypes.map(
    (type): PieceFacts => ({
      faction: 'keepers',
      name: `relic-${type}`,
      category: 'token',
      max: KEEPERS.tokens.relic / KEEPERS.relicTypes.length,
    }),
  ),
  ...KEEPERS.waystations.map(
    (sides): PieceFacts => ({
      faction: 'keepers',
      name: `waystation-${sides.join('-')}`,
      category: 'building',
      max: KEEPERS.buildings.waystation / KEEPERS.waystations.length,
    }),
  ),
  ...pieces('alliance', 'warrior', { warrior: ALLIANCE.warriors }),
  ...perSuit('alliance', 'building', 'base', ALLIANCE.buildings.base),
  ...pieces('alliance', 'token', ALLIANCE.tokens),
  ...pieces('corvid', 'warrior', { warrior: CORVID.warriors }),
  // A plot, whichever way it lies.
  ...pieces('corvid', 'token', { plot: Object.values(CORVID.tokens).reduce((sum, n) => sum + n, 0) }),
  ...pieces('duchy', 'warrior', { warrior: DUCHY.warriors }),
  ...pieces('duchy', 'building', DUCHY.buildings),
  ...pieces('duchy', 'token', DUCHY.tokens),
  ...pieces('eyrie', 'warrior', { warrior: EYRIE.warriors }),
  ...pieces('eyrie', 'building', EYRIE.buildings),
  ...pieces('lizard', 'warrior', { warrior: LIZARD.warriors }),
  ...perSuit('lizard', 'building', 'garden', LIZARD.buildings.garden),
  ...pieces('marquise', 'warrior', { warrior: MARQUISE.warriors }),
  ...pieces('marquise', 'building', MARQUISE.buildings),
  ...pieces('marquise', 'token', MARQUISE.tokens),
  ...pieces('riverfolk', 'warrior', { warrior: RIVERFOLK.warriors }),
  ...perSuit('riverfolk', 'token', 'trade-post', RIVERFOLK.tokens.tradePost),
  ...HIRELINGS.flatMap(({ sides }) =>
    sides.flatMap(({ id, pieces: counts = {} }) =>
      Object.entries(counts).map(([name, max]) => ({ faction: id, name, category: HIRELING_PIECES[name]!, max })),
    ),
  ),
])

const byId: ReadonlyMap<string, PieceKind> = new Map(BOX.map((kind) => [kind.id, kind]))
const byFaction: ReadonlyMap<string, readonly PieceKind[]> = new Map(
  BOX.map(({ faction }) => [faction, BOX.filter((kind) => kind.faction === faction)]),
)

/** A kind by its name; undefined where there is none. */
export const kindNamed = (id: string): PieceKind | undefined => byId.get(id)

/** The kinds a faction owns. */
export const kindsOf = (faction: string): readonly PieceKind[] => byFaction.get(faction) ?? []

/** A kind that is known to be in the box. */
export function pieceOf(faction: string, name: string): PieceKind {
  const kind = kindNamed(`${faction}.${name}`)
  if (kind === undefined) throw new Error(`there is no piece ${faction}.${name} in the box`)
  return kind
}
