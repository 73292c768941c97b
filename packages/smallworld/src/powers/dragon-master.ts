import { tell } from '@spinney/kernel'
import { putPieces, takeUpPieces } from '../pieces.ts'
import { peopleAt, seePeople } from '../state.ts'
import { definePower, type PieceKind, type Way } from '../traits.ts'

const dragon: PieceKind = {
  id: 'dragon',
  law: 'SW-16.6.2',
  supply: 1,
  defence: 0,
  immune: true, // SW-16.6.2
  guards: false,
  staysInDecline: () => false, // SW-16.6.4
}

const flyOut: Way = {
  verb: 'dragon',
  law: 'SW-16.6.1',
  from: 'hand',
  sparesSurvivors: true,
  allows: (g, slot) => seePeople(g, slot).powerToday === 0,
  // SW-16.6.3: the Dragon leaves the region it was in; `conquered` puts it into the new one.
  taking: (g, slot) => {
    takeUpPieces(g, dragon.id)
    peopleAt(g, slot).powerToday = 1
  },
}

/** Once per turn one token and the Dragon take any region. */
export const dragonMaster = definePower({
  id: 'dragon-master',
  tokens: 5,
  law: 'SW-16.6.1',
  pieces: [dragon],
  on: {
    // powerToday: 0 not used this turn, 1 flying out, 2 used.
    conquered: (g, slot, region) => {
      const people = peopleAt(g, slot)
      if (people.powerToday !== 1) return
      people.powerToday = 2
      putPieces(g, dragon.id, region)
      const { seat, race } = people
      tell('SW-16.6.1', 'piecePlaced', () => ({ seat, race, piece: dragon.id, region }))
    },
  },
  ways: [flyOut],
})
