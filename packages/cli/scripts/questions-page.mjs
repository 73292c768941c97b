// Writes the page of all questions: what is asked comes from the running games, what it is about from their sources.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import ts from 'typescript'

/**
 * @typedef {import('@spinney/kernel').Step<never, never>} Step
 * @typedef {import('@spinney/kernel').Picks} Picks
 * @typedef {{ id: string, title: string, folder: string, procs: Record<string, { name: string, steps: readonly Step[] }>, sorts: object }} Listed
 * @typedef {{ kind: string, about: string, where: string }} Declared
 */

/** The page in the repository. */
export const PAGE = fileURLToPath(new URL('../../../docs/questions.md', import.meta.url))

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

const HEAD = `# Questions

All kinds of questions of the games, for authors of scenarios, bots and pages. Made by \`npm run questions\` from the
running games; a test says when it is out of date.

*Asked* is who answers: a field of the procedure's own variables such as \`seat\` or \`chooser\`, a seat that the rules look
up, or chance. *Picks* are the sorts of what can be answered: one word for a plain value, a record for a record. *About*
is what the question tells everybody, by field with its sort; \`sort[]\` is a list.
`

/** @type {readonly Listed[]} */
const GAMES = [
  { ...root, title: 'Root', folder: join(PACKAGES, 'root/src') },
  { ...smallworld, title: 'Small World', folder: join(PACKAGES, 'smallworld/src') },
]

export const questionsPage = () => [HEAD, ...GAMES.map(pageOf)].join('\n')

/** @param {Listed} game */
function pageOf({ title, folder, procs, sorts }) {
  const files = filesBelow(folder).map(parse)
  const asked = Object.assign({}, ...files.map(whoAnswers))
  // The kernel's own procedure orders reactions; a game in which none coincide never asks for that.
  const own = Object.values(procs).filter(({ name }) => !name.startsWith('kernel.'))
  const steps = own.flatMap((proc) => proc.steps.filter(({ type }) => type !== 'run'))
  const declared = files.flatMap(({ tree }) => declaredIn(tree))
  const missing = steps.find(({ kind }) => !declared.some((other) => other.kind === kind))
  if (missing !== undefined) throw new Error(`${folder}: no list of questions has ${missing.kind}`)
  const places = [...new Set(declared.map(({ where }) => where))]
  const tables = places.map((where) => {
    const rows = declared.filter((other) => other.where === where).map((kind) => rowOf(kind, steps, asked))
    return `### ${where}\n\n| kind | asked | law | picks | about |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  const names = Object.keys(sorts).map((sort) => `\`${sort}\``)
  return `## ${title}\n\nSorts: ${names.join(', ')}.\n\n${tables.join('\n')}`
}

/**
 * @param {Declared} declared
 * @param {readonly Step[]} steps
 * @param {Record<string, string>} asked
 */
function rowOf({ kind, about }, steps, asked) {
  const mine = steps.filter((step) => step.kind === kind)
  const who = each(mine, ({ type, key }) => (type === 'chance' ? 'chance' : `\`${asked[key] ?? 'seat'}\``))
  const picks = each(mine, (step) => wordsFor(step.picks) + (step.type === 'may' ? ', or `pass`' : ''))
  return `| \`${kind}\` | ${who} | ${each(mine, ({ law }) => law)} | ${picks} | ${about} |`
}

/**
 * @param {readonly Step[]} steps
 * @param {(step: Step) => string} say
 */
const each = (steps, say) => [...new Set(steps.map(say))].join('; ')

/** @param {Picks} picks @returns {string} */
function wordsFor(picks) {
  if (typeof picks === 'string') return `\`${picks}\``
  if (Array.isArray(picks)) return picks.map(wordsFor).join(' or ')
  return `\`{ ${Object.entries(picks)
    .map(([field, sort]) => `${field}: ${sort}`)
    .join(', ')} }\``
}

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(folder, file))

/** @param {string} file */
const parse = (file) => ({
  file,
  tree: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
})

/**
 * The kinds that a file adds to the list of its game, under what it says about them.
 * @param {ts.Node} node
 * @returns {Declared[]}
 */
function declaredIn(node) {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Questions') return childrenOf(node).flatMap(declaredIn)
  const [comment] = ts.getJSDocCommentsAndTags(node)
  const said = ts.getTextOfJSDocComment(comment?.comment) ?? ''
  const where = said.startsWith('Questions ') ? said.replace(/\.$/, '') : 'Questions of every table'
  return node.members.filter(ts.isPropertySignature).map(({ name, type }) => {
    const about = type !== undefined && ts.isTypeReferenceNode(type) ? type.typeArguments?.[1] : undefined
    const kind = ts.isStringLiteral(name) ? name.text : name.getText()
    return { kind, about: about === undefined ? '' : factsOf(about), where }
  })
}

/** @param {ts.TypeNode} about @returns {string} */
function factsOf(about) {
  const text = about
    .getText()
    .replaceAll(/readonly |'/g, '')
    .replaceAll(/;\s*|(?<![{;\s])\s*\n\s*(?!\})/g, ', ')
    .replaceAll(/\s+/g, ' ')
  return `\`${text.replaceAll('|', 'or').replace(', }', ' }')}\``
}

/**
 * By key of the step: who is asked, as the rules say it, without the name of the procedure's variables.
 * @param {{ tree: ts.Node }} file
 */
function whoAnswers({ tree }) {
  /** @type {Record<string, string>} */
  const found = {}
  /** @param {ts.Node} node */
  const visit = (node) => {
    childrenOf(node).forEach(visit)
    if (!ts.isCallExpression(node) || !/^(?:may|must)$/.test(node.expression.getText())) return
    const [, key, question] = node.arguments
    if (key === undefined || question === undefined || !ts.isStringLiteral(key)) return
    const who = ts.isObjectLiteralExpression(question) ? expressionOf(question) : null
    if (who !== null) found[key.text] = who
  }
  visit(tree)
  return found
}

/** @param {ts.ObjectLiteralExpression} question */
function expressionOf(question) {
  const who = question.properties.find((property) => property.name?.getText() === 'who')
  if (who === undefined || !ts.isPropertyAssignment(who) || !ts.isArrowFunction(who.initializer)) return null
  const { parameters, body } = who.initializer
  const local = parameters[1]?.name.getText()
  return body.getText().replace(`${local}.`, '').replace('seePeople(g, slot)', 'people').replaceAll('!', '')
}

/** @param {ts.Node} node */
function childrenOf(node) {
  /** @type {ts.Node[]} */
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}
