import { randomFrom, type State } from '@spinney/kernel'
import { scramble } from '@spinney/kernel/testing'
import { describe, expect, test } from 'vitest'
import { createEngine, PROTOCOL } from '../src/engine/engine.ts'
import { answer, begin } from '../src/engine/positions.ts'
import { GAMES } from '../src/games.ts'
import { main } from '../src/main.ts'
import { fakeIo } from './terminal.ts'

interface Situation {
  position: string
  version: number
  over: boolean
  result: { winners: number[]; scores: number[] } | null
  asked: { seat: number | 'chance'; kind: string; options: unknown[]; weights: number[] | null } | null
}

/** An engine that is spoken to in records; trouble is thrown. */
function talk() {
  const engine = createEngine(GAMES)
  const reply = async (fields: object) => await engine.reply(JSON.stringify(fields))
  const say = async <T = Situation>(fields: object): Promise<T> => {
    const { ok, error } = await reply(fields)
    if (error !== undefined) throw new Error(`${error.code}: ${error.message}`)
    return JSON.parse(JSON.stringify(ok)) as T
  }
  return { engine, reply, say }
}

describe('the engine for programs', () => {
  test('says what it is', async () => {
    const hello = await talk().say<{ protocol: number; games: { id: string }[] }>({ do: 'hello' })
    expect(hello.protocol).toBe(PROTOCOL)
    expect(hello.games.map(({ id }) => id)).toEqual(['root', 'smallworld', 'toll'])
  })

  test.each(['root', 'smallworld', 'toll'])('%s: a whole game by numbers of options', async (game) => {
    const { say } = talk()
    let now = await say({ do: 'new', game, seed: 'whole' })
    const random = randomFrom(game)
    for (let i = 0; !now.over && i < 20_000; i++) {
      expect(now.asked?.seat).not.toBe('chance')
      now = await say({ do: 'answer', position: now.position, index: random.below(now.asked!.options.length) })
    }
    expect(now.over).toBe(true)
    expect(now.asked).toBeNull()
    expect(now.result!.winners.length).toBeGreaterThan(0)
  })

  test('one seed gives the dice of `play` and `simulate`', async () => {
    const { say } = talk()
    const first = await say({ do: 'new', game: 'root', players: 2, seed: '7/0' })
    const again = await say({ do: 'new', game: 'root', players: 2, seed: '7/0' })
    expect(again).toEqual({ ...first, position: again.position })
    const { io, written } = fakeIo({ input: '' })
    await main(['simulate', 'root', '--players', '2', '--games', '1', '--seed', '7', '--json'], { ...io, games: GAMES })
    let now = first
    while (!now.over) {
      const { index } = await say<{ index: number }>({
        do: 'bot',
        position: first.position,
        bot: 'random',
        seed: '7/0',
      })
      now = await say({ do: 'answer', position: first.position, index })
    }
    expect(JSON.parse(written.out).meanScores).toEqual({
      marquise: now.result!.scores[0],
      eyrie: now.result!.scores[1],
    })
  })

  test('answers by what is picked, and takes them back', async () => {
    const { say } = talk()
    const first = await say({ do: 'new', game: 'root', players: 2, seed: 'x' })
    const { position } = first
    const second = await say({ do: 'answer', position, pick: first.asked!.options[1] })
    expect(second.version).toBeGreaterThan(first.version)
    const third = await say({ do: 'answer', position, index: 0 })
    expect(await say({ do: 'undo', position })).toEqual({ ...second, taken: 1 })
    expect(await say({ do: 'answer', position, index: 0 })).toEqual(third)
    expect(await say({ do: 'undo', position, answers: 99 })).toEqual({ ...first, taken: 2 })
    expect(await say({ do: 'undo', position })).toEqual({ ...first, taken: 0 })
  })

  test('a copy goes its own way, with the same dice', async () => {
    const { say } = talk()
    const { position } = await say({ do: 'new', game: 'smallworld', players: 2, seed: 'x' })
    const other = await say({ do: 'copy', position })
    const here = await say({ do: 'answer', position, index: 0 })
    const before = await say({ do: 'look', position: other.position })
    expect(before).toEqual(other)
    expect(await say({ do: 'answer', position: other.position, index: 0 })).toEqual({
      ...here,
      position: other.position,
    })
    await say({ do: 'drop', position: other.position })
    await expect(say({ do: 'look', position: other.position })).rejects.toThrow(/there is no position/)
  })

  test('a program may answer for chance, by the weights it is told', async () => {
    const { say } = talk()
    const { asked } = await say({ do: 'new', game: 'root', players: 2, chance: 'ask' })
    expect(asked!.seat).toBe('chance')
    expect(asked!.weights === null || asked!.weights.length === asked!.options.length).toBe(true)
  })

  test('saved positions can be loaded', async () => {
    const { say } = talk()
    const { position } = await say({ do: 'new', game: 'root', players: 3, seed: 's' })
    const now = await say({ do: 'answer', position, index: 0 })
    const { snapshot } = await say<{ snapshot: string }>({ do: 'save', position })
    const loaded = await say({ do: 'load', game: 'root', snapshot })
    expect(loaded).toEqual({ ...now, position: loaded.position })
  })

  test('views hide what a seat may not know; a position dealt anew shows it the same', async () => {
    const { say } = talk()
    const { position } = await say({ do: 'new', game: 'root', players: 2, seed: 's' })
    for (let i = 0; i < 30; i++) await say({ do: 'answer', position, index: 0 })
    const seen = await say<{ state: { hands: (number | null)[][] } }>({ do: 'view', position, seat: 1 })
    expect(seen.state.hands[0]!.every((card) => card === null)).toBe(true)
    const other = await say({ do: 'resample', position, seat: 1, seed: 'y' })
    expect(await say({ do: 'view', position: other.position, seat: 1 })).toEqual(seen)
    const onlooker = await say<{ state: { hands: (number | null)[][] } }>({ do: 'view', position, seat: null })
    expect(onlooker.state.hands.flat().every((card) => card === null)).toBe(true)
  })

  test('judges positions, plays them out, asks bots, cites rules', async () => {
    const { say } = talk()
    const { position, asked } = await say({ do: 'new', game: 'root', players: 2, seed: 's' })
    const { shares } = await say<{ shares: number[] }>({ do: 'evaluate', position })
    expect(shares[0]! + shares[1]!).toBeCloseTo(0.97)
    const out = await say<{ result: { winners: number[] }; answers: number }>({ do: 'playout', position, seed: 'z' })
    expect(out.result.winners.length).toBeGreaterThan(0)
    expect((await say({ do: 'look', position })).asked).toEqual(asked)
    const { ranking } = await say<{ ranking: unknown[] }>({ do: 'bot', position, bot: 'sharp@40it', ranking: true })
    expect(ranking).toHaveLength(asked!.options.length)
    const { laws } = await say<{ laws: string[] }>({ do: 'laws', position })
    expect(laws).toHaveLength(asked!.options.length)
  })
})

