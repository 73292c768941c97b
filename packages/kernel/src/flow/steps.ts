import type { Random } from '../chance/random.ts'
import type { Public } from '../views/public.ts'
import type { Asked, Blocked, Frame, Json, Outcome, Pick, Picks, Procedure, State, Step } from './types.ts'

/** The common part of all questions. Whether and whom to ask sees public facts only: a missing question would leak. */
interface Body<G, L, P extends Pick> {
  who(g: Public<G>, local: L): Asked
  /** Asked only when this holds; always, where it is left out. */
  when?(g: Public<G>, local: L): boolean
  /** A list in stable order without duplicates, and not kept by the caller. */
  options(g: G, local: L): readonly P[]
  effect(g: G, local: L, pick: P): Outcome
  /** The rule of one option, where it is another than the step's. */
  cite?(g: G, local: L, pick: P): string
  /**
   * Options one might expect but may not take, with the reason. Worked out for views only, and from the state as the
   * asked seat sees it: what others hide is blanked there, so that no reason can tell it.
   */
  blocked?(g: G, local: L): readonly Blocked[]
  /** The same for all that could be pointed at in vain: places, cards. Worked out only when somebody wants to know. */
  inVain?(g: G, local: L): readonly Blocked[]
}

export interface MayBody<G, L, P extends Pick> extends Body<G, L, P> {
  /** What declining leads to; the next step, where left out. */
  pass?(g: G, local: L): Outcome
}

export interface MustBody<G, L, P extends Pick> extends Body<G, L, P> {
  /** What happens instead when there is nothing to pick; the next step, where left out. */
  none?(g: G, local: L): Outcome
}

/** What `chance` is told. Equal results are listed once, with weights. */
export interface RollBody<G, L, P extends Pick> {
  when?(g: Public<G>, local: L): boolean
  options(g: G, local: L): readonly P[]
  weights?(g: G, local: L): readonly number[]
  /** The same draw without listing: a bag is drawn from by place. Must take what `roll` would, with the same number. */
  draw?(g: G, local: L, random: Random): P | undefined
  effect(g: G, local: L, pick: P): Outcome
  none?(g: G, local: L): Outcome
}

/** What a question says of itself. A game's own `asking` checks it against the game's list of kinds. */
interface Saying<G, L> {
  /** Name of the decision for clients; the step's key where left out. */
  kind?: string
  /** The sort of what can be picked. */
  picks: Picks
  /** What the question is about, for everybody to see: a clearing, an opponent. Worked out only when asked for. */
  about?(g: G, local: L): Json
}

const yes = (): boolean => true
const nothing = (): Outcome => 'next'
const noAbout = (): Json => null
const nobody = (): Asked => 'chance'
/** The picks of a step that asks nothing. */
const NOTHING: Picks = []
const empty: readonly Pick[] = []
const noOptions = (): readonly Pick[] => empty

/** A step that happens by itself. */
export function run<G, L>(law: string, key: string, effect: (g: G, local: L) => Outcome): Step<G, L> {
  return step('run', law, key, { run: effect })
}

/** A step that offers something; `pass` is added to what may be picked. */
export function may<G, L, P extends Pick>(
  law: string,
  key: string,
  question: MayBody<G, L, P> & Saying<G, L>,
): Step<G, L> {
  return step('may', law, key, question as unknown as Partial<Step<G, L>>)
}

/** A step that demands a choice; with nothing to choose from, `none` says what happens. */
export function must<G, L, P extends Pick>(
  law: string,
  key: string,
  question: MustBody<G, L, P> & Saying<G, L>,
): Step<G, L> {
  return step('must', law, key, question as unknown as Partial<Step<G, L>>)
}

/** A step answered by the dice or a deck. */
export function chance<G, L, P extends Pick>(
  law: string,
  key: string,
  roll: RollBody<G, L, P> & Saying<G, L>,
): Step<G, L> {
  return step('chance', law, key, { ...(roll as unknown as Partial<Step<G, L>>), who: nobody })
}

/** All steps have the same fields in the same order, so that the engine's look-ups stay fast. */
function step<G, L>(type: Step<G, L>['type'], law: string, key: string, part: Partial<Step<G, L>>): Step<G, L> {
  return {
    type,
    law,
    key,
    kind: part.kind ?? key,
    picks: part.picks ?? NOTHING,
    run: part.run ?? nothing,
    who: part.who ?? nobody,
    when: part.when ?? yes,
    options: part.options ?? noOptions,
    weights: part.weights,
    draw: part.draw,
    effect: part.effect ?? nothing,
    pass: part.pass ?? nothing,
    none: part.none ?? nothing,
    cite: part.cite,
    about: part.about ?? noAbout,
    blocked: part.blocked,
    inVain: part.inVain,
  }
}

/**
 * Names a list of steps. Keys are unique inside it: frames point at steps by key. A procedure that asks more than once for
 * something hidden says by `promise` whether there is enough of it: whoever deals hidden things anew asks for that.
 */
export function procedure<G, L = Record<string, never>>(
  name: string,
  steps: readonly Step<G, L>[],
  promise?: (g: G, local: L) => boolean,
): Procedure<G, L> {
  const indexOf: { [key: string]: number } = {}
  steps.forEach((s, i) => {
    if (Object.hasOwn(indexOf, s.key)) throw new Error(`procedure ${name} has two steps called ${s.key}`)
    indexOf[s.key] = i
  })
  if (steps.length === 0) throw new Error(`procedure ${name} has no steps`)
  return { name, steps, indexOf, ...(promise === undefined ? {} : { promise }) }
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
