import type { Faction } from '../core/registry.ts'
import { marquise } from './marquise/index.ts'

/** The factions, in the order of the Law. */
export const factions: readonly Faction[] = [marquise]
