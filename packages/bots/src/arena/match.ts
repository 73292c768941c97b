import { CHANCE, decide, type Game, type Result, randomFrom, roll, type State, start, take } from '@spinney/kernel'
import type { Bot, Budget, Cancel } from '../bot.ts'
import { now } from '../clock.ts'
import { requestFor } from '../request.ts'

/** A game to be played between bots. */
export interface Match {
  readonly config: unknown
  /** The bot of each seat. */
  readonly bots: readonly Bot[]
  readonly seed: string
  readonly budget?: Budget
  readonly cancel?: Cancel | null
}

/** How it went. */
export interface Played<G extends State = State> {
  readonly state: G
  /** Null where the game was cancelled or came to the bound on its length. */
  readonly result: Result | null
  /** Decisions with more than one option, and the time spent on them, by seat. */
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
}

/** Plays one game. Bots see only what their seats may; the dice follow from the seed. */
export async function playMatch<G extends State>(game: Game<G>, match: Match): Promise<Played<G>> {
  const { config, bots, seed, budget = {}, cancel = null } = match
  const { state } = start(game as Game<G, unknown>, config)
  const luck = randomFrom(`${seed}:chance`)
  const decisions = bots.map(() => 0)
  const ms = bots.map(() => 0)
  const bound = game.bound(config)
  let ask = decide(game, state)
  for (let answers = 0; ask !== null && answers < bound && cancel?.aborted !== true; answers++) {
    if (ask.seat === CHANCE) {
      ask = take(game, state, ask, roll(ask, luck))
      continue
    }
    if (ask.options.length === 1) {
      ask = take(game, state, ask, 0)
      continue
    }
    const { seat } = ask
    const begin = now()
    const request = requestFor(game, state, seat, { seed: `${seed}:${state.version}`, budget, cancel })
    const index = await bots[seat]!.choose(request)
    ms[seat]! += now() - begin
    decisions[seat]!++
    ask = take(game, state, ask, index)
  }
  return { state, result: cancel?.aborted ? null : game.result(state), decisions, ms }
}
