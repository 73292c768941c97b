import type { Seat } from '@spinney/kernel'
import { joined, openSlots, type Root } from '@spinney/root'
import { payAppeal } from './common.ts'
import type { RootAppeals } from './faction-brain.ts'
import { footholdOf } from './war.ts'

/** How gladly a faction is drafted: what the arena says about its chances among bots. */
const DRAFT: { readonly [faction: string]: number } = {
  hundreds: 0.9,
  alliance: 0.8,
  corvid: 0.7,
  keepers: 0.6,
  marquise: 0.5,
  riverfolk: 0.5,
  vagabond: 0.5,
  duchy: 0.5,
  eyrie: 0.45,
  lizard: 0.4,
}

/** A home wants room to build, few ways in, and no enemy's home beside it. */
function homeWorth(g: Root, seat: Seat, clearing: number): number {
  const beside = joined(g, clearing)
  let close = 0
  g.homelands.forEach((homes, other) => {
    if (other !== seat) for (const home of homes) if (home === clearing || beside.includes(home)) close++
  })
  return 0.5 * openSlots(g, clearing) - 0.15 * beside.length - 0.5 * close
}

/** First looks at the questions of the advanced setup (Law A). */
export const SETUP: RootAppeals = {
  draftFaction: (_g, ask) => ask.options.map((card) => DRAFT[card] ?? 0.5),
  returnCard: (g, ask, seat) => payAppeal(g, ask, seat),
  homeland: (g, ask, seat) => ask.options.map((at) => homeWorth(g, seat, at)),
  spreadWarrior: (g, ask, seat) => ask.options.map((at) => footholdOf(g, seat, at)),
}
