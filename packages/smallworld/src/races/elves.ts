import { peopleAt } from '../state.ts'
import { defineRace } from '../traits.ts'

/** No token is lost with a region. */
export const elves = defineRace({
  id: 'elves',
  tokens: 6,
  supply: 11,
  law: 'SW-15.3.1',
  active: { tokensLost: () => 0 },
  on: {
    // SW-15.3.2
    retreated: (g, slot, tokens) => {
      if (g.rules.elfRedeploy !== 'ownNextRedeployment') return
      const people = peopleAt(g, slot)
      people.hand -= tokens
      people.aside += tokens
    },
    redeploying: (g, slot) => {
      const people = peopleAt(g, slot)
      people.hand += people.aside
      people.aside = 0
    },
  },
})
