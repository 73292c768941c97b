import type { CardEffect } from '../../core/content.ts'
import { falseOrders, saboteurs, swapMeet } from './exiles-birdsong.ts'
import { coffinMakers } from './exiles-coffins.ts'
import { informants, masterEngravers, murineBroker } from './exiles-crafting.ts'
import { charmOffensive, leagueOfAdventurousMice, propagandaBureau } from './exiles-daylight.ts'
import { eyrieEmigre } from './exiles-emigre.ts'
import { boatBuilders, corvidPlanners, soupKitchens, tunnels } from './exiles-map.ts'
import { foxPartisans, mousePartisans, rabbitPartisans } from './exiles-partisans.ts'

/** What the cards of the Exiles and Partisans deck do. */
export const exilesEffects: readonly CardEffect[] = [
  saboteurs,
  soupKitchens,
  boatBuilders,
  corvidPlanners,
  eyrieEmigre,
  foxPartisans,
  propagandaBureau,
  falseOrders,
  informants,
  rabbitPartisans,
  tunnels,
  charmOffensive,
  swapMeet,
  coffinMakers,
  mousePartisans,
  leagueOfAdventurousMice,
  murineBroker,
  masterEngravers,
]
