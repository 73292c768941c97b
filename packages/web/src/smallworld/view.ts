import type { Seat, View } from '@spinney/kernel'
import type { People, SmallWorld } from '@spinney/smallworld'
import type { SmallWorldAides } from '@spinney/smallworld/aides'
import type { SeatColor } from '../art/types.ts'
import { info } from '../info/ref.ts'
import type { Scene } from '../table/face.ts'

/** The ink of each seat, in order; the marks of the page are the same. */
export const COLOURS: readonly SeatColor[] = ['red', 'navy', 'violet', 'teal', 'coal']

/** The open fields of a position. All that the page reads of Small World stands in `open` of its rules. */
export function stateOf(view: View): SmallWorld {
  return view.state as unknown as SmallWorld
}

export function aidesOf(scene: Scene): SmallWorldAides {
  return scene.aides as unknown as SmallWorldAides
}

export function activeOf(g: SmallWorld, seat: Seat): { people: People; slot: number } | null {
  const slot = g.active[seat] ?? -1
  const people = g.peoples[slot]
  return people ? { people, slot } : null
}

export function declinedOf(g: SmallWorld, seat: Seat): { people: People; slot: number }[] {
  return g.peoples.flatMap((people, slot) => (people?.declined && people.seat === seat ? [{ people, slot }] : []))
}

export function regionsHeld(g: SmallWorld, slot: number): number {
  return g.holder.filter((holder) => holder === slot).length
}

/** What tells about a people that somebody has. */
export const aboutPeople = ({ race, power }: People) => info('people', `${race}.${power ?? ''}`)
