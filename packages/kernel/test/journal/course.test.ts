import { courseOf, type GameDefinition, journalOf, parting, procedure, type State, type Step } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { draw, type Pebbles, type PebblesConfig, pebbles, game as play, thrown, turn } from '../support/pebbles.ts'
import { finished, game } from '../support/tables.ts'

type Turn = Step<Pebbles, unknown>

/** Pebbles in which one step of a turn is another. */
function withStep(key: string, change: (step: Turn) => Partial<Turn>) {
  const steps = (turn.steps as readonly Turn[]).map((step) => (step.key === key ? { ...step, ...change(step) } : step))
  return pebbles({ procedures: [play, procedure('turn', steps), draw, thrown] })
}

const journal = journalOf(finished())
const was = courseOf(game, journal)
const part = (is: typeof was) => parting(journal.answers, was.steps, is)

describe('a course', () => {
  test('is the same for the same game, and says how it went', () => {
    expect(courseOf(game, journal)).toEqual(was)
    expect(was).toMatchObject({ answers: journal.answers.length, result: { how: 'turns' }, stop: null })
    expect(was.steps).toHaveLength(journal.answers.length + 1)
    expect(part(courseOf(game, journal))).toBeNull()
  })

  test('is another for another game', () => {
    const other = courseOf(game, journalOf(finished(12, 'other')))
    expect(other.course).not.toBe(was.course)
    expect(other.state).not.toBe(was.state)
  })

  test('does not depend on the layout of the state, which has a fingerprint of its own', () => {
    const setup: GameDefinition<Pebbles, PebblesConfig>['setup'] = (config) => {
      const more: State & { weather: string } = { ...game.setup(config), weather: 'fine' }
      return more as Pebbles & { weather: string }
    }
    const is = courseOf(pebbles({ setup }), journal)
    expect(is.course).toBe(was.course)
    expect(is.state).not.toBe(was.state)
  })

  test('does not depend on the order of fields in a state', () => {
    const setup = (config: PebblesConfig) => {
      const entries = Object.entries(game.setup(config)).reverse()
      return Object.fromEntries(entries) as unknown as Pebbles
    }
    expect(courseOf(pebbles({ setup }), journal)).toEqual(was)
  })

  test('does not depend on what a question says about itself', () => {
    const is = courseOf(
      withStep('act', () => ({ about: () => ({ new: true }), blocked: () => [], law: '9.9' })),
      journal,
    )
    expect(is).toEqual(was)
  })
})

describe('a change of the rules', () => {
  const first = journal.answers.findIndex(({ kind }) => kind === 'act')

  test('that offers one option more is seen where it is offered', () => {
    const is = courseOf(
      withStep('act', ({ options }) => ({ options: (g, local) => [...options(g, local), 'sing'] })),
      journal,
    )
    expect(is.course).not.toBe(was.course)
    expect(is.stop).toBeNull()
    expect(part(is)).toMatch(
      new RegExp(
        `^at answer ${first + 1}: was seat 0 answers ".*" to “act” with (\\d+) options, .*; is seat 0 answers`,
      ),
    )
  })

  test('that offers another option is seen as well', () => {
    const is = courseOf(
      withStep('die', () => ({ options: () => [3, 2, 1] })),
      journal,
    )
    expect(part(is)).toMatch(
      /to “die” with 3 options, told 2.5 rolled \(the options, their weights or the facts differ\)$/,
    )
  })

  test('of what is told is seen', () => {
    const is = courseOf(
      withStep('die', () => ({ effect: () => {} })),
      journal,
    )
    expect(part(is)).toMatch(/told 2.5 rolled; is chance answers \d to “die” with 3 options, nothing told/)
  })

  test('under which an answer does not fit any more stops there', () => {
    const is = courseOf(
      withStep('settle', () => ({ options: () => ['up'] })),
      journal,
    )
    const at = journal.answers.findIndex(({ kind }) => kind === 'settle')
    expect(is.stop).toEqual({ at, reason: '"down" is not among the 1 options of “settle”' })
    expect(is.answers).toBe(at)
    expect(part(is)).toMatch(/“settle” with 1 options, .*; is no answer: "down" is not among/)
  })
})
