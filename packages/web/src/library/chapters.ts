import type { RuleBook } from '../rulebooks.ts'
import type { Chapter } from './types.ts'

/** The chapters of a book in its order. A chapter is called by the book, or by the rule that stands above all of it. */
export function chaptersOf({ rules, sections }: Pick<RuleBook, 'rules' | 'sections'>): readonly Chapter[] {
  const names = [...new Set(rules.map(({ section }) => section))]
  return names.map((section) => {
    const first = rules.find((rule) => rule.section === section)!
    const named = sections[section]
    return { section, title: named ?? first.title, first: first.id, gist: named === undefined ? first.gist : '' }
  })
}

/** How deep a rule stands: a chapter is 0. */
export const depthOf = (law: string): number => law.split('.').length - 1
