import { type Random, roll } from '../chance/random.ts'
import type { Game } from '../game.ts'
import type { Asked, Decision, Frame, Json, Outcome, Pick, Procedure, State, Step } from './types.ts'
import { CHANCE, PASS } from './types.ts'

/** A decision together with the step that asked it: what `take` needs to go on. */
export interface Ask<G, P extends Pick = Pick, A = Json> extends Decision {
  readonly options: readonly P[]
  readonly step: Step<G, unknown, A>
  readonly frame: Frame
  readonly proc: Procedure<G, unknown>
  /** Where the step stands in the procedure. */
  readonly at: number
}

/** Between two questions there are never nearly as many steps: such a position comes from outside and is none. */
const MOST_STEPS = 100_000

/** Answers whatever is asked on the way, at random, until the state has this version. */
export interface Luck {
  readonly random: Random
  readonly until: number
}

/**
 * Runs the state in place until somebody must answer; null when the game is over. As long as the same frame stays on top
 * its procedure and step are known: looking both up by name is most of what a step costs. With `luck` nobody is
 * asked: what would be asked is answered at once.
 */
export function settle<G extends State>(game: Game<G>, g: G, luck: Luck | null = null): Ask<G> | null {
  const flow = g.flow
  let frame: Frame | null = null
  let proc: Procedure<G, unknown> | null = null
  let at = 0
  for (let steps = 0; ; steps++) {
    if (steps > MOST_STEPS) throw new Error(`${game.id} goes on and on without asking anybody`)
    if (g.over) flow.length = 0
    const depth = flow.length
    if (depth === 0) {
      g.over = true
      return null
    }
    const top = flow[depth - 1]!
    if (top !== frame || proc === null) {
      frame = top
      proc = procedureOf(game, frame)
      at = indexOf(proc, frame)
    }
    const step = proc.steps[at]!
    let outcome: Outcome
    if (step.type === 'run') outcome = step.run(g, frame.local)
    else if (!step.when(g, frame.local)) outcome = 'next'
    else {
      const seat = step.who(g, frame.local)
      if (isUnasked(game, g, seat)) outcome = byItself(step, g, frame)
      else if (luck !== null && g.version < luck.until) {
        outcome = byLuck(step, g, frame, luck.random)
        steps = 0
      } else {
        const options = optionsOf(step, g, frame)
        if (options.length > 0) return askOf(proc, at, g, frame, seat, options)
        outcome = step.none(g, frame.local)
      }
    }
    at = finish(flow, depth, frame, proc, at, outcome)
    if (at === GONE) frame = null
  }
}

/** Where a step that was the last of its procedure goes on: nowhere. */
const GONE = -1

/** Whether a question is put to a seat that is never asked. */
const isUnasked = <G extends State>(game: Game<G>, g: G, seat: Asked): boolean =>
  seat !== CHANCE && game.unasked !== undefined && game.unasked(g, seat)

/** What becomes of such a question: an offer is declined, of a demand the first option is taken. */
function byItself<G>(step: Step<G, unknown>, g: G, frame: Frame): Outcome {
  if (step.type === 'may') return step.pass(g, frame.local)
  const [first] = step.options(g, frame.local)
  return first === undefined ? step.none(g, frame.local) : step.effect(g, frame.local, first)
}

/** A question that is answered at random: chance by its weights, else each option alike. */
function byLuck<G>(step: Step<G, unknown>, g: G & State, frame: Frame, random: Random): Outcome {
  const { local } = frame
  if (step.draw !== undefined) {
    const drawn = step.draw(g, local, random)
    if (drawn === undefined) return step.none(g, local)
    g.version++
    return step.effect(g, local, drawn)
  }
  const options = step.options(g, local)
  const listed = options.length
  const count = step.type === 'may' ? listed + 1 : listed
  if (count === 0) return step.none(g, local)
  const weights = weightsOf(step, g, frame)
  const index = weights !== null ? roll({ options, weights }, random) : count === 1 ? 0 : random.below(count)
  g.version++
  return index === listed ? step.pass(g, local) : step.effect(g, local, options[index]!)
}

/** The decision a settled state waits for, without changing anything; null when the game is over. */
export function decide<G extends State>(game: Game<G>, g: G): Ask<G> | null {
  const frame = g.flow[g.flow.length - 1]
  if (frame === undefined || g.over) return null
  const proc = procedureOf(game, frame)
  const at = indexOf(proc, frame)
  const step = proc.steps[at]!
  return askOf(proc, at, g, frame, step.who(g, frame.local), optionsOf(step, g, frame))
}

