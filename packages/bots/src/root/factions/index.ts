import type { FactionBrain } from '../faction-brain.ts'
import { alliance } from './alliance.ts'
import { eyrie } from './eyrie.ts'
import { marquise } from './marquise.ts'
import { vagabond } from './vagabond.ts'

/** The factions that bots know. A further one is a file of its own and a line here. */
export const FACTIONS: readonly FactionBrain[] = [marquise, eyrie, alliance, vagabond]
