import { describe, expect, test } from 'vitest'
import { catalogueFile, OWNERS } from './catalogue.ts'

/** Log lines that head a turn or a phase instead of telling something. */
const HEADS = ['event.turn', 'event.phase', 'event.turnBegins']

/** Messages of the terminal that show what is typed: a half-width ?, and columns. */
const TYPED = ['menu', 'prompt', 'hint', 'help']

const games = ['root', 'smallworld', 'toll']

const messagesOf = (owner: string, start = ''): [key: string, text: string][] =>
  Object.entries(catalogueFile('zh', owner))
    .filter(([key]) => key.startsWith(start))
    // What fills a gap counts as a word.
    .map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, '字')])

describe.each(games)('the Chinese of %s', (game) => {
  test('tells the log in whole sentences, without signs for numbers', () => {
    const told = messagesOf(game, 'event.').filter(([key]) => !HEADS.includes(key))
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter(([, text]) => !text.endsWith('。') || /[×→]/.test(text))).toEqual([])
  })

  test('asks with a word that asks', () => {
    const asked = messagesOf(game, 'decision.').filter(([, text]) => text.includes('？'))
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter(([, text]) => !/哪|谁|几|还是|要.*吗？/.test(text))).toEqual([])
  })

  test('has options that are no sentences', () => {
    expect(messagesOf(game, 'option.').filter(([, text]) => text.endsWith('。'))).toEqual([])
  })
})

describe.each(OWNERS)('the Chinese of %s', (owner) => {
  test('has full-width punctuation, and no spaces round numbers and words', () => {
    const texts = messagesOf(owner).filter(([key]) => !key.startsWith('footer.') && !TYPED.includes(key))
    expect(texts.filter(([, text]) => /[()?!:,;"]|[\u4e00-\u9fff] (?!·)|[^·] [\u4e00-\u9fff]/.test(text))).toEqual([])
  })
})

test('Chinese cards stand in “”, which comes with their names', () => {
  const root = catalogueFile('zh', 'root')
  const names = ['armorers', 'ambush-bird', 'dominance-mouse', 'crossbow-bird', 'faithful-retainer']
  expect(names.map((name) => root[`term.${name}`]).filter((text) => !/^“.*”$/.test(text ?? ''))).toEqual([])
  expect(Object.entries(root).filter(([, text]) => /“\{\{(?:card|pick)\}\}/.test(text))).toEqual([])
})

test('Chinese options that begin with a card or a quest have its name in “”', () => {
  const root = catalogueFile('zh', 'root')
  const names = Object.entries(root).flatMap(([key, text]) => (/^card\..*\.name$|^quest\./.test(key) ? [text] : []))
  const bare = (text: string) => names.some((name) => text === name || text.startsWith(`${name}：`))
  expect(names.length).toBeGreaterThan(50)
  expect(Object.entries(root).filter(([key, text]) => key.startsWith('option.') && bare(text))).toEqual([])
})
