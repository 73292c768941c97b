import { type AnimalId, type Card, type Toll, toll } from '@spinney/example-toll'
import { copy, type Frame, settle, watch } from '@spinney/kernel'
import { type Scenario, scenario } from '@spinney/kernel/scenario'

/** What a test says about a position; all else is empty. */
interface Given {
  readonly animals: readonly AnimalId[]
  readonly hands?: readonly (readonly Card[])[]
  readonly deck?: readonly Card[]
  readonly nuts?: readonly number[]
  readonly brook?: number
  readonly crossing?: Toll['crossing']
}

/** A position inside a procedure. Hands and deck are sorted, as the game keeps them. */
export function given(frame: Frame, { animals, hands, deck, nuts, brook, crossing }: Given): Scenario<Toll> {
  const state: Toll = {
    ...toll.setup({ animals }),
    flow: [copy(frame)],
    hands: animals.map((_, seat) => [...(hands?.[seat] ?? [])].sort()),
    deck: [...(deck ?? [])].sort(),
    nuts: animals.map((_, seat) => nuts?.[seat] ?? 0),
    brook: brook ?? 0,
    crossing: crossing ?? null,
  }
  const { events } = watch(() => settle(toll, state))
  return scenario(toll, state, events)
}
