import { CHANCE, fork, type Journal, journalOf, ReplayError, verify, withoutSeeds } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { clone, finished, game, open, playOn } from '../support/tables.ts'

const journal = journalOf(finished(20))
const dice = journal.answers.filter(({ seat }) => seat === CHANCE).length

/** The journal with one die turned. */
function tampered(): { journal: Journal; at: number } {
  const at = journal.answers.findLastIndex(({ kind }) => kind === 'die')
  const pick = journal.answers[at]?.pick === 1 ? 2 : 1
  return {
    at,
    journal: { ...journal, answers: journal.answers.map((entry, i) => (i === at ? { ...entry, pick } : entry)) },
  }
}

describe('a record', () => {
  test('is proven when every die and draw follows from the seed', () => {
    expect(verify(game, journal)).toEqual({ proven: true, checked: dice, problems: [] })
    expect(dice).toBeGreaterThan(20)
  })

  test('with a turned die is found out, at its place', () => {
    const { at, journal: false_ } = tampered()
    const { proven, problems } = verify(game, false_)
    expect(proven).toBe(false)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ at, message: expect.stringContaining(`answer ${at + 1}: chance gave`) })
  })

  test('with another seed is found out by its commitment', () => {
    const false_ = clone(journal)
    Object.assign(false_.seals[0]!, { seed: 'another' })
    const { proven, problems } = verify(game, false_)
    expect(proven).toBe(false)
    expect(problems[0]).toMatchObject({ at: -1, message: expect.stringContaining('does not fit the commitment') })
    expect(problems.length).toBeGreaterThan(1)
  })

  test('without its seed proves nothing', () => {
    expect(verify(game, withoutSeeds(journal))).toMatchObject({
      proven: false,
      checked: 0,
      problems: [{ at: -1, message: expect.stringContaining('not revealed') }],
    })
  })

  test('whose answers do not fit the rules is not even replayed', () => {
    expect(() => verify(game, { ...journal, answers: journal.answers.slice(1) })).toThrow(ReplayError)
  })
})

describe('a fork', () => {
  const other = fork(finished(20), 30, 'other')
  playOn(other, 'elsewhere')
  const forked = journalOf(other)

  test('is proven with both seeds', () => {
    expect(forked.seals.map(({ from }) => from)).toEqual([0, 30])
    expect(verify(game, forked)).toMatchObject({ proven: true, problems: [] })
  })

  test('with a wrong second seed is found out', () => {
    const false_ = clone(forked)
    Object.assign(false_.seals[1]!, { seed: 'another' })
    expect(verify(game, false_).problems[0]?.message).toContain('the part from answer 31 on')
  })

  test('of a game still going on waits for the seed of that game', () => {
    const running = fork(open(3), 4, 'other')
    playOn(running, 'elsewhere')
    expect(verify(game, journalOf(running)).problems).toMatchObject([
      { at: -1, message: expect.stringContaining('the game is not revealed') },
    ])
  })
})
