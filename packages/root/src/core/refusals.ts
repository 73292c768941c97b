import type { Modifiers } from './hooks.ts'
import { REFUSABLE, type Refusable } from './hooks.ts'
import { because, type Reason } from './reasons.ts'
import { BOOK, type Party, type Visible } from './state.ts'

/** The module at the table that says no to what the common Law would allow; null where none does. */
function refusal<K extends Refusable>(g: Visible, what: K, allows: (hook: Modifiers[K]) => boolean): Reason | null {
  for (const { modify, refuses } of g[BOOK].modules) {
    const hook = modify?.[what]
    if (hook !== undefined && !allows(hook)) return refuses?.[what] ?? because('1.1.1', REFUSABLE[what])
  }
  return null
}

/** What forbids a party's pieces to move from here to there. */
export const moveRefused = (g: Visible, party: Party, from: number, to: number): Reason | null =>
  refusal(g, 'mayMove', (hook) => hook(true, g, party, from, to))

/** What forbids a party to place pieces there. */
export const placeRefused = (g: Visible, party: Party, place: number): Reason | null =>
  refusal(g, 'mayPlace', (hook) => hook(true, g, party, place))

/** What forbids a party to attack another there. */
export const attackRefused = (g: Visible, attacker: Party, defender: Party, place: number): Reason | null =>
  refusal(g, 'mayAttack', (hook) => hook(true, g, attacker, defender, place))
