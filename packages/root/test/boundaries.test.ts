import { describe, expect, test } from 'vitest'
import { FACTION_IDS } from '../src/facts/factions.ts'
import { DECKS } from '../src/index.ts'
import { keptIn } from './law/keeping.ts'
import { sourceFiles, withoutComments } from './law/sources.ts'

/** The common rules: everything but the factions, the cards, the data and the tools for tests. */
const isCommon = (file: string): boolean =>
  /^(core|actions|turn)\/|^(board|cards)\/[^/]+\.ts$|^(config|game)\.ts$/.test(file)

/** Ambush and dominance are cards that the Law itself knows (2.1.2, 2.1.3). */
const CARD_NAMES = [...new Set(Object.values(DECKS).flatMap((deck) => deck.map(({ name }) => name)))].filter(
  (name) => name !== 'ambush' && name !== 'dominance',
)

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const common = sourceFiles(isCommon).map(({ file, text }) => ({ file, code: withoutComments(text) }))

function naming(words: readonly string[]): string[] {
  return common.flatMap(({ file, code }) =>
    words.filter((word) => code.includes(word)).map((word) => `${file}: ${word}`),
  )
}

describe('the common rules', () => {
  test('are found where they are looked for', () => {
    expect(common.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'core/rule.ts',
        'actions/battle.ts',
        'turn/setup.ts',
        'board/map.ts',
        'cards/hand.ts',
        'game.ts',
      ]),
    )
    expect(common.map(({ file }) => file)).not.toContain('cards/effects/base.ts')
  })

  test('name no faction', () => {
    const capital = (id: string) => id[0]!.toUpperCase() + id.slice(1)
    expect(naming(FACTION_IDS.flatMap((id) => [id, capital(id)]))).toEqual([])
  })

  test('name no card', () => {
    const quoted = CARD_NAMES.flatMap((name) => [`'${name}'`, `.${camel(name)}`, `${camel(name)}(`])
    expect(naming(quoted)).toEqual([])
  })

  test('import nothing of a faction or of the effects of cards', () => {
    expect(naming(['/factions/', '/effects/'])).toEqual([])
  })
})

describe('modules', () => {
  test('keep nothing: what a game needs to remember stands in its state or in the closure of rootGame', () => {
    const sources = sourceFiles(() => true)
    expect(sources.length).toBeGreaterThan(150)
    expect(sources.flatMap(({ file, text }) => keptIn(file, text))).toEqual([])
  })

  test.each([
    ['let kept = 0', 'a variable of the module'],
    ['const kept: number[] = []\nexport function add(): void {\n  kept.push(1)\n}', 'kept is changed'],
    ['const kept = new Map()\nexport const put = (key: string) => kept.set(key, 1)', 'kept is changed'],
    ['const kept: { a: number } = { a: 1 }\nexport const more = () => kept.a++', 'kept is changed'],
    ["import { hooks } from './hooks.ts'\nexport const hang = () => hooks.ruler.push(1)", 'hooks is changed'],
    ["import { install } from './registry.ts'\ninstall({})", 'something that happens on loading'],
  ])('that keep something are found: %s', (text, what) => {
    expect(keptIn('kept.ts', text)).toEqual([expect.stringContaining(what)])
  })

  test('that only use their own variables are not', () => {
    expect(keptIn('fine.ts', 'export const sorted = (kept: number[]) => {\n  kept.sort()\n  return kept\n}')).toEqual(
      [],
    )
  })
})
