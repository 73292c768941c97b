import { defineRace } from '../traits.ts'

/** No ability, just many tokens. */
export const ratmen = defineRace({ id: 'ratmen', tokens: 8, supply: 13, law: 'SW-15.9.1' })
