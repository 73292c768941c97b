import type { Asked, GameEvent, Json, Pick } from '@spinney/kernel'
import { createInstance, type i18n } from 'i18next'
import en from './messages/en.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }

export const LANGUAGES = ['en', 'ja', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** Flat keys and their templates. */
export type Catalogue = Readonly<Record<string, string>>
export type Catalogues = Readonly<Record<Language, Catalogue>>

type Fields = Readonly<Record<string, unknown>>

/** Words data of one table in one language. */
export interface Words {
  readonly language: Language
  /** A message of the terminal itself. */
  ui(key: keyof typeof en, fields?: Fields): string
  /** A message of the game, or the key where there is none. */
  message(key: string, fields?: Fields): string
  term(id: string): string
  /** The name of a field of the state. */
  field(name: string): string
  seat(seat: Asked): string
  decision(kind: string, about: Json): string
  option(kind: string, pick: Pick): string
  event(event: GameEvent): string
}

/** The language that fits a tag such as `ja_JP.UTF-8`. */
export function languageOf(tag: string): Language {
  return LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)) ?? 'en'
}

/** The term that names a number in a sentence; null for most. */
export type TermOf = (name: string, value: unknown) => string | null

/** The words for a game with these seats. */
export function createWords(
  messages: Catalogues,
  seats: () => readonly string[],
  language: Language,
  termOf: TermOf = () => null,
): Words {
  const texts = instance(messages, language)
  const own = instance({ en, ja, zh }, language)
  const has = (key: string): boolean => texts.exists(key)
  const term = (id: string): string => (has(`term.${id}`) ? texts.t(`term.${id}`) : id)
  const seat = (who: Asked): string => {
    if (who === 'chance') return own.t('chance')
    const name = seats()[who]
    return name !== undefined && has(`term.${name}`) ? texts.t(`term.${name}`) : own.t('seat', { number: who + 1 })
  }
  texts.services.formatter!.add('seat', (value) => (value === null ? '' : seat(value as Asked)))

  const worded = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, word(name, value)]))
  const word = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return term(value)
    const named = termOf(name, value)
    if (named !== null) return own.t('named', { value, name: term(named) })
    // A field called `seat` always holds one; others say so in the template: {{by, seat}}.
    if (name === 'seat' && typeof value === 'number') return seat(value)
    if (Array.isArray(value)) return value.map((item) => word('', item)).join(own.t('comma'))
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  }
  const message = (key: string, fields: Fields = {}): string => texts.t(key, worded(fields))
  const firstOf = (keys: readonly string[], fields: Fields): string | null => {
    const found = keys.find(has)
    return found === undefined ? null : message(found, fields)
  }
  return {
    language,
    ui: (key, fields = {}) => own.t(key, fields),
    message,
    term,
    field: (name) => (has(`field.${name}`) ? texts.t(`field.${name}`) : name),
    seat,
    decision: (kind, about) => firstOf([`decision.${kind}`], fieldsOf(about)) ?? kind,
    option: (kind, pick) => {
      if (typeof pick === 'object') return firstOf([`option.${kind}`], pick) ?? JSON.stringify(pick)
      const keys = [`option.${kind}.${pick}`, `option.any.${pick}`, `option.${kind}`]
      return firstOf(keys, { pick }) ?? term(String(pick))
    },
    event: ({ what, facts }) => firstOf([`event.${what}`], facts) ?? `${what} ${JSON.stringify(facts)}`,
  }
}

function fieldsOf(about: Json): Fields {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as Fields) : { about }
}

function instance(messages: Catalogues, language: Language): i18n {
  const texts = createInstance()
  void texts.init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(LANGUAGES.map((name) => [name, { translation: messages[name] }])),
    // Keys are flat, with dots in them.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return texts
}
