import { definePower } from '../traits.ts'

/** In decline it stands beside the ordinary declined race, and keeps its badge. */
export const spirit = definePower({
  id: 'spirit',
  tokens: 5,
  law: 'SW-16.15.1',
  active: { lasting: true }, // asked at the moment of decline
  declined: { lasting: true },
})
