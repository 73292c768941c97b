import { procedure, run } from '@spinney/kernel'
import { fish, type Toll } from '../state.ts'
import { type Catch, defineAnimal } from './define.ts'

/** Rule 5.3: the heron wades. */
const wade = procedure<Toll, Catch>('heron', [
  run('5.3', 'wade', (g, { seat }) => {
    if (g.brook > 0) fish(g, '5.3', seat, 1)
  }),
])

export const heron = defineAnimal('heron', wade)
