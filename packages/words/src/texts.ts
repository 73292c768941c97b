import type { FormatterModule, InitOptions, i18n } from 'i18next'
import type { Catalogue } from './gaps.ts'
import type { Language } from './languages.ts'

/** Fills one gap: told what goes in, and the sort that the catalogue gives it. */
export type Fill = (value: unknown, sort: string | undefined) => string

/** Lets whoever asks for a message say how its gaps are filled; without that they are filled with what is given. */
const gapFiller: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, sort, _language, options) => {
    const fill: unknown = options?.fill
    return typeof fill === 'function' ? fill(value, sort) : value
  },
}

/** How page and terminal alike use i18next: flat keys, one namespace for each game and for each part of the program. */
const OPTIONS: InitOptions = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: ':',
  returnNull: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
}

/** Makes an instance of i18next ready for `createWords`. */
export async function startTexts(texts: i18n, options: InitOptions): Promise<void> {
  await texts.use(gapFiller).init({ ...OPTIONS, ...options })
}

const NOTHING: Catalogue = {}

/** The messages of an owner, empty as long as they are not loaded. */
export function catalogueOf(texts: i18n, language: Language, owner: string): Catalogue {
  return (texts.getResourceBundle(language, owner) as Catalogue | undefined) ?? NOTHING
}
