import { type Ask, CHANCE, decide, type Pick, type Random, roll, type State, take } from '@spinney/kernel'
import type { BotRequest } from '../bot.ts'
import { type GameBrain, shares, type Tuning, valuesOf } from '../brain.ts'
import { playOn } from './playout.ts'
import type { Luck } from './random.ts'
import { noteValue, type Spread, widthOf } from './spread.ts'
import { type Edge, edgeOf, newNode, nextOf, type TreeNode } from './tree.ts'

/** What chance decides before the turns of a world and in its tree, numbered like turns. */
const DEAL = -1
const IN_TREE = -2
/** The tree stops growing here, so that memory stays bounded. */
const MOST_NODES = 100_000
/** How much of a first guess is knowledge. The rest is the same for all, so that no option is left out. */
const KNOWLEDGE = 0.9
const EVENNESS = 0.1
/** An option that was never tried is taken to be so many widths worse than the others. */
const UNTRIED = 0.3

/** The tree that all deals share, and the latest way through it. */
export interface Tree<G extends State> {
  readonly brain: GameBrain<G>
  readonly request: BotRequest<G>
  readonly tuning: Tuning
  readonly root: TreeNode
  /** By seat. */
  readonly spreads: Spread[]
  /** The edges of the latest way, and who took each. The next walk writes over them. */
  readonly path: Edge[]
  readonly movers: number[]
  /** The edges of the options that were looked at last, in the order of the options. */
  readonly open: Edge[]
  nodes: number
}

/** Where a walk has ended: the position, what is asked there, and how likely each seat is to win. */
export interface Leaf<G extends State> {
  readonly g: G
  readonly ask: Ask<G> | null
  readonly values: readonly number[]
}

export function newTree<G extends State>(brain: GameBrain<G>, request: BotRequest<G>, tuning: Tuning): Tree<G> {
  const root = newNode(request.seat, request.decision.kind)
  return { brain, request, tuning, root, spreads: [], path: [], movers: [], open: [], nodes: 1 }
}

/**
 * One way through the tree and on to the horizon. It begins with the option `first`; null: whichever is most promising.
 */
export function walk<G extends State>(tree: Tree<G>, first: number | null, luck: Luck): Leaf<G> {
  const { brain, request, tuning } = tree
  const g = request.sample(luck(DEAL))
  const until = brain.turn(g) + tuning.horizon
  const left = descend(tree, g, until, first, luck(IN_TREE))
  const ask = playOn(brain, g, left, until, tuning, luck)
  const values = valuesOf(brain, g)
  backUp(tree, values)
  return { g, ask, values }
}

/** Plays down the tree in place, until it ends or the horizon is reached; returns what is asked there. */
function descend<G extends State>(
  tree: Tree<G>,
  g: G,
  until: number,
  first: number | null,
  random: Random,
): Ask<G> | null {
  const { brain, root, tuning, path, movers, open } = tree
  const { game } = tree.request
  path.length = 0
  movers.length = 0
  let ask = decide(game, g)
  for (let depth = 0; ask !== null && brain.turn(g) < until && depth <= tuning.limit; depth++) {
    if (ask.seat === CHANCE || ask.options.length === 1) {
      ask = take(game, g, ask, ask.seat === CHANCE ? roll(ask, random) : 0)
      continue
    }
    const node = nodeFor(tree, ask.seat, ask.kind)
    if (node === undefined) return ask
    if (!openAt(tree, node, ask.options)) addEdges(tree, node, g, ask)
    const index: number = node === root && first !== null ? first : mostPromising(tree, node, ask.options.length)
    path.push(open[index]!)
    movers.push(ask.seat)
    node.visits++
    ask = take(game, g, ask, index)
  }
  return ask
}

/** The node of a question at the end of the way. Undefined where the tree ends; there it grows if it may. */
function nodeFor<G extends State>(tree: Tree<G>, seat: number, kind: string): TreeNode | undefined {
  const last = tree.path[tree.path.length - 1]
  if (last === undefined) return tree.root
  const known = nextOf(last, seat, kind)
  if (known === undefined && tree.nodes < MOST_NODES && last.visits > 0) {
    last.next.push(newNode(seat, kind))
    tree.nodes++
  }
  return known
}

/** Lays the edges of these options out in `open`; false where the node has not met some of them before. */
export function openAt<G extends State>({ open }: Tree<G>, node: TreeNode, picks: readonly Pick[]): boolean {
  let areKnown = true
  for (let i = 0; i < picks.length; i++) {
    const edge = edgeOf(node, picks[i]!, i)
    if (edge === undefined) areKnown = false
    open[i] = edge as Edge
  }
  return areKnown
}

/** Gives the options in `open` that the node has not met before their edges. */
function addEdges<G extends State>({ brain, tuning, open }: Tree<G>, node: TreeNode, g: G, ask: Ask<G>): void {
  const appeal = brain.appeal(g, ask)
  const priors = appeal === null ? null : shares(appeal, tuning.trust)
  const even = 1 / ask.options.length
  ask.options.forEach((pick, i) => {
    if (open[i] !== undefined) return
    const prior = priors === null ? even : KNOWLEDGE * priors[i]! + EVENNESS * even
    const edge: Edge = { pick, prior, visits: 0, total: 0, next: [] }
    node.edges.push(edge)
    open[i] = edge
  })
}

/** The place of the option with the best upper bound, of so many in `open`. */
export function mostPromising<G extends State>(tree: Tree<G>, node: TreeNode, count: number): number {
  const { root, spreads, tuning, open } = tree
  const spread = spreads[node.seat]
  const width = widthOf(spread)
  const untried = meanOf(node, spread) - UNTRIED * width
  const weight = node === root ? tuning.exploration : tuning.deeper
  const scale = weight * width * Math.sqrt(node.visits + 1)
  let place = 0
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const edge = open[i]!
    const value = edge.visits === 0 ? untried : edge.total / edge.visits
    const worth = value + (scale * edge.prior) / (1 + edge.visits)
    if (worth > top) {
      top = worth
      place = i
    }
  }
  return place
}

/** What an option of a node usually brings. */
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

/** Tells every edge of the way what came of it. */
function backUp<G extends State>(tree: Tree<G>, values: readonly number[]): void {
  const { path, movers, spreads } = tree
  for (let i = 0; i < path.length; i++) {
    const edge = path[i]!
    edge.visits++
    edge.total += worthFor(tree, movers[i]!, values)
  }
  for (let seat = 0; seat < values.length; seat++) noteValue(spreads, seat, worthFor(tree, seat, values))
}

/** What a leaf is worth for a seat: every seat plays for itself (max-n), or all others against us (paranoid). */
function worthFor<G extends State>({ request, tuning }: Tree<G>, seat: number, values: readonly number[]): number {
  const me = request.seat
  return seat === me || tuning.others === 'themselves' ? (values[seat] ?? 0) : 1 - (values[me] ?? 0)
}
