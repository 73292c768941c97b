import { readdirSync, readFileSync } from 'node:fs'
import { copy, decide, type Game, playRandomly, randomFrom, resample, type State, start } from '@spinney/kernel'
import { type SmallWorld, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { arenaGameOf } from '../src/brains.ts'
import { gainedBy } from '../src/explain.ts'
import { type BotRequest, brainOf, createBot, explain, games, type Mix, requestFor } from '../src/index.ts'

const LANGUAGES = readdirSync(new URL('../../words/messages', import.meta.url))
const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(`../../words/messages/${language}/bots.json`, import.meta.url)
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]
  }),
)

function smallWorldRequest(n: number): BotRequest<SmallWorld> | null {
  const game: Game<SmallWorld> = smallworld
  const { state } = start(smallworld, smallworld.config({ players: 2 }))
  playRandomly(game, state, randomFrom(n), 30 + n)
  const ask = decide(game, state)
  if (ask === null || ask.seat === 'chance' || ask.options.length < 2) return null
  return requestFor(game, state, ask.seat, { seed: `e${n}`, budget: { iterations: 40 } })
}

describe('explaining a choice', () => {
  test('names the choice, the second best and a reason that every language can word', async () => {
    let reasons = 0
    for (let n = 0; n < 25; n++) {
      const request = smallWorldRequest(n)
      if (request === null) continue
      const opinion = await createBot('sharp').weigh(request)
      const { index, pick, second, sentence, reason } = explain(request, opinion)
      expect(index).toBe(opinion.index)
      expect(pick).toEqual(request.decision.options[index])
      if (second !== null) expect(second.index).not.toBe(index)
      for (const language of LANGUAGES) {
        expect(catalogues[language]).toHaveProperty([sentence.key])
        if (reason !== null) expect(catalogues[language]).toHaveProperty([reason.key])
      }
      if (reason !== null) reasons++
    }
    expect(reasons).toBeGreaterThan(3)
  })

  test('there is a message in every language for every part of every evaluation', () => {
    for (const game of games) {
      const brain = brainOf(game)
      const { players: table, choices, rotations, table: tableOf } = arenaGameOf(game.id)
      const mix: Mix = choices ?? {}
      const players = table.usual
      // As many tables as it takes to have every role at one of them.
      for (let n = 0; n < Math.min(mix.roles?.length ?? 1, rotations(players, mix)); n++) {
        const { state } = start(game, game.config(tableOf(players, n, mix).config))
        playRandomly(game, state, randomFrom('parts'), 40)
        for (let seat = 0; seat < players; seat++) {
          for (const part of Object.keys(brain.reasons!(state, seat))) {
            for (const language of LANGUAGES) {
              expect(catalogues[language], language).toHaveProperty([`reason.${game.id}.${part}`])
            }
          }
        }
      }
    }
  })

  test('an only option needs no reason', () => {
    const request = smallWorldRequest(1) ?? smallWorldRequest(2)!
    const decision = { ...request.decision, options: [request.decision.options[0]!] }
    const opinion = { index: 0, ranking: [{ index: 0, value: null, effort: 1 }], iterations: 0 }
    expect(explain({ ...request, decision }, opinion).sentence.key).toBe('explain.only')
  })
})

describe('telling what an action has brought', () => {
  const game = games.find(({ id }) => id === 'root')!
  const brain = brainOf(game)
  const { table: tableOf } = arenaGameOf('root')

  /** Positions before and after a few answers in random games, and who gave the first of them. */
  function deeds(count: number): { before: State; after: State; seat: number }[] {
    const found = []
    for (let n = 0; found.length < count; n++) {
      const { state } = start(game, game.config(tableOf(4, n, {}).config))
      playRandomly(game, state, randomFrom(`deed${n}`), 60 + 7 * n)
      const seat = decide(game, state)?.seat
      if (typeof seat !== 'number') continue
      const before = copy(state)
      playRandomly(game, state, randomFrom(`more${n}`), 4)
      if (!state.over) found.push({ before, after: state, seat })
    }
    return found
  }

  test('has words in every language, and often something to say', () => {
    const told = deeds(12).flatMap(({ before, after, seat }) => {
      return gainedBy({ game, before, after, seat, eyes: (seat + 1) % 4, seed: 's' }, brain) ?? []
    })
    expect(told.length).toBeGreaterThan(3)
    for (const { key } of told) for (const language of LANGUAGES) expect(catalogues[language]).toHaveProperty([key])
  })

  test('says the same whatever is hidden from whoever asks', () => {
    for (const { before, after, seat } of deeds(8)) {
      const eyes = (seat + 1) % 4
      const told = gainedBy({ game, before, after, seat, eyes, seed: 's' }, brain)
      for (let n = 0; n < 3; n++) {
        const dealt = (g: State) => resample(game, g, eyes, randomFrom(`other${n}`))
        expect(gainedBy({ game, before: dealt(before), after: dealt(after), seat, eyes, seed: 's' }, brain)).toEqual(
          told,
        )
      }
    }
  })

  test('says nothing while a table is being set up', () => {
    const { state } = start(game, game.config(tableOf(4, 1, {}).config))
    expect(gainedBy({ game, before: state, after: copy(state), seat: 0, eyes: 1, seed: 's' }, brain)).toBeNull()
  })
})
