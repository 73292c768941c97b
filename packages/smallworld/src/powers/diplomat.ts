import { call, type Public, procedure, type Seat, tell } from '@spinney/kernel'
import { may } from '../questions.ts'
import { clockwiseFrom, type People, peopleAt, type Slot, type SmallWorld, seePeople } from '../state.ts'
import { definePower } from '../traits.ts'

/** powerMemory is 0 without an ally, or one more than the ally's seat. */
const isAlly = (people: Public<People>, seat: Seat): boolean => people.powerMemory === seat + 1

const negotiate = procedure<SmallWorld, { slot: Slot }>('diplomat.ally', [
  may('SW-16.5.1', 'ally', {
    kind: 'diplomat.ally',
    picks: 'seat',
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g, { slot }) => clockwiseFrom(g, seePeople(g, slot).seat).some((seat, i) => i > 0 && g.attacked[seat] === 0),
    // SW-16.5.2
    options: (g, { slot }) => {
      return clockwiseFrom(g, seePeople(g, slot).seat).filter((seat, i) => i > 0 && g.attacked[seat] === 0)
    },
    effect: (g, { slot }, ally: Seat) => {
      const people = peopleAt(g, slot)
      people.powerMemory = ally + 1
      tell('SW-16.5.1', 'allyNamed', () => ({ seat: people.seat, race: people.race, ally }))
    },
  }),
])

/** At the end of the turn a player not attacked may be bound to peace. */
export const diplomat = definePower({
  id: 'diplomat',
  tokens: 5,
  law: 'SW-16.5.3',
  active: {
    // SW-16.5.3, SW-16.5.4: declined attackers are not bound.
    repels: (g, slot, attacker) => {
      const { seat, declined } = seePeople(g, attacker)
      return !declined && isAlly(seePeople(g, slot), seat)
    },
  },
  on: {
    turnBegan: (g, slot) => {
      peopleAt(g, slot).powerMemory = 0
    },
    turnEnding: (g, slot) => call(g, negotiate, { slot }),
  },
  procedures: [negotiate],
})
