import type { Pick } from '@spinney/kernel'

/** An option that has been met at a node, and what came of it. */
export interface Edge {
  readonly pick: Pick
  /** First guess of how likely it is to be the best, 0 to 1. */
  prior: number
  visits: number
  /** Sum of the values for the seat that picks. */
  total: number
  /** What is asked next: more than one where that depends on chance or on hidden things. */
  readonly next: TreeNode[]
}

/** A decision in the tree. Chance is not part of it: a node averages over all that chance may bring. */
export interface TreeNode {
  readonly seat: number
  readonly kind: string
  readonly edges: Edge[]
  visits: number
}

export function newNode(seat: number, kind: string): TreeNode {
  return { seat, kind, edges: [], visits: 0 }
}

/** Whether two options are the same; they are flat. */
export function samePick(a: Pick, b: Pick): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  for (const key in a) if (a[key] !== b[key]) return false
  for (const key in b) if (!(key in a)) return false
  return true
}

/** The edge of an option, tried first where it stood the last time; undefined where it was never met. */
export function edgeOf(node: TreeNode, pick: Pick, hint: number): Edge | undefined {
  const { edges } = node
  const guess = edges[hint]
  if (guess !== undefined && samePick(guess.pick, pick)) return guess
  for (const edge of edges) if (samePick(edge.pick, pick)) return edge
  return undefined
}

/** The node after an edge where this is asked; undefined where it was never reached. */
export function nextOf(edge: Edge, seat: number, kind: string): TreeNode | undefined {
  for (const node of edge.next) if (node.seat === seat && node.kind === kind) return node
  return undefined
}
