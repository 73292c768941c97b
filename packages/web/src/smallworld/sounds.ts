import type { EventSounds } from '../sound/sounds.ts'

/** What can be heard of a game of Small World. */
export const SOUNDS: EventSounds = {
  dieRolled: 'dice',
  comboPicked: 'card',
  decline: 'card',
  conquest: 'march',
  tokensPlaced: 'march',
}
