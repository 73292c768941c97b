import { copy, playRandomly, randomFrom, settle } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { type BenchTime, type Measurement, microseconds, perSecond } from './measure.ts'

/** A position this many answers into a game is a typical one to copy. */
const MIDDLE = 60

/** Random play in place, and copies, for one game. */
export function gameSpeed(entry: GameEntry): (time: BenchTime) => Measurement[] {
  const { game } = entry
  return (time) => {
    const config = game.config(entry.configFrom({ set: {} }))
    const playOne = player(game, config)
    const games = perSecond(() => Number(playOne() > 0), time)
    const decisions = perSecond(playOne, time)
    const middle = game.setup(config)
    settle(game, middle)
    playRandomly(game, middle, randomFrom('bench'), MIDDLE)
    const ours = microseconds(() => copy(middle), time)
    const further = Object.entries(entry.benchTables ?? {}).map(([name, options]) => ({
      what: `${game.id}, ${name}: decisions, random play`,
      value: perSecond(player(game, game.config(entry.configFrom(options))), time),
      unit: '1/s',
    }))
    return [
      { what: `${game.id}: decisions, random play`, value: decisions, unit: '1/s' },
      { what: `${game.id}: games, random play`, value: games, unit: '1/s' },
      { what: `${game.id}: copy of a position`, value: ours, unit: 'µs' },
      {
        what: `${game.id}: time of structuredClone / of our copy`,
        value: microseconds(() => structuredClone(middle), time) / ours,
        unit: '×',
      },
      ...further,
    ]
  }
}

/** Plays one random game after the other at a table; each call says how many answers it took. */
function player(game: GameEntry['game'], config: unknown): () => number {
  let played = 0
  return () => {
    const state = game.setup(config)
    settle(game, state)
    return playRandomly(game, state, randomFrom(`bench/${played++}`), game.bound(config))
  }
}
