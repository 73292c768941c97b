// Makes a fresh clone ready: the right Node, and the dependencies of package-lock.json. Plain Node.
import { existsSync } from 'node:fs'
import { at, fail, readJson, runNpm } from './workspace.mjs'

const OLDEST_NODE = [20, 19]

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return
  fail(
    `Spinney needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.versions.node}. Please install a newer one.`,
  )
}

/** npm leaves a stamp of what it installed in node_modules; we compare it with package-lock.json. */
function isInstalled() {
  const stamp = at('node_modules', '.package-lock.json')
  if (!existsSync(stamp)) return false
  const installed = readJson(stamp).packages
  for (const [path, wanted] of Object.entries(readJson(at('package-lock.json')).packages)) {
    if (!path.includes('node_modules/')) continue
    const found = installed[path]
    if (!found) {
      if (wanted.optional || wanted.devOptional || wanted.peer) continue
      return false
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return false
    if (found.link && !existsSync(at(path))) return false
  }
  return true
}

export function setUp() {
  checkNode()
  if (isInstalled()) return
  console.log('Installing dependencies (a minute at first) ...')
  if (runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])) return
  fail(
    'The dependencies could not be installed. Check your connection; if you changed a package.json, run: npm install',
  )
}
