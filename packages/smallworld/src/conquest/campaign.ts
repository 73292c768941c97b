import { call, procedure, run, tell } from '@spinney/kernel'
import { abilitiesOf, announce } from '../abilities.ts'
import type { Region } from '../board/types.ts'
import { dieResults, dieWeights } from '../die.ts'
import { chance, may } from '../questions.ts'
import { peopleAt, type Slot, type SmallWorld, seePeople } from '../state.ts'
import { redeployment } from '../turn/redeploy.ts'
import { gather, vacate } from '../turn/tokens.ts'
import { conquer, markAttack } from './conquer.ts'
import { conquestCost } from './cost.ts'
import { type CampaignPick, isAsked, lawOfPick, optionsOf, unaffordable } from './options.ts'

/** The conquests of one people in one turn. */
export interface Campaign {
  slot: Slot
  /** Whether a region has been conquered, attacked or rolled for: no region is abandoned after that. */
  begun: boolean
}

/** Readying, conquests and redeployment of one people. */ // SW-11.4, SW-12.1, SW-7.1, SW-9.1
export const campaign = procedure<SmallWorld, Campaign>('campaign', [
  run('SW-11.4', 'ready', (g, { slot }) => {
    gather(g, slot)
    announce(g, 'readied', slot)
  }),
  may('SW-7.1', 'conquer', {
    picks: [{ do: 'verb', region: 'region' }, { do: 'verb' }],
    who: (g, { slot }) => seePeople(g, slot).seat,
    when: isAsked,
    options: optionsOf,
    cite: (g, { slot }, pick: CampaignPick) => lawOfPick(g, slot, pick),
    effect: carryOut,
    about: (g, { slot }) => {
      const { race, hand } = seePeople(g, slot)
      return { slot, race, hand }
    },
    blocked: (g, { slot }) => unaffordable(g, slot),
  }),
  // Calls run in the order written: what comes before moving tokens, moving them, what comes after.
  run('SW-9.1', 'redeploy', (g, { slot }) => {
    announce(g, 'redeploying', slot)
    call(g, redeployment, { slot })
    announce(g, 'redeployed', slot)
  }),
])

function carryOut(g: SmallWorld, local: Campaign, pick: CampaignPick): 'again' | 'next' {
  const { slot } = local
  if (!('region' in pick)) {
    if (pick.do === 'abandonAll') abandonAll(g, slot)
    else act(g, local, pick.do)
    return 'again'
  }
  const { do: verb, region } = pick
  if (verb === 'abandon') {
    abandon(g, slot, region)
    return 'again'
  }
  local.begun = true
  if (verb === 'attempt') {
    call(g, finalAttempt, { slot, region })
    return 'next' // SW-8.7
  }
  if (verb === 'conquer') conquerAtCost(g, slot, region)
  else conquerOtherwise(g, slot, region, verb)
  return 'again'
}

/** Empties a region to have its last token in hand too. */ // SW-12.1
function abandon(g: SmallWorld, slot: Slot, region: Region): void {
  const people = peopleAt(g, slot)
  people.hand += vacate(g, region)
  tell('SW-12.1', 'abandoned', () => ({ seat: people.seat, race: people.race, region }))
}

function abandonAll(g: SmallWorld, slot: Slot): void {
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot) abandon(g, slot, r)
}

/** A conquest for as many tokens as it costs. */ // SW-5.3
function conquerAtCost(g: SmallWorld, slot: Slot, region: Region): void {
  const tokens = conquestCost(g, slot, region)
  conquer(g, { slot, region, tokens, from: 'hand', sparesSurvivors: true, law: 'SW-5.3', how: 'conquer' })
}

/** Something that race or power allow between conquests. */
function act(g: SmallWorld, local: Campaign, verb: string): void {
  local.begun = true
  abilitiesOf(peopleAt(g, local.slot))
    .acts.find((other) => other.verb === verb)!
    .carryOut(g, local.slot)
}

/** A conquest by a way that race or power bring along. */
function conquerOtherwise(g: SmallWorld, slot: Slot, region: Region, verb: string): void {
  const way = abilitiesOf(peopleAt(g, slot)).ways.find((other) => other.verb === verb)!
  way.taking?.(g, slot, region)
  const { from, sparesSurvivors, law } = way
  conquer(g, { slot, region, tokens: 1, from, sparesSurvivors, law, how: verb })
}

interface Attempt {
  slot: Slot
  region: Region
}

/** The last conquest of a turn: the target is named, then the die is rolled. */ // SW-8.3
const finalAttempt = procedure<SmallWorld, Attempt>('finalAttempt', [
  run('SW-8.3', 'declare', (g, { slot, region }) => {
    const { seat, race } = peopleAt(g, slot)
    markAttack(g, seat, region)
    tell('SW-8.3', 'attemptDeclared', () => ({ seat, race, region, cost: conquestCost(g, slot, region) }))
  }),
  chance('SW-8.5', 'die', {
    picks: 'die',
    options: dieResults,
    weights: dieWeights,
    effect: (g, { slot, region }, result: number) => {
      const { seat, race, hand } = peopleAt(g, slot)
      const succeeds = hand + result >= conquestCost(g, slot, region)
      tell('SW-8.5', 'dieRolled', () => ({ seat, race, region, result, succeeds }))
      if (!succeeds) return // SW-8.6: the tokens are placed with the redeployment that follows
      conquer(g, { slot, region, tokens: hand, from: 'hand', sparesSurvivors: true, law: 'SW-8.5', how: 'attempt' })
    },
  }),
])

export const campaignProcedures = [campaign, finalAttempt]
