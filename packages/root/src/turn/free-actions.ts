import {
  call,
  type Json,
  may,
  type Outcome,
  type Pick,
  procedure,
  run,
  type Seat,
  type Step,
  tell,
} from '@spinney/kernel'
import { cardAt } from '../cards/deck.ts'
import { effectOf, type FreeAction, factionAt, installed } from '../core/registry.ts'
import type { FactionId, Own, Phase, Root } from '../core/state.ts'
import { rulesetOf } from '../law/rulesets.ts'

type Moment = 'start' | 'any' | 'end'

interface Source {
  readonly action: FreeAction
  /** The faction that must be at the table; null for a rule of the table itself. */
  readonly faction: FactionId | null
}

/** Actions of factions and of the table by phase and moment, sorted out once. */
const sources: { [P in Phase]: { [M in Moment]: readonly Source[] | null } } = {
  setup: { start: null, any: null, end: null },
  birdsong: { start: null, any: null, end: null },
  daylight: { start: null, any: null, end: null },
  evening: { start: null, any: null, end: null },
}

function sourcesFor(phase: Phase, moment: Moment): readonly Source[] {
  sources[phase][moment] ??= [
    ...installed.rules.flatMap((rule) => (rule.actions ?? []).map((action) => ({ action, faction: null }))),
    ...installed.factions.flatMap(({ id, actions = [] }) => actions.map((action) => ({ action, faction: id }))),
  ].filter(({ action }) => isAt(action, phase, moment))
  return sources[phase][moment]
}

const isAt = (action: FreeAction, phase: Phase, moment: Moment): boolean =>
  action.phase === phase && (action.at ?? 'any') === moment

/** What a seat may do in a phase besides its faction's own actions: crafted cards, dominance, the map. */
export function freeActions(g: Root, seat: Seat, phase: Phase, moment: Moment): FreeAction[] {
  const found: FreeAction[] = []
  for (const card of g.crafted[seat]!) {
    const actions = effectOf(cardAt(card).name)?.actions
    if (actions === undefined) continue
    for (const action of actions) {
      if (isAt(action, phase, moment) && !found.includes(action) && action.available(g, seat)) found.push(action)
    }
  }
  for (const { action, faction } of sourcesFor(phase, moment)) {
    if ((faction === null || g.seatOf[faction] !== undefined) && action.available(g, seat)) found.push(action)
  }
  return found
}

/** Does what a seat has picked of what else may be done. */
export function performFree(g: Root, seat: Seat, phase: Phase, moment: Moment, id: string): void {
  const action = freeActions(g, seat, phase, moment).find((found) => found.id === id)
  if (action === undefined) throw new Error(`${id} may not be done now`)
  tell(action.law, 'usedAction', () => ({ seat, action: id }))
  action.perform(g, seat)
}

/** One thing a faction may do in a phase, named by the word that is picked. */
export interface Action<L> {
  readonly id: string
  readonly law: string
  available(g: Root, local: L): boolean
  perform(g: Root, local: L): Outcome
}

/**
 * A step that offers a faction's actions together with whatever else may be done in that phase (1.4.2: between
 * actions, never inside one). It asks again until the player passes or an action says otherwise.
 */
export function menu<L extends Own>(
  law: string,
  key: string,
  phase: Phase,
  actions: (g: Root, local: L) => readonly Action<L>[],
  options: { when?: (local: L) => boolean; kind?: string; about?: (local: L) => Json } = {},
): Step<Root, L> {
  const { when = () => true, kind = key, about = () => null } = options
  return may<Root, L, string>(law, key, {
    kind,
    who: (_g, local) => local.seat,
    when: (_g, local) => when(local),
    about: (_g, local) => about(local),
    options: (g, local) => {
      const ids: string[] = []
      for (const action of actions(g, local)) if (action.available(g, local)) ids.push(action.id)
      for (const action of freeActions(g, local.seat, phase, 'any')) ids.push(action.id)
      return ids
    },
    cite: (g, local, id) => lawOf(actions(g, local), freeActions(g, local.seat, phase, 'any'), id) ?? law,
    effect: (g, local, id) => {
      const own = actions(g, local).find((action) => action.id === id)
      if (own !== undefined) return own.perform(g, local) ?? 'again'
      performFree(g, local.seat, phase, 'any', id)
      return 'again'
    },
  })
}

const lawOf = (
  own: readonly { id: string; law: string }[],
  free: readonly FreeAction[],
  id: Pick,
): string | undefined => (own.find((action) => action.id === id) ?? free.find((action) => action.id === id))?.law

interface Moments extends Own {
  phase: Phase
  moment: Moment
}

/** Whether a seat might do something, judged by what everybody knows. */
function isAnythingConceivable(g: Root, { seat, phase, moment }: Moments): boolean {
  const depends = sourcesFor(phase, moment).some(
    ({ action, faction }) =>
      (faction === null || g.seatOf[faction] !== undefined) && action.conceivable?.(g, seat) === true,
  )
  return depends || freeActions(g, seat, phase, moment).length > 0
}

/** 1.4.1: what may be done at one moment of a phase besides the faction's own steps, in the order its player likes. */
export const phaseMoment = procedure<Root, Moments>('phaseMoment', [
  run('1.4.1', 'anything', (g, m) => {
    const dependsOnHand = m.phase === 'daylight' && m.moment === 'any'
    return dependsOnHand || isAnythingConceivable(g, m) ? 'next' : 'done'
  }),
  may('1.4.1', 'phaseMoment', {
    who: (_g, m) => m.seat,
    options: (g, m) => freeActions(g, m.seat, m.phase, m.moment).map((action) => action.id),
    cite: (g, m, id) => freeActions(g, m.seat, m.phase, m.moment).find((action) => action.id === id)?.law ?? '1.4.1',
    about: (_g, m) => ({ phase: m.phase, moment: m.moment }),
    pass: () => 'done',
    effect: (g, m, id) => performFree(g, m.seat, m.phase, m.moment, id),
  }),
  run('1.4.1', 'more', (g, m) => {
    const { phase, moment, seat } = m
    g.flow.push({ proc: 'phaseMoment', at: 'anything', local: { seat, phase, moment } })
  }),
])

/** 1.4.2: nothing may come between the parts of one action; older editions do not forbid it. */
export function betweenParts(g: Root, seat: Seat): void {
  if (rulesetOf(g.preset).compoundActionsAtomic) return
  call(g, phaseMoment, { seat, phase: g.phase, moment: 'any' })
}

/** The faction's part of a phase. */
export const phaseOf = (g: Root, seat: Seat, phase: 'birdsong' | 'daylight' | 'evening') => factionAt(g, seat)[phase]
