import { toll } from '@spinney/example-toll'
import { defineGame, type Game, type Procedure, type State, type Step } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { memoryStore, openHost } from '../src/index.ts'
import { anyMinds, stillClock } from './support.ts'

let lists = 0

/** Toll, with every list of options counted. */
function counting(): Game<State> {
  const original = toll as unknown as Game<State>
  const counted = (step: Step<State, unknown>): Step<State, unknown> => ({
    ...step,
    options: (g, local) => {
      lists++
      return step.options(g, local)
    },
  })
  const procedures = original.procedures.map(
    (proc): Procedure<State, unknown> => ({ ...proc, steps: proc.steps.map(counted) }),
  )
  return defineGame({ ...original, procedures })
}

test('an answer lists the options of each question once, and one more for each outlook', async () => {
  const game = counting()
  const setting = { id: 't', seating: [null, null], store: memoryStore(), minds: anyMinds, clock: stillClock }
  const host = await openHost(game, game.config({ animals: ['frog', 'heron'] }), 'a', setting)
  const people = host.join([0, 1])
  const clicks: number[] = []
  host.join([], () => {})
  host.join([0], () => {})
  host.join([1], () => {})
  while (host.position.table.ask !== null) {
    const { seat, kind, options } = host.position.table.ask
    const before = host.position.rows.length
    lists = 0
    await people.answer({ seat, kind, pick: options[before % options.length]! })
    const { ask, answers } = host.position.table
    // Every answer, those of chance too, leads to one question; steps that find no option to ask about list as well.
    const questions = answers.length - before
    const outlook = ask?.options.length ?? 0
    expect(lists).toBeLessThanOrEqual(2 * (questions + outlook))
    clicks.push(lists)
  }
  clicks.sort((a, b) => a - b)
  // With three audiences, each of whom is shown the new position. It was 14 with one.
  expect(clicks[Math.floor(clicks.length / 2)]).toBeLessThanOrEqual(5)
})
