import { decide, playRandomly, randomFrom, type State, start } from '@spinney/kernel'
import { playMatch } from './arena/match.ts'
import type { BotRequest } from './bot.ts'
import { type Tuning, tuningOf } from './brain.ts'
import { arenaGameOf, brainOf, games } from './brains.ts'
import { now } from './clock.ts'
import { createBot } from './known.ts'
import { requestFor } from './request.ts'

/** How fast bots think in one game. */
export interface SearchSpeed {
  readonly game: string
  readonly players: number
  /** Continuations to the horizon. */
  readonly iterationsPerSecond: number
  /** The same with those that are played on to compare what comes of them; null where none are. */
  readonly comparingPerSecond: number | null
  readonly steadyGameSeconds: number
}

/** Positions of a game that are searched. */
const POSITIONS = 6
/** Games that steady plays; the best is told, since the first ones also warm up. */
const GAMES = 3

/** Iterations per millisecond that are not counted: engines make code fast only after they have seen it at work. */
const WARM_UP = 4

/** Measures search and quick play in those of the named games that bots know. */
export async function searchSpeed(names: readonly string[], milliseconds: number): Promise<SearchSpeed[]> {
  const found: SearchSpeed[] = []
  for (const game of games.filter(({ id }) => names.includes(id))) {
    const { players: table } = arenaGameOf(game.id)
    for (const players of new Set([table.usual, Math.min(4, table.most)])) {
      found.push({
        game: game.id,
        players,
        iterationsPerSecond: await iterationsPerSecond(game.id, players, milliseconds, { doubts: [] }),
        comparingPerSecond:
          tuningOf(brainOf(game)).doubts.length === 0
            ? null
            : await iterationsPerSecond(game.id, players, milliseconds),
        steadyGameSeconds: await steadyGame(game.id, players),
      })
    }
  }
  return found
}

async function iterationsPerSecond(
  id: string,
  players: number,
  milliseconds: number,
  changes: Partial<Tuning> = {},
): Promise<number> {
  const requests = positions(id, players)
  const sharp = createBot('sharp', { changes })
  const warmUp = { iterations: (WARM_UP * milliseconds) / requests.length }
  for (const request of requests) await sharp.weigh({ ...request, budget: warmUp })
  let iterations = 0
  let ms = 0
  for (const request of requests) {
    const begin = now()
    const opinion = await sharp.weigh({ ...request, budget: { ms: milliseconds / requests.length } })
    ms += now() - begin
    iterations += opinion.iterations
  }
  return (iterations * 1000) / ms
}

/** Decisions from early to late in a game. */
function positions(id: string, players: number): BotRequest<State>[] {
  const game = games.find((one) => one.id === id)!
  const requests: BotRequest<State>[] = []
  for (let n = 0; n < POSITIONS; n++) {
    const { state } = start(game, game.config(arenaGameOf(id).table(players, 0, {}).config))
    playRandomly(game, state, randomFrom(`bench${n}`), 40 + 25 * n)
    let ask = decide(game, state)
    for (let i = 0; ask !== null && (ask.seat === 'chance' || ask.options.length < 3) && i < 200; i++) {
      playRandomly(game, state, randomFrom(`on${i}`), 1)
      ask = decide(game, state)
    }
    if (ask === null || ask.seat === 'chance') continue
    requests.push(requestFor(game, state, ask.seat, { seed: `bench${n}` }))
  }
  return requests
}

async function steadyGame(id: string, players: number): Promise<number> {
  const game = games.find((one) => one.id === id)!
  const config = game.config(arenaGameOf(id).table(players, 0, {}).config)
  const bots = Array.from({ length: players }, () => createBot('steady'))
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < GAMES; n++) {
    const begin = now()
    await playMatch(game, { config, bots, seed: `bench${n}` })
    best = Math.min(best, (now() - begin) / 1000)
  }
  return best
}
