import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadCatalogue, PAGE } from './catalogues.ts'
import { LANGUAGE_TAGS, type Language } from './languages.ts'

export const i18n = i18next

/** Starts the page in a language. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    ns: [PAGE],
    defaultNS: PAGE,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    returnNull: false,
    resources: { [language]: { [PAGE]: await loadCatalogue(PAGE, language) } },
    react: { useSuspense: false },
  })
  // Seats are put into words before they come here: see words.ts.
  i18n.services.formatter?.add('seat', (value) => String(value))
  i18n.on('languageChanged', showLanguage)
  showLanguage(language)
}

function showLanguage(language: string): void {
  document.documentElement.lang = LANGUAGE_TAGS[language as Language]
}

/** Makes the messages of a game or of the bots available in the current language. */
export async function ensureMessages(owner: string, language = i18n.language as Language): Promise<void> {
  if (i18n.hasResourceBundle(language, owner)) return
  i18n.addResourceBundle(language, owner, await loadCatalogue(owner, language))
}

/** Changes the language of everything at once. */
export async function changeLanguage(language: Language): Promise<void> {
  // Whatever has words is drawn again, so only for a language that is new.
  if (language === i18n.language) return
  const owners = Object.keys(i18n.getDataByLanguage(i18n.language) ?? { [PAGE]: {} })
  await Promise.all([PAGE, ...owners].map((owner) => ensureMessages(owner, language)))
  await i18n.changeLanguage(language)
}
