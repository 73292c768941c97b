import { type GameSetup, turned } from '../home/setup.ts'
import { thumbOf } from '../table/ground.ts'

const mapFor = (seats: number) => `${seats}p`

export const setup: GameSetup = {
  seats: { min: 2, max: 5, usual: 3 },
  fields: [
    { id: 'preset', values: ['standard', 'literal'], initial: 'standard', place: 'more' },
    { id: 'scores', values: ['hidden', 'open'], initial: 'hidden', place: 'more' },
  ],
  sides: null,
  configOf: ({ seats, fields }) => ({
    players: seats,
    preset: fields.preset!,
    rules: { scores: fields.scores! },
  }),
  mapOf: ({ seats }) => mapFor(seats),
  seatPicture: (seats) => thumbOf('smallworld', mapFor(seats)),
  again(config, by) {
    const { firstCombos, ...rest } = config as { firstCombos?: readonly string[] }
    return { ...rest, firstPlayer: 0, ...(firstCombos === undefined ? {} : { firstCombos: turned(firstCombos, by) }) }
  },
}
