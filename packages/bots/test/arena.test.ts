import { toll } from '@spinney/example-toll'
import { describe, expect, test } from 'vitest'
import {
  arenaGameOf,
  botCalled,
  createBot,
  fixtures,
  paced,
  playMatch,
  ratings,
  readBotName,
  wilson,
} from '../src/index.ts'

const contest = { game: 'toll', players: 4, bots: ['a', 'b'], games: 32, seed: 'x' }

describe('the arena', () => {
  test('every seat and role is taken equally often, on the same seeds', () => {
    const list = fixtures(contest, 4)
    expect(list).toHaveLength(32)
    const places = new Map<string, number>()
    for (const { heroSeat, rotation, seed } of list) {
      const key = `${heroSeat} ${rotation} ${seed}`
      places.set(key, (places.get(key) ?? 0) + 1)
    }
    expect(places.size).toBe(32)
    expect(new Set(list.map(({ seed }) => seed)).size).toBe(2)
    expect(list.every(({ bots, heroSeat }) => bots.filter((bot) => bot === 'a').length === 1 && bots[heroSeat] === 'a'))
  })

  test.each([2, 3, 4, 5, 6])('all factions of Root are in every seat equally often among %i', (players) => {
    const { choices, rotations, table } = arenaGameOf('root')
    const mix = { roles: choices!.roles }
    const seen = new Map<string, number>()
    expect(rotations(players, mix)).toBeGreaterThanOrEqual(10)
    for (let n = 0; n < 10; n++) {
      const { roles } = table(players, n, mix)
      expect(new Set(roles).size).toBe(players)
      roles!.forEach((role, seat) => {
        seen.set(`${role} ${seat}`, (seen.get(`${role} ${seat}`) ?? 0) + 1)
      })
    }
    expect(seen.size).toBe(10 * players)
    expect([...seen.values()].every((times) => times === 1)).toBe(true)
  })

  test('maps take turns, and tables do not repeat before all have been used', () => {
    const { rotations, table } = arenaGameOf('root')
    const mix = { boards: ['autumn', 'winter'] }
    const tables = Array.from({ length: rotations(4, mix) }, (_, n) => JSON.stringify(table(4, n, mix).config))
    expect(new Set(tables).size).toBe(tables.length)
    expect(tables.filter((text) => text.includes('winter'))).toHaveLength(tables.length / 2)
  })

  test('each bot meets each other one on the same seeds', () => {
    const list = fixtures({ ...contest, bots: ['a', 'b', 'c'], players: 2, games: 4 }, 1)
    expect(list).toHaveLength(12)
    const seedsOf = (hero: string, rest: string) =>
      list.filter((f) => f.hero === hero && f.rest === rest).map(({ seed }) => seed)
    expect(seedsOf('a', 'b')).toEqual(seedsOf('b', 'c'))
  })

  test('an automaton has its faction in every seat and changes places with whoever had it', () => {
    const { rotations, table } = arenaGameOf('root')
    const list = fixtures({ ...contest, bots: ['clockwork:eyrie@easy', 'steady'] }, rotations(4, {}))
    for (const { bots, heroSeat, rotation } of list) {
      const { config, roles } = table(4, rotation, {}, bots)
      expect(roles![heroSeat]).toBe('eyrie')
      expect(new Set(roles).size).toBe(4)
      expect((config as { seats: string[] }).seats[heroSeat]).toBe('clockwork:eyrie@easy')
    }
    expect(new Set(list.map(({ heroSeat }) => heroSeat)).size).toBe(4)
  })

  test('the interval of Wilson', () => {
    const { low, high } = wilson(81, 263)
    expect(low).toBeCloseTo(0.2553, 3)
    expect(high).toBeCloseTo(0.3662, 3)
    expect(wilson(10, 10).high).toBeCloseTo(1, 9)
    expect(wilson(10, 10).low).toBeGreaterThan(0.65)
  })

  test('ratings find known strengths', () => {
    const outcomes = Array.from({ length: 4000 }, (_, n) => ({
      bots: ['weak', 'strong'],
      shares: n % 4 === 0 ? [1, 0] : [0, 1],
    }))
    const { weak, strong } = ratings(outcomes)
    expect(strong! - weak!).toBeGreaterThan(186)
    expect(strong! - weak!).toBeLessThan(196)
    const among = Array.from({ length: 400 }, (_, n) => ({
      bots: ['hero', 'b', 'b', 'b'],
      shares: n % 2 === 0 ? [1, 0, 0, 0] : [0, 1, 0, 0],
    }))
    const four = ratings(among)
    expect(four.hero! - four.b!).toBeGreaterThan(185)
    expect(four.hero! - four.b!).toBeLessThan(195)
  })

  test('names of bots', () => {
    expect(readBotName('sharp@50ms')).toEqual({ level: 'sharp', temper: null, budget: { ms: 50 }, changes: {} })
    expect(readBotName('sharp+horizon=2+others=against@9it')).toEqual({
      level: 'sharp',
      temper: null,
      budget: { iterations: 9 },
      changes: { horizon: 2, others: 'against' },
    })
    expect(() => readBotName('genius')).toThrow('genius is no bot')
    expect(botCalled('steady').id).toBe('steady')
  })

  test('the whole of a compound action has an end', () => {
    expect(paced({}, 0).ms).toBe(1000)
    expect(paced({}, 2600).ms).toBe(400)
    expect(paced({ ms: 50 }, 5000).ms).toBe(30)
    expect(paced({ iterations: 9 }, 5000)).toEqual({ iterations: 9 })
  })

  test('a game between bots comes to an end, the same for the same seed', async () => {
    const bots = ['sharp@30it', 'steady', 'novice', 'random'].map((name) => botCalled(name))
    const config = { animals: ['otter', 'heron', 'magpie', 'frog'] }
    const play = () => playMatch(toll, { config, bots, seed: 'one' })
    const [one, two] = [await play(), await play()]
    expect(one.result).not.toBeNull()
    expect(one.state).toEqual(two.state)
  })

  test('search beats chance where nothing is known but the rules', async () => {
    const [sharp, random] = [botCalled('sharp@200it'), createBot('random')]
    let wins = 0
    for (let n = 0; n < 20; n++) {
      const bots = n % 2 === 0 ? [sharp, random] : [random, sharp]
      const played = await playMatch(toll, {
        config: { animals: ['otter', 'frog'] },
        bots,
        seed: `g${n >> 1}`,
      })
      if (played.result?.winners.includes(n % 2)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(13)
  })
})
