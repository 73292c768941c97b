import { type Language, languageFacts } from './languages.ts'

/** Made once for each language, and only when one is needed: the first ones take long. */
function once<T>(make: (tag: string) => T): (language: Language) => T {
  const known = new Map<Language, T>()
  return (language) => {
    const format = known.get(language) ?? make(languageFacts(language).tag)
    known.set(language, format)
    return format
  }
}

const numbersOf = once((tag) => new Intl.NumberFormat(tag))
const listsOf = once((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** Whole numbers below a thousand, which is nearly all there are in a game, look the same in all our languages. */
export function numberIn(language: Language, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbersOf(language).format(value)
}

/** “a, b and c”. */
export function listIn(language: Language, items: readonly string[]): string {
  return listsOf(language).format(items)
}
