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
function load(file: string, name: string): LoadedScenario[] {
  try {
    return loadScenarios(readFileSync(file, 'utf8'), name)
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
    for (const scenario of load(file, name)) {
      test(scenario.title, () => {
        const differences = scenario.run(GAMES).map(({ line, message }) => `${name}:${line}: ${message}`)
        expect(differences).toEqual([])
      })
    }
  })
}
