import { call, procedure, run, tell } from '@spinney/kernel'
import type { Region } from '../board/types.ts'
import { piecesIn, piecesLeft, piecesOnMap, putPieces, takeUpPieces } from '../pieces.ts'
import { may } from '../questions.ts'
import { isOnMap, peopleAt, regionsOf, type Slot, type SmallWorld, seePeople } from '../state.ts'
import { definePower, type PieceKind } from '../traits.ts'

const encampment: PieceKind = {
  id: 'encampment',
  law: 'SW-16.3.2',
  supply: 5,
  defence: 1, // SW-16.3.2
  immune: false,
  guards: true, // SW-16.3.2
  staysInDecline: () => false, // SW-16.3.4
}

interface Camping {
  slot: Slot
  /** Encampments that may still be put up. */
  left: number
}

type Pitch = {
  readonly region: Region
  readonly pieces: number
}

/** Put Encampments up, one by one or all that are left in one region; some may stay in hand. */ // SW-16.3.1
const pitch = procedure<SmallWorld, Camping>('bivouacking.pitch', [
  may('SW-16.3.1', 'camps', {
    kind: 'bivouacking.camps',
    picks: { region: 'region', pieces: 'amount' },
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g, { slot, left }) => left > 0 && isOnMap(g, slot),
    options: (g, { slot, left }) => {
      const picks: Pitch[] = []
      for (const region of regionsOf(g, slot)) {
        picks.push({ region, pieces: 1 })
        if (left > 1) picks.push({ region, pieces: left })
      }
      return picks
    },
    effect: (g, local, { region, pieces }: Pitch) => {
      putPieces(g, encampment.id, region, pieces)
      local.left -= pieces
      const { seat, race } = peopleAt(g, local.slot)
      tell('SW-16.3.1', 'piecePlaced', () => ({ seat, race, piece: encampment.id, region, count: pieces }))
      return 'again'
    },
    about: (g, { slot, left }) => ({ slot, race: seePeople(g, slot).race, left }),
  }),
])

/** At redeployment the camps may be struck and put up elsewhere. */ // SW-16.3.3
const redeployCamps = procedure<SmallWorld, { slot: Slot }>('bivouacking.redeploy', [
  may('SW-16.3.3', 'strike', {
    kind: 'bivouacking.strike',
    picks: 'verb',
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g) => piecesOnMap(g, encampment.id) > 0,
    options: () => ['strike'],
    effect: (g) => takeUpPieces(g, encampment.id),
  }),
  run('SW-16.3.1', 'pitch', (g, { slot }) => call(g, pitch, { slot, left: piecesLeft(g, encampment) })),
])

/** Encampments defend like tokens and are never lost. */
export const bivouacking = definePower({
  id: 'bivouacking',
  tokens: 5,
  law: 'SW-16.3.1',
  pieces: [encampment],
  on: {
    redeployed: (g, slot) => {
      peopleAt(g, slot).powerMemory = 0 // own declined races may have taken a region this turn: all camps are at hand now
      call(g, redeployCamps, { slot })
    },
    // SW-16.3.3: powerMemory counts the camps of lost regions until they are put up again.
    losing: (g, slot, region) => {
      peopleAt(g, slot).powerMemory += piecesIn(g, encampment.id, region)
    },
    regrouping: (g, slot) => {
      const people = peopleAt(g, slot)
      const left = Math.min(people.powerMemory, piecesLeft(g, encampment))
      if (left > 0) call(g, pitch, { slot, left })
      people.powerMemory = 0
    },
  },
  procedures: [pitch, redeployCamps],
})