describe('what makes no sense is answered in words', () => {
  test.each([
    [{ do: 'dance' }, /unknown verb "dance"/],
    [{ do: 'toString' }, /unknown verb/],
    [{}, /"do" must be a text/],
    [{ do: 'new', game: 'chess' }, /unknown game "chess"/],
    [{ do: 'new', game: 'root', seats: ['frog'] }, /Root is for 2 to 6 players/],
    [{ do: 'new', game: 'root', players: 'two' }, /"players" must be a whole number/],
    [{ do: 'look', position: 'p9' }, /there is no position "p9"/],
    [{ do: 'evaluate', position: 7 }, /"position" must be a text/],
    [{ do: 'load', game: 'root', snapshot: '{}' }, /not a spinney-snapshot file/],
  ])('%j', async (line, message) => {
    const { error } = await talk().reply({ id: 4, ...line })
    expect(error?.code).toBe('input')
    expect(error?.message).toMatch(message)
  })

  test('refused answers leave the position as it is', async () => {
    const { say, reply } = talk()
    const now = await say({ do: 'new', game: 'root', players: 2, seed: 'x' })
    for (const wrong of [{ index: 999 }, { pick: 'frog' }, {}]) {
      expect((await reply({ do: 'answer', position: now.position, ...wrong })).error?.code).toBe('refused')
    }
    expect((await reply({ do: 'answer', position: now.position, index: -1 })).error?.code).toBe('input')
    expect(await say({ do: 'look', position: now.position })).toEqual(now)
  })

  test('where the rules themselves fail, the position is as it was', () => {
    const toll = GAMES.find(({ game }) => game.id === 'toll')!.game
    const sound = begin(toll, toll.config({ animals: ['otter', 'frog'] }), 'x')
    const before = JSON.stringify(sound.state)
    const broken = {
      ...sound.ask!.step,
      effect: (g: State) => {
        g.version += 5
        throw new Error('a mistake of the rules')
      },
    }
    sound.ask = { ...sound.ask!, step: broken }
    expect(() => answer(sound, 0)).toThrow('a mistake of the rules')
    expect(JSON.stringify(sound.state)).toBe(before)
    expect(sound.past).toEqual([])
    answer(sound, 0)
    expect(sound.past).toHaveLength(1)
  })

  test('a position from a snapshot on which the rules fail, however late, is told to be none; one of ours is a fault', async () => {
    const toll = GAMES.find(({ game }) => game.id === 'toll')!
    const result: typeof toll.game.result = (g) => {
      if (g.over) throw new Error('a nut is missing')
      return null
    }
    const engine = createEngine([{ ...toll, game: { ...toll.game, result } }])
    const reply = async (fields: object) => await engine.reply(JSON.stringify(fields))
    const { ok: own } = await reply({ do: 'new', game: 'toll' })
    const { position } = own as { position: string }
    expect(await reply({ do: 'playout', position })).toMatchObject({
      error: { code: 'bug', message: 'a nut is missing' },
    })
    const { ok: saved } = await reply({ do: 'save', position })
    const { ok: loaded } = await reply({ do: 'load', game: 'toll', snapshot: (saved as { snapshot: string }).snapshot })
    const { ok: copied } = await reply({ do: 'copy', position: (loaded as { position: string }).position })
    for (const one of [loaded, copied]) {
      const { error } = await reply({ do: 'playout', position: (one as { position: string }).position })
      expect(error).toEqual({
        code: 'input',
        message: 'this position comes from a snapshot and cannot be played on: a nut is missing',
      })
    }
  })

  test('500 damaged lines: never a bug', async () => {
    const { engine, say } = talk()
    const { position } = await say({ do: 'new', game: 'smallworld', players: 2, seed: 'x' })
    const random = randomFrom('lines')
    const lines = [
      JSON.stringify({ id: 1, do: 'answer', position, index: 0 }),
      JSON.stringify({ id: 2, do: 'new', game: 'smallworld', config: { players: 3, rules: {} } }),
      JSON.stringify({ id: 3, do: 'resample', position, seat: 1, seed: 'a' }),
      JSON.stringify({ id: 4, do: 'undo', position, answers: 3 }),
    ]
    for (let i = 0; i < 500; i++) {
      const { error } = await engine.reply(scramble(random, lines[i % lines.length]!))
      expect(error?.code).not.toBe('bug')
    }
  })
})

test('over standard input: a line for a line, until the input ends', async () => {
  const input = ['{"id":1,"do":"hello"}', '', 'nonsense', '{"id":"last","do":"quit"}', '{"id":5,"do":"hello"}'].join(
    '\n',
  )
  const { io, written } = fakeIo({ input })
  expect(await main(['serve-engine'], io)).toBe(0)
  const lines = written.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ id }) => id)).toEqual([1, null, 'last'])
  expect(lines[1].error.message).toMatch(/this is not JSON/)
})
