/** A rule of the checklist. */
export interface Rule {
  readonly id: string
  readonly section: string
  readonly title: string
  readonly testable: boolean
}

/** A tag found in the title of a test. */
export interface Tag {
  readonly ids: readonly string[]
  /** `file:line`. */
  readonly at: string
  readonly skipped: boolean
}

/** How much of a section is named by tests. */
export interface SectionCoverage {
  readonly section: string
  readonly testable: number
  readonly covered: number
  readonly percent: number
  /** Testable rules that no test names. */
  readonly missing: readonly { readonly id: string; readonly title: string }[]
}

/** What a comparison of tags and rules found. */
export interface Coverage {
  readonly sections: readonly SectionCoverage[]
  readonly total: Omit<SectionCoverage, 'section' | 'missing'>
  /** What makes the report worthless: ids that do not exist, empty tags. */
  readonly errors: readonly string[]
  /** Rules named by skipped tests only; they do not count. */
  readonly onlySkipped: readonly string[]
  /** Rules named by tests although they are marked as not testable. */
  readonly untestable: readonly string[]
}

/** Compares the rules with the tags of the tests. A tag covers exactly the ids it lists, not those below them. */
export function coverageOf(rules: readonly Rule[], tags: readonly Tag[]): Coverage {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const covered = new Set<string>()
  const skipped = new Set<string>()
  const errors: string[] = []
  for (const { ids, at, skipped: isSkipped } of tags) {
    if (ids.length === 0) errors.push(`${at}: the tag names no rule`)
    for (const id of ids) {
      if (!byId.has(id)) errors.push(`${at}: there is no rule ${id}`)
      else (isSkipped ? skipped : covered).add(id)
    }
  }
  const names = [...new Set(rules.map((rule) => rule.section))]
  const sections = names.map((name) => sectionOf(name, rules, covered))
  const sum = (field: 'testable' | 'covered') => sections.reduce((total, section) => total + section[field], 0)
  return {
    sections,
    total: rate(sum('testable'), sum('covered')),
    errors,
    onlySkipped: [...skipped].filter((id) => !covered.has(id)),
    untestable: [...covered].filter((id) => !byId.get(id)!.testable),
  }
}

function sectionOf(section: string, rules: readonly Rule[], covered: ReadonlySet<string>): SectionCoverage {
  const testable = rules.filter((rule) => rule.section === section && rule.testable)
  const missing = testable.filter((rule) => !covered.has(rule.id)).map(({ id, title }) => ({ id, title }))
  return { section, ...rate(testable.length, testable.length - missing.length), missing }
}

/** Rounded down, so that 100 means all. */
function rate(testable: number, covered: number): Coverage['total'] {
  const percent = testable === 0 ? 100 : Math.floor((1000 * covered) / testable) / 10
  return { testable, covered, percent }
}
