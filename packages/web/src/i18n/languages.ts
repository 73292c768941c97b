/** The languages of the page. */
export const LANGUAGES = ['en', 'ja', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ja: '日本語', zh: '中文' }

/** The tag for `lang` attributes and Intl. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', ja: 'ja', zh: 'zh-Hans' }

/** The first language of the browser that the page speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found !== undefined) return found
  }
  return 'en'
}
