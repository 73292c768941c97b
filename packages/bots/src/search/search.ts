import { decide, type Random, type State } from '@spinney/kernel'
import type { BotRequest, Opinion } from '../bot.ts'
import { type GameBrain, type Tuning, valuesOf } from '../brain.ts'
import { judgedAt, leadAt, looksOfAll } from './looks.ts'
import { playOn, quickAnswer } from './playout.ts'
import { type Luck, worlds } from './random.ts'
import { createRounds } from './rounds.ts'
import { mostPromising, newTree, openAt, type Tree, walk } from './walk.ts'

/** Where the worlds begin in which options are compared: others than those that the tree grows in. */
const ROUNDS_WORLDS = 1_000_000
/** While options are compared, one iteration of so many still looks for others that were not seen before. */
const SCOUTING = 5

/** A search that can be run piece by piece. */
export interface Search {
  /** Tries one more continuation. */
  step(): void
  readonly iterations: number
  /** True when more thinking cannot change the choice within this many iterations. */
  settledFor(iterations: number): boolean
  opinion(): Opinion
}

/**
 * Information-set tree search. Every iteration deals anew what we do not know, walks down one common tree that averages
 * over these deals, and plays on quickly from the leaf. Where the tuning says so, most iterations then compare the best
 * options in rounds.
 */
export function createSearch<G extends State>(brain: GameBrain<G>, request: BotRequest<G>, tuning: Tuning): Search {
  const { options } = request.decision
  const tree = newTree(brain, request, tuning)
  const { root } = tree
  const world = worlds(request.seed)
  const rounds = createRounds(options.length, () => looksOfAll(root, options, tuning.doubt), tuning.doubts)
  const isComparing = tuning.doubts.length > 0
  let iterations = 0

  /** Tries the most promising option, in the next world that it has not been tried in. */
  function scout(): void {
    openAt(tree, root, options)
    const first = mostPromising(tree, root, options.length)
    walk(tree, first, world(tree.open[first]!.visits))
  }

  /** Tries the next option of a round, in a world that the others of the round are tried in, too. */
  function compare(): void {
    const index = rounds.next()
    rounds.note(index, changesAfter(tree, index, world(ROUNDS_WORLDS + rounds.round)))
  }

  return {
    step: () => {
      iterations++
      if (root.edges.length === 0) walk(tree, null, world(0))
      else if (isComparing && iterations > tuning.scouts && iterations % SCOUTING !== 0) compare()
      else scout()
    },
    get iterations() {
      return iterations
    },
    settledFor: (left) => (isComparing ? rounds.isClear() : leadAt(root) > left),
    opinion: () => {
      const ranking = judgedAt(root, options, rounds, iterations)
      return { index: ranking[0]!.index, ranking, iterations }
    },
  }
}

/** Tries an option to the horizon and some turns on: what each of those turns changes for us. */
function changesAfter<G extends State>(tree: Tree<G>, index: number, luck: Luck): number[] {
  const { brain, request, tuning } = tree
  const { g, ask, values } = walk(tree, index, luck)
  let next = ask
  let before = values[request.seat] ?? 0
  return tuning.doubts.map(() => {
    if (next === null) return 0
    next = playOn(brain, g, next, brain.turn(g) + 1, tuning, luck)
    const change = (valuesOf(brain, g)[request.seat] ?? 0) - before
    before += change
    return change
  })
}

/** What the quick policy alone would do: the answer when there is no time to think. */
export function atFirstSight<G extends State>(brain: GameBrain<G>, request: BotRequest<G>, random: Random): Opinion {
  const g = request.sample(random)
  const index = quickAnswer(brain, g, decide(request.game, g)!, 0, random)
  return { index, ranking: [{ index, value: null, effort: 1 }], iterations: 0 }
}
