import { gameOf } from './games.ts'
import type { Language } from './i18n/languages.ts'
import type { RuleBook, RuleText } from './rulebooks.ts'

/* The one place where rules are looked up. The full rules library plugs in through `rulebook` of `games.ts`. */

const loaded = new Map<string, Promise<RuleBook>>()

/** Finds a rule; where a number has no text of its own, the paragraph above it. */
export async function ruleOf(game: string, law: string, language: Language): Promise<RuleText | null> {
  const key = `${game}/${language}`
  const book = loaded.get(key) ?? gameOf(game).rulebook(language)
  loaded.set(key, book)
  const texts = await book
  for (let number = law; number !== ''; number = parentOf(number)) {
    const found = texts[number]
    if (found !== undefined) return found
  }
  return null
}

/** `4.3.1.II` → `4.3.1` → `4.3` → `4` → ''. */
function parentOf(law: string): string {
  const dot = law.lastIndexOf('.')
  return dot < 0 ? '' : law.slice(0, dot)
}
