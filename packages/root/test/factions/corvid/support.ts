import { given, type Position, type RootScenario } from '../../../src/index.ts'

/** Seats of the usual table. */
export const [CROWS, CATS] = [0, 1]

/** Crows against cats. */
export const crows = () => given('corvid', 'marquise')

/** Past crafting, to the plots. */
export const flipping = (position: Position): RootScenario =>
  position.turn('corvid').when('corvid', 'craftStep', 'pass')

/** Cats in Daylight, past crafting. */
export const catsAtWork = (position: Position): RootScenario =>
  position.turn('marquise', 'daylight').when('marquise', 'craftStep', 'pass')

/** Cats attack crows in a clearing, up to the roll. */
export const attacked = (position: Position, clearing: number): RootScenario =>
  catsAtWork(position)
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing, defender: CROWS! })
