/** Where a piece can be. Clearings are 1 to 12, as on the maps. */
export const SUPPLY = 0
export const CLEARINGS = 12
/** The Duchy's clearing beside the map. */
export const BURROW = 13
/** On its owner's faction board: officers, acolytes, a pawn in the forest. The faction's own state says where. */
export const BOARD = 14
/** Out of the game for good. */
export const GONE = 15
/** Kept on a crafted card. */
export const ON_CARD = 16
/** Warriors of anybody in the boxes of a trading faction's board, which keeps apart whose lie where (11.2.4). */
export const IN_TRADE = 17
export const PLACES = 18

/** All clearings of the map, in the order of their numbers. */
export const ALL_CLEARINGS: readonly number[] = Array.from({ length: CLEARINGS }, (_, i) => i + 1)

/** Whether pieces there are on the map, the Burrow included. */
export const onMap = (place: number): boolean => place > SUPPLY && place <= BURROW
