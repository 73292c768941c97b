import { call, procedure, tell } from '@spinney/kernel'
import { dieResults, dieWeights } from '../die.ts'
import { chance } from '../questions.ts'
import { peopleAt, type Slot, type SmallWorld, seePeople, type Visible } from '../state.ts'
import { type Act, definePower } from '../traits.ts'

/** powerToday is 0 without a roll, or one more than the result waiting to be used. */
const waiting = (g: Visible, slot: Slot): number => seePeople(g, slot).powerToday

const rollFirst = procedure<SmallWorld, { slot: Slot }>('berserk.roll', [
  chance('SW-16.2.2', 'die', {
    picks: 'die',
    options: dieResults,
    weights: dieWeights,
    effect: (g, { slot }, result: number) => {
      const people = peopleAt(g, slot)
      people.powerToday = result + 1
      tell('SW-16.2.2', 'dieRolled', () => ({ seat: people.seat, race: people.race, result }))
    },
  }),
])

const roll: Act = {
  verb: 'roll',
  law: 'SW-16.2.1',
  allows: (g, slot) => waiting(g, slot) === 0 && seePeople(g, slot).hand > 0, // SW-16.2.4
  carryOut: (g, slot) => call(g, rollFirst, { slot }),
}

/** The die may be rolled before each conquest; its result is spent on the next one. */
export const berserk = definePower({
  id: 'berserk',
  tokens: 4,
  law: 'SW-16.2.1',
  active: {
    conquestCost: (cost, g, slot) => cost - Math.max(0, waiting(g, slot) - 1), // SW-16.2.2
    committed: (g, slot) => waiting(g, slot) > 0, // SW-16.2.3
    noFinalAttempt: true,
  },
  on: {
    conquered: (g, slot) => {
      peopleAt(g, slot).powerToday = 0
    },
  },
  acts: [roll],
  procedures: [rollFirst],
})
