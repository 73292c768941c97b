import { call, procedure, tell } from '@spinney/kernel'
import type { Region } from '../board/types.ts'
import { piecesIn, piecesLeft, putPieces, takeUpPieces } from '../pieces.ts'
import { must } from '../questions.ts'
import { peopleAt, regionsOf, type Slot, type SmallWorld, seePeople } from '../state.ts'
import { definePower, type PieceKind } from '../traits.ts'

const hero: PieceKind = {
  id: 'hero',
  law: 'SW-16.9.2',
  supply: 2,
  defence: 0,
  immune: true, // SW-16.9.2
  guards: false,
  staysInDecline: () => false, // SW-16.9.3
}

/** Two different regions, or one where the people holds no second. */ // SW-16.9.1
const place = procedure<SmallWorld, { slot: Slot }>('heroic.place', [
  must('SW-16.9.1', 'hero', {
    kind: 'heroic.hero',
    picks: 'region',
    about: (_g, { slot }) => ({ slot }),
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g) => piecesLeft(g, hero) > 0,
    options: (g, { slot }) => regionsOf(g, slot).filter((region) => piecesIn(g, hero.id, region) === 0),
    effect: (g, { slot }, region: Region) => {
      putPieces(g, hero.id, region)
      const { seat, race } = peopleAt(g, slot)
      tell('SW-16.9.1', 'piecePlaced', () => ({ seat, race, piece: hero.id, region }))
      return 'again'
    },
  }),
])

/** Two Heroes make their regions safe until the next turn. */
export const heroic = definePower({
  id: 'heroic',
  tokens: 5,
  law: 'SW-16.9.1',
  pieces: [hero],
  on: {
    redeployed: (g, slot) => {
      takeUpPieces(g, hero.id)
      call(g, place, { slot })
    },
  },
  procedures: [place],
})
