// A package that depends on another of ours must also name it in "references" of its tsconfig.json;
// otherwise `tsc -b` works only as long as an old build lies around.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { at, fail, packageFolders, readJson } from './lib/workspace.mjs'

const folders = packageFolders()
const folderOf = new Map(folders.map((folder) => [readJson(at('packages', folder, 'package.json')).name, folder]))
/** @type {string[]} */
const problems = []

for (const folder of folders) {
  const file = at('packages', folder, 'tsconfig.json')
  if (!existsSync(file)) continue
  const { config = {} } = ts.readConfigFile(file, ts.sys.readFile)
  const references = (config.references ?? []).map((/** @type {{ path: string }} */ { path }) =>
    basename(path.replace(/\/(?:tsconfig\.json)?$/, '')),
  )
  for (const name of Object.keys(readJson(at('packages', folder, 'package.json')).dependencies ?? {})) {
    const wanted = folderOf.get(name)
    if (!wanted || !existsSync(at('packages', wanted, 'tsconfig.json')) || references.includes(wanted)) continue
    problems.push(
      `packages/${folder}/tsconfig.json: add { "path": "../${wanted}" } to "references" (it depends on ${name}).`,
    )
  }
}

if (problems.length > 0) fail(problems.join('\n'))
console.log(`References: ${folders.length} packages are in order.`)
