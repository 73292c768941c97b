import { frameOf, must, procedure, run } from './steps.ts'
import type { Frame, Procedure, Seat, State } from './types.ts'

/** What a listener wants to do about an event. */
export interface Reaction {
  readonly frame: Frame
  /** Where the rules give an order: lower comes first. Equal ranks are ordered by the player the rules name. */
  readonly rank: number
}

/** Makes a reaction out of a procedure. */
export function reaction<G, L>(proc: Procedure<G, L>, local: L, rank = 0): Reaction {
  return { frame: frameOf(proc, local), rank }
}

/** Hears an event; may answer with what should happen now, or with nothing. It must judge by public facts. */
export type Listener<G, E> = (g: G, event: E) => Reaction | readonly Reaction[] | null

/** Listeners of one module, by the name of the event. */
export type Listeners<G, Events> = { readonly [K in keyof Events]?: Listener<G, Events[K]> }

interface Ordering {
  by: Seat
  pending: Frame[]
}

/** Reactions that happen at the same time: the one the rules name says which comes first, second, and so on. */
export const ordering = (law: string): Procedure<State, Ordering> =>
  procedure(ORDERING, [
    must<State, Ordering, string>(law, 'order', {
      picks: REACTION,
      who: (_g, o) => o.by,
      when: (_g, o) => o.pending.length > 1,
      options: (_g, o) => labels(o.pending),
      effect: (g, o, pick) => {
        const [frame] = o.pending.splice(labels(o.pending).indexOf(pick), 1)
        g.flow.push(frame!)
        return 'again'
      },
    }),
    run<State, Ordering>(law, 'last', (g, o) => {
      for (const frame of o.pending) g.flow.push(frame)
    }),
  ])

const ORDERING = 'kernel.ordering'

/** The sort of what waits to happen, by the name of its procedure: the one sort that every game has. */
export const REACTION = 'reaction'

/** Names of the procedures waiting; a second one of the same name gets a number. */
function labels(pending: readonly Frame[]): string[] {
  return pending.map((frame, i) => {
    const earlier = pending.slice(0, i).filter((other) => other.proc === frame.proc).length
    return earlier === 0 ? frame.proc : `${frame.proc}#${earlier + 1}`
  })
}

/**
 * Lets reactions run once the current step has ended: by rank, and within a rank in the order that seat `by` chooses.
 */
export function react<G extends State>(g: G, reactions: readonly Reaction[], by: Seat): void {
  if (reactions.length === 1) {
    g.flow.push(reactions[0]!.frame)
    return
  }
  const ranks = [...new Set(reactions.map((r) => r.rank))].sort((a, b) => a - b)
  for (const rank of ranks) {
    const pending = reactions.filter((r) => r.rank === rank).map((r) => r.frame)
    if (pending.length === 1) g.flow.push(pending[0]!)
    else g.flow.push({ proc: ORDERING, at: 'order', local: { by, pending } satisfies Ordering })
  }
}

const NONE: readonly Reaction[] = []

/** The listeners of all modules, by the name of the event. */
export type ListenerTable<G, Events> = { readonly [K in keyof Events]?: readonly Listener<G, Events[K]>[] }

/** Sorts the listeners of some modules by event; within an event they stand in the order of the modules. */
export function listenersOf<G, Events>(modules: readonly Listeners<G, Events>[]): ListenerTable<G, Events> {
  const table: { [K in keyof Events]?: Listener<G, Events[K]>[] } = {}
  for (const module of modules) {
    for (const name of Object.keys(module) as (keyof Events)[]) {
      const listener = module[name]
      if (listener === undefined) continue
      const list = table[name] ?? []
      list.push(listener)
      table[name] = list
    }
  }
  return table
}

/** Tells the listeners of an event and gathers what they want to do about it. */
export function reactionsOf<G, E>(
  listeners: readonly Listener<G, E>[] | undefined,
  g: G,
  event: E,
): readonly Reaction[] {
  if (listeners === undefined) return NONE
  let reactions: Reaction[] | null = null
  for (const listener of listeners) {
    const answer = listener(g, event)
    if (answer === null) continue
    reactions ??= []
    if ('frame' in answer) reactions.push(answer)
    else reactions.push(...answer)
  }
  return reactions ?? NONE
}

/** Builds the function that tells all modules of an event and lets them react; `by` orders what coincides. */
export function announcer<G extends State, Events>(
  modules: readonly Listeners<G, Events>[],
): <K extends keyof Events>(g: G, name: K, event: Events[K], by: Seat) => void {
  const table = listenersOf(modules)
  return (g, name, event, by) => {
    const reactions = reactionsOf(table[name], g, event)
    if (reactions.length > 0) react(g, reactions, by)
  }
}