/** Whether the question of a settled state has an option, or is none; `seat` is known to have one where it is asked. */
export function canBeAnswered<G extends State>(game: Game<G>, g: G, seat: Asked | null): boolean {
  const frame = g.flow[g.flow.length - 1]
  if (frame === undefined || g.over) return true
  const proc = procedureOf(game, frame)
  const step = proc.steps[indexOf(proc, frame)]!
  if (step.type !== 'must') return true
  const asked = step.who(g, frame.local)
  return asked === CHANCE || asked === seat || step.options(g, frame.local).length > 0
}

/** Applies the option with this index in place and runs on. The index must come from `ask.options` of this state. */
export function take<G extends State>(game: Game<G>, g: G, ask: Ask<G>, index: number): Ask<G> | null {
  const { step, frame, proc, at } = ask
  const flow = g.flow
  const depth = flow.length
  const pick = ask.options[index]!
  g.version++
  const passed = step.type === 'may' && index === ask.options.length - 1
  const outcome = passed ? step.pass(g, frame.local) : step.effect(g, frame.local, pick)
  finish(flow, depth, frame, proc, at, outcome)
  return settle(game, g)
}

/** The same question, asked in a copy of the state it comes from. */
export function askedIn<G extends State>(copied: G, ask: Ask<G>): Ask<G> {
  return { ...ask, frame: copied.flow[copied.flow.length - 1]! }
}

/** What a question is about, for everybody to see. Nobody pays for it who does not ask. */
export function aboutOf<G, A>(g: G, ask: Ask<G, Pick, A>): A {
  return ask.step.about(g, ask.frame.local)
}

function askOf<G>(
  proc: Procedure<G, unknown>,
  at: number,
  g: G,
  frame: Frame,
  seat: Asked,
  options: readonly Pick[],
): Ask<G> {
  const step = proc.steps[at]!
  return {
    seat,
    kind: step.kind,
    law: step.law,
    picks: step.picks,
    options,
    weights: weightsOf(step, g, frame),
    step,
    frame,
    proc,
    at,
  }
}

function weightsOf<G>(step: Step<G, unknown>, g: G, frame: Frame): readonly number[] | null {
  return step.weights === undefined ? null : step.weights(g, frame.local)
}

function optionsOf<G>(step: Step<G, unknown>, g: G, frame: Frame): readonly Pick[] {
  const options = step.options(g, frame.local)
  if (step.type !== 'may') return options
  const { length } = options
  const withPass = new Array<Pick>(length + 1)
  for (let i = 0; i < length; i++) withPass[i] = options[i]!
  withPass[length] = PASS
  return withPass
}

/**
 * What a finished step called comes to lie above its frame, the first call on top. Says where the frame goes on, or that
 * it is gone.
 */
function finish<G>(
  flow: Frame[],
  depth: number,
  frame: Frame,
  proc: Procedure<G, unknown>,
  at: number,
  outcome: Outcome,
): number {
  if (flow.length > depth + 1) reverseFrom(flow, depth)
  if (outcome === 'again') return at
  const next = at + 1
  if (outcome !== 'done' && next < proc.steps.length) {
    frame.at = proc.steps[next]!.key
    return next
  }
  if (flow.length === depth) flow.pop()
  else flow.splice(depth - 1, 1)
  return GONE
}

function reverseFrom(flow: Frame[], start: number): void {
  for (let i = start, j = flow.length - 1; i < j; i++, j--) {
    const kept = flow[i]!
    flow[i] = flow[j]!
    flow[j] = kept
  }
}

function procedureOf<G extends State>(game: Game<G>, frame: Frame): Procedure<G, unknown> {
  const proc = game.procs[frame.proc]
  if (proc === undefined) throw new Error(`${game.id} has no procedure called ${frame.proc}`)
  return proc
}

/** Procedures have few steps and mostly stand at their first: looking through them is faster than any table. */
function indexOf<G>({ name, steps }: Procedure<G, unknown>, { at }: Frame): number {
  for (let i = 0; i < steps.length; i++) if (steps[i]!.key === at) return i
  throw new Error(`procedure ${name} has no step called ${at}`)
}
