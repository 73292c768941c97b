import { call, procedure, run, tell } from '@spinney/kernel'
import { must } from '../questions.ts'
import { isOnMap, peopleAt, regionsOf, type Slot, type SmallWorld, seePeople } from '../state.ts'
import { defineRace } from '../traits.ts'
import { gather, vacate } from '../turn/tokens.ts'

/** Tokens that only attack. */
const ATTACKERS = 4

interface GiveBack {
  slot: Slot
}

/** Four tokens leave the map; where every region is down to its last token, regions are emptied. */
const giveBack = procedure<SmallWorld, GiveBack>('amazons.giveBack', [
  run('SW-15.1.2', 'gather', (g, { slot }) => {
    if (peopleAt(g, slot).hand < ATTACKERS) gather(g, slot)
  }),
  must('SW-15.1.2', 'giveUp', {
    kind: 'amazons.giveUp',
    picks: 'region',
    about: (_g, { slot }) => ({ slot }),
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g, { slot }) => seePeople(g, slot).hand < ATTACKERS && isOnMap(g, slot),
    options: (g, { slot }) => regionsOf(g, slot),
    effect: (g, { slot }, region: number) => {
      const people = peopleAt(g, slot)
      people.hand += vacate(g, region)
      tell('SW-15.1.2', 'regionGivenUp', () => ({ seat: people.seat, race: people.race, region }))
      return 'again'
    },
  }),
  run('SW-15.1.2', 'setAside', (g, { slot }) => {
    const people = peopleAt(g, slot)
    const tokens = Math.min(ATTACKERS, people.hand)
    people.hand -= tokens
    people.aside += tokens
    tell('SW-15.1.2', 'tokensSetAside', () => ({ seat: people.seat, race: people.race, tokens }))
  }),
])

/** Four tokens more to attack with. */ // SW-15.1.1
export const amazons = defineRace({
  id: 'amazons',
  tokens: 6,
  supply: 15,
  law: 'SW-15.1.1',
  on: {
    // SW-15.1.1: they are set aside here, and come to the hand as on every other turn when troops are readied.
    picked: (g, slot) => {
      const people = peopleAt(g, slot)
      people.tray -= ATTACKERS
      people.aside += ATTACKERS
    },
    // SW-15.1.3
    readied: (g, slot) => {
      const people = peopleAt(g, slot)
      people.hand += people.aside
      people.aside = 0
    },
    redeploying: (g, slot) => call(g, giveBack, { slot }),
  },
  procedures: [giveBack],
})
