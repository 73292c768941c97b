// A Vite plugin: plays the scenario files while the page is built and hands out what they show, a file for each part.
// So no picture of the rules can be wrong: what it shows is what a test has played.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Made, madeIn, PICTURED } from './pictures.ts'

const NAME = 'virtual:spinney-examples'

export function examples(): Plugin {
  let packages = ''
  let made: Map<string, Map<string, Made[]>> | null = null
  const all = () => {
    made ??= new Map(Object.keys(PICTURED).map((game) => [game, madeIn(packages, game)]))
    return made
  }
  return {
    name: 'spinney-examples',
    configResolved(config) {
      packages = join(config.root, '..')
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const [, game, part] = id.slice(1 + NAME.length).split('/')
      if (game !== undefined && part !== undefined) {
        const list = all().get(game)?.get(part) ?? []
        // A text is read faster than a program.
        const text = JSON.stringify(Object.fromEntries(list.map(({ row, data }) => [row.id, data])))
        return `export default JSON.parse(${JSON.stringify(text)})`
      }
      const rows = [...all()].flatMap(([, parts]) => [...parts.values()].flatMap((list) => list.map(({ row }) => row)))
      const loads = [...all()].flatMap(([name, parts]) =>
        [...parts.keys()].map((key) => `'${name}/${key}': () => import('${NAME}/${name}/${key}')`),
      )
      return `export const ROWS = ${JSON.stringify(rows)}\nexport const PARTS = { ${loads.join(', ')} }`
    },
  }
}
