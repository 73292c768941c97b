import { call, procedure, run, tell } from '@spinney/kernel'
import { chance } from '../questions.ts'
import type { PowerId, RaceId, Slot, SmallWorld, Visible } from '../state.ts'
import { peopleAt } from '../state.ts'

/** Combos that can be seen: five in the column and the top of the stacks. */ // SW-2.6
export const VISIBLE_COMBOS = 6

interface Refill {
  race: RaceId | null
}

function isShort(g: Visible): boolean {
  return (
    g.column.length < VISIBLE_COMBOS &&
    g.bannerBag.length + g.bannersBelow.length > 0 &&
    g.badgeBag.length + g.badgeDiscard.length > 0
  )
}

/** Uncovers banners and badges until six combos can be seen or the banners run out. */ // SW-4.11
const refilling = procedure<SmallWorld, Refill>('refill', [
  run('SW-4.11', 'isShort', (g) => (isShort(g) ? 'next' : 'done')),
  chance('SW-2.4', 'banner', {
    picks: 'race',
    when: (g) => g.bannerBag.length > 0,
    options: (g) => g.bannerBag,
    effect: (_g, local, race: RaceId) => {
      local.race = race
    },
  }),
  run('SW-13.5', 'returnedBanner', (g, local) => {
    local.race ??= g.bannersBelow[0]!
  }),
  // SW-13.10
  run('SW-13.10', 'reshuffle', (g) => {
    if (g.badgeBag.length > 0) return
    g.badgeBag = g.badgeDiscard.sort()
    g.badgeDiscard = []
    tell('SW-13.10', 'badgesReshuffled', () => ({ badges: g.badgeBag.length }))
  }),
  chance('SW-2.5', 'badge', {
    picks: 'power',
    options: (g) => g.badgeBag,
    effect: (g, local, power: PowerId) => {
      const race = local.race!
      take(g.badgeBag, power)
      take(g.bannerBag.length > 0 ? g.bannerBag : g.bannersBelow, race)
      g.column.push({ race, power, coins: 0 })
      tell('SW-4.11', 'comboRevealed', () => ({ race, power, row: g.column.length - 1 }))
      refill(g)
    },
  }),
])

/** Lets the column be filled up, if it is short and there is something to fill it with. */
export function refill(g: SmallWorld): void {
  if (isShort(g)) call(g, refilling, { race: null })
}

/** Takes a people out of the game: its banner goes under the stack, its badge to the discarded ones. */ // SW-13.5
export function returnBanner(g: SmallWorld, slot: Slot): void {
  const { race, power, seat } = peopleAt(g, slot)
  g.peoples[slot] = null
  g.bannersBelow.push(race)
  if (power !== null) g.badgeDiscard.push(power)
  tell('SW-13.5', 'bannerReturned', () => ({ seat, race }))
  refill(g)
}

function take<T>(bag: T[], item: T): void {
  bag.splice(bag.indexOf(item), 1)
}

export const columnProcedures = [refilling]
