import type { ComponentType } from 'react'
import type { FactionId } from '../../art/types.ts'
import { AllianceBoard } from './alliance/AllianceBoard.tsx'
import { CorvidBoard } from './corvid/CorvidBoard.tsx'
import { DuchyBoard } from './duchy/DuchyBoard.tsx'
import { EyrieBoard } from './eyrie/EyrieBoard.tsx'
import { LizardBoard } from './lizard/LizardBoard.tsx'
import { MarquiseBoard } from './marquise/MarquiseBoard.tsx'
import type { BoardProps } from './parts.tsx'
import { RiverfolkBoard } from './riverfolk/RiverfolkBoard.tsx'
import { VagabondBoard } from './vagabond/VagabondBoard.tsx'

/**
 * What is on the board of each faction besides the parts that all share. The next faction's board goes here: a folder
 * with the name it has in packages/root/src/factions, and one line in this list. Until then PlainBoard shows its pieces.
 */
export const BOARDS: { readonly [F in FactionId]?: ComponentType<BoardProps> } = {
  marquise: MarquiseBoard,
  eyrie: EyrieBoard,
  alliance: AllianceBoard,
  vagabond: VagabondBoard,
  vagabond2: VagabondBoard,
  lizard: LizardBoard,
  riverfolk: RiverfolkBoard,
  duchy: DuchyBoard,
  corvid: CorvidBoard,
}
