import { procedure, tell } from '@spinney/kernel'
import { effectOf } from '../core/book.ts'
import type { BattleEffect } from '../core/content.ts'
import { isPlayer, speakerOf } from '../core/parties.ts'
import { may } from '../core/questions.ts'
import { BOOK, type Party, type Root, type Visible } from '../core/state.ts'
import type { Battle } from './battle-types.ts'
import { ongoingBattle } from './ongoing.ts'

/** All effects a party has at hand in a battle: of its crafted cards, and of the factions and bands at the table. */
function effectsOf(g: Visible, party: Party): BattleEffect[] {
  const effects: BattleEffect[] = []
  if (isPlayer(g, party)) {
    for (const card of g.crafted[party]!) effects.push(...(effectOf(g, card)?.battleEffects ?? []))
  }
  effects.push(...g[BOOK].battleEffects)
  return effects
}

/** 4.3.3: the effects one side may use now, by name, each once per battle. */
export function availableEffects(g: Visible, battle: Battle, side: number): string[] {
  const names: string[] = []
  for (const effect of effectsOf(g, battle.sides[side]!)) {
    if (!names.includes(effect.id) && isAvailable(g, battle, side, effect)) names.push(effect.id)
  }
  return names
}

const isAvailable = (g: Visible, battle: Battle, side: number, effect: BattleEffect): boolean =>
  effect.available(g, battle, side) && !battle.used.includes(`${side}:${effect.id}`)

/** 4.3.3: whether one side may use any. */
export function hasEffects(g: Visible, battle: Battle, side: number): boolean {
  const party = battle.sides[side]!
  const isUsable = (effect: BattleEffect): boolean => isAvailable(g, battle, side, effect)
  if (g[BOOK].battleEffects.some(isUsable)) return true
  return isPlayer(g, party) && g.crafted[party]!.some((card) => effectOf(g, card)?.battleEffects?.some(isUsable))
}

interface Using {
  side: number
}

/** 4.3.3: one side uses as many of its effects as it likes. */
export const battleEffects = procedure<Root, Using>('battleEffects', [
  may('4.3.3', 'battleEffect', {
    picks: ['craftedCard', 'action'],
    who: (g, u) => speakerOf(g, ongoingBattle(g).sides[u.side]!),
    when: (g, u) => hasEffects(g, ongoingBattle(g), u.side),
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

const effectNamed = (g: Visible, side: number, id: string): BattleEffect =>
  effectsOf(g, ongoingBattle(g).sides[side]!).find((effect) => effect.id === id)!
