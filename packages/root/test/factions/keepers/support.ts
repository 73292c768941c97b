import { given, type Position, type RootScenario } from '../../../src/index.ts'

/** Seats of the usual table. */
export const [BADGERS, CATS] = [0, 1]

export const RETAINER = 'faithful-retainer'

/** Badgers against cats. */
export const badgers = (): Position => given('keepers', 'marquise')

/** Past crafting, with nothing done in the slots before this one. */
export function slot(position: Position, number: 1 | 2 | 3): RootScenario {
  let daylight = position.turn('keepers', 'daylight').when('keepers', 'craftStep', 'pass')
  if (number > 1) daylight = daylight.when('keepers', 'keepersMoveSlot', 'pass')
  if (number > 2) daylight = daylight.when('keepers', 'keepersDelveSlot', 'pass')
  return daylight
}

/** The cats attack the badgers in a clearing. */
export const attacked = (position: Position, clearing: number): RootScenario =>
  position
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing, defender: BADGERS })
