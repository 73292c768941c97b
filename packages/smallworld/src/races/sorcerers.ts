import { isOnMap, NOBODY, ownerOf, peopleAt, type Slot, seePeople, type Visible } from '../state.ts'
import { defineRace, type Way } from '../traits.ts'

/** The seat's bit in the memory of those already robbed this turn. */
const bit = (seat: number): number => 1 << seat

/** An active race's only token, neither the Sorcerers' own nor of somebody robbed this turn. */ // SW-15.11.1, SW-15.11.4
function isLoneEnemy(g: Visible, slot: Slot, region: number, guards: number): boolean {
  const defender = g.holder[region]!
  if (defender === NOBODY || guards !== 1) return false
  const me = seePeople(g, slot)
  const { seat, declined } = seePeople(g, defender)
  return !declined && seat !== me.seat && (me.raceToday & bit(seat)) === 0
}

const substitute: Way = {
  verb: 'substitute',
  law: 'SW-15.11.2',
  from: 'tray', // SW-15.11.3: the core offers nothing that an empty tray would have to pay
  sparesSurvivors: false, // SW-15.11.6
  // SW-15.11.5: neighbours only, so it cannot be the first conquest.
  allows: (g, slot, region, guards) => isLoneEnemy(g, slot, region, guards) && isOnMap(g, slot),
  taking: (g, slot, region) => {
    peopleAt(g, slot).raceToday |= bit(ownerOf(g, region)!)
  },
}

/** They take the place of lone enemies, once per turn and opponent. */
export const sorcerers = defineRace({
  id: 'sorcerers',
  tokens: 5,
  supply: 18,
  law: 'SW-15.11.2',
  ways: [substitute],
})
