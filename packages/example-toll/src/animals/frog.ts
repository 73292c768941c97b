import { procedure, tell } from '@spinney/kernel'
import { DIE } from '../die.ts'
import { chance } from '../questions.ts'
import { fish, type Toll } from '../state.ts'
import { type Catch, defineAnimal } from './define.ts'

/** Rule 5.5: the frog leaps. */
const leap = procedure<Toll, Catch>('frog', [
  chance('5.5', 'leap', {
    picks: 'die',
    when: (g) => g.brook > 0,
    options: () => DIE,
    effect: (g, { seat }, die) => {
      tell('5.5', 'leapt', () => ({ seat, die }))
      fish(g, '5.5', seat, Math.floor(die / 2))
    },
  }),
])

export const frog = defineAnimal('frog', leap)
