import { procedure, tell } from '@spinney/kernel'
import { kindsIn } from '../cards.ts'
import { may } from '../questions.ts'
import { discard, fish, type Toll } from '../state.ts'
import { type Catch, defineAnimal } from './define.ts'

/** Rule 5.2: the otter dives. */
const dive = procedure<Toll, Catch>('otter', [
  may('5.2', 'dive', {
    picks: 'handCard',
    who: (_g, { seat }) => seat,
    when: (g, { seat }) => g.brook > 0 && g.hands[seat]!.length > 0,
    options: (g, { seat }) => kindsIn(g.hands[seat]!),
    effect: (g, { seat }, card) => {
      discard(g, seat, card)
      tell('5.2', 'discarded', () => ({ seat, card }))
      fish(g, '5.2', seat, 2)
    },
  }),
])

export const otter = defineAnimal('otter', dive)
