import { describe, expect, test } from 'vitest'
import { LAWS } from '../src/games.ts'
import { repository } from '../src/io.ts'
import { lawCoverage } from '../src/law/scan.ts'

describe.each(Object.entries(LAWS))('the rules of %s', (_game, law) => {
  test('tests name rules that exist, and only such as can be tested', async () => {
    const { errors, untestable } = await lawCoverage(repository()!, law)
    expect(errors).toEqual([])
    expect(untestable).toEqual([])
  })
})
