import { isLanguage, type Language, languageFacts, startTexts } from '@spinney/words'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadCatalogue, loadPart, PAGE } from './catalogues.ts'
import { partsOf } from './parts.ts'

export const i18n = i18next

/** The language asked for last, while it is not spoken yet and after. */
let wanted: Language | null = null

/** Whose messages the page wants, and which parts of them, in whatever language is spoken. */
const owners = new Map<string, Set<string>>([[PAGE, new Set(partsOf(PAGE))]])

/** What has been made available: a part of an owner's messages in a language. */
const added = new Set<string>()

/** Starts the page in a language. */
export async function startI18n(language: Language): Promise<void> {
  await startTexts(i18n.use(initReactI18next), {
    lng: language,
    ns: [PAGE],
    defaultNS: PAGE,
    resources: { [language]: { [PAGE]: await loadCatalogue(PAGE, language) } },
    react: { useSuspense: false },
  })
  i18n.on('languageChanged', showLanguage)
  showLanguage(language)
}

function showLanguage(language: string): void {
  if (isLanguage(language)) document.documentElement.lang = languageFacts(language).tag
}

/** Makes the messages of a game or of the bots available, in the language spoken now and in those to come: all of them,
 * or some parts (`parts.ts`). */
export async function ensureMessages(owner: string, parts = partsOf(owner)): Promise<void> {
  const wantedParts = owners.get(owner) ?? new Set()
  owners.set(owner, wantedParts)
  for (const part of parts) wantedParts.add(part)
  const spoken = i18n.language as Language
  await Promise.all([...new Set([spoken, wanted ?? spoken])].map((language) => addMessages(owner, parts, language)))
}

async function addMessages(owner: string, parts: Iterable<string>, language: Language): Promise<void> {
  const missing = [...parts].filter((part) => !added.has(`${owner}.${part}.${language}`))
  await Promise.all(
    missing.map(async (part) => {
      i18n.addResourceBundle(language, owner, await loadPart(owner, part, language))
      added.add(`${owner}.${part}.${language}`)
    }),
  )
}

/** Changes the language of everything at once: it is spoken when all that the page wants to say in it is there. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language
  // Whatever has words is drawn again, so only for a language that is new.
  if (language === i18n.language) return
  await Promise.all([...owners].map(([owner, parts]) => addMessages(owner, parts, language)))
  // Something else may have been asked for in the meantime.
  if (wanted === language) await i18n.changeLanguage(language)
}
