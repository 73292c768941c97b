/** Spinney's art: pure, presentational components. Import `art/theme.css` once at the root. */

export { CardBack, type CardBackKind } from './cards/CardBack.tsx'
export { CardScene } from './cards/CardScene.tsx'
export type { CardKind } from './cards/cardArt.ts'
export { CardPile, HandFan, HandStrip } from './cards/Hand.tsx'
export { type CardChoice, QuestCard, type QuestCardProps, RootCard, type RootCardProps } from './cards/RootCard.tsx'
export { ICON_PATHS } from './data/icons.ts'
export { FACTION_INKS, SEAT_INKS, SUIT_INKS } from './data/inks.ts'
export { Icon, type IconName, isIcon, Stamp } from './Icon.tsx'
export { Piece, type PieceProps } from './pieces/Piece.tsx'
export { BuildingTile, CountBadge, type ItemState, ItemTile, TokenDisc, WarriorFigure } from './pieces/Pieces.tsx'
export { SuitHead, SuitMark, SuitMedal } from './pieces/SuitMark.tsx'
export { type ClearingData, type ForestData, pathKey, type RootMapData, rootLayout } from './root/layout.ts'
export { RootMap, type RootMapChoice, type RootMapProps, RootMapThumb } from './root/RootMap.tsx'
export { Coin, CoinDisc, CoinSum } from './smallworld/Coin.tsx'
export { Combo, type ComboProps } from './smallworld/Combo.tsx'
export { smallWorldLayout } from './smallworld/ground.ts'
export {
  type CostTag,
  type RegionPieces,
  SmallWorldMap,
  type SmallWorldMapProps,
  SmallWorldMapThumb,
} from './smallworld/SmallWorldMap.tsx'
export { RaceToken, type RaceTokenProps, SwPiece, type SwPieceKind } from './smallworld/SwPieces.tsx'
export type { RegionData, SmallWorldMapData } from './smallworld/topology.ts'
export type { FactionId, ItemId, PieceGroup, RootMood, SeatColor, Suit, TargetState } from './types.ts'
export { DiceTray, Die, type DieProps } from './ui/Dice.tsx'
export { Logo } from './ui/Logo.tsx'
export { type Phase, PhaseIndicator, TurnTrack } from './ui/Phases.tsx'
export { RuleChip } from './ui/RuleChip.tsx'
export { type ScoreMarker, ScoreTrack, type ScoreTrackProps } from './ui/ScoreTrack.tsx'
export { Avatar, SeatBadge, type SeatBadgeProps, SeatMark } from './ui/SeatBadge.tsx'
export { Track, type TrackProps, type TrackSpace } from './ui/Track.tsx'
