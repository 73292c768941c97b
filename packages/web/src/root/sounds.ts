import type { EventSounds } from '../sound/sounds.ts'

/** What can be heard of a game of Root. */
export const SOUNDS: EventSounds = {
  rolled: 'dice',
  mobDie: 'dice',
  crafted: 'card',
  decreed: 'card',
  ambushed: 'card',
  supporterGained: 'card',
  questCompleted: 'card',
  retinueJoined: 'card',
  moved: 'march',
  pawnMoved: 'march',
  warlordMoved: 'march',
}
