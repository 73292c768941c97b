import ts from 'typescript'

/** Methods that change what they are called on. */
const CHANGING = [
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'set',
  'add',
  'delete',
  'clear',
]

/** What a module may consist of: nothing happens when it is loaded. */
const DECLARATIONS = [
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
]

/** Where a module keeps something that can change: its statements, its variables, and writes to what it or others hold. */
export function keptIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const own = new Set<string>()
  const inner = new Set<string>()
  const found: string[] = []
  const report = (node: ts.Node, what: string): void => {
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`)
  }
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      if (!(statement.declarationList.flags & ts.NodeFlags.Const)) report(statement, 'a variable of the module')
    } else if (!DECLARATIONS.includes(statement.kind)) report(statement, 'something that happens on loading')
  }
  names(source, true)
  writes(source)
  return found

  /** The names that belong to the module, imported ones too, and those of parameters and inner variables. */
  function names(node: ts.Node, outer: boolean): void {
    const isName = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)
    if ((isName || ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) && ts.isIdentifier(node.name)) {
      ;(outer ? own : inner).add(node.name.text)
    }
    const inside = !outer || ts.isFunctionLike(node)
    ts.forEachChild(node, (child) => names(child, !inside))
  }

  function writes(node: ts.Node): void {
    const target = written(node)
    const root = target === null ? null : rootOf(target)
    if (root !== null && own.has(root.text) && !inner.has(root.text)) report(node, `${root.text} is changed`)
    ts.forEachChild(node, writes)
  }
}

/** What an expression changes, null for nothing. */
function written(node: ts.Node): ts.Expression | null {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left
  if (ts.isDeleteExpression(node)) return node.expression
  if (ts.isPostfixUnaryExpression(node)) return node.operand
  if (ts.isPrefixUnaryExpression(node)) {
    const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
    return counts ? node.operand : null
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  return CHANGING.includes(node.expression.name.text) ? node.expression.expression : null
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** The variable that a chain of fields begins with; null where it begins with something else, such as a new list. */
function rootOf(target: ts.Expression): ts.Identifier | null {
  let node = target
  while (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) {
    node = node.expression
  }
  return ts.isIdentifier(node) ? node : null
}
