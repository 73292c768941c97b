import { decide, playRandomly, randomFrom, type Seat, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { arenaGameOf, botCalled, explain, games, requestFor } from '../src/index.ts'
import { KNOWLEDGE, thinkersFor } from '../src/think.ts'

describe('bots that load what they know', () => {
  test('have a line for every game that bots know', async () => {
    expect(Object.keys(KNOWLEDGE).sort()).toEqual(games.map(({ id }) => id).sort())
    for (const game of games) expect((await KNOWLEDGE[game.id]!()).game.id).toBe(game.id)
  })

  test.each(games.map((game) => [game.id, game] as const))('think of %s as the others do', async (id, game) => {
    const arena = arenaGameOf(id)
    const { state } = start(game, game.config(arena.table(arena.players.usual, 0, {}).config))
    let ask = decide(game, state)
    for (let i = 0; i < 100 && (ask === null || ask.seat === 'chance' || ask.options.length < 3); i++) {
      playRandomly(game, state, randomFrom(`think${i}`), 1)
      ask = decide(game, state)
    }
    const request = requestFor(game, state, ask!.seat as Seat, { seed: 'think' })
    const { bot, explain: explainHere } = await thinkersFor(id)
    const opinion = await bot('steady').weigh(request)
    expect(opinion).toEqual(await botCalled('steady').weigh(request))
    expect(explainHere(request, opinion)).toEqual(explain(request, opinion))
  })

  test('play what they know nothing about by search alone', async () => {
    const { bot } = await thinkersFor('toString')
    expect(bot('steady').id).toBe('steady')
  })
})
