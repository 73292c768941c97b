import type { Seat } from '@spinney/kernel'
import { hooks } from './hooks.ts'
import { BURROW, PLACES } from './places.ts'
import type { Root, Table } from './state.ts'

/** 2.5: the seat that rules a clearing, -1 for nobody. */
export const rulerOf = (g: Table, place: number): Seat => g.ruler[place]!

/** 2.5: whether a seat rules a clearing. */
export const rules = (g: Table, seat: Seat, place: number): boolean => g.ruler[place] === seat

/** 2.5: finds out anew who rules a clearing. */
export function settleRule(g: Root, place: number): void {
  let most = 0
  let ruler = -1
  let tied = 0
  for (let seat = 0; seat < g.factions.length; seat++) {
    let n = g.strength[seat * PLACES + place]!
    for (const hook of hooks.strength) n = hook(n, g, seat, place)
    if (n === 0 || n < most) continue
    tied = n > most ? 1 << seat : tied | (1 << seat)
    ruler = n > most ? seat : -1
    most = n
  }
  for (const hook of hooks.ruler) ruler = hook(ruler, g, place, most, tied)
  g.ruler[place] = ruler
}

/** 2.5: finds out anew who rules where, after something that counts for rule has changed. */
export function settleAllRule(g: Root): void {
  for (let place = 1; place <= BURROW; place++) settleRule(g, place)
}
