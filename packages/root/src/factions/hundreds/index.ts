import { craftingWith } from '../../actions/craft.ts'
import type { Faction } from '../../core/content.ts'
import { kindsOf } from '../../facts/box.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { advanceProcedures } from './advance.ts'
import { advancedSetup } from './advanced.ts'
import { birdsong, recruiting } from './birdsong.ts'
import { daylight, daylightProcedures } from './daylight.ts'
import { evening, eveningProcedures } from './evening.ts'
import { craftItem, hoard, hoardProcedures } from './hoard.ts'
import { loot, lootProcedures, offerLooting } from './looters.ts'
import { mobProcedures } from './mobs.ts'
import { lavish, moodProcedures, offerBitterness, stubborn, wrathful } from './moods.ts'
import { razeProcedures } from './raze.ts'
import { hundredsFacts, hundredsGiven } from './scenario.ts'
import { setup } from './setup.ts'
import { stronghold, warrior } from './state.ts'
import { callMoveBetween, moveAll, moveOptions, moving, takeHits, warlordFights, warlordHits } from './warlord.ts'

/** The Lord of the Hundreds (Law 14). */
export const hundreds: Faction = {
  id: 'hundreds',
  pieces: kindsOf('hundreds'),
  startsInCorner: true,
  letter: HUNDREDS.setupLetter,
  reach: HUNDREDS.reach,
  warrior,
  crafting: craftingWith([stronghold]),
  begin: (g) => {
    g.own.hundreds = { mood: HUNDREDS.startingMood, command: [], prowess: [] }
  },
  setup,
  advancedSetup,
  birdsong,
  daylight,
  evening,
  takeHits,
  craftItem,
  gainItem: hoard,
  moveOptions,
  makeMove: (g, seat, to, law, from) => callMoveBetween(g, seat, from, to, law, false),
  moveAll,
  given: hundredsGiven,
  facts: hundredsFacts,
  procedures: [
    moving,
    recruiting,
    takeHits,
    ...advanceProcedures,
    ...daylightProcedures,
    ...eveningProcedures,
    ...hoardProcedures,
    ...lootProcedures,
    ...mobProcedures,
    ...moodProcedures,
    ...razeProcedures,
  ],
  actions: [lavish],
  on: { battleStarted: offerLooting, beforeRoll: offerBitterness, battleEnded: loot },
  modify: {
    figures: warlordFights,
    fighters: warlordHits,
    sparesFirstHit: stubborn,
    extraHits: wrathful,
  },
}
