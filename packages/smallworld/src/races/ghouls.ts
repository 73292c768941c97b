import type { Ruleset } from '../rules.ts'
import { defineRace } from '../traits.ts'

/** Declined Ghouls fight on as if they were active. */
export const ghouls = defineRace({
  id: 'ghouls',
  tokens: 5,
  supply: 10,
  law: 'SW-15.4.1',
  active: { tokensKept: (_kept, tokens) => tokens }, // SW-15.4.1
  declined: {
    actsInDecline: true, // SW-15.4.2
    tokensLost: (lost: number, rules: Ruleset) => (rules.ghoulStackLosses === 'likeActive' ? 1 : lost),
  },
})
