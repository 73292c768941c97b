import type { Public } from '../views/public.ts'
import type { Asked, Blocked, Frame, Json, Outcome, Pick, Procedure, State, Step } from './types.ts'

/** What `may` and `must` are told. Whether and whom to ask sees public facts only: a missing question would leak. */
export interface Question<G, L, P extends Pick> {
  who(g: Public<G>, local: L): Asked
  /** Asked only when this holds; always, where it is left out. */
  when?(g: Public<G>, local: L): boolean
  /** A list in stable order without duplicates, and not kept by the caller. */
  options(g: G, local: L): readonly P[]
  effect(g: G, local: L, pick: P): Outcome
  /** Name of the decision for clients; the step's key where left out. */
  kind?: string
  /** The rule of one option, where it is another than the step's. */
  cite?(g: G, local: L, pick: P): string
  /** What the question is about, for everybody to see: a clearing, an opponent. */
  about?(g: G, local: L): Json
  /** Options one might expect but may not take, with the reason. */
  blocked?(g: G, local: L): readonly Blocked[]
}

interface MayQuestion<G, L, P extends Pick> extends Question<G, L, P> {
  /** What declining leads to; the next step, where left out. */
  pass?(g: G, local: L): Outcome
}

interface MustQuestion<G, L, P extends Pick> extends Question<G, L, P> {
  /** What happens instead when there is nothing to pick; the next step, where left out. */
  none?(g: G, local: L): Outcome
}

/** What `chance` is told. Equal results are listed once, with weights. */
export interface Roll<G, L, P extends Pick> {
  when?(g: Public<G>, local: L): boolean
  options(g: G, local: L): readonly P[]
  weights?(g: G, local: L): readonly number[]
  effect(g: G, local: L, pick: P): Outcome
  none?(g: G, local: L): Outcome
  kind?: string
}

const yes = (): boolean => true
const nothing = (): Outcome => 'next'
const nobody = (): Asked => 'chance'
const empty: readonly Pick[] = []
const noOptions = (): readonly Pick[] => empty

/** A step that happens by itself. */
export function run<G, L>(law: string, key: string, effect: (g: G, local: L) => Outcome): Step<G, L> {
  return step('run', law, key, { run: effect })
}

/** A step that offers something; `pass` is added to what may be picked. */
export function may<G, L, P extends Pick>(law: string, key: string, question: MayQuestion<G, L, P>): Step<G, L> {
  return step('may', law, key, question as unknown as Partial<Step<G, L>>)
}

/** A step that demands a choice; with nothing to choose from, `none` says what happens. */
export function must<G, L, P extends Pick>(law: string, key: string, question: MustQuestion<G, L, P>): Step<G, L> {
  return step('must', law, key, question as unknown as Partial<Step<G, L>>)
}

/** A step answered by the dice or a deck. */
export function chance<G, L, P extends Pick>(law: string, key: string, roll: Roll<G, L, P>): Step<G, L> {
  return step('must', law, key, { ...(roll as unknown as Partial<Step<G, L>>), who: nobody })
}

/** All steps have the same fields in the same order, so that the engine's look-ups stay fast. */
function step<G, L>(type: Step<G, L>['type'], law: string, key: string, part: Partial<Step<G, L>>): Step<G, L> {
  return {
    type,
    law,
    key,
    kind: part.kind ?? key,
    run: part.run ?? nothing,
    who: part.who ?? nobody,
    when: part.when ?? yes,
    options: part.options ?? noOptions,
    weights: part.weights,
    effect: part.effect ?? nothing,
    pass: part.pass ?? nothing,
    none: part.none ?? nothing,
    cite: part.cite,
    about: part.about,
    blocked: part.blocked,
  }
}

/** Names a list of steps. Keys are unique inside it: frames point at steps by key. */
export function procedure<G, L = Record<string, never>>(name: string, steps: readonly Step<G, L>[]): Procedure<G, L> {
  const indexOf: { [key: string]: number } = {}
  steps.forEach((s, i) => {
    if (Object.hasOwn(indexOf, s.key)) throw new Error(`procedure ${name} has two steps called ${s.key}`)
    indexOf[s.key] = i
  })
  if (steps.length === 0) throw new Error(`procedure ${name} has no steps`)
  return { name, steps, indexOf }
}

/**
 * Lets a procedure run once the current step has ended. Several calls of one step run in the order written.
 */
export function call<G extends State, L>(g: G, proc: Procedure<G, L>, local: L): void {
  g.flow.push(frameOf(proc, local))
}

/** The frame that `call` would push: for reactions, and for tests that start inside a procedure. */
export function frameOf<G, L>(proc: Procedure<G, L>, local: L): Frame {
  return { proc: proc.name, at: proc.steps[0]!.key, local }
}

/** Ends the game at once, whatever is going on. */
export function endGame(g: State): void {
  g.over = true
}
