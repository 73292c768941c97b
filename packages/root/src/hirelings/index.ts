import type { Band } from '../core/content.ts'
import { corvidSpiesSides } from './corvid-spies.ts'
import { flameBearersSides } from './flame-bearers.ts'
import { forestPatrolSides } from './forest-patrol.ts'
import { furiousProtectorSides } from './furious-protector.ts'
import { highwayBanditsSides } from './highway-bandits.ts'
import { lastDynastySides } from './last-dynasty.ts'
import { popularBandSides } from './popular-band.ts'
import { riverfolkFlotillaSides } from './riverfolk-flotilla.ts'
import { springUprisingSides } from './spring-uprising.ts'
import { sunwardExpeditionSides } from './sunward-expedition.ts'
import { theExileSides } from './the-exile.ts'
import { vaultKeepersSides } from './vault-keepers.ts'
import { warmSunProphetsSides } from './warm-sun-prophets.ts'

/** All hirelings, both sides of each card, in the order of the cards. */
export const hirelings: readonly Band[] = [
  ...forestPatrolSides,
  ...lastDynastySides,
  ...springUprisingSides,
  ...theExileSides,
  ...riverfolkFlotillaSides,
  ...warmSunProphetsSides,
  ...highwayBanditsSides,
  ...sunwardExpeditionSides,
  ...corvidSpiesSides,
  ...furiousProtectorSides,
  ...flameBearersSides,
  ...vaultKeepersSides,
  ...popularBandSides,
]
