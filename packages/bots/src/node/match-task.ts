import { playMatch } from '../arena/match.ts'
import { type GameRecord, recordOf } from '../arena/report.ts'
import { type Fixture, isAutomatonName, type Mix } from '../arena/schedule.ts'
import type { Budget } from '../bot.ts'
import { arenaGameOf, brainOf, gameCalled } from '../brains.ts'
import { botCalled } from '../known.ts'

/** A game of a contest, for a thread to play. */
export interface MatchTask {
  readonly game: string
  readonly players: number
  readonly mix: Mix
  readonly fixture: Fixture
  readonly budget: Budget
}

/** Plays it; null where it was cancelled. */
export async function doMatchTask(
  { game: id, players, mix, fixture, budget }: MatchTask,
  cancel: { readonly aborted: boolean },
): Promise<GameRecord | null> {
  const game = gameCalled(id)
  const { config, roles } = arenaGameOf(id).table(players, fixture.rotation, mix, fixture.bots)
  // Nobody asks an automaton.
  const bots = fixture.bots.map((name) => botCalled(isAutomatonName(name) ? 'random' : name))
  const played = await playMatch(game, { config: game.config(config), bots, seed: fixture.seed, budget, cancel })
  if (cancel.aborted) return null
  return recordOf(fixture, roles, { ...played, turns: brainOf(game).turn(played.state) })
}
