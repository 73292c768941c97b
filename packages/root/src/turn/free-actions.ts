import { may, type Outcome, type Pick, procedure, run, type Seat, type Step } from '@spinney/kernel'
import { cardAt } from '../cards/deck.ts'
import { effectOf, type FreeAction, factionAt, installed } from '../core/registry.ts'
import type { Own, Phase, Root } from '../core/state.ts'

type Moment = 'start' | 'any' | 'end'

/** What a seat may do in a phase besides its faction's own actions: crafted cards, dominance, the map. */
export function freeActions(g: Root, seat: Seat, phase: Phase, moment: Moment): FreeAction[] {
  const found: FreeAction[] = []
  const collect = (actions: readonly FreeAction[] | undefined): void => {
    if (actions === undefined) return
    for (const action of actions) {
      if (action.phase !== phase || (action.at ?? 'any') !== moment || found.includes(action)) continue
      if (action.available(g, seat)) found.push(action)
    }
  }
  for (const card of g.crafted[seat]!) collect(effectOf(cardAt(card).name)?.actions)
  for (const rule of installed.rules) collect(rule.actions)
  for (const faction of installed.factions) if (faction.id in g.seatOf) collect(faction.actions)
  return found
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
  options: { when?: (local: L) => boolean; kind?: string } = {},
): Step<Root, L> {
  const { when = () => true, kind = key } = options
  const offered = (g: Root, local: L) => actions(g, local).filter((action) => action.available(g, local))
  return may<Root, L, string>(law, key, {
    kind,
    who: (_g, local) => local.seat,
    when: (_g, local) => when(local),
    options: (g, local) => [
      ...offered(g, local).map((action) => action.id),
      ...freeActions(g, local.seat, phase, 'any').map((action) => action.id),
    ],
    cite: (g, local, id) => lawOf(offered(g, local), freeActions(g, local.seat, phase, 'any'), id) ?? law,
    effect: (g, local, id) => {
      const own = actions(g, local).find((action) => action.id === id)
      if (own !== undefined) return own.perform(g, local) ?? 'again'
      freeActions(g, local.seat, phase, 'any')
        .find((action) => action.id === id)!
        .perform(g, local.seat)
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

/** 1.4.1: what may be done at one moment of a phase besides the faction's own steps, in the order its player likes. */
export const phaseMoment = procedure<Root, Moments>('phaseMoment', [
  run('1.4.1', 'anything', (g, m) => (freeActions(g, m.seat, m.phase, m.moment).length > 0 ? 'next' : 'done')),
  may('1.4.1', 'phaseMoment', {
    who: (_g, m) => m.seat,
    options: (g, m) => freeActions(g, m.seat, m.phase, m.moment).map((action) => action.id),
    cite: (g, m, id) => freeActions(g, m.seat, m.phase, m.moment).find((action) => action.id === id)?.law ?? '1.4.1',
    about: (_g, m) => ({ phase: m.phase, moment: m.moment }),
    pass: () => 'done',
    effect: (g, m, id) => {
      freeActions(g, m.seat, m.phase, m.moment)
        .find((action) => action.id === id)!
        .perform(g, m.seat)
    },
  }),
  run('1.4.1', 'more', (g, m) => {
    const { phase, moment, seat } = m
    g.flow.push({ proc: 'phaseMoment', at: 'anything', local: { seat, phase, moment } })
  }),
])

/** The faction's part of a phase. */
export const phaseOf = (g: Root, seat: Seat, phase: 'birdsong' | 'daylight' | 'evening') => factionAt(g, seat)[phase]
