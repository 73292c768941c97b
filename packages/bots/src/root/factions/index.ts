import type { FactionBrain } from '../faction-brain.ts'
import { alliance } from './alliance.ts'
import { corvid } from './corvid.ts'
import { duchy } from './duchy.ts'
import { eyrie } from './eyrie.ts'
import { hundreds } from './hundreds.ts'
import { keepers } from './keepers.ts'
import { lizard } from './lizard.ts'
import { marquise } from './marquise.ts'
import { riverfolk } from './riverfolk.ts'
import { vagabond } from './vagabond.ts'

/** The factions that bots know. A further one is a file of its own and a line here. */
export const FACTIONS: readonly FactionBrain[] = [
  marquise,
  eyrie,
  alliance,
  vagabond,
  corvid,
  lizard,
  riverfolk,
  duchy,
  hundreds,
  keepers,
]
