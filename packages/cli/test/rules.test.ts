import { describe, expect, test } from 'vitest'
import { LAWS } from '../src/games.ts'
import { repository } from '../src/io.ts'
import { lawCoverage } from '../src/law/scan.ts'

/** Sections that no test names yet, because the game does not have them yet; all others must be named by tests. */
const STILL_TO_COME: Readonly<Record<string, readonly string[]>> = {
  root: ['hirelings', 'landmarks'],
  smallworld: [],
}

/** Rules of other sections that belong to them. */
const RULES_STILL_TO_COME: Readonly<Record<string, RegExp>> = {
  root: /^A\.[56](\.|$)/,
  smallworld: /^$/,
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
    expect(missing.filter((id) => !RULES_STILL_TO_COME[game]!.test(id))).toEqual([])
  })
})
