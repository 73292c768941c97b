import { type GameEvent, type Pick, settle, take, watch } from '@spinney/kernel'
import { newBattle } from '../../src/actions/battle.ts'
import { withdraw } from '../../src/cards/hand.ts'
import type { BotSetup } from '../../src/clockwork/config.ts'
import { setOrder } from '../../src/clockwork/state.ts'
import { settleAllRule } from '../../src/core/rule.ts'
import { cardNamed, givenTable, type Position, type Root, root } from '../../src/index.ts'

/** A table of an automaton and the Eyrie, or whoever is named. */
export const beside = (faction: string, setup: Partial<BotSetup> = {}, ...others: string[]): Position => {
  const seats = [faction, ...(others.length === 0 ? [faction === 'eyrie' ? 'marquise' : 'eyrie'] : others)]
  return givenTable({ seats, clockwork: { [faction]: { difficulty: 'default', traits: [], ...setup } } })
}

/** Lays a card out of the deck open as the order. */
export const order =
  (faction: string, card: string) =>
  (g: Root): void => {
    const { index } = cardNamed(card)!
    withdraw(g.deck, index)
    setOrder(g, g.seatOf[faction]!, index)
  }

export interface Played {
  readonly g: Root
  readonly told: readonly GameEvent[]
}

type Phase = 'birdsong' | 'daylight' | 'evening'

/** Plays one phase of an automaton to its end. Chance answers as `luck` says by kind, else with the first option. */
export function play(position: Position, faction: string, phase: Phase, luck: Record<string, Pick> = {}): Played {
  const seat = position.state.seatOf[faction]!
  return playOut(position, seat, phase, { proc: 'phase', at: 'start', local: { seat, phase } }, luck)
}

/** Fights one battle to its end, in the attacker's Daylight. */
export function fight(
  position: Position,
  attacker: string,
  defender: string,
  at: number,
  dice: { high: number; low: number } = { high: 0, low: 0 },
  luck: Record<string, Pick> = {},
): Played {
  const { seatOf } = position.state
  const [seat, other] = [seatOf[attacker]!, seatOf[defender]!]
  const frame = { proc: 'battle', at: 'begin', local: { ...newBattle(seat, other, at) } }
  return playOut(position, seat, 'daylight', frame, { dice, ...luck })
}

/** Nothing comes after the frame: an automaton would go on by itself. */
function playOut(
  { state: g }: Position,
  seat: number,
  phase: Phase,
  frame: Root['flow'][number],
  luck: Record<string, Pick>,
): Played {
  const { events } = watch(() => {
    g.active = seat
    g.phase = phase
    settleAllRule(g)
    g.flow = [frame]
    let ask = settle(root, g)
    while (ask !== null) {
      const wanted = JSON.stringify(luck[ask.kind] ?? (ask.kind === 'dice' ? { high: 0, low: 0 } : null))
      const at = ask.options.findIndex((option) => JSON.stringify(option) === wanted)
      ask = take(root, g, ask, Math.max(0, at))
    }
  })
  return { g, told: events }
}

/** What was told of one kind, as facts. */
export const toldOf = ({ told }: Played, what: string): unknown[] =>
  told.filter((event) => event.what === what).map(({ facts }) => facts)
