import { given, type Position, type RootScenario } from '../../../src/index.ts'

/** Seats of the usual table. */
export const [RATS, CATS] = [0, 1]

/** Rats against cats. */
export const rats = (): Position => given('hundreds', 'marquise')

/** Past the crafting step. */
export const command = (position: Position): RootScenario =>
  position.turn('hundreds', 'daylight').when('hundreds', 'craftStep', 'pass')

/** Past crafting and commanding. */
export const advance = (position: Position): RootScenario =>
  command(position).when('hundreds', 'hundredsCommand', 'pass')

/** The rats attack the cats in a clearing with their first command. */
export const attack = (position: Position, clearing: number): RootScenario =>
  command(position)
    .when('hundreds', 'hundredsCommand', 'battle')
    .when('hundreds', 'battle', { clearing, defender: CATS })

/** The cats attack the rats in a clearing. */
export const attacked = (position: Position, clearing: number): RootScenario =>
  position
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing, defender: RATS })
