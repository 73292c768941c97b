// A Vite plugin: all lesson files of all games, read and checked while the page is built. The page has their list; each
// lesson is a script of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lessonIn } from '@spinney/kernel/lesson'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const NAME = 'virtual:spinney-lessons'
const FILE = /^(?:\d+-)?(.+)\.lesson\.yaml$/

/** `02-marquise` and `marquise` are the same course: the number only says where it stands. */
const named = (name: string) => name.replace(/^\d+-/, '')

interface LessonFile {
  readonly game: string
  readonly course: string
  readonly name: string
  readonly file: string
}

/** The lesson files, in the order of their names. */
export function lessonFiles(packages: string): LessonFile[] {
  return readdirSync(packages).flatMap((game) =>
    below(join(packages, game, 'lessons')).flatMap((course) =>
      below(join(packages, game, 'lessons', course)).flatMap((file) => {
        const name = FILE.exec(file)?.[1]
        if (name === undefined) return []
        return [{ game, course: named(course), name, file: join(packages, game, 'lessons', course, file) }]
      }),
    ),
  )
}

function below(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

export function lessons(): Plugin {
  let packages = ''
  return {
    name: 'spinney-lessons',
    configResolved(config) {
      packages = join(config.root, '..')
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const files = lessonFiles(packages)
      for (const { file } of files) this.addWatchFile(file)
      const asked = files.find(({ game, course, name }) => id === `\0${NAME}/${game}/${course}/${name}`)
      if (asked !== undefined) return `export default ${JSON.stringify(parse(readFileSync(asked.file, 'utf8')))}`
      const rows = files.map(({ game, course, name, file }) => {
        const { minutes, steps } = lessonIn(parse(readFileSync(file, 'utf8')))
        const facts = { game, course, name, minutes, steps: steps.map((step) => step.name) }
        return `{ ...${JSON.stringify(facts)}, load: () => import('${NAME}/${game}/${course}/${name}') }`
      })
      return `export const LESSONS = [${rows.join(',\n')}]`
    },
  }
}
