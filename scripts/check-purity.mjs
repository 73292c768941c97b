// Rules know no screen, clock, network, chance or language of the machine: the same answers must give the same
// game everywhere. This looks for such globals in the sources of the kernel and the games.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { at, fail, filesBelow, rulesFolders } from './lib/workspace.mjs'

const CHANCE = 'take chance from the seeded generator of the kernel'
const CLOCK = 'rules know no time; pass it in as data'
const OUTSIDE = 'rules know nothing outside; return data and let the caller act'
const LANGUAGE = 'depends on the language of the machine; compare with < and >, and leave texts to the catalogues'

/** @type {Record<string, string>} */
const GLOBALS = {
  Date: CLOCK,
  performance: CLOCK,
  setTimeout: CLOCK,
  setInterval: CLOCK,
  setImmediate: CLOCK,
  queueMicrotask: CLOCK,
  requestAnimationFrame: CLOCK,
  crypto: CHANCE,
  fetch: OUTSIDE,
  WebSocket: OUTSIDE,
  XMLHttpRequest: OUTSIDE,
  window: OUTSIDE,
  document: OUTSIDE,
  navigator: OUTSIDE,
  localStorage: OUTSIDE,
  console: OUTSIDE,
  process: OUTSIDE,
  globalThis: OUTSIDE,
  Intl: LANGUAGE,
}
/** @type {Record<string, string>} */
const MEMBERS = {
  localeCompare: LANGUAGE,
  toLocaleString: LANGUAGE,
  toLocaleUpperCase: LANGUAGE,
  toLocaleLowerCase: LANGUAGE,
}

/** @type {string[]} */
const problems = []
const files = rulesFolders().flatMap((name) => filesBelow(at('packages', name, 'src'), /\.tsx?$/))
for (const file of files) check(ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true))
if (problems.length > 0) fail(`Purity: ${problems.length} problem(s).\n${problems.join('\n')}`)
console.log(`Purity: ${files.length} files of rules are in order.`)

/** @param {ts.SourceFile} source */
function check(source) {
  const declared = declaredNames(source)
  visit(source)

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isIdentifier(node)) {
      const reason = GLOBALS[node.text]
      if (typeof reason === 'string' && !declared.has(node.text) && isReference(node)) report(node, node.text, reason)
    }
    const member = memberOf(node)
    if (member) {
      if (member.object === 'Math' && member.name === 'random') report(node, 'Math.random', CHANCE)
      if (Object.hasOwn(MEMBERS, member.name)) report(node, member.name, MEMBERS[member.name] ?? '')
    }
    if (isRandomTakenFromMath(node)) report(node, 'Math.random', CHANCE)
    ts.forEachChild(node, visit)
  }

  /** @param {ts.Node} node @param {string} what @param {string} reason */
  function report(node, what, reason) {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart())
    problems.push(`${source.fileName}:${line + 1}:${character + 1} ${what}: ${reason}.`)
  }
}

/** `const { random } = Math`.
 * @param {ts.Node} node */
function isRandomTakenFromMath(node) {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return false
  if (node.initializer?.getText() !== 'Math') return false
  return node.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'random')
}

/** `a.b` and `a['b']`.
 * @param {ts.Node} node */
function memberOf(node) {
  if (ts.isPropertyAccessExpression(node)) return { object: node.expression.getText(), name: node.name.text }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return { object: node.expression.getText(), name: node.argumentExpression.text }
  }
  return undefined
}

/** Names that the file declares itself: a parameter called `document` is not the page's.
 * @param {ts.SourceFile} source */
function declaredNames(source) {
  /** @type {Set<string>} */
  const names = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node)
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Whether a name stands for a value or a type, rather than being a member's or a property's name.
 * @param {ts.Identifier} node */
function isReference(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node
  if (ts.isQualifiedName(parent)) return parent.right !== node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false
  if (ts.isBindingElement(parent)) return parent.propertyName !== node
  const isNamed =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isGetAccessorDeclaration(parent) ||
    ts.isSetAccessorDeclaration(parent) ||
    ts.isNamedTupleMember(parent)
  return !isNamed || parent.name !== node
}
