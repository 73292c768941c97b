import { FormatError } from '@spinney/kernel'
import { quoted, runScenario, type ScenarioEntry, type ScenarioQuestion, scenariosIn } from '@spinney/kernel/scenario'
import type { GameEntry } from '../entry.ts'
import { noSuch, UsageError } from '../errors.ts'
import { readDocument } from './document.ts'

/** Names of scenario files. */
export const SCENARIO_FILE = /\.scenario\.(?:ya?ml|json)$/

/** One scenario of a file. */
export interface LoadedScenario {
  readonly title: string
  readonly game: string
  readonly file: string
  readonly line: number
  /**
   * Runs it and says what differed. What makes no sense is refused with the line and the reason. `asked` is told every
   * question that comes up.
   */
  run(games: readonly GameEntry[], asked?: (question: LocatedQuestion) => void): ScenarioFault[]
}

/** A question that came up, with the line that led to it. */
export interface LocatedQuestion extends Omit<ScenarioQuestion, 'place'> {
  readonly line: number
}

/** Something that did not go as the scenario says. */
export interface ScenarioFault {
  readonly line: number
  readonly message: string
}

/** The scenarios of a file; `name` stands in messages before the line. */
export function loadScenarios(text: string, name: string): LoadedScenario[] {
  const { data, lineOf } = readDocument(text, name)
  /** Turns a path into the line of the file. */
  const located = <T>(action: () => T): T => {
    try {
      return action()
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      const reason = error.message.slice(error.place.length + 2)
      throw new UsageError(`${name}:${lineOf(error.place)}: ${reason} (${error.place})`)
    }
  }
  return located(() => scenariosIn(data)).map((found) => ({
    title: found.title,
    game: found.game,
    file: name,
    line: lineOf(found.place),
    run: (games, asked) => {
      const kit = kitFor(games, found, `${name}:${lineOf(placeOfGame(found))}`)
      const differences = located(() =>
        runScenario(kit, found.body, found.place, ({ place, ...question }) =>
          asked?.({ line: lineOf(place), ...question }),
        ),
      )
      return differences.map(({ place, message }) => ({ line: lineOf(place), message: `${message} (${place})` }))
    },
  }))
}

/** The game may be named once for all scenarios of a file. */
function placeOfGame({ place, body }: ScenarioEntry): string {
  return Object.hasOwn(body as object, 'game') ? `${place}.game` : '$.game'
}

function kitFor(games: readonly GameEntry[], { game }: ScenarioEntry, at: string) {
  const able = games.filter((entry) => entry.scenarioKit !== undefined)
  const kit = able.find((entry) => entry.game.id === game)?.scenarioKit
  if (kit !== undefined) return kit
  const known = games.some((entry) => entry.game.id === game)
  if (known) throw new UsageError(`${at}: ${game} cannot run scenario files`)
  throw new UsageError(
    `${at}: ${
      noSuch(
        'game',
        quoted(game),
        able.map((entry) => entry.game.id),
      ).message
    }`,
  )
}
