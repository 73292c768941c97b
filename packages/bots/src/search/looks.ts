import type { Pick } from '@spinney/kernel'
import type { Judged } from '../bot.ts'
import type { Rounds } from './rounds.ts'
import { edgeOf, type TreeNode } from './tree.ts'

/** How an option of a node looks at the horizon; undefined where nobody has looked. */
function looksOf(node: TreeNode, pick: Pick, index: number): number | undefined {
  const edge = edgeOf(node, pick, index)
  return edge === undefined || edge.visits === 0 ? undefined : edge.total / edge.visits
}

/** How all options look. One that was looked at little is taken to be more like the others than it seems. */
export function looksOfAll(node: TreeNode, options: readonly Pick[], doubt: number): (number | undefined)[] {
  const seen = options.map((pick, index) => looksOf(node, pick, index))
  const known = seen.filter((value) => value !== undefined)
  const usual = known.reduce((sum, value) => sum + value, 0) / known.length
  return seen.map((value, index) => {
    if (value === undefined) return undefined
    const { visits } = edgeOf(node, options[index]!, index)!
    return usual + ((value - usual) * visits) / (visits + doubt)
  })
}

/** The options from the best down: as the rounds rank them, before the first round by how often each was tried. */
export function judgedAt(node: TreeNode, options: readonly Pick[], rounds: Rounds, iterations: number): Judged[] {
  const compared = rounds.ranking()
  const list = options.map((pick, index) => {
    const visits = edgeOf(node, pick, index)?.visits ?? 0
    const value = compared === null ? looksOf(node, pick, index) : rounds.merit(index)
    return { index, value: visits === 0 ? null : value!, effort: visits / Math.max(1, iterations) }
  })
  if (compared !== null) return compared.map((index) => list[index]!)
  return list.sort((a, b) => b.effort - a.effort || (b.value ?? 0) - (a.value ?? 0) || a.index - b.index)
}

/** By how many visits the option tried most often is ahead of the next. */
export function leadAt(node: TreeNode): number {
  let first = 0
  let second = 0
  for (const { visits } of node.edges) {
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second
}
