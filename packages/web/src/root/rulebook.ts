import type { Language } from '../i18n/languages.ts'
import type { RuleBook } from '../rulebooks.ts'

type Gists = { readonly [law: string]: string }

/** Our one-sentence gists, one file for each language. */
const GISTS: Record<Language, () => Promise<Gists>> = {
  en: async () => (await import('@spinney/root/law/gists.en.json')).default,
  ja: async () => (await import('@spinney/root/law/gists.ja.json')).default,
  zh: async () => (await import('@spinney/root/law/gists.zh.json')).default,
}

/** Title and gist of every paragraph of the Law; loaded when the first rule is opened. */
export async function rulebook(language: Language): Promise<RuleBook> {
  const [{ default: index }, gists] = await Promise.all([import('@spinney/root/law/index.json'), GISTS[language]()])
  return Object.fromEntries(index.map(({ id, title }) => [id, { title: title[language], gist: gists[id] ?? '' }]))
}
