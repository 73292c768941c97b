import { LANGUAGES } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { GAMES, LAWS } from '../src/games.ts'
import { simulate } from '../src/simulate.ts'
import { fakeIo, spinney } from './terminal.ts'

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('the entry of %s', (_id, entry) => {
  test('sets up a table without any option, and names its seats', () => {
    const config = entry.game.config(entry.configFrom({ set: {} }))
    expect(entry.seatNames(config)).toHaveLength(entry.game.seats(config))
  })

  test('can be simulated to the end', async () => {
    const config = entry.game.config(entry.configFrom({ set: {} }))
    const plan = { entry, config, bots: ['random'], games: 3, seed: '1' }
    const done = await simulate(fakeIo({ input: '', games: GAMES }).io, plan)
    expect(done).toMatchObject({ games: 3, finished: 3 })
  })

  test('has a name in every language', () => {
    for (const language of LANGUAGES) expect(entry.messages(language)['game.name']).toBeTruthy()
  })

  test('refuses a hundred players', () => {
    expect(() => entry.game.config(entry.configFrom({ players: 99, set: {} }))).toThrow(/players/)
  })
})

test('ids are unique, and the example comes last', () => {
  const ids = GAMES.map(({ game }) => game.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.at(-1)).toBe('toll')
  expect(Object.keys(LAWS)).toContain('root')
})

test('Small World counts how races and powers fare', async () => {
  const entry = GAMES.find(({ game }) => game.id === 'smallworld')!
  const config = entry.game.config(entry.configFrom({ players: 3, set: {} }))
  const { statistics } = await simulate(fakeIo({ input: '', games: GAMES }).io, {
    entry,
    config,
    bots: ['random'],
    games: 20,
    seed: '1',
  })
  const { races, powers } = statistics as Record<string, Record<string, { games: number; winRate: number | null }>>
  expect(Object.keys(races!)).toHaveLength(14)
  expect(Object.keys(powers!)).toHaveLength(20)
  const played = Object.values(races!).reduce((sum, { games }) => sum + games, 0)
  expect(played).toBeGreaterThanOrEqual(60)
  for (const { winRate } of Object.values(races!)) if (winRate !== null) expect(winRate).toBeLessThanOrEqual(1)
})

test('--first names the first player of Small World, too; what it does not have is said', async () => {
  const { configFrom, game } = GAMES.find((entry) => entry.game.id === 'smallworld')!
  expect(game.config(configFrom({ players: 3, set: { first: '2' } }))).toMatchObject({ firstPlayer: 2 })
  expect(game.config(configFrom({ players: 3, set: { first: 'random' } }))).toMatchObject({ firstPlayer: 'random' })
  expect(() => game.config(configFrom({ players: 3, set: { first: '3' } }))).toThrow('firstPlayer is a seat')
  expect(() => configFrom({ players: 3, set: { deck: 'base' } })).toThrow('Small World has no decks')
})

test('numbers of settings are written as digits', async () => {
  for (const set of [
    'dieFaces=,,',
    'dieFaces=0,,1',
    'dieFaces=-0',
    'dieFaces=1e0',
    'firstPlayer=',
    'firstPlayer=0x1',
  ]) {
    const { code, err } = await spinney(['simulate', 'smallworld', '--games', '1', '--set', set], { games: GAMES })
    expect(code, set).toBe(2)
    expect(err).toMatch(/^error: .*(dieFaces|firstPlayer)/)
  }
})
