import { may, procedure, type Seat, tell } from '@spinney/kernel'
import { cardAt } from '../cards/deck.ts'
import { type BattleEffect, effectOf, type Faction, installed } from '../core/registry.ts'
import type { Root, Table } from '../core/state.ts'
import type { Battle } from './battle-types.ts'
import { ongoingBattle } from './ongoing.ts'

/** The few factions that have any, found out at the first battle. */
let withEffects: readonly Faction[] | null = null

/** All effects a seat has at hand in a battle: of its crafted cards, and of factions. */
function effectsOf(g: Table, seat: Seat): BattleEffect[] {
  const effects: BattleEffect[] = []
  for (const card of g.crafted[seat]!) effects.push(...(effectOf(cardAt(card).name)?.battleEffects ?? []))
  withEffects ??= installed.factions.filter((faction) => faction.battleEffects !== undefined)
  for (const { id, battleEffects = [] } of withEffects) if (id in g.seatOf) effects.push(...battleEffects)
  return effects
}

/** 4.3.3: the effects one side may use now, by name, each once per battle. */
export function availableEffects(g: Table, battle: Battle, side: number): string[] {
  const names: string[] = []
  for (const effect of effectsOf(g, battle.sides[side]!)) {
    const isNew = !names.includes(effect.id) && !battle.used.includes(`${side}:${effect.id}`)
    if (isNew && effect.available(g, battle, side)) names.push(effect.id)
  }
  return names
}

interface Using {
  side: number
}

/** 4.3.3: one side uses as many of its effects as it likes. */
export const battleEffects = procedure<Root, Using>('battleEffects', [
  may('4.3.3', 'battleEffect', {
    who: (g, u) => ongoingBattle(g).sides[u.side]!,
    when: (g, u) => availableEffects(g, ongoingBattle(g), u.side).length > 0,
    options: (g, u) => availableEffects(g, ongoingBattle(g), u.side),
    cite: (g, u, id) => effectNamed(g, u.side, id).law,
    about: (g, u) => {
      const { place, sides, rolled } = ongoingBattle(g)
      return { place, attacker: sides[0], defender: sides[1], rolled: rolled.slice(), side: u.side }
    },
    effect: (g, u, id) => {
      const battle = ongoingBattle(g)
      const effect = effectNamed(g, u.side, id)
      battle.used.push(`${u.side}:${id}`)
      tell(effect.law, 'battleEffect', () => ({ seat: battle.sides[u.side]!, effect: id }))
      effect.apply(g, battle, u.side)
      return 'again'
    },
  }),
])

const effectNamed = (g: Table, side: number, id: string): BattleEffect =>
  effectsOf(g, ongoingBattle(g).sides[side]!).find((effect) => effect.id === id)!
