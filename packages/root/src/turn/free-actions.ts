import {
  type Blocked,
  call,
  type Json,
  type Outcome,
  may as offer,
  type Pick,
  type Picks,
  procedure,
  run,
  type Seat,
  type Step,
  tell,
} from '@spinney/kernel'
import { craftHindrance } from '../actions/craft.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { distinct } from '../cards/hand.ts'
import { edition, factionAt, isAutomaton } from '../core/book.ts'
import type { FreeAction, Moment } from '../core/content.ts'
import { isUsed } from '../core/once.ts'
import { type Decisions, type MenuSorts, may, type Questions } from '../core/questions.ts'
import { because, type Reason } from '../core/reasons.ts'
import { BOOK, type Own, type Phase, type Root } from '../core/state.ts'
import type { Closing } from './closing.ts'

/** What a seat may do in a phase besides its faction's own actions: crafted cards, dominance, the map; at most so many. */
export function freeActions(
  g: Root,
  seat: Seat,
  phase: Phase,
  moment: Moment,
  most = Number.POSITIVE_INFINITY,
): readonly FreeAction[] {
  let found: FreeAction[] | null = null
  const { byCard, always } = g[BOOK].offers[phase][moment]
  for (const card of g.crafted[seat]!) {
    const actions = byCard[card]
    if (actions === undefined) continue
    for (const action of actions) {
      if (found?.includes(action) || !action.available(g, seat)) continue
      found ??= []
      found.push(action)
      if (found.length === most) return found
    }
  }
  for (const action of always) {
    if (!action.available(g, seat)) continue
    found ??= []
    found.push(action)
    if (found.length === most) return found
  }
  return found ?? NONE
}

const NONE: readonly FreeAction[] = []

/** Does what a seat has picked of what else may be done. */
export function performFree(g: Root, seat: Seat, phase: Phase, moment: Moment, id: string): void {
  const action = freeActions(g, seat, phase, moment).find((found) => found.id === id)
  if (action === undefined) throw new Error(`${id} may not be done now`)
  tell(action.law, 'usedAction', () => ({ seat, action: id }))
  action.perform(g, seat)
}

/** 4.1.3: what else one might expect to do at this moment and may not, with the reasons. */
export function closedFree(g: Root, seat: Seat, phase: Phase, moment: Moment): Blocked[] {
  const { byCard, always } = g[BOOK].offers[phase][moment]
  const mine = [...new Set(g.crafted[seat]!.flatMap((card) => byCard[card] ?? []))]
  const reasonFor = (action: FreeAction): Reason =>
    isUsed(g, action.id) ? because(action.law, 'usedThisTurn') : (action.why?.(g, seat) ?? because(action.law, 'noUse'))
  return [
    ...mine.flatMap((action) => (action.available(g, seat) ? [] : [{ pick: action.id, ...reasonFor(action) }])),
    ...always.flatMap((action) => {
      const reason = action.available(g, seat) ? null : (action.why?.(g, seat) ?? null)
      return reason === null ? [] : [{ pick: action.id, ...reason }]
    }),
  ]
}

/** One thing a faction may do in a phase, named by the word that is picked. */
export interface Action<L> extends Closing<L> {
  readonly id: string
  readonly law: string
  available(g: Root, local: L): boolean
  perform(g: Root, local: L): Outcome
}

/** What any menu says. */
interface Menu<L> {
  kind?: string
  picks?: Picks
  when?(local: L): boolean
  about?(local: L): Json
  expected?(g: Root, local: L): readonly Action<L>[]
}

/** Kinds of questions that are menus. */
type MenuKind = { [K in keyof Questions]: MenuSorts extends Questions[K]['picks'] ? K : never }[keyof Questions]

const MENU: readonly MenuSorts[] = ['craftedCard', 'action']

/** What a menu says besides its actions; the sorts of its words, where it names other things too. */
type MenuSaying<K extends MenuKind, L> = {
  kind?: K
  when?(local: L): boolean
  /** What one might expect in this menu, where that is more than it ever offers now. */
  expected?(g: Root, local: L): readonly Action<L>[]
} & (Questions[K]['about'] extends null ? unknown : { about(local: L): Decisions[K]['about'] }) &
  (Questions[K]['picks'] extends MenuSorts ? unknown : { picks: readonly Questions[K]['picks'][] })

/**
 * A step that offers a faction's actions together with whatever else may be done in that phase (1.4.2: between
 * actions, never inside one). It asks again until the player passes or an action says otherwise.
 */
export function menu<Key extends string, L extends Own, K extends MenuKind = Key & MenuKind>(
  law: string,
  key: Key,
  phase: Phase,
  actions: (g: Root, local: L) => readonly Action<L>[],
  ...[saying]: object extends MenuSaying<K, L> ? [saying?: MenuSaying<K, L>] : [saying: MenuSaying<K, L>]
): Step<Root, L> {
  const { kind = key, picks = MENU, when = () => true, about = () => null, expected = actions }: Menu<L> = saying ?? {}
  return offer<Root, L, string>(law, key, {
    kind,
    picks,
    who: (_g, local) => local.seat,
    when: (_g, local) => when(local),
    about: (_g, local) => about(local),
    options: (g, local) => {
      const ids: string[] = []
      for (const action of actions(g, local)) if (action.available(g, local)) ids.push(action.id)
      for (const action of freeActions(g, local.seat, phase, 'any')) ids.push(action.id)
      return ids
    },
    blocked: (g, local) => [...closed(g, local, expected(g, local)), ...closedFree(g, local.seat, phase, 'any')],
    inVain: (g, local) => pointlessIn(g, local, expected(g, local)),
    cite: (g, local, id) => lawOf(actions(g, local), freeActions(g, local.seat, phase, 'any'), id) ?? law,
    effect: (g, local, id) => {
      const own = actions(g, local).find((action) => action.id === id)
      if (own !== undefined) return own.perform(g, local) ?? 'again'
      performFree(g, local.seat, phase, 'any', id)
      return 'again'
    },
  })
}

