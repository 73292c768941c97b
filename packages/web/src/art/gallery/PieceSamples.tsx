import { ICON_PATHS, type IconName } from '../data/icons.ts'
import { Icon } from '../Icon.tsx'
import { Piece } from '../pieces/Piece.tsx'
import { SuitMark } from '../pieces/SuitMark.tsx'
import { RaceToken, SwPiece, type SwPieceKind } from '../smallworld/SwPieces.tsx'
import { FACTION_IDS, type FactionId, type ItemId, type SeatColor } from '../types.ts'

const BUILDINGS: [FactionId, string][] = [
  ['marquise', 'sawmill'],
  ['marquise', 'workshop'],
  ['marquise', 'recruiter'],
  ['eyrie', 'roost'],
  ['alliance', 'base-fox'],
  ['alliance', 'base-rabbit'],
  ['alliance', 'base-mouse'],
  ['lizard', 'garden-fox'],
  ['lizard', 'garden-rabbit'],
  ['lizard', 'garden-mouse'],
  ['duchy', 'citadel'],
  ['duchy', 'market'],
  ['hundreds', 'stronghold'],
  ['keepers', 'waystation'],
  ['keepers', 'waystation-tablet'],
]
const TOKENS: [FactionId, string][] = [
  ['marquise', 'keep'],
  ['marquise', 'wood'],
  ['alliance', 'sympathy'],
  ['riverfolk', 'trade-post-fox'],
  ['riverfolk', 'trade-post-rabbit'],
  ['riverfolk', 'trade-post-mouse'],
  ['duchy', 'tunnel'],
  ['corvid', 'plot'],
  ['corvid', 'plot-bomb'],
  ['corvid', 'plot-snare'],
  ['corvid', 'plot-extortion'],
  ['corvid', 'plot-raid'],
  ['hundreds', 'mob'],
  ['keepers', 'relic-figure'],
  ['keepers', 'relic-tablet'],
  ['keepers', 'relic-jewelry'],
]
const ITEMS: ItemId[] = ['boot', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coin', 'torch', 'club']
const SEATS: SeatColor[] = ['red', 'navy', 'violet', 'teal', 'coal', 'ochre']
const RACES = ['orcs', 'dwarves', 'giants', 'tritons', 'elves', 'halflings']
const SW: SwPieceKind[] = ['fortress', 'lair', 'encampment', 'hole', 'hero', 'dragon', 'mountain', 'lost-tribe']

/** Every piece once. */
export function PieceSamples() {
  return (
    <>
      <h3>Warriors and pawns</h3>
      <div className="gallery-row">
        {FACTION_IDS.map((f) => (
          <Piece key={f} kind="warrior" faction={f} size={96} label={f} />
        ))}
        <Piece kind="pawn" faction="hundreds" type="warlord" size={104} label="warlord" />
        <Piece kind="warrior" size={90} label="hireling" />
      </div>
      <div className="gallery-row">
        {FACTION_IDS.map((f) => (
          <Piece key={f} kind="warrior" faction={f} size={32} />
        ))}
      </div>
      <h3>Buildings, tokens, items, suits, landmarks</h3>
      <div className="gallery-row">
        {BUILDINGS.map(([f, t]) => (
          <Piece key={t} kind="building" faction={f} type={t} size={52} label={t} />
        ))}
      </div>
      <div className="gallery-row">
        {TOKENS.map(([f, t]) => (
          <Piece key={t} kind="token" faction={f} type={t} size={48} label={t} />
        ))}
      </div>
      <div className="gallery-row">
        {ITEMS.map((t) => (
          <Piece key={t} kind="item" type={t} size={48} label={t} />
        ))}
        <Piece kind="item" type="boot" state="exhausted" size={48} label="exhausted boot" />
        <Piece kind="item" type="sword" state="damaged" size={48} label="damaged sword" />
        <Piece kind="item" type="tea" state="gone" size={48} label="no tea" />
        {(['fox', 'rabbit', 'mouse', 'bird', 'any'] as const).map((s) => (
          <SuitMark key={s} suit={s} size={48} label={s} />
        ))}
        {['ferry', 'tower', 'lost-city', 'black-market', 'legendary-forge', 'elder-treetop'].map((t) => (
          <Piece key={t} kind="landmark" type={t} size={60} label={t} />
        ))}
      </div>
      <h3>Small World pieces</h3>
      <svg viewBox="-30 -34 800 150" width="100%" role="img" aria-label="Small World pieces" style={{ maxWidth: 1100 }}>
        {SEATS.map((s, i) => (
          <RaceToken key={s} seat={s} race={RACES[i]!} count={i * 2 + 1} x={i * 62} />
        ))}
        {SEATS.map((s, i) => (
          <RaceToken key={s} seat={s} race={RACES[i]!} count={1} declined x={i * 62 + 390} />
        ))}
        {SW.map((k, i) => (
          <SwPiece key={k} kind={k} seat="navy" count={k === 'encampment' ? 3 : 1} x={i * 62} y={78} />
        ))}
      </svg>
      <h3>Stamps</h3>
      <div className="gallery-row">
        {(Object.keys(ICON_PATHS) as IconName[]).map((n) => (
          <span key={n} title={n}>
            <Icon name={n} size={34} />
          </span>
        ))}
      </div>
    </>
  )
}
