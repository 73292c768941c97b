import { type Ask, CHANCE, decide, type Pick, type Random, roll, type State, take } from '@spinney/kernel'
import type { BotRequest, Judged, Opinion } from '../bot.ts'
import { type GameBrain, shares, type Tuning, valuesOf } from '../brain.ts'
import { playOn, quickAnswer } from './playout.ts'
import { type Luck, worlds } from './random.ts'
import { createRounds } from './rounds.ts'
import { type Edge, edgeOf, newNode, nextOf, type TreeNode } from './tree.ts'

/** Where the worlds begin in which options are compared: others than those that the tree grows in. */
const ROUNDS_WORLDS = 1_000_000
/** While options are compared, one iteration of so many still looks for others that were not seen before. */
const SCOUTING = 5
/** What chance decides before the turns of a world and in its tree, numbered like turns. */
const DEAL = -1
const IN_TREE = -2
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
  const { options } = request.decision
  const rounds = createRounds(options.length, looksOfAll, tuning.doubts)
  const path: Edge[] = []
  const movers: number[] = []
  const open: Edge[] = []
  const isComparing = tuning.doubts.length > 0
  let iterations = 0
  let nodes = 1

  const worthFor = (seat: number, values: readonly number[]): number =>
    seat === me || tuning.others === 'themselves' ? (values[seat] ?? 0) : 1 - (values[me] ?? 0)

  /** How an option of the decision itself looks at the horizon; undefined where nobody has looked. */
  function looksOf(index: number): number | undefined {
    const edge = edgeOf(root, options[index]!, index)
    return edge === undefined || edge.visits === 0 ? undefined : edge.total / edge.visits
  }

  /** How all options look; one that was looked at little is taken to be more like the others than it seems. */
  function looksOfAll(): (number | undefined)[] {
    const seen = options.map((_, index) => looksOf(index))
    const known = seen.filter((value) => value !== undefined)
    const usual = known.reduce((sum, value) => sum + value, 0) / known.length
    return seen.map((value, index) => {
      if (value === undefined) return undefined
      const { visits } = edgeOf(root, options[index]!, index)!
      return usual + ((value - usual) * visits) / (visits + tuning.doubt)
    })
  }

  function step(): void {
    iterations++
    if (root.edges.length === 0) walk(null, world(0))
    else if (isComparing && iterations > tuning.scouts && iterations % SCOUTING !== 0) compare()
    else {
      openAt(root, options)
      const first = best(root, options.length)
      walk(first, world(open[first]!.visits))
    }
  }

  /** Tries an option to the horizon and on to what comes of it, in a world that other options are tried in, too. */
  function compare(): void {
    const index = rounds.next()
    const luck = world(ROUNDS_WORLDS + rounds.round)
    const { g, ask, values } = walk(index, luck)
    let next = ask
    let before = values[me] ?? 0
    const changes = tuning.doubts.map(() => {
      if (next === null) return 0
      next = playOn(brain, g, next, brain.turn(g) + 1, tuning, luck)
      const change = (valuesOf(brain, g)[me] ?? 0) - before
      before += change
      return change
    })
    rounds.note(index, changes)
  }

  /** One way through the tree and on to the horizon, beginning with an option; null: whichever is most promising. */
  function walk(first: number | null, luck: Luck): { g: G; ask: Ask<G> | null; values: readonly number[] } {
    path.length = 0
    movers.length = 0
    const g = request.sample(luck(DEAL))
    const random = luck(IN_TREE)
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
      if (!openAt(node, ask.options)) addEdges(g, ask, node)
      const index: number = node === root && first !== null ? first : best(node, ask.options.length)
      path.push(open[index]!)
      movers.push(ask.seat)
      node.visits++
      ask = take(game, g, ask, index)
    }
    ask = playOn(brain, g, ask, until, tuning, luck)
    const values = valuesOf(brain, g)
    backUp(values)
    return { g, ask, values }
  }

  /** Lays the edges of these options out in `open`; false where the node has not met some of them before. */
  function openAt(node: TreeNode, picks: readonly Pick[]): boolean {
    let areKnown = true
    for (let i = 0; i < picks.length; i++) {
      const edge = edgeOf(node, picks[i]!, i)
      if (edge === undefined) areKnown = false
      open[i] = edge as Edge
    }
    return areKnown
  }

  /** The place of the option with the best upper bound, of so many in `open`. */
  function best(node: TreeNode, count: number): number {
    const spread = spreads[node.seat]
    const width = spread === undefined || spread.count < 2 ? 0.1 : Math.sqrt(spread.squares / spread.count) + 1e-6
    const mean = meanOf(node, spread)
    const weight = node === root ? tuning.exploration : tuning.deeper
    const scale = weight * width * Math.sqrt(node.visits + 1)
    let place = 0
    let top = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
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
    const compared = rounds.ranking()
    const list = options.map((pick, index) => {
      const visits = edgeOf(root, pick, index)?.visits ?? 0
      const value = compared === null ? looksOf(index) : rounds.merit(index)
      return { index, value: visits === 0 ? null : value!, effort: visits / Math.max(1, iterations) }
    })
    if (compared !== null) return compared.map((index) => list[index]!)
    return list.sort((a, b) => b.effort - a.effort || (b.value ?? 0) - (a.value ?? 0) || a.index - b.index)
  }

  return {
    step,
    get iterations() {
      return iterations
    },
    settledFor: (left) => {
      if (isComparing) return rounds.isClear()
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
