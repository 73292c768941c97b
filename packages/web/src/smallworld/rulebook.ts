import { presets } from '@spinney/smallworld'
import type { Language } from '@spinney/words'
import { bookOf, type RuleBook, type RuleFiles } from '../rulebooks.ts'

const FILES: RuleFiles = {
  law: import.meta.glob('../../../smallworld/law/*.json', { import: 'default' }),
  presets: Object.fromEntries(
    Object.entries(presets).map(([name, rules]) => [
      name,
      Object.fromEntries(Object.entries(rules).map(([key, value]) => [key, String(value)])),
    ]),
  ),
}

export const rulebook = (language: Language): Promise<RuleBook> => bookOf(FILES, language)
