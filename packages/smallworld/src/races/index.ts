import type { Race } from '../traits.ts'
import { amazons } from './amazons.ts'
import { dwarves } from './dwarves.ts'
import { elves } from './elves.ts'
import { ghouls } from './ghouls.ts'
import { giants } from './giants.ts'
import { halflings } from './halflings.ts'
import { humans } from './humans.ts'
import { orcs } from './orcs.ts'
import { ratmen } from './ratmen.ts'
import { skeletons } from './skeletons.ts'
import { sorcerers } from './sorcerers.ts'
import { tritons } from './tritons.ts'
import { trolls } from './trolls.ts'
import { wizards } from './wizards.ts'

/** All races. A new one is a file of its own and a line here. */
export const races: readonly Race[] = [
  amazons,
  dwarves,
  elves,
  ghouls,
  giants,
  halflings,
  humans,
  orcs,
  ratmen,
  skeletons,
  sorcerers,
  tritons,
  trolls,
  wizards,
]
