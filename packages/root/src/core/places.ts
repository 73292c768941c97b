/**
 * Where a piece can be, as a number. Clearings have the numbers of the maps, 1 to 12. The places beside the map come
 * after them, and a larger map goes on after those: so no number means two things, and none depends on the map.
 */
export const SUPPLY = 0
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
/** The first number that is free again: a thirteenth clearing has it. */
export const AFTER_PLACES = 18

/** Whether a number can be that of a clearing. */
export const isClearing = (place: number): boolean => (place > SUPPLY && place < BURROW) || place >= AFTER_PLACES

/** Whether pieces there are on the map, the Burrow included. */
export const onMap = (place: number): boolean => place > SUPPLY && (place <= BURROW || place >= AFTER_PLACES)

/** How many numbers of places a map with these clearings needs. */
export const placesFor = (clearings: readonly number[]): number =>
  Math.max(AFTER_PLACES, ...clearings.map((n) => n + 1))