/** The actions of a menu that are closed, with the reasons. */
const closed = <L>(g: Root, local: L, actions: readonly Action<L>[]): Blocked[] =>
  actions.flatMap((action) =>
    action.available(g, local)
      ? []
      : [{ pick: action.id, ...(action.why(g, local) ?? because(action.law, UNEXPLAINED)) }],
  )

/** Said of what is closed for no reason that is known; tests see to it that there is always one. */
export const UNEXPLAINED = 'unexplained'

/** The places and cards that each action of a menu would be in vain with; and the cards, where nothing is crafted now. */
function pointlessIn<L extends Own>(g: Root, local: L, actions: readonly Action<L>[]): Blocked[] {
  const inVain = actions.flatMap((action) =>
    (action.inVain?.(g, local) ?? []).map((blocked) => ({ ...blocked, after: action.id })),
  )
  return actions.some(({ id }) => id === CRAFT) ? inVain : [...inVain, ...cardsNotNow(g, local.seat)]
}

const CRAFT = 'craft'

/** 4.1: where a menu does not craft, every card in hand says what it lacks, or that its time is another. */
const cardsNotNow = (g: Root, seat: Seat): Blocked[] =>
  distinct(g.hands[seat]!).map((id) => ({
    pick: id,
    picks: 'handCard',
    after: CRAFT,
    ...(craftHindrance(g, seat, cardAt(cardIndex(id))) ?? because('4.1', 'notCraftingNow')),
  }))

const lawOf = (
  own: readonly { id: string; law: string }[],
  free: readonly FreeAction[],
  id: Pick,
): string | undefined => (own.find((action) => action.id === id) ?? free.find((action) => action.id === id))?.law

/** A moment of a phase at which a player may do something besides the faction's own steps. */
export interface Moments extends Own {
  phase: Phase
  moment: Moment
}

/** Whether a seat might do something, judged by what everybody knows. */
export function isAnythingConceivable(g: Root, { seat, phase, moment }: Moments): boolean {
  if (isAutomaton(g, seat)) return false
  for (const action of g[BOOK].offers[phase][moment].always) if (action.conceivable?.(g, seat) === true) return true
  return freeActions(g, seat, phase, moment, 1).length > 0
}

/** Whether a seat is asked at this moment: what it may do in Daylight depends on its hand, which nobody sees. */
const isAsked = (g: Root, m: Moments): boolean =>
  (m.phase === 'daylight' && m.moment === 'any') || isAnythingConceivable(g, m)

/** 1.4.1: what may be done at one moment of a phase besides the faction's own steps, in the order its player likes. */
export const phaseMoment = procedure<Root, Moments>('phaseMoment', [
  run('1.4.1', 'anything', (g, m) => {
    return isAsked(g, m) ? 'next' : 'done'
  }),
  may('1.4.1', 'phaseMoment', {
    picks: ['craftedCard', 'action'],
    who: (_g, m) => m.seat,
    options: (g, m) => freeActions(g, m.seat, m.phase, m.moment).map((action) => action.id),
    cite: (g, m, id) => freeActions(g, m.seat, m.phase, m.moment).find((action) => action.id === id)?.law ?? '1.4.1',
    about: (_g, m) => ({ phase: m.phase, moment: m.moment }),
    blocked: (g, m) => closedFree(g, m.seat, m.phase, m.moment),
    pass: () => 'done',
    effect: (g, m, id) => performFree(g, m.seat, m.phase, m.moment, id),
  }),
  run('1.4.1', 'more', (g, m) => {
    const { phase, moment, seat } = m
    g.flow.push({ proc: 'phaseMoment', at: 'anything', local: { seat, phase, moment } })
  }),
])

/** Lets a seat do now what else may be done at a moment, if there is anything; for steps that call nothing besides. */
export function offerMoment(g: Root, moments: Moments): void {
  if (isAsked(g, moments)) call(g, phaseMoment, moments)
}

/**
 * 1.4.2: between two repeats of an action crafted cards and hirelings may be used. What depends on a hand can wait until
 * the repeats are over, so that nobody is asked for its sake.
 */
export const betweenRepeats = procedure<Root, Own>('betweenRepeats', [
  run('1.4.2', 'anything', (g, { seat }) => {
    const { phase } = g
    if (freeActions(g, seat, phase, 'any').some(({ conceivable }) => conceivable === undefined))
      call(g, phaseMoment, { seat, phase, moment: 'any' })
  }),
])

/** 1.4.2: nothing may come between the parts of one action; older editions do not forbid it. */
export function betweenParts(g: Root, seat: Seat): void {
  if (edition(g).compoundActionsAtomic) return
  call(g, phaseMoment, { seat, phase: g.phase, moment: 'any' })
}

/** The faction's part of a phase. */
export const phaseOf = (g: Root, seat: Seat, phase: 'birdsong' | 'daylight' | 'evening') => factionAt(g, seat)[phase]
