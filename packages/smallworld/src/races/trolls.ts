import { tell } from '@spinney/kernel'
import { piecesLeft, putPieces } from '../pieces.ts'
import { peopleAt } from '../state.ts'
import { defineRace, type PieceKind } from '../traits.ts'

const lair: PieceKind = {
  id: 'lair',
  law: 'SW-15.13.2',
  supply: 10,
  defence: 1, // SW-15.13.2
  immune: false,
  guards: false,
  staysInDecline: (rules) => rules.trollLairsInDecline === 'stay', // SW-15.13.3
}

/** A Lair in every region they conquer. */
export const trolls = defineRace({
  id: 'trolls',
  tokens: 5,
  supply: 10,
  law: 'SW-15.13.1',
  pieces: [lair],
  on: {
    conquered: (g, slot, region) => {
      if (piecesLeft(g, lair) === 0) return
      putPieces(g, lair.id, region)
      const { seat, race } = peopleAt(g, slot)
      tell('SW-15.13.1', 'piecePlaced', () => ({ seat, race, piece: lair.id, region }))
    },
  },
})
