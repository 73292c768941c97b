// A Vite plugin: builds the index of the rules library, one for each language, while the page is built.
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@spinney/words'
import { type Plugin, runnerImport } from 'vite'
import { buildIndex } from '../src/library/searching.ts'
import { parts } from './parts.ts'

const NAME = 'virtual:spinney-search'

/** Drawings bring style sheets with them, which have no words to find. */
const noStyles: Plugin = {
  name: 'spinney-no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default null' : null),
}

/** The sources of the page are read by Vite itself: they are not made for Node. */
async function documentsIn(packages: string, language: Language) {
  const { module } = await runnerImport<typeof import('./documents.ts')>(join(packages, 'web/bin/documents.ts'), {
    configFile: false,
    root: join(packages, 'web'),
    logLevel: 'error',
    plugins: [noStyles, parts()],
  })
  return module.documentsIn(packages, language)
}

export function search(): Plugin {
  let packages = ''
  return {
    name: 'spinney-search',
    configResolved(config) {
      packages = join(config.root, '..')
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const language = LANGUAGES.find((known) => id === `\0${NAME}/${known}`)
      if (language !== undefined) {
        const documents = await documentsIn(packages, language)
        return `export default ${JSON.stringify(buildIndex(documents))}`
      }
      const rows = LANGUAGES.map((known) => `${known}: () => import('${NAME}/${known}')`)
      return `export const INDEXES = { ${rows.join(', ')} }`
    },
  }
}
