import { procedure, run, type Step, tell } from '@spinney/kernel'
import type { Region } from '../board/types.ts'
import { may, must } from '../questions.ts'
import { isOnMap, peopleAt, regionsOf, type Slot, type SmallWorld, seePeople, type Visible } from '../state.ts'
import { gather, hasSurplus, placeTokens } from './tokens.ts'

interface Deployment {
  slot: Slot
}

/** Some or all of the tokens in hand go to one region. */
type Placement = {
  readonly region: Region
  readonly tokens: number
}

const onlyRegion = run<SmallWorld, Deployment>('SW-9.1', 'onlyRegion', (g, { slot }) => {
  const regions = regionsOf(g, slot)
  if (regions.length === 1) placeIn(g, slot, regions[0]!, peopleAt(g, slot).hand)
})

/** Tokens in hand are placed one by one, or all that are left in one region. */ // SW-9.1, SW-6.3
const place: Step<SmallWorld, Deployment> = must('SW-9.1', 'deploy', {
  picks: { region: 'region', tokens: 'amount' },
  who: (g, { slot }) => seePeople(g, slot).seat,
  when: (g, { slot }) => seePeople(g, slot).hand > 0 && isOnMap(g, slot), // SW-6.5
  options: (g, { slot }) => placements(regionsOf(g, slot), seePeople(g, slot).hand),
  effect: (g, { slot }, { region, tokens }) => {
    placeIn(g, slot, region, tokens)
    return 'again'
  },
  about: (g, { slot }) => {
    const { race, hand } = seePeople(g, slot)
    return { slot, race, hand }
  },
})

/** Survivors of a lost region come back to the map. */ // SW-6.3
export const deploy = procedure<SmallWorld, Deployment>('deploy', [onlyRegion, place])

/** A people may move its tokens freely between its regions, leaving one in each. */ // SW-9.1, SW-9.2
export const redeployment = procedure<SmallWorld, Deployment>('redeployment', [
  may('SW-9.1', 'regroup', {
    picks: 'verb',
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: (g, { slot }) => hasSurplus(g, slot) && hasSeveralRegions(g, slot),
    options: () => ['gather'],
    effect: (g, { slot }) => gather(g, slot),
  }),
  onlyRegion,
  place,
])

function placeIn(g: SmallWorld, slot: Slot, region: Region, tokens: number): void {
  if (tokens === 0) return
  placeTokens(g, slot, region, tokens)
  const { seat, race } = peopleAt(g, slot)
  tell('SW-9.1', 'tokensPlaced', () => ({ seat, race, region, tokens }))
}

function placements(regions: readonly Region[], hand: number): Placement[] {
  const picks: Placement[] = []
  for (const region of regions) {
    if (hand > 1) picks.push({ region, tokens: 1 })
    picks.push({ region, tokens: hand })
  }
  return picks
}

function hasSeveralRegions(g: Visible, slot: Slot): boolean {
  return g.holder.indexOf(slot) !== g.holder.lastIndexOf(slot)
}

export const redeployProcedures = [deploy, redeployment]
