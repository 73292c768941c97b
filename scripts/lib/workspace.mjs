// What all scripts share. Plain Node: this file must work before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The layers that are neither the kernel nor a game; every other package is a game. */
const ABOVE_GAMES = new Set(['bots', 'host', 'cli', 'server', 'web', 'words'])

/** @param {string[]} parts */
export const at = (...parts) => join(root, ...parts)

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Prints one sentence and ends the process with an error.
 * @param {string} message
 * @returns {never} */
export function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Runs a program with our terminal and answers whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options] */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) console.error(`Could not run ${command}: ${result.error.message}`)
  return result.status === 0
}

/** Runs the JavaScript file of an installed tool, such as 'typescript/bin/tsc'.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options] */
export const runTool = (file, args, options) => run(process.execPath, [at('node_modules', file), ...args], options)

/** @param {string[]} args */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

/** The folders under packages/ that hold a package, by name. */
export function packageFolders() {
  if (!existsSync(at('packages'))) return []
  return readdirSync(at('packages'))
    .filter((name) => existsSync(at('packages', name, 'package.json')))
    .sort()
}

/** The packages that hold rules: the kernel and the games. */
export const rulesFolders = () => packageFolders().filter((name) => !ABOVE_GAMES.has(name))

/** All files below a folder, as paths from the repository's root with forward slashes.
 * @param {string} folder
 * @param {RegExp} pattern
 * @returns {string[]} */
export function filesBelow(folder, pattern) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort()
}
