/** All languages, one a line. Each has a folder of catalogues of the same name in `messages`. */
const FACTS = {
  en: {
    tag: 'en',
    name: 'English',
    comma: ', ',
    colon: ': ',
    clause: ', ',
    stop: '. ',
    bare: /^ ?/,
    you: { subject: 'You', object: 'you', owner: 'your' },
    ownerOf: (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`,
    did: (name: string, deed: string): string => `${name} ${deed.slice(0, 1).toLowerCase()}${deed.slice(1)}`,
  },
  ja: {
    tag: 'ja',
    name: '日本語',
    comma: '、',
    colon: '：',
    clause: '、',
    stop: '。',
    bare: /^[はがの]/,
    you: { subject: 'あなた', object: 'あなた', owner: 'あなたの' },
    ownerOf: (name: string): string => `${name}の`,
    did: (name: string, deed: string): string => `${name}は${deed}`,
  },
  zh: {
    tag: 'zh-Hans',
    name: '中文',
    comma: '、',
    colon: '：',
    clause: '，',
    stop: '。',
    bare: /^的?/,
    you: { subject: '你', object: '你', owner: '你的' },
    ownerOf: (name: string): string => `${name}的`,
    did: (name: string, deed: string): string => `${name}${deed}`,
  },
} as const

export type Language = keyof typeof FACTS

export const LANGUAGES = Object.keys(FACTS) as readonly Language[]

/** What is spoken where nothing else fits. */
export const FALLBACK: Language = 'en'

export interface LanguageFacts {
  /** For `lang` attributes and Intl. */
  readonly tag: string
  /** What the language calls itself. */
  readonly name: string
  /** What stands between the items of a list without “and”. */
  readonly comma: string
  /** What stands between an action and its outcome. */
  readonly colon: string
  /** What stands between parts of a sentence. */
  readonly clause: string
  /** What ends a sentence. */
  readonly stop: string
  /** What goes with a subject that is left out. */
  readonly bare: RegExp
  /** The player who reads. */
  readonly you: Readonly<Record<SeatForm, string>>
  /** Anybody else as an owner. */
  ownerOf(name: string): string
  /** Who has done something that is told without its subject. */
  did(name: string, deed: string): string
}

/** What a seat is in its sentence: at the beginning, further inside, or the owner of something. */
export type SeatForm = 'subject' | 'object' | 'owner'

export const languageFacts = (language: Language): LanguageFacts => FACTS[language]

export function isLanguage(word: string): word is Language {
  return LANGUAGES.some((language) => language === word)
}

/** The first language that fits one of the tags, such as `ja-JP` or `zh_CN.UTF-8`. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [word = ''] = tag.toLowerCase().split(/[^a-z]/)
    if (isLanguage(word)) return word
  }
  return FALLBACK
}
