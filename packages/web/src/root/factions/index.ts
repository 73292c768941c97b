import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { FactionId } from '../../art/types.ts'
import type { BoardProps } from './parts.tsx'

type Board = LazyExoticComponent<ComponentType<BoardProps>>

const vagabond = lazy(async () => ({ default: (await import('./vagabond/VagabondBoard.tsx')).VagabondBoard }))

/**
 * What is on the board of each faction besides the parts that all share; loaded for those that play. The next faction's
 * board goes here: a folder with the name it has in packages/root/src/factions, and one line in this list.
 */
export const BOARDS: { readonly [F in FactionId]: Board } = {
  marquise: lazy(async () => ({ default: (await import('./marquise/MarquiseBoard.tsx')).MarquiseBoard })),
  eyrie: lazy(async () => ({ default: (await import('./eyrie/EyrieBoard.tsx')).EyrieBoard })),
  alliance: lazy(async () => ({ default: (await import('./alliance/AllianceBoard.tsx')).AllianceBoard })),
  vagabond,
  vagabond2: vagabond,
  lizard: lazy(async () => ({ default: (await import('./lizard/LizardBoard.tsx')).LizardBoard })),
  riverfolk: lazy(async () => ({ default: (await import('./riverfolk/RiverfolkBoard.tsx')).RiverfolkBoard })),
  duchy: lazy(async () => ({ default: (await import('./duchy/DuchyBoard.tsx')).DuchyBoard })),
  corvid: lazy(async () => ({ default: (await import('./corvid/CorvidBoard.tsx')).CorvidBoard })),
  hundreds: lazy(async () => ({ default: (await import('./hundreds/HundredsBoard.tsx')).HundredsBoard })),
  keepers: lazy(async () => ({ default: (await import('./keepers/KeepersBoard.tsx')).KeepersBoard })),
}
