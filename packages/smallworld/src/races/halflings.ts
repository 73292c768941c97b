import { tell } from '@spinney/kernel'
import { putPieces } from '../pieces.ts'
import { peopleAt } from '../state.ts'
import { defineRace, type PieceKind } from '../traits.ts'

const hole: PieceKind = {
  id: 'hole',
  law: 'SW-15.6.3',
  supply: 2,
  defence: 0,
  immune: true, // SW-15.6.3
  guards: false,
  staysInDecline: () => false, // SW-15.6.4
}

/** They begin anywhere, and their first two regions are safe. */
export const halflings = defineRace({
  id: 'halflings',
  tokens: 6,
  supply: 11,
  law: 'SW-15.6.2',
  pieces: [hole],
  active: { entersAnywhere: true }, // SW-15.6.1
  on: {
    // SW-15.6.2: raceMemory counts the Holes of the race's whole life; a lost one is not dug again.
    conquered: (g, slot, region) => {
      const people = peopleAt(g, slot)
      if (people.raceMemory >= hole.supply) return
      people.raceMemory++
      putPieces(g, hole.id, region)
      tell('SW-15.6.2', 'piecePlaced', () => ({ seat: people.seat, race: people.race, piece: hole.id, region }))
    },
  },
})
