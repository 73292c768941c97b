import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../src/find.ts'
import { GAMES } from '../src/games.ts'
import { repository } from '../src/io.ts'
import { type LoadedScenario, loadScenarios, SCENARIO_FILE } from '../src/scenario/run.ts'

// Runs packages/*/scenarios/**/*.scenario.{yaml,json}, one test for each scenario.
const packages = join(repository()!, 'packages')
const folders = readdirSync(packages)
  .map((name) => join(packages, name, 'scenarios'))
  .filter((folder) => existsSync(folder))
const files = folders.flatMap((folder) => filesBelow(folder, SCENARIO_FILE))

test('all scenario folders are looked at', () => {
  expect(files.length).toBeGreaterThanOrEqual(folders.length)
})

/** A malformed file is one failing test; it does not keep the others from running. */
function load(text: string, name: string): LoadedScenario[] {
  try {
    return loadScenarios(text, name)
  } catch (error) {
    test('can be read', () => {
      throw error
    })
    return []
  }
}

for (const file of files) {
  const name = file.slice(packages.length + 1)
  describe(name, () => {
    for (const scenario of load(readFileSync(file, 'utf8'), name)) {
      test(scenario.title, () => {
        const differences = scenario.run(GAMES).map(({ line, message }) => `${name}:${line}: ${message}`)
        expect(differences).toEqual([])
      })
    }
  })
}

// The examples of the page that explains scenario files; the pond is no game that can be played.
describe('docs/scenarios.md', () => {
  const page = readFileSync(join(repository()!, 'docs/scenarios.md'), 'utf8')
  const examples = [...page.matchAll(/```yaml\n(game: (?!pond).*?)```/gs)].flatMap(([, text]) => load(text!, 'example'))

  test('has examples of both games', () => {
    expect(new Set(examples.map(({ game }) => game))).toEqual(new Set(['root', 'smallworld']))
  })

  for (const scenario of examples) test(scenario.title, () => expect(scenario.run(GAMES)).toEqual([]))
})
