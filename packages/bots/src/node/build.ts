import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What decides how a game between bots goes. */
const PACKAGES = ['kernel', 'root', 'smallworld', 'bots']
/** Sources and built files lie equally deep. */
const packages = fileURLToPath(new URL('../../../', import.meta.url))
const folder = import.meta.url.endsWith('.ts') ? 'src' : 'dist'

/** A short name of this very program: machines that have the same play the same games. */
export function buildName(): string {
  const hash = createHash('sha256')
  for (const name of PACKAGES) {
    const files = readdirSync(join(packages, name, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter(isCode).sort()) {
      hash.update(`${name}/${file.replaceAll('\\', '/')}\n`)
      hash.update(readFileSync(join(packages, name, folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

const isCode = (file: string): boolean => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts')
