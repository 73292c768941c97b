import { tell } from '@spinney/kernel'
import { peopleAt, type Slot, type SmallWorld } from '../state.ts'
import { defineRace } from '../traits.ts'

/** A new token for every two regions conquered from somebody, as long as the tray has any. */ // SW-15.10.1, SW-15.10.3
function raiseTheDead(g: SmallWorld, slot: Slot): void {
  const people = peopleAt(g, slot)
  const regions = g.rules.skeletonTrigger === 'nonEmpty' ? people.spoils : people.settled
  const tokens = Math.min(Math.floor(regions / 2), people.tray)
  if (tokens === 0) return
  people.tray -= tokens
  people.hand += tokens
  tell('SW-15.10.1', 'tokensGained', () => ({ seat: people.seat, race: people.race, tokens }))
}

/** They grow by fighting. */
export const skeletons = defineRace({
  id: 'skeletons',
  tokens: 6,
  supply: 20,
  law: 'SW-15.10.1',
  on: { redeploying: raiseTheDead },
})
