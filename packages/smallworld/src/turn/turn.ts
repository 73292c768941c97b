import { call, procedure, run, type Seat } from '@spinney/kernel'
import { abilitiesOf, announce } from '../abilities.ts'
import { pickCombo } from '../combos/pick.ts'
import { campaign } from '../conquest/campaign.ts'
import { may, must } from '../questions.ts'
import {
  declinedOf,
  isOnMap,
  NOBODY,
  playersOf,
  type Slot,
  type SmallWorld,
  seePeople,
  type Visible,
} from '../state.ts'
import { goIntoDecline } from './decline.ts'
import { deploy } from './redeploy.ts'
import { score, unpaidOnDecline } from './score.ts'

interface Turn {
  plan: 'expand' | 'decline'
}

/** One player's turn. */ // SW-11.2
export const turn = procedure<SmallWorld, Turn>('turn', [
  run('SW-11.1', 'begin', begin),
  must('SW-11.2', 'plan', {
    picks: 'plan',
    who: (g) => g.seat,
    when: (g) => g.active[g.seat] !== NOBODY,
    options: () => ['expand', 'decline'],
    cite: (_g, _turn, pick) => (pick === 'expand' ? 'SW-11.5' : 'SW-13.1'),
    effect: (_g, local, plan: Turn['plan']) => {
      local.plan = plan
    },
  }),
  run('SW-11.2', 'carryOut', (g, { plan }) => {
    if (plan === 'expand') call(g, expansion, { combo: 'first' })
    else declineAndScore(g)
  }),
  run('SW-11.3', 'score', (g, { plan }) => {
    if (plan === 'expand') score(g, g.seat, null)
  }),
  may('SW-16.16.1', 'declineAfterScoring', {
    picks: 'plan',
    who: (g) => g.seat,
    when: (g) => g.active[g.seat] !== NOBODY && abilitiesOf(seePeople(g, g.active[g.seat]!)).declinesAfterScoring,
    options: () => ['decline'],
    effect: (g) => goIntoDecline(g, g.seat),
  }),
  // Calls run in the order written: survivors are placed as the last thing of the turn.
  run('SW-6.3', 'ending', (g) => {
    const slot = g.active[g.seat]!
    if (slot !== NOBODY) announce(g, 'turnEnding', slot)
    bringBackDriven(g)
    retreats(g)
  }),
])

/** What was true of the turn before is forgotten. */
function begin(g: SmallWorld): void {
  g.attacked.fill(0)
  for (let slot = 0; slot < g.peoples.length; slot++) {
    const people = g.peoples[slot]
    if (people?.seat !== g.seat) continue
    people.spoils = 0
    people.settled = 0
    people.raceToday = 0
    people.powerToday = 0
    announce(g, 'turnBegan', slot)
  }
}

/** A turn spent on decline: the race declines, its regions are still paid for. */ // SW-13.7
function declineAndScore(g: SmallWorld): void {
  const slot = g.active[g.seat]!
  const unpaid = unpaidOnDecline(g, slot)
  goIntoDecline(g, g.seat)
  score(g, g.seat, unpaid)
}

interface Expansion {
  /** Whether a new combo is picked before or after declined races act. */
  combo: 'first' | 'afterwards'
}

/** Conquests of a turn: those of declined races that still may, then those of the active race. */ // SW-15.4.3
export const expansion = procedure<SmallWorld, Expansion>('expansion', [
  must('SW-15.4.3', 'comboWhen', {
    picks: 'moment',
    who: (g) => g.seat,
    when: (g) => g.active[g.seat] === NOBODY && actingInDecline(g).length > 0,
    options: () => ['first', 'afterwards'],
    effect: (_g, local, combo: Expansion['combo']) => {
      local.combo = combo
    },
  }),
  run('SW-15.4.2', 'declinedCampaigns', (g, { combo }) => {
    if (combo === 'first' && g.active[g.seat] === NOBODY) call(g, pickCombo, { seat: g.seat })
    for (const slot of actingInDecline(g)) call(g, campaign, { slot, begun: false })
  }),
  run('SW-11.5', 'activeCampaign', (g) => {
    const slot = g.active[g.seat]!
    if (slot !== NOBODY) {
      call(g, campaign, { slot, begun: false })
      return 'next'
    }
    call(g, pickCombo, { seat: g.seat }) // SW-13.8
    return 'again'
  }),
])

/** Declined races of the player whose turn it is that may still conquer. */
function actingInDecline(g: Visible): Slot[] {
  return declinedOf(g, g.seat).filter((slot) => abilitiesOf(seePeople(g, slot)).actsInDecline)
}

/** What the own race in decline has driven out comes back with all other survivors. */ // SW-6.3
function bringBackDriven(g: SmallWorld): void {
  for (const people of g.peoples) {
    if (people === null) continue
    people.hand += people.driven
    people.driven = 0
  }
}

/** Survivors of conquered regions are placed as the last thing of the turn, clockwise. */ // SW-6.3, SW-6.4
function retreats(g: SmallWorld): void {
  const players = playersOf(g)
  for (let i = 0; i < players; i++) retreatsOf(g, (g.seat + i) % players)
}

function retreatsOf(g: SmallWorld, seat: Seat): void {
  for (let slot = 0; slot < g.peoples.length; slot++) {
    const people = g.peoples[slot]
    if (people?.seat === seat && people.hand > 0 && isOnMap(g, slot)) call(g, deploy, { slot })
  }
  const active = g.active[seat]!
  if (g.attacked[seat] === 1 && active !== NOBODY) announce(g, 'regrouping', active)
}

export const turnProcedures = [turn, expansion]
