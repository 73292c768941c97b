import { copy, decide, type Game, type Pick, randomFrom, roll, type State, take } from '@spinney/kernel'
import { botCalled, brainOf, createBot, type Level, requestFor } from '../src/index.ts'

/** What a bot picks in a position, for a few seeds: a sound bot does not depend on luck in clear cases. */
export async function picksOf<G extends State>(
  game: Game<G>,
  state: G,
  level: Level,
  { seeds = 3, iterations = 150 } = {},
): Promise<Pick[]> {
  return picksBy(game, state, level, { seeds, iterations })
}

/** The same for a bot by its name. */
export async function picksBy<G extends State>(
  game: Game<G>,
  state: G,
  name: string,
  { seeds = 3, iterations = 150 } = {},
): Promise<Pick[]> {
  const ask = decide(game, state)
  if (ask === null || ask.seat === 'chance') throw new Error('nobody is asked in this position')
  const { seat } = ask
  const bot = botCalled(name)
  const picks: Pick[] = []
  for (let n = 0; n < seeds; n++) {
    const request = requestFor(game, state, seat, { seed: `p${n}`, budget: { iterations } })
    picks.push(request.decision.options[await bot.choose(request)]!)
  }
  return picks
}

/** Lets a bot play the turn to its end, all seats that are asked meanwhile included; the state after it. */
export async function afterTurn<G extends State>(
  game: Game<G>,
  state: G,
  level: Level,
  { seed = 't', iterations = 100 } = {},
): Promise<G> {
  const g = copy(state)
  const luck = randomFrom(seed)
  const bot = createBot(level)
  const { turn } = brainOf(game)
  const begin = turn(g)
  let ask = decide(game, g)
  while (ask !== null && turn(g) === begin) {
    const { seat } = ask
    if (seat === 'chance') ask = take(game, g, ask, roll(ask, luck))
    else {
      const request = requestFor(game, g, seat, { seed: `${seed}${g.version}`, budget: { iterations } })
      ask = take(game, g, ask, ask.options.length === 1 ? 0 : await bot.choose(request))
    }
  }
  return g
}
