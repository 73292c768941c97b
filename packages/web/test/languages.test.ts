import { createWords, startTexts } from '@spinney/words'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue, PAGE } from '../src/i18n/catalogues.ts'
import { changeLanguage, ensureMessages, i18n } from '../src/i18n/index.ts'

beforeAll(async () => {
  await startTexts(i18n, { lng: 'en', resources: { en: { [PAGE]: await loadCatalogue(PAGE, 'en') } } })
})

test('a language is spoken when everything that is wanted can be said in it, also what was wanted on the way', async () => {
  await ensureMessages('root')
  const changed = changeLanguage('ja')
  const added = ensureMessages('smallworld')
  expect(i18n.language).toBe('en')
  await Promise.all([changed, added])
  expect(i18n.language).toBe('ja')
  for (const owner of [PAGE, 'root', 'smallworld']) expect(i18n.hasResourceBundle('ja', owner), owner).toBe(true)
  const words = createWords({ texts: i18n, language: 'ja', game: 'root', seatName: String })
  expect(words.term('fox')).toBe('キツネ')
})

test('the language asked for last is spoken, whichever catalogues come first', async () => {
  await changeLanguage('en')
  await Promise.all([changeLanguage('zh'), changeLanguage('en')])
  expect(i18n.language).toBe('en')
})

test('what is not there yet is a key for a while, and not for ever', async () => {
  const words = createWords({ texts: i18n, language: 'en', game: 'toll', seatName: String })
  expect(words.term('owl')).toBe('owl')
  await ensureMessages('toll')
  expect(words.term('owl')).toBe('an owl')
})
