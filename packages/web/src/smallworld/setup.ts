import type { GameSetup } from '../home/setup.ts'

export const setup: GameSetup = {
  seats: { min: 2, max: 5, usual: 3 },
  fields: [
    { id: 'preset', values: ['standard', 'literal'], initial: 'standard' },
    { id: 'scores', values: ['hidden', 'open'], initial: 'hidden' },
  ],
  sides: null,
  configOf: ({ seats, fields }) => ({
    players: seats,
    preset: fields.preset!,
    rules: { scores: fields.scores! },
  }),
  mapOf: ({ seats }) => `${seats}p`,
}
