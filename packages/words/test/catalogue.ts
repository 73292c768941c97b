import { readdirSync, readFileSync } from 'node:fs'
import { createInstance, type i18n } from 'i18next'
import { type Catalogue, flatten, type Language, startTexts } from '../src/index.ts'

/** A catalogue as it lies on disk. */
export function catalogueFile(language: string, owner: string): Catalogue {
  const file = new URL(`../messages/${language}/${owner}.json`, import.meta.url)
  return flatten(JSON.parse(readFileSync(file, 'utf8')))
}

/** Whose catalogues there are: new ones are tested as well. */
export const OWNERS: readonly string[] = readdirSync(new URL('../messages/en', import.meta.url)).map((file) =>
  file.replace('.json', ''),
)

/** Texts of some owners in one language. */
export function textsOf(language: Language, owners: readonly string[]): i18n {
  const texts = createInstance()
  const resources = { [language]: Object.fromEntries(owners.map((owner) => [owner, catalogueFile(language, owner)])) }
  void startTexts(texts, { lng: language, resources, initAsync: false })
  return texts
}

/** Keys without the endings of plurals. */
export const stem = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
