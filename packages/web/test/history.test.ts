import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { beforeAll, describe, expect, test } from 'vitest'
import { overviewOf, ownSeat, type PlayedGame } from '../src/history/played.ts'
import { addPlayed, clearPlayed, listPlayed } from '../src/history/store.ts'

beforeAll(() => deleteDB('spinney'))

let ended = 0
/** A game of Ada against a bot. */
function game(won: boolean, sides: readonly string[], score: number, kind = 'root', people = 1): PlayedGame {
  ended++
  const seats = [
    { kind: 'person', name: '', score, sides },
    { kind: people > 1 ? 'person' : 'bot', name: 'Bo', score: 20, sides: ['eyrie'] },
  ] as const
  return { id: `g${ended}`, game: kind, map: 'autumn', ended, rounds: 8, seats, winners: [won ? 0 : 1] }
}

describe('what a player has done', () => {
  test('counts games, wins, and the best score by side', () => {
    const { games, wins, byGame, bySide } = overviewOf([
      game(true, ['marquise'], 30),
      game(false, ['marquise'], 12),
      game(true, ['corvid'], 31),
      game(true, ['orcs', 'elves'], 90, 'smallworld'),
      game(false, ['orcs'], 70, 'smallworld'),
    ])
    expect([games, wins]).toEqual([5, 3])
    expect(byGame).toEqual([
      { key: 'root', games: 3, wins: 2, best: 31 },
      { key: 'smallworld', games: 2, wins: 1, best: 90 },
    ])
    expect(bySide.root![0]).toEqual({ key: 'marquise', games: 2, wins: 1, best: 30 })
    expect(bySide.smallworld).toContainEqual({ key: 'orcs', games: 2, wins: 1, best: 90 })
    expect(bySide.smallworld).toContainEqual({ key: 'elves', games: 1, wins: 1, best: 90 })
  })

  test('streaks follow the order in which games ended, not that of the list', () => {
    const played = [true, true, false, true, true, true].map((won) => game(won, ['marquise'], 1))
    expect(overviewOf(played.toReversed()).streaks).toEqual({ now: 3, longest: 3 })
    expect(overviewOf([...played, game(false, ['marquise'], 1)]).streaks).toEqual({ now: 0, longest: 3 })
    expect(overviewOf([]).streaks).toEqual({ now: 0, longest: 0 })
  })

  test('a table of several people is nobody’s own', () => {
    const shared = game(true, ['marquise'], 30, 'root', 2)
    expect(ownSeat(shared)).toBeNull()
    expect(overviewOf([shared])).toMatchObject({ games: 0, wins: 0 })
  })

  test('a side with a loss below zero still has its best score', () => {
    expect(overviewOf([game(false, ['lizard'], -2)]).bySide.root).toEqual([
      { key: 'lizard', games: 1, wins: 0, best: -2 },
    ])
  })
})

test('a game is kept once, listed with the latest first, and all are deleted together', async () => {
  const [first, second] = [game(true, ['marquise'], 30), game(false, ['eyrie'], 9)]
  await addPlayed(first)
  await addPlayed(second)
  await addPlayed({ ...first, ended: 999 })
  expect((await listPlayed()).map(({ id, ended: at }) => [id, at])).toEqual([
    [second.id, second.ended],
    [first.id, first.ended],
  ])
  await clearPlayed()
  expect(await listPlayed()).toEqual([])
})
