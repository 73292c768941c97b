import { definePower } from '../traits.ts'

/** May go into decline after scoring, without losing a turn. */
export const stout = definePower({
  id: 'stout',
  tokens: 4,
  law: 'SW-16.16.1',
  active: { declinesAfterScoring: true },
})
