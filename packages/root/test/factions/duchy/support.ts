import { count, given, kindNamed, type Root, type RootScenario } from '../../../src/index.ts'

/** The place of the Burrow. */
export const BURROW = 13

/** Seats of the usual table. */
export const [MOLES, CATS] = [0, 1]

/** Moles against cats. */
export const moles = () => given('duchy', 'marquise')

/** Pieces of a kind at a place. */
export const pieces = (g: Root, kind: string, place: number): number => count(g, kindNamed(kind)!, place)

/** Through the assembly without doing anything. */
export const adjourn = (daylight: RootScenario): RootScenario => daylight.when('duchy', 'duchyAssembly', 'pass')
