import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml'
import { UsageError } from '../errors.ts'

/** A parsed YAML or JSON file that knows where its parts stand. */
export interface SourceDocument {
  readonly data: unknown
  /** Line of a path such as `$.scenarios[2].when[0]`, or of the nearest part above it that exists. */
  lineOf(place: string): number
}

/** No scenario file is nearly as long. */
const LONGEST_FILE = 250_000
/** Deeper than any scenario; what is nested deeper still would overflow the parser's stack. */
const DEEPEST = 100
const TOO_DEEP = 'this is nested too deeply'
/** What the parser says to those who write programs. */
const REASONS: { readonly [code: string]: string } = {
  RESOURCE_EXHAUSTION: TOO_DEEP,
  MULTIPLE_DOCS: 'a second document begins here: list several scenarios under “scenarios”',
}

/** Parses a file; JSON is read as the YAML it also is. */
export function readDocument(text: string, name: string): SourceDocument {
  if (text.length > LONGEST_FILE) throw new UsageError(`${name}: the file is longer than ${LONGEST_FILE} characters`)
  const lines = new LineCounter()
  const lineAt = (offset: number | undefined): number => (offset === undefined ? 1 : lines.linePos(offset).line)
  const refuse = (offset: number | undefined, reason: string): never => {
    throw new UsageError(`${name}:${lineAt(offset)}: ${reason}`)
  }
  const parsed = parsedFrom(text, lines, refuse)
  const [trouble] = [...parsed.errors, ...parsed.warnings]
  if (trouble !== undefined) {
    refuse(trouble.pos[0], REASONS[trouble.code] ?? trouble.message.slice(0, 200))
  }
  return {
    data: dataOf(parsed, refuse),
    lineOf: (place) => lineAt(offsetOf(parsed.contents, stepsOf(place))),
  }
}

type Refuse = (offset: number | undefined, reason: string) => never

/** Names that stand twice are looked for afterwards: the parser compares each of them with all others. */
function parsedFrom(text: string, lineCounter: LineCounter, refuse: Refuse) {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
  } catch (error) {
    if (error instanceof RangeError) return refuse(0, TOO_DEEP)
    throw error
  }
}

/** The document as plain data. Aliases share what they stand for; how much that is all told is counted by the reader. */
function dataOf(parsed: ReturnType<typeof parsedFrom>, refuse: Refuse): unknown {
  visit(parsed, {
    Node: (_key, node, path) => {
      if (path.length > 2 * DEEPEST) refuse(node.range?.[0], TOO_DEEP)
      if (isMap(node)) namesDiffer(node.items, refuse)
    },
  })
  try {
    return parsed.toJS()
  } catch (error) {
    if (error instanceof ReferenceError) return refuse(0, error.message)
    throw error
  }
}

function namesDiffer(items: readonly Pair[], refuse: Refuse): void {
  const names = new Set<string>()
  for (const { key } of items) {
    const at = (key as Node | null)?.range?.[0]
    if (!isWord(key)) refuse(at, 'a name is one word')
    const name = nameOf(key)
    if (names.has(name)) refuse(at, `“${name.slice(0, 60)}” stands here twice`)
    names.add(name)
  }
}

/** Some tags of YAML make more than a word of one, such as bytes. */
const isWord = (key: unknown): boolean => isScalar(key) && (typeof key.value !== 'object' || key.value === null)

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

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
  const pair = node.items.find(({ key }) => nameOf(key) === step)
  return pair === undefined ? null : { node: pair.value, offset: (pair.key as Node).range?.[0] }
}
