import { call, procedure, tell } from '@spinney/kernel'
import type { Region } from '../board/types.ts'
import { piecesIn, piecesLeft, putPieces, regionsWith } from '../pieces.ts'
import { may } from '../questions.ts'
import { peopleAt, regionsOf, type Slot, type SmallWorld, seePeople, type Visible } from '../state.ts'
import { definePower, type PieceKind } from '../traits.ts'

const fortress: PieceKind = {
  id: 'fortress',
  law: 'SW-16.8.4',
  supply: 6, // SW-16.8.6
  defence: 1, // SW-16.8.4
  immune: false,
  guards: false,
  staysInDecline: () => true, // SW-16.8.4
}

/** Own regions without one, as long as there are any left to build. */ // SW-16.8.6
function sites(g: Visible, slot: Slot): Region[] {
  if (piecesLeft(g, fortress) === 0) return []
  return regionsOf(g, slot).filter((region) => piecesIn(g, fortress.id, region) === 0)
}

const build = procedure<SmallWorld, { slot: Slot }>('fortified.build', [
  may('SW-16.8.1', 'build', {
    kind: 'fortified.build',
    picks: 'region',
    about: (_g, { slot }) => ({ slot }),
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g, { slot }) => sites(g, slot).length > 0,
    options: (g, { slot }) => sites(g, slot),
    effect: (g, { slot }, region: Region) => {
      putPieces(g, fortress.id, region)
      const { seat, race } = peopleAt(g, slot)
      tell('SW-16.8.1', 'piecePlaced', () => ({ seat, race, piece: fortress.id, region }))
    },
  }),
])

/** One Fortress a turn; each defends, and pays while the race is active. */
export const fortified = definePower({
  id: 'fortified',
  tokens: 3,
  law: 'SW-16.8.2',
  pieces: [fortress],
  active: { income: (g, slot) => regionsWith(g, fortress.id, slot) }, // SW-16.8.2, SW-16.8.3
  on: { redeployed: (g, slot) => call(g, build, { slot }) },
  procedures: [build],
})
