import type { Region } from '../board/types.ts'
import { NOBODY, peopleAt, type Slot, type SmallWorld, type Visible } from '../state.ts'

/** Takes all tokens but one per region back to the hand. */ // SW-11.4
export function gather(g: SmallWorld, slot: Slot): void {
  let taken = 0
  for (let r = 0; r < g.holder.length; r++) {
    if (g.holder[r] !== slot) continue
    taken += g.tokens[r]! - 1
    g.tokens[r] = 1
  }
  peopleAt(g, slot).hand += taken
}

/** Puts tokens from the hand into a region the people holds. */
export function placeTokens(g: SmallWorld, slot: Slot, region: Region, tokens: number): void {
  peopleAt(g, slot).hand -= tokens
  g.tokens[region]! += tokens
}

/** Whether any region of the people has more tokens than the one that must stay. */
export function hasSurplus(g: Visible, slot: Slot): boolean {
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot && g.tokens[r]! > 1) return true
  return false
}

/** Clears a region: its tokens are returned to the caller, its pieces are free again. */
export function vacate(g: SmallWorld, region: Region): number {
  const tokens = g.tokens[region]!
  g.tokens[region] = 0
  g.holder[region] = NOBODY
  for (const piece in g.pieces) g.pieces[piece]![region] = 0
  return tokens
}
