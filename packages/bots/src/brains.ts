import type { Game, State } from '@spinney/kernel'
import type { ArenaGame } from './arena/schedule.ts'
import { type BrainOf, type GameBrain, plainBrain } from './brain.ts'
import { rootArena } from './root/arena.ts'
import { rootBrain } from './root/index.ts'
import { smallWorldArena, smallWorldBrain } from './smallworld/index.ts'

/** All that the bots have about one game: how to think about it, and how to hold contests in it. */
interface Knowledge {
  readonly brain: GameBrain<State>
  readonly arena: ArenaGame
}

/** Types of states are forgotten here, and looked up again by the name of the game. */
function know<G extends State>(brain: GameBrain<G>, arena: ArenaGame): Knowledge {
  return { brain: brain as unknown as GameBrain<State>, arena }
}

/** One line for each game. */
const KNOWLEDGE: readonly Knowledge[] = [know(rootBrain, rootArena), know(smallWorldBrain, smallWorldArena)]

/** The games that bots know. */
export const games: readonly Game<State>[] = KNOWLEDGE.map(({ brain }) => brain.game)

/** The knowledge of a game; a game without any is played by search alone. */
export const brainOf: BrainOf = <G extends State>(game: Game<G>) => {
  const known = KNOWLEDGE.find(({ brain }) => brain.game.id === game.id)
  return known === undefined ? plainBrain(game) : (known.brain as unknown as GameBrain<G>)
}

/** How contests are held in a game. */
export function arenaGameOf(id: string): ArenaGame {
  return find(id).arena
}

export function gameCalled(id: string): Game<State> {
  return find(id).brain.game
}

function find(id: string): Knowledge {
  const known = KNOWLEDGE.find(({ brain }) => brain.game.id === id)
  if (known === undefined) throw new Error(`bots know no game called ${id}`)
  return known
}
