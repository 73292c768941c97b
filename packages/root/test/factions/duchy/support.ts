import { given, type RootScenario } from '../../../src/index.ts'

/** The place of the Burrow. */
export const BURROW = 13

/** Moles against cats. */
export const moles = () => given('duchy', 'marquise')

/** Through the assembly without doing anything. */
export const adjourn = (daylight: RootScenario): RootScenario => daylight.when('duchy', 'duchyAssembly', 'pass')
