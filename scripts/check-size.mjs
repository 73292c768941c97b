// A source file should be readable in one go. Data and message catalogues may be long.
import { readFileSync } from 'node:fs'
import { at, fail, filesBelow, packageFolders } from './lib/workspace.mjs'

const WARN = 400
const LIMIT = 600

const folders = packageFolders().flatMap((name) => [`packages/${name}/src`, `packages/${name}/bin`])
const files = [...folders, 'scripts']
  .flatMap((folder) => filesBelow(at(folder), /\.(?:ts|tsx|js|mjs|css)$/))
  .filter((file) => !/\/(?:data|messages)\//.test(file))

let tooLong = 0
for (const file of files) {
  const lines = readFileSync(at(file), 'utf8').trimEnd().split('\n').length
  if (lines > LIMIT) tooLong++
  if (lines > LIMIT) console.error(`${file} has ${lines} lines, ${LIMIT} is the limit: split it.`)
  else if (lines > WARN) console.warn(`Note: ${file} has ${lines} lines; from ${WARN} on, think of splitting it.`)
}

if (tooLong > 0) fail(`Size: ${tooLong} file(s) too long.`)
console.log(`Size: ${files.length} files are in order.`)
