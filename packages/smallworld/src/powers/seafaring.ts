import { definePower } from '../traits.ts'

/** Seas and the lake are regions like others. Held water stays theirs in decline, as any region does. */ // SW-16.14.2
export const seafaring = definePower({
  id: 'seafaring',
  tokens: 5,
  law: 'SW-16.14.1',
  active: { entersWater: true },
})
