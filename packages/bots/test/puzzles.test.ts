import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameCalled } from '../src/brains.ts'
import {
  createBot,
  games,
  PUZZLE_ITERATIONS,
  type Puzzle,
  puzzlePosition,
  puzzleSeed,
  requestFor,
} from '../src/index.ts'

const PUZZLES: readonly Puzzle[] = games.flatMap(({ id }) =>
  JSON.parse(readFileSync(new URL(`../puzzles/${id}.json`, import.meta.url), 'utf8')),
)
const gameOf = ({ id }: Puzzle) => gameCalled(id.slice(0, id.lastIndexOf('-')))

/** One of so many is searched again: each search takes some tenths of a second. */
const SEARCHED = 12

describe('puzzles from games between bots', () => {
  test('there are sixty, for both games and all ten factions', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(60)
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length)
    const sides = new Set(PUZZLES.filter(({ id }) => id.startsWith('root')).map(({ side }) => side))
    expect(sides.size).toBe(10)
  })

  test('each leads to its question, and both moves are legal and differ', () => {
    for (const puzzle of PUZZLES) {
      const { ask } = puzzlePosition(gameOf(puzzle), puzzle)
      expect(ask.seat, puzzle.id).not.toBe('chance')
      expect(ask.options[puzzle.best], puzzle.id).toBeDefined()
      expect(ask.options[puzzle.second], puzzle.id).toBeDefined()
      expect(puzzle.best, puzzle.id).not.toBe(puzzle.second)
      const [best, second] = puzzle.values
      expect(best - second, puzzle.id).toBeGreaterThanOrEqual(0.039)
    }
  })

  test('one that does not fit the rules is refused', () => {
    const [puzzle] = PUZZLES
    const wrong = { ...puzzle!, answers: `${puzzle!.answers} 99` }
    expect(() => puzzlePosition(gameOf(puzzle!), wrong)).toThrow('does not fit')
    expect(() => puzzlePosition(gameOf(puzzle!), { ...puzzle!, kind: 'other' })).toThrow('does not fit')
  })

  test.each(PUZZLES.filter((_, i) => i % SEARCHED === 0))('search still prefers the move of $id', async (puzzle) => {
    const game = gameOf(puzzle)
    const { state, ask } = puzzlePosition(game, puzzle)
    const terms = { seed: puzzleSeed(puzzle.id), budget: { iterations: PUZZLE_ITERATIONS } }
    const { ranking } = await createBot('sharp').weigh(requestFor(game, state, ask.seat as number, terms))
    expect(ranking[0]!.index).toBe(puzzle.best)
    expect(ranking[0]!.value).toBeCloseTo(puzzle.values[0], 2)
  })
})
