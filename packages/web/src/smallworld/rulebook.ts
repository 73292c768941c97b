import { law } from '@spinney/smallworld'
import type { Language } from '../i18n/languages.ts'
import type { RuleBook } from '../rulebooks.ts'

type Gists = { readonly [law: string]: string }

/** Our one-sentence gists in other languages, for every rule that a step or event names; English has them all. */
const GISTS: { readonly [L in Language]: () => Promise<Gists> } = {
  en: async () => ({}),
  ja: async () => (await import('./gists.ja.json', { with: { type: 'json' } })).default,
  zh: async () => (await import('./gists.zh.json', { with: { type: 'json' } })).default,
}

/** Title and gist of every rule. */
export async function rulebook(language: Language): Promise<RuleBook> {
  const own = await GISTS[language]()
  return Object.fromEntries(
    law.rules.map(({ id, title, gist }) => [id, { title: title[language], gist: own[id] ?? gist }]),
  )
}
