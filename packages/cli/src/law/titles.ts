import ts from 'typescript'

/** A title of a test or of a group of tests. */
export interface TestTitle {
  readonly text: string
  readonly line: number
  /** Skipped tests prove nothing. */
  readonly skipped: boolean
}

const GROUPS_AND_TESTS = new Set(['describe', 'test', 'it', 'suite'])
const SKIPS = new Set(['skip', 'todo', 'fixme'])

/** The titles in a TypeScript test file, as far as they are written out. */
export function titlesIn(source: string, name: string): TestTitle[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kindOf(name))
  const titles: TestTitle[] = []
  const visit = (node: ts.Node, skipped: boolean): void => {
    const how = ts.isCallExpression(node) ? modifiersOf(node.expression) : null
    if (how === null) {
      ts.forEachChild(node, (child) => visit(child, skipped))
      return
    }
    const call = node as ts.CallExpression
    const inSkipped = skipped || how.some((word) => SKIPS.has(word))
    const [title, ...rest] = call.arguments
    if (title !== undefined) {
      const line = file.getLineAndCharacterOfPosition(title.getStart()).line + 1
      for (const text of literalsOf(title)) titles.push({ text, line, skipped: inSkipped })
    }
    for (const argument of rest) visit(argument, inSkipped)
  }
  visit(file, false)
  return titles
}

function kindOf(name: string): ts.ScriptKind {
  return name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

/** What stands between `test` and the bracket: `skip` in `test.skip(…)`; null where this is no test. */
function modifiersOf(called: ts.Expression): string[] | null {
  if (ts.isIdentifier(called)) return GROUPS_AND_TESTS.has(called.text) ? [] : null
  if (ts.isPropertyAccessExpression(called)) {
    const before = modifiersOf(called.expression)
    return before === null ? null : [...before, called.name.text]
  }
  // test.each(table)('title', …) and test.each`table`('title', …)
  if (ts.isCallExpression(called)) return modifiersOf(called.expression)
  return ts.isTaggedTemplateExpression(called) ? modifiersOf(called.tag) : null
}

function literalsOf(title: ts.Expression): string[] {
  if (ts.isStringLiteralLike(title)) return [title.text]
  if (ts.isTemplateExpression(title)) {
    return [title.head.text, ...title.templateSpans.map((span) => span.literal.text)]
  }
  if (ts.isBinaryExpression(title)) return [...literalsOf(title.left), ...literalsOf(title.right)]
  return ts.isParenthesizedExpression(title) ? literalsOf(title.expression) : []
}
