import { type GameSetup, RANDOM_SIDE, turned } from '../home/setup.ts'

const ANIMALS = ['frog', 'heron', 'magpie', 'otter']

export const setup: GameSetup = {
  seats: { min: 2, max: 4, usual: 3 },
  fields: [],
  sides: ANIMALS,
  configOf: ({ sides }, shuffle) => {
    const free = shuffle(ANIMALS.filter((animal) => !sides.includes(animal)))
    return { animals: sides.map((side) => (side === RANDOM_SIDE ? free.pop()! : side)) }
  },
  again: (config, by) => ({ animals: turned((config as { animals: readonly string[] }).animals, by) }),
}
