import { type Ask, CHANCE, decide, type Pick, type Random, roll, type State, take } from '@spinney/kernel'
import type { BotRequest, Judged, Opinion } from '../bot.ts'
import { type GameBrain, shares, type Tuning } from '../brain.ts'
import { type Drift, playBeyond, playOut, quickAnswer } from './playout.ts'
import { worlds } from './random.ts'
import { type Edge, edgeOf, newNode, nextOf, type TreeNode } from './tree.ts'

/** The tree stops growing here, so that memory stays bounded. */
const MOST_NODES = 100_000

/** A search that can be run piece by piece. */
export interface Search {
  /** Tries one more continuation. */
  step(): void
  readonly iterations: number
  /** True when more thinking cannot change the choice within this many iterations. */
  settledFor(iterations: number): boolean
  opinion(): Opinion
}

/** Mean and spread of the values seen for a seat: exploring is measured by the spread. */
interface Spread {
  count: number
  mean: number
  squares: number
}

/**
 * Information-set tree search: every iteration deals what we do not know anew, walks down one common tree that
 * averages over these deals, plays on quickly from the leaf, and lets every seat pick what is best for itself
 * (max-n), or against us (paranoid), as the tuning says.
 */
export function createSearch<G extends State>(brain: GameBrain<G>, request: BotRequest<G>, tuning: Tuning): Search {
  const { game, seat: me } = request
  const world = worlds(request.seed)
  const root = newNode(me, request.decision.kind)
  const spreads: Spread[] = []
  const drift: Drift = { count: 0, totals: [] }
  const path: Edge[] = []
  const movers: number[] = []
  const open: Edge[] = []
  let iterations = 0
  let nodes = 1

  const worthFor = (seat: number, values: readonly number[]): number =>
    seat === me || tuning.others === 'themselves' ? (values[seat] ?? 0) : 1 - (values[me] ?? 0)

  function step(): void {
    iterations++
    path.length = 0
    movers.length = 0
    const first = root.edges.length === 0 ? null : best(root, request.decision.options)
    const luck = world(first === null ? 0 : open[first]!.visits)
    const g = request.sample(luck(-1))
    const random = luck(-2)
    let ask: Ask<G> | null = decide(game, g)
    const until = brain.turn(g) + tuning.horizon
    let node = root
    let depth = 0
    for (;;) {
      if (ask === null || brain.turn(g) >= until || depth++ > tuning.limit) break
      if (ask.seat === CHANCE || ask.options.length === 1) {
        ask = take(game, g, ask, ask.seat === CHANCE ? roll(ask, random) : 0)
        continue
      }
      const last: Edge | undefined = path[path.length - 1]
      if (last !== undefined) {
        const known = nextOf(last, ask.seat, ask.kind)
        if (known === undefined) {
          if (nodes < MOST_NODES && last.visits > 0) {
            last.next.push(newNode(ask.seat, ask.kind))
            nodes++
          }
          break
        }
        node = known
      }
      if (node !== root || first === null) know(g, ask, node)
      const index = node === root && first !== null ? first : best(node, ask.options)
      const edge = open[index]!
      path.push(edge)
      movers.push(ask.seat)
      node.visits++
      ask = take(game, g, ask, index)
    }
    const see = iterations > tuning.scouts ? playBeyond : playOut
    backUp(see(brain, g, ask, until, tuning, luck, drift))
  }

  /** Gives a node edges for options that it has not met before. */
  function know(g: G, ask: Ask<G>, node: TreeNode): void {
    let strange = false
    for (let i = 0; i < ask.options.length; i++) {
      const edge = edgeOf(node, ask.options[i]!, i)
      if (edge === undefined) strange = true
      open[i] = edge as Edge
    }
    if (strange) addEdges(g, ask, node)
  }

  /** The place of the option with the best upper bound; its edge is then at that place of `open`. */
  function best(node: TreeNode, options: readonly Pick[]): number {
    for (let i = 0; i < options.length; i++) open[i] = edgeOf(node, options[i]!, i)!
    const spread = spreads[node.seat]
    const width = spread === undefined || spread.count < 2 ? 0.1 : Math.sqrt(spread.squares / spread.count) + 1e-6
    const mean = meanOf(node, spread)
    const weight = node === root ? tuning.exploration : tuning.deeper
    const scale = weight * width * Math.sqrt(node.visits + 1)
    let place = 0
    let top = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      const edge = open[i]!
      const value = edge.visits === 0 ? mean - 0.3 * width : edge.total / edge.visits
      const worth = value + (scale * edge.prior) / (1 + edge.visits)
      if (worth > top) {
        top = worth
        place = i
      }
    }
    return place
  }

  function addEdges(g: G, ask: Ask<G>, node: TreeNode): void {
    const appeal = brain.appeal(g, ask)
    const priors = appeal === null ? null : shares(appeal, tuning.trust)
    const even = 1 / ask.options.length
    ask.options.forEach((pick, i) => {
      if (open[i] !== undefined) return
      const prior = priors === null ? even : 0.9 * priors[i]! + 0.1 * even
      const edge: Edge = { pick, prior, visits: 0, total: 0, next: [] }
      node.edges.push(edge)
      open[i] = edge
    })
  }

  function backUp(values: readonly number[]): void {
    for (let i = 0; i < path.length; i++) {
      const edge = path[i]!
      edge.visits++
      edge.total += worthFor(movers[i]!, values)
    }
    for (let seat = 0; seat < values.length; seat++) {
      const spread = spreads[seat] ?? { count: 0, mean: 0, squares: 0 }
      spreads[seat] = spread
      note(spread, worthFor(seat, values))
    }
  }

  function judged(): Judged[] {
    const { options } = request.decision
    const list = options.map((pick, index) => {
      const edge = edgeOf(root, pick, index)
      const visits = edge?.visits ?? 0
      return { index, value: visits === 0 ? null : edge!.total / visits, effort: visits / Math.max(1, iterations) }
    })
    return list.sort((a, b) => b.effort - a.effort || (b.value ?? 0) - (a.value ?? 0) || a.index - b.index)
  }

  return {
    step,
    get iterations() {
      return iterations
    },
    settledFor: (left) => {
      let first = 0
      let second = 0
      for (const { visits } of root.edges) {
        if (visits > first) {
          second = first
          first = visits
        } else if (visits > second) second = visits
      }
      return first - second > left
    },
    opinion: () => {
      const ranking = judged()
      return { index: ranking[0]!.index, ranking, iterations }
    },
  }
}

function meanOf(node: TreeNode, spread: Spread | undefined): number {
  let visits = 0
  let total = 0
  for (const edge of node.edges) {
    visits += edge.visits
    total += edge.total
  }
  if (visits > 0) return total / visits
  return spread === undefined ? 0.5 : spread.mean
}

function note(spread: Spread, value: number): void {
  spread.count++
  const delta = value - spread.mean
  spread.mean += delta / spread.count
  spread.squares += delta * (value - spread.mean)
}

/** What the quick policy alone would do: the answer when there is no time to think. */
export function atFirstSight<G extends State>(brain: GameBrain<G>, request: BotRequest<G>, random: Random): Opinion {
  const g = request.sample(random)
  const index = quickAnswer(brain, g, decide(request.game, g)!, 0, random)
  return { index, ranking: [{ index, value: null, effort: 1 }], iterations: 0 }
}
