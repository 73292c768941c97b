import { describe, expect, test } from 'vitest'
import { LAWS } from '../src/games.ts'
import { repository } from '../src/io.ts'
import { lawCoverage } from '../src/law/scan.ts'

/** What no test names yet, because the game does not have it yet; everything else must be named by a test. */
const STILL_TO_COME: Readonly<Record<string, readonly string[]>> = {
  root: ['advanced-setup', 'hirelings', 'landmarks'],
  smallworld: [],
}

/** Single rules of finished sections that only content still to come can break. */
const RULES_STILL_TO_COME: Readonly<Record<string, readonly string[]>> = {
  root: ['G.1.21', 'G.1.31'],
  smallworld: [],
}

describe.each(Object.entries(LAWS))('the rules of %s', (game, law) => {
  const coverage = lawCoverage(repository()!, law)

  test('tests name rules that exist, and only such as can be tested', async () => {
    const { errors, untestable } = await coverage
    expect(errors).toEqual([])
    expect(untestable).toEqual([])
  })

  test('every rule of a finished section is named by a test', async () => {
    const { sections } = await coverage
    const finished = sections.filter(({ section }) => !STILL_TO_COME[game]!.includes(section))
    const missing = finished.flatMap((section) => section.missing.map(({ id }) => id))
    expect(missing.filter((id) => !RULES_STILL_TO_COME[game]!.includes(id))).toEqual([])
  })
})
