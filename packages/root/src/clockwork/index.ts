import type { Faction } from '../core/content.ts'
import { clockworkAlliance } from './alliance.ts'
import { clockworkCorvid } from './corvid.ts'
import { clockworkDuchy } from './duchy.ts'
import { clockworkEyrie } from './eyrie.ts'
import { clockworkLizard } from './lizard.ts'
import { clockworkMarquise } from './marquise.ts'
import { clockworkRiverfolk } from './riverfolk.ts'
import { clockworkVagabond, clockworkVagabond2 } from './vagabot/index.ts'

/** The factions that go by a procedure (A.3), in the order of their setup letters. */
export const automata: readonly Faction[] = [
  clockworkMarquise,
  clockworkEyrie,
  clockworkAlliance,
  clockworkVagabond,
  clockworkVagabond2,
  clockworkLizard,
  clockworkRiverfolk,
  clockworkDuchy,
  clockworkCorvid,
]
