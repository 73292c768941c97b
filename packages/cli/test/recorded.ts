import { fileURLToPath } from 'node:url'
import { type Game, reopen, type State } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { changeOf, isPlayed } from '../src/records/compare.ts'
import {
  plannedGames,
  type RecordedGame,
  recordedGames,
  recordedVersions,
  recordsFolder,
} from '../src/records/files.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** The net: every recorded game of a game, replayed and compared. Gives the games for further tests. */
export function replaysRecords(game: Game<State>): RecordedGame[] {
  const folder = recordsFolder(repository, game.id)!
  const recorded = recordedGames(folder, game.rules)
  const games = [...recorded.values()]

  test('all planned games are recorded under the version of the rules that is played, and no others', () => {
    const names = plannedGames(folder).map(({ name }) => name)
    const message = `no records of rules ${game.rules}? See “When the net catches a change” in docs/records.md`
    expect([...recorded.keys()].sort(), message).toEqual(names.sort())
  })

  test.each(games)('$name goes as it was recorded', (was) => {
    expect(changeOf(game, was)?.message ?? null).toBeNull()
  })

  test.each(games)('$name was played to its end', ({ kept, journal }) => {
    expect(journal).toMatchObject({ game: game.id, rules: game.rules })
    expect(kept.answers).toBe(journal.answers.length)
    expect(kept.result).not.toBeNull()
  })

  test('a record is of the table that was planned', () => {
    for (const { name, config } of plannedGames(folder)) {
      expect(recorded.get(name)?.journal.config, name).toEqual(game.config(config))
    }
  })

  const versions = recordedVersions(folder).filter((version) => version !== game.rules)
  const earlier = versions.flatMap((version) => [...recordedGames(folder, version).values()])
  for (const was of earlier) {
    const { rules } = was.journal
    test(`${was.name} of rules ${rules} still goes as it did, or can be read`, () => {
      if (isPlayed(game, was)) expect(changeOfCourse(game, was)).toBeNull()
      else expect(reopen(game, was.journal).past?.message).toMatch(`rules version ${rules}`)
    })
  }
  return games
}

/** States are laid out as today's code has them, so of a game of earlier rules only the course is compared. */
function changeOfCourse(game: Game<State>, was: RecordedGame): string | null {
  const change = changeOf(game, was)
  return change === null || change.what === 'state' ? null : change.message
}
