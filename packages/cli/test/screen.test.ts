import { Writable } from 'node:stream'
import { randomFrom } from '@spinney/kernel'
import { gapsOf, LANGUAGES, type Language } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../src/catalogues.ts'
import { GAMES } from '../src/games.ts'
import { COLUMNS, widthOf } from '../src/layout.ts'
import { main } from '../src/main.ts'
import { fakeIo, newFolder } from './terminal.ts'

/** All that is on the screen in a whole game; one seat is a person's who types numbers at random. */
async function screenOf(argv: readonly string[], players: number, language: Language): Promise<string> {
  const { io, typed } = fakeIo({ folder: newFolder() })
  const { prompt, curtain } = catalogues('cli')(language)
  const afterName = curtain!.slice(curtain!.indexOf('}}') + 2)
  const random = randomFrom(argv.join(' '))
  const screen: string[] = []
  const output = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      screen.push(text)
      if (text === `${prompt}\n` || text.endsWith(`${afterName}\n`)) typed.write(`${random.below(5) + 1}\n`)
      done()
    },
  })
  const human = LANGUAGES.indexOf(language) % players
  const args = ['play', ...argv, '--humans', String(human), '--lang', language, '--seed', '1']
  expect(await main(args, { ...io, output, games: GAMES })).toBe(0)
  return screen.join('')
}

/** What stands in messages outside their gaps, word by word. */
function vocabularyOf(owners: readonly string[], language: Language): Set<string> {
  const texts = owners.flatMap((owner) => Object.values(catalogues(owner)(language)))
  return new Set(texts.flatMap((text) => wordsIn(text.replaceAll(/\{\{[^}]*\}\}/g, ' '))))
}

const wordsIn = (text: string): string[] => text.match(/[A-Za-zÀ-ÖØ-öø-ÿ]+(?:[.'’-][A-Za-zÀ-ÖØ-öø-ÿ]+)*/g) ?? []

/** Numbers of rules, such as 6.5.3.II, A.8 or SW-6.7, are no words. */
const withoutRules = (text: string): string => text.replaceAll(/(?:SW-|\b[A-Z]\.|\b\d+\.)[\w.]+|\b[0-9a-f]{64}\b/g, ' ')

const TABLES: readonly (readonly [argv: readonly string[], players: number])[] = [
  [['root', '--seats', 'marquise,eyrie,alliance,vagabond'], 4],
  [['root', '--seats', 'lizard,riverfolk,duchy,corvid', '--map', 'lake', '--set', 'deck=exiles'], 4],
  [['root', '--seats', 'hundreds,keepers,vagabond,vagabond2', '--map', 'mountain'], 4],
  [['root', '--set', 'setup=advanced', '--players', '3', '--map', 'winter'], 3],
  [['smallworld', '--players', '2'], 2],
  [['smallworld', '--players', '5'], 5],
  [['toll', '--seats', 'otter,heron,magpie,frog'], 4],
]

describe.each(LANGUAGES)('a whole game in the terminal in %s', (language) => {
  test.each(TABLES)(
    '%s',
    async (argv, players) => {
      const screen = await screenOf(argv, players, language)
      const known = vocabularyOf([argv[0]!, 'cli'], language)
      // A player may own something: “Player 2’s”.
      const isKnown = (word: string) => known.has(word) || known.has(word.replace(/’s$/, '')) || /^[a-z]$/i.test(word)
      const strange = wordsIn(withoutRules(screen)).filter((word) => !isKnown(word))
      expect([...new Set(strange)]).toEqual([])
      expect(screen).not.toMatch(/[{}"]|undefined|null|NaN|…|\bf-\d|\b\dp-\d/)
      const lines = screen.split('\n').filter((line) => widthOf(line) > COLUMNS)
      expect(lines).toEqual([])
      expect(screen.length).toBeGreaterThan(5000)
    },
    300_000,
  )
})

test('messages name their gaps in a way that is understood', () => {
  for (const language of LANGUAGES) {
    for (const owner of ['root', 'smallworld', 'toll', 'cli']) {
      for (const [key, text] of Object.entries(catalogues(owner)(language))) {
        expect(gapsOf(text).length, `${language} ${key}`).toBe(text.split('{{').length - 1)
      }
    }
  }
})
