import { readdirSync, readFileSync } from 'node:fs'
import { type Toll, toll } from '@spinney/example-toll'
import { decide, type Game, playRandomly, randomFrom, resample, roll, type State, start, take } from '@spinney/kernel'
import { type Root, root } from '@spinney/root'
import { type SmallWorld, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { arenaGameOf } from '../src/brains.ts'
import { type Advice, advise, brainOf, createBot, type Opinion, requestFor } from '../src/index.ts'

const LANGUAGES = readdirSync(new URL('../../words/messages', import.meta.url))
const messagesIn = (language: string, owner: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../words/messages/${language}/${owner}.json`, import.meta.url), 'utf8'))

async function adviceAt<G extends State>(game: Game<G>, g: G, iterations: number): Promise<Advice> {
  const seat = decide(game, g)!.seat as number
  const request = requestFor(game, g, seat, { seed: 'coach', budget: { iterations } })
  return advise(request, await createBot('sharp').weigh(request), brainOf(game))
}

/** Positions of random games in which somebody has a real choice. */
function positions<G extends State>(game: Game<G>, config: unknown, count: number, after: number): G[] {
  const found: G[] = []
  for (let n = 0; found.length < count; n++) {
    const { state } = start(game as Game<G, unknown>, config)
    playRandomly(game, state, randomFrom(`coach${n}`), after + 3 * (n % 6))
    const ask = decide(game, state)
    if (ask !== null && ask.seat !== 'chance' && ask.options.length > 2) found.push(state)
  }
  return found
}

/** Whatever is hidden from the seat may be otherwise: the coach says the same. */
async function expectSameWords<G extends State>(game: Game<G>, states: readonly G[], iterations: number) {
  let mistakes = 0
  for (const truth of states) {
    const seat = decide(game, truth)!.seat as number
    const said = await adviceAt(game, truth, iterations)
    mistakes += said.mistakes.length
    for (let n = 0; n < 2; n++) {
      const other = resample(game, truth, seat, randomFrom(`other${n}`))
      expect(await adviceAt(game, other, iterations)).toEqual(said)
    }
  }
  return mistakes
}

describe('a coach tells nothing that its seat may not know', () => {
  test('Root, with all ten factions', async () => {
    const game: Game<Root> = root
    const { table, choices } = arenaGameOf('root')
    for (const n of [0, 7, 14]) {
      const { config } = table(4, n, { roles: choices!.roles! })
      await expectSameWords(game, positions(game, root.config(config), 2, 120), 70)
    }
  })

  test('Small World', async () => {
    await expectSameWords<SmallWorld>(smallworld, positions(smallworld, smallworld.config({ players: 3 }), 4, 30), 60)
  })

  test('Toll, of which bots know nothing', async () => {
    const game: Game<Toll> = toll
    await expectSameWords(game, positions(game, { animals: ['otter', 'heron', 'frog'] }, 4, 12), 60)
  })
})

describe('what it says', () => {
  const [truth] = positions<SmallWorld>(smallworld, smallworld.config({ players: 2 }), 1, 30)
  const game: Game<SmallWorld> = smallworld
  const seat = decide(game, truth!)!.seat as number
  const request = requestFor(game, truth!, seat, { seed: 's' })
  const opinion = (values: readonly (number | null)[]): Opinion => ({
    index: 0,
    ranking: values.map((value, index) => ({ index, value, effort: 1 / values.length })),
    iterations: 100,
  })
  const told = (values: readonly (number | null)[]) => advise(request, opinion(values), brainOf(game))

  test('an option that loses much is a mistake, one that loses little is none', () => {
    const { mistakes, best, second } = told([0.5, 0.46, 0.41])
    expect([best, second]).toEqual([0, 1])
    expect(mistakes).toMatchObject([{ index: 2, loss: 9 }])
  })

  test('how much is at stake follows what the usual option loses', () => {
    expect(told([0.5, 0.5, 0.49]).stake).toBe('little')
    expect(told([0.5, 0.48, 0.47]).stake).toBe('some')
    expect(told([0.5, 0.4, 0.3]).stake).toBe('much')
  })

  test('who stops before the first conquest of a turn is warned, though no search cares to look at it', async () => {
    const { state } = start(smallworld, smallworld.config({ players: 2 }))
    const luck = randomFrom('a')
    let ask = decide(game, state)!
    while (ask.kind !== 'conquer') ask = take(game, state, ask, ask.seat === 'chance' ? roll(ask, luck) : 0)!
    const { mistakes } = await adviceAt(game, state, 60)
    expect(mistakes.map(({ index }) => ask.options[index])).toContain('pass')
  })

  test('while a faction sets up, nothing is wanted where the options are alike', () => {
    const game: Game<Root> = root
    const { state } = start(game as Game<Root, unknown>, root.config({ seats: ['marquise', 'eyrie'] }))
    const luck = randomFrom('keep')
    const untilAsked = (kind: string) => {
      for (let ask = decide(game, state)!; ask.kind !== kind; ) {
        ask = take(game, state, ask, ask.seat === 'chance' ? roll(ask, luck) : 0)!
      }
      const { seat, options } = decide(game, state)!
      const ranking = options.map((_, index) => ({ index, value: 0.5 - index / 1000, effort: 1 / options.length }))
      const opinion: Opinion = { index: 0, ranking, iterations: 100 }
      return advise(requestFor(game, state, seat as number, { seed: 's' }), opinion, brainOf(game))
    }
    expect(untilAsked('marquiseKeep')).toMatchObject({ stake: 'little', want: null })
    expect(untilAsked('marquiseDaylight').want).not.toBeNull()
  })

  test('every part of every evaluation has words for what to be after, in every language', () => {
    for (const language of LANGUAGES) {
      const wants = Object.keys(messagesIn(language, 'coach')).filter((key) => /^want\.\w+\./.test(key))
      const reasons = Object.keys(messagesIn(language, 'bots')).filter((key) => key.startsWith('reason.'))
      expect(wants.map((key) => key.slice(5)).sort()).toEqual(reasons.map((key) => key.slice(7)).sort())
    }
  })
})
