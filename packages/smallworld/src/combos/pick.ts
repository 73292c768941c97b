import { procedure, run, type Seat, tell } from '@spinney/kernel'
import { announce, powerOf, raceOf } from '../abilities.ts'
import { must } from '../questions.ts'
import type { ColumnCombo, Combo, People, PowerId, RaceId, Slot, SmallWorld, Visible } from '../state.ts'
import { refill } from './column.ts'

interface Picking {
  seat: Seat
}

type ComboPick = { readonly race: RaceId; readonly power: PowerId }

/** A seat without an active race takes one of the combos that can be seen. */ // SW-4.1
export const pickCombo = procedure<SmallWorld, Picking>('pick', [
  run('SW-4.2', 'granted', (g, { seat }) => {
    const combo = g.firstCombos[seat]
    if (combo === null || combo === undefined) return 'next'
    g.firstCombos[seat] = null
    receive(g, seat, combo, 0)
    return 'done'
  }),
  must('SW-4.2', 'pick', {
    picks: { race: 'race', power: 'power' },
    who: (_g, { seat }) => seat,
    options: (g, { seat }): ComboPick[] => {
      return g.column.slice(0, g.coins[seat]![0]! + 1).map(({ race, power }) => ({ race, power }))
    },
    effect: (g, { seat }, pick: ComboPick) => {
      const row = g.column.findIndex((combo) => combo.race === pick.race)
      const [combo] = g.column.splice(row, 1)
      pay(g, seat, row)
      collect(g, seat, combo!)
      receive(g, seat, combo!, row)
      refill(g)
    },
    about: (g) => g.column.map(({ race, power, coins }, price) => ({ race, power, coins, price })),
  }),
])

/** One coin on each combo above the chosen one, out of the coins held before. */ // SW-4.4, SW-4.6
function pay(g: SmallWorld, seat: Seat, row: number): void {
  g.coins[seat]![0]! -= row
  for (let above = 0; above < row; above++) g.column[above]!.coins++
}

/** Coins left on the combo by others. */ // SW-4.5
function collect(g: SmallWorld, seat: Seat, combo: ColumnCombo): void {
  g.coins[seat]![0]! += combo.coins
  const { coins } = combo
  if (coins > 0) tell('SW-4.5', 'coinsCollected', () => ({ seat, coins }))
}

/** The tokens of banner and badge together. */ // SW-4.7, SW-15.0.1, SW-16.0.2
function receive(g: SmallWorld, seat: Seat, { race, power }: Combo, price: number): void {
  const hand = raceOf(race).tokens + powerOf(power).tokens
  const slot = settleIn(g, newPeople(g, seat, race, power, hand))
  g.active[seat] = slot
  tell('SW-4.7', 'comboPicked', () => ({ seat, race, power, price, tokens: hand }))
  announce(g, 'picked', slot)
}

/** A people as it comes from the column. */
export function newPeople(g: Visible, seat: Seat, race: RaceId, power: PowerId | null, hand: number): People {
  return {
    race,
    power,
    seat,
    declined: false,
    since: g.turn,
    hand,
    aside: 0,
    driven: 0,
    tray: raceOf(race).supply - hand,
    spoils: 0,
    settled: 0,
    raceMemory: 0,
    powerMemory: 0,
    raceToday: 0,
    powerToday: 0,
  }
}

/** Gives a people the first free slot. */
export function settleIn(g: SmallWorld, people: People): Slot {
  const free = g.peoples.indexOf(null)
  if (free < 0) return g.peoples.push(people) - 1
  g.peoples[free] = people
  return free
}
