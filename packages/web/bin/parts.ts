// A Vite plugin: a catalogue that is asked for in parts (`root.json?part=info`) holds the messages of that part only.
// Such catalogues are flat.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { partOf } from './shares.ts'

const ASKED = /^(.*\/words\/messages\/[^/]+\/[^/]+\.json)\?part=(\w+)$/

export function parts(): Plugin {
  return {
    name: 'spinney-parts',
    enforce: 'pre',
    load(id) {
      const [, file, part] = ASKED.exec(id) ?? []
      if (file === undefined) return null
      const owner = basename(file, '.json')
      const messages: object = JSON.parse(readFileSync(file, 'utf8'))
      const own = Object.fromEntries(Object.entries(messages).filter(([key]) => partOf(owner, key) === part))
      return { code: `export default ${JSON.stringify(own)}`, moduleType: 'js' }
    },
  }
}
