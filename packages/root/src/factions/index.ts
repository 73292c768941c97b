import type { Faction } from '../core/content.ts'
import { alliance } from './alliance/index.ts'
import { corvid } from './corvid/index.ts'
import { duchy } from './duchy/index.ts'
import { eyrie } from './eyrie/index.ts'
import { hundreds } from './hundreds/index.ts'
import { keepers } from './keepers/index.ts'
import { lizard } from './lizard/index.ts'
import { marquise } from './marquise/index.ts'
import { riverfolk } from './riverfolk/index.ts'
import { vagabond, vagabond2 } from './vagabond/index.ts'

/** The factions, in the order of the Law. */
export const factions: readonly Faction[] = [
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2,
  lizard,
  riverfolk,
  duchy,
  corvid,
  hundreds,
  keepers,
]
