import { type Listeners, type Procedure, type Reaction, reaction, type Seat } from '@spinney/kernel'
import type { AnimalId, Toll } from '../state.ts'

/** What the animals may listen for. */
export interface TollEvents {
  /** Rule 5.1: this seat's load has fallen into the brook. */
  spilled: { readonly by: Seat }
}

/** The variables of every reaction: who reacts, and who spilled. */
export interface Catch {
  seat: Seat
  by: Seat
}

/** All that an animal brings to the game. */
export interface Animal {
  readonly id: AnimalId
  readonly procedure: Procedure<Toll, Catch>
  readonly on: Listeners<Toll, TollEvents>
}

/** An animal that runs for spilled nuts, when it is in play. */
export function defineAnimal(id: AnimalId, procedure: Procedure<Toll, Catch>): Animal {
  const spilled = (g: Toll, { by }: { by: Seat }): Reaction | null => {
    const seat = g.animals.indexOf(id)
    return seat < 0 ? null : reaction(procedure, { seat, by })
  }
  return { id, procedure, on: { spilled } }
}
