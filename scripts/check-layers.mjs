// Layer boundaries: dependency-cruiser with .dependency-cruiser.cjs, and two things that it cannot check itself. Every
// source file must have been read. Other packages are imported by name, not by path.
import { spawnSync } from 'node:child_process'
import { at, fail, filesBelow, packageFolders, root } from './lib/workspace.mjs'

const SOURCE = /\.(?:ts|tsx|mjs)$/
const folders = packageFolders().flatMap((name) => ['src', 'test', 'bin'].map((part) => `packages/${name}/${part}`))
const files = folders.flatMap((folder) => filesBelow(at(folder), SOURCE))
if (files.length === 0) fail('Layers: there is no source file under packages/.')

const cruiser = at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const result = spawnSync(process.execPath, [cruiser, '--output-type', 'json', ...files], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 30,
})
if (!result.stdout.startsWith('{')) fail(`Layers: dependency-cruiser did not run.\n${result.stdout}${result.stderr}`)

/** @typedef {{ module: string, resolved: string }} Import */
/** @typedef {{ source: string, dependencies: Import[] }} Module */
/** @typedef {{ rule: { name: string }, from: string, to: string, cycle?: { name: string }[] }} Violation */
/** @typedef {{ forbidden: { name: string, comment: string }[] }} Rules */
/** @type {{ modules: Module[], summary: { violations: Violation[], totalDependenciesCruised: number, ruleSetUsed: Rules } }} */
const { modules, summary } = JSON.parse(result.stdout)

const meaning = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
/** @type {string[]} */
const problems = []
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? cycle.map((step) => step.name).join(' -> ') : to
  problems.push(`${from} -> ${path}\n    ${rule.name}: ${meaning.get(rule.name)}`)
}

const packageOf = (/** @type {string} */ path) => /^packages\/[^/]+\//.exec(path)?.[0]
for (const { source, dependencies } of modules) {
  const own = packageOf(source)
  if (!own) continue
  for (const { module, resolved } of dependencies) {
    if (!module.startsWith('.') || resolved.startsWith(own)) continue
    problems.push(
      `${source} -> ${module}\n    by-name: A relative path leaves the package; import other packages by name.`,
    )
  }
}

const cruised = new Set(modules.map((module) => module.source))
const unread = files.filter((file) => !cruised.has(file))
if (unread.length > 0) problems.push(`dependency-cruiser did not read ${unread.join(', ')}`)
if (files.length > 1 && summary.totalDependenciesCruised === 0) {
  problems.push('dependency-cruiser found no import at all: does its version support the installed TypeScript?')
}

if (problems.length > 0) fail(`Layers: ${problems.length} problem(s).\n\n${problems.join('\n\n')}`)
console.log(`Layers: ${files.length} files and ${summary.totalDependenciesCruised} imports are in order.`)
