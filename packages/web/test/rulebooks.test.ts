import annex from '@spinney/root/law/annex.json' with { type: 'json' }
import rootIndex from '@spinney/root/law/index.json' with { type: 'json' }
import rootTerms from '@spinney/root/law/terms.json' with { type: 'json' }
import smallworldIndex from '@spinney/smallworld/law/index.json' with { type: 'json' }
import smallworldTerms from '@spinney/smallworld/law/terms.json' with { type: 'json' }
import { LANGUAGES, type Language } from '@spinney/words'
import { misnamed } from '@spinney/words/terms'
import { describe, expect, test } from 'vitest'
import { rulebook as rootRules } from '../src/root/rulebook.ts'
import type { Rule } from '../src/rulebooks.ts'
import { rulebook as smallworldRules } from '../src/smallworld/rulebook.ts'

/** What a phone shows well. */
const LONGEST: Record<Language, { title: number; gist: number }> = {
  en: { title: 60, gist: 280 },
  ja: { title: 24, gist: 140 },
  zh: { title: 24, gist: 140 },
}

/** Remarks to developers, and a translator's, that players should not see. */
const NOTES =
  /\b(?:heading|chapter|enforce|overview\)|pointer to|restates|theme and summary)|見出し|再掲|未訳|标题|重申/i

/** Punctuation and counters that the style of a language does not have. */
const SLIPS: Record<Language, RegExp> = {
  en: / - |\.\.\.|["']|\s{2}|\s[.,;:]/,
  ja: /[()?!:,]|[\u3040-\u9fff] |VP |神官\d+人|(?:アイテム|建物|カード)\d+個/,
  zh: /[()?!:,;]|[\u4e00-\u9fff] | [\u4e00-\u9fff]|[\u3040-\u30ff]/,
}

/** The rules of a game by their numbers. */
type Rules = { readonly [id: string]: Rule }
const byNumber =
  (book: typeof rootRules) =>
  async (language: Language): Promise<Rules> =>
    Object.fromEntries((await book(language)).rules.map((rule) => [rule.id, rule]))
const [rootBook, smallworldBook] = [rootRules, smallworldRules].map(byNumber)

describe.each([
  { game: 'Root', index: [...rootIndex, ...annex], book: rootBook!, terms: rootTerms },
  { game: 'Small World', index: smallworldIndex, book: smallworldBook!, terms: smallworldTerms },
])('the rules of $game', ({ index, book, terms }) => {
  const ids = index.map((rule) => rule.id)

  test.each(LANGUAGES)('have a title and a gist in %s', async (language) => {
    const rules = await book(language)
    expect(Object.keys(rules).sort()).toEqual([...ids].sort())
    const bare = Object.entries(rules).filter(([, { gist }]) => gist === '')
    expect(bare.map(([id]) => id)).toEqual([])
    expect(textsOf(rules).filter(([, text]) => text.trim() !== text || text.length < 1)).toEqual([])
  })

  test('are worded in each language, not copied from another', async () => {
    const [en, ja, zh] = await Promise.all([book('en'), book('ja'), book('zh')])
    const copied = ids.filter((id) => {
      const gists = [en, ja, zh].map((rules) => rules[id]!.gist)
      return new Set(gists).size < gists.length || [ja, zh].some((rules) => rules[id]!.title === en[id]!.title)
    })
    expect(copied).toEqual([])
  })

  test.each(LANGUAGES)('fit a phone in %s', async (language) => {
    const { title, gist } = LONGEST[language]
    const long = Object.entries(await book(language)).filter(([, rule]) => {
      return rule.title.length > title || rule.gist.length > gist
    })
    expect(long).toEqual([])
  })

  test.each(LANGUAGES)('speak to players in the words of the game in %s', async (language) => {
    const texts = textsOf(await book(language))
    expect(texts.filter(([, text]) => NOTES.test(text))).toEqual([])
    expect(texts.filter(([, text]) => SLIPS[language].test(text))).toEqual([])
    expect(texts.flatMap(([id, text]) => misnamed(text, terms[language]).map((word) => `${id}: ${word}`))).toEqual([])
  })

  test.each(LANGUAGES)('have gists that are sentences in %s', async (language) => {
    const end = language === 'en' ? /[.]$/ : /。$/
    const open = Object.entries(await book(language)).filter(([, { gist }]) => !end.test(gist))
    expect(open).toEqual([])
  })
})

function textsOf(rules: Rules): [id: string, text: string][] {
  return Object.entries(rules).flatMap(([id, { title, gist }]): [string, string][] => [
    [id, title],
    [id, gist],
  ])
}

test('a word to avoid is found in a text, and in English only as a whole word', () => {
  expect(misnamed('戦士を置く', { 戦士: '兵士' })).toEqual(['戦士 → 兵士'])
  expect(misnamed('Place it beside the board', { beside: 'next to' })).toEqual(['beside → next to'])
  expect(misnamed('Beside it', { beside: 'next to' })).toEqual(['beside → next to'])
  expect(misnamed('Besides, greyish', { beside: 'next to', grey: 'gray' })).toEqual([])
})
