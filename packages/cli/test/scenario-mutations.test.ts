import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '@spinney/kernel'
import { type Data, damaged, lookAt, of, scramble, textOf, troubleOf } from '@spinney/kernel/testing'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { UsageError } from '../src/errors.ts'
import { filesBelow } from '../src/find.ts'
import { GAMES } from '../src/games.ts'
import { repository } from '../src/io.ts'
import { readDocument } from '../src/scenario/document.ts'
import { loadScenarios, SCENARIO_FILE } from '../src/scenario/run.ts'

// Scenario files that somebody has damaged: each is run, or refused with a line and a reason. Nothing else happens.

const CASES = 3000
const TESTS = 10

const packages = join(repository()!, 'packages')
const files = readdirSync(packages)
  .map((name) => join(packages, name, 'scenarios'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => filesBelow(folder, SCENARIO_FILE))

/** All scenarios there are, each by itself. */
const scenarios: Data[] = files.flatMap((file) => {
  const { game, scenarios = [] } = readDocument(readFileSync(file, 'utf8'), file).data as { [key: string]: Data }
  return (scenarios as { [key: string]: Data }[]).map((body) => ({ game: game!, ...body }))
})

function damagedFile(random: Random): string {
  const data = damaged(random, of(random, scenarios), of(random, scenarios))
  const json = textOf(data)
  const text = random.below(2) === 0 || json.length > 100_000 ? json : stringify(data)
  return random.below(3) === 0 ? scramble(random, text) : text
}

for (let part = 0; part < TESTS; part++) {
  test(`damaged scenario files, part ${part + 1} of ${TESTS}`, async () => {
    const found = await lookAt(`scenario ${part}`, CASES / TESTS, (random) => {
      const text = damagedFile(random)
      const wrong = troubleOf([UsageError], () => {
        for (const scenario of loadScenarios(text, 'file')) scenario.run(GAMES)
      })
      return wrong === null ? null : `${wrong}\n${text.slice(0, 3000)}`
    })
    expect(found).toEqual([])
  })
}
