import type { Landmark } from '../core/content.ts'
import { blackMarket } from './black-market.ts'
import { elderTreetop } from './elder-treetop.ts'
import { ferry } from './ferry.ts'
import { legendaryForge } from './legendary-forge.ts'
import { lostCity } from './lost-city.ts'
import { tower } from './tower.ts'

/** The landmarks (F). */
export const landmarks: readonly Landmark[] = [ferry, tower, blackMarket, elderTreetop, legendaryForge, lostCity]
