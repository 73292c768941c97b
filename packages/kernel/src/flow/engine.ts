import type { Game } from '../game.ts'
import type { Asked, Decision, Frame, Outcome, Pick, Procedure, State, Step } from './types.ts'
import { PASS } from './types.ts'

/** A decision together with the step that asked it: what `take` needs to go on. */
export interface Ask<G> extends Decision {
  readonly step: Step<G, unknown>
  readonly frame: Frame
  readonly proc: Procedure<G, unknown>
  /** Where the step stands in the procedure. */
  readonly at: number
}

/** Runs the state in place until somebody must answer; null when the game is over. */
export function settle<G extends State>(game: Game<G>, g: G): Ask<G> | null {
  const flow = g.flow
  for (;;) {
    if (g.over) flow.length = 0
    const depth = flow.length
    if (depth === 0) {
      g.over = true
      return null
    }
    const frame = flow[depth - 1]!
    const proc = procedureOf(game, frame)
    const at = indexOf(proc, frame)
    const step = proc.steps[at]!
    if (step.type === 'run') {
      finish(flow, depth, frame, proc, at, step.run(g, frame.local))
      continue
    }
    if (!step.when(g, frame.local)) {
      finish(flow, depth, frame, proc, at, 'next')
      continue
    }
    const options = optionsOf(step, g, frame)
    if (options.length > 0) return askOf(proc, at, g, frame, options)
    finish(flow, depth, frame, proc, at, step.none(g, frame.local))
  }
}

/** The decision a settled state waits for, without changing anything; null when the game is over. */
export function decide<G extends State>(game: Game<G>, g: G): Ask<G> | null {
  const frame = g.flow[g.flow.length - 1]
  if (frame === undefined || g.over) return null
  const proc = procedureOf(game, frame)
  const at = indexOf(proc, frame)
  return askOf(proc, at, g, frame, optionsOf(proc.steps[at]!, g, frame))
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

/** Who is asked, without listing the options: enough for a driver that only wants to know whose answer it waits for. */
export function whoIsAsked<G extends State>(game: Game<G>, g: G): Asked | null {
  const frame = g.flow[g.flow.length - 1]
  if (frame === undefined || g.over) return null
  const proc = procedureOf(game, frame)
  return proc.steps[indexOf(proc, frame)]!.who(g, frame.local)
}

function askOf<G>(proc: Procedure<G, unknown>, at: number, g: G, frame: Frame, options: readonly Pick[]): Ask<G> {
  const step = proc.steps[at]!
  return {
    seat: step.who(g, frame.local),
    kind: step.kind,
    law: step.law,
    options,
    weights: step.weights === undefined ? null : step.weights(g, frame.local),
    step,
    frame,
    proc,
    at,
  }
}

function optionsOf<G>(step: Step<G, unknown>, g: G, frame: Frame): readonly Pick[] {
  const options = step.options(g, frame.local)
  if (step.type !== 'may') return options
  const withPass = options.slice()
  withPass.push(PASS)
  return withPass
}

/** What a finished step called comes to lie above its frame, the first call on top. */
function finish<G>(
  flow: Frame[],
  depth: number,
  frame: Frame,
  proc: Procedure<G, unknown>,
  at: number,
  outcome: Outcome,
): void {
  if (flow.length > depth + 1) reverseFrom(flow, depth)
  if (outcome === 'again') return
  if (outcome === 'done' || at + 1 === proc.steps.length) {
    if (flow.length === depth) flow.pop()
    else flow.splice(depth - 1, 1)
  } else {
    frame.at = proc.steps[at + 1]!.key
  }
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

function indexOf<G>(proc: Procedure<G, unknown>, frame: Frame): number {
  const at = proc.indexOf[frame.at]
  if (at === undefined) throw new Error(`procedure ${proc.name} has no step called ${frame.at}`)
  return at
}
