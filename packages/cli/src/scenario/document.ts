import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { UsageError } from '../errors.ts'

/** A parsed YAML or JSON file that knows where its parts stand. */
export interface SourceDocument {
  readonly data: unknown
  /** Line of a path such as `$.scenarios[2].when[0]`, or of the nearest part above it that exists. */
  lineOf(place: string): number
}

/** Parses a file; JSON is read as the YAML it also is. */
export function readDocument(text: string, name: string): SourceDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [trouble] = parsed.errors
  if (trouble !== undefined) {
    throw new UsageError(`${name}:${lines.linePos(trouble.pos[0]).line}: ${trouble.message}`)
  }
  const lineAt = (offset: number | undefined): number => (offset === undefined ? 1 : lines.linePos(offset).line)
  return {
    data: parsed.toJS(),
    lineOf: (place) => lineAt(offsetOf(parsed.contents, stepsOf(place))),
  }
}

/** `$.scenarios[2].title` in its steps. */
function stepsOf(place: string): string[] {
  return place.split(/[.[\]]+/).filter((step) => step !== '' && step !== '$')
}

function offsetOf(root: Node | null, steps: readonly string[]): number | undefined {
  let node: unknown = root
  let offset = root?.range?.[0]
  for (const step of steps) {
    const next = childOf(node, step)
    if (next === null) return offset
    offset = next.offset ?? offset
    node = next.node
  }
  return offset
}

/** A field counts from its name, since a block below it begins a line later. */
function childOf(node: unknown, step: string): { node: unknown; offset: number | undefined } | null {
  if (isSeq(node)) {
    const item = node.items[Number(step)] as Node | undefined
    return item === undefined ? null : { node: item, offset: item.range?.[0] }
  }
  if (!isMap(node)) return null
  const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step)
  return pair === undefined ? null : { node: pair.value, offset: (pair.key as Node).range?.[0] }
}
