import { RULESET_NAMES, rulesetOf } from '@spinney/root'
import type { Language } from '@spinney/words'
import { bookOf, type RuleBook, type RuleFiles } from '../rulebooks.ts'

const FILES: RuleFiles = {
  law: import.meta.glob('../../../root/law/*.json', { import: 'default' }),
  presets: Object.fromEntries(
    RULESET_NAMES.map((name) => [
      name,
      Object.fromEntries(Object.entries(rulesetOf(name)).map(([key, value]) => [key, String(value)])),
    ]),
  ),
}

/** The Law, and the steps of the automata. */
export const rulebook = (language: Language): Promise<RuleBook> => bookOf(FILES, language)
