import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { LawIndex } from '../entry.ts'
import { UsageError } from '../errors.ts'
import { filesBelow } from '../find.ts'
import { fileTrouble } from '../io.ts'
import { loadScenarios, SCENARIO_FILE } from '../scenario/run.ts'
import { type Coverage, coverageOf, type Rule, type Tag } from './coverage.ts'

const TEST_FILE = /\.(?:test|spec)\.tsx?$|\.scenario\.(?:ya?ml|json)$/

/** The coverage of a game's rules by the tests and scenario files of the repository. */
export async function lawCoverage(repository: string, law: LawIndex): Promise<Coverage & { files: number }> {
  const rules = readRules(join(repository, law.file), law.file)
  const packages = join(repository, 'packages')
  const files = existsSync(packages) ? filesBelow(packages, TEST_FILE) : []
  // The compiler is large, and no other command needs it.
  const { titlesIn } = await import('./titles.ts')
  const tags = files.flatMap((file): Tag[] => {
    const name = relative(repository, file)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(`[${law.tag}`)) return []
    const titles = SCENARIO_FILE.test(file)
      ? loadScenarios(text, name).map(({ title, line }) => ({ text: title, line, skipped: false }))
      : titlesIn(text, name)
    return titles.flatMap(({ text, line, skipped }) => {
      return tagsIn(text, law.tag).map((ids) => ({ ids, at: `${name}:${line}`, skipped }))
    })
  })
  return { ...coverageOf(rules, tags), files: files.length }
}

/** The ids of each tag in a title: `[law 4.3.1, 4.3.2]`. */
export function tagsIn(title: string, tag: string): string[][] {
  return [...title.matchAll(/\[(\w+)(?:\s+([^\][]*))?\]/g)]
    .filter(([, word]) => word === tag)
    .map(([, , ids = '']) =>
      ids
        .split(/[,\s]+/)
        .filter(Boolean)
        .map(canonical),
    )
}

/** Some write 9.2.9.IIIa for 9.2.9.III.a. */
function canonical(id: string): string {
  return id.replace(/\.([IVX]+)([a-z])$/, '.$1.$2')
}

function readRules(file: string, name: string): Rule[] {
  const items = parsed(file, name)
  const seen = new Set<string>()
  return items.map((item, i) => {
    const { id, section, title, testable } = (item ?? {}) as Record<string, unknown>
    if (typeof id !== 'string' || typeof section !== 'string' || typeof testable !== 'boolean') {
      throw new UsageError(`${name}: item ${i} lacks id, section or testable`)
    }
    if (seen.has(id)) throw new UsageError(`${name}: the id ${id} occurs twice`)
    seen.add(id)
    return { id, section, title: titleOf(title), testable }
  })
}

/** A title, or titles by language. */
function titleOf(title: unknown): string {
  const english = typeof title === 'object' && title !== null ? (title as { en?: unknown }).en : title
  return typeof english === 'string' ? english : ''
}

function parsed(file: string, name: string): unknown[] {
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`cannot read the list of rules ${name}: ${fileTrouble(error)}`)
  }
  return Array.isArray(data) ? data : fail(`${name} is not a list of rules`)
}

function fail(message: string): never {
  throw new UsageError(message)
}
