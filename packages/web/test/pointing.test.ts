import {
  defineGame,
  frameOf,
  type Game,
  must,
  type Pick,
  type Picks,
  procedure,
  type State,
  settle,
  view,
} from '@spinney/kernel'
import { root } from '@spinney/root'
import { defaultConfig, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { targetsOf } from '../src/root/targets.ts'
import { face as smallWorldFace } from '../src/smallworld/face.tsx'
import type { GameFace } from '../src/table/face.ts'

/** What the options of a question light up that the game does not know: one more step, asked of seat 0. */
function lit<G extends State, C>(
  game: Game<G, C>,
  config: C,
  look: GameFace['targetsOf'],
  asked: { picks: Picks; options: readonly Pick[]; about?: Record<string, string> },
): (readonly string[])[] {
  const { picks, options, about = {} } = asked
  const added = procedure<G>('added', [
    must('0', 'added', { picks, who: () => 0, options: () => options, about: () => about, effect: () => {} }),
  ])
  const more = defineGame<G, C>({ ...game, procedures: [...game.procedures, added as never] })
  const state = game.setup(config)
  state.flow.push(frameOf(added, {}))
  settle(more as Game<G>, state)
  const question = view(more as Game<G>, state, 0).asked!
  expect(question.kind).toBe('added')
  return question.options!.map((pick) => look(question, pick))
}

describe('a question that is new to the page lights up the right things', () => {
  const config = root.config({ seats: ['marquise', 'eyrie'] })

  test.each<[string, Picks, readonly Pick[], string[][]]>([
    ['clearings', 'clearing', [3, 12], [['clearing:3'], ['clearing:12']]],
    ['players', 'seat', [0, 1], [['seat:0'], ['seat:1']]],
    ['amounts', 'amount', [1, 2], [[], []]],
    ['moves', { from: 'clearing', to: 'clearing' }, [{ from: 1, to: 5 }], [['from:1', 'to:5']]],
    [
      'a clearing and a player',
      { clearing: 'clearing', foe: 'seat' },
      [{ clearing: 2, foe: 1 }],
      [['clearing:2', 'seat:1']],
    ],
    ['cards in hand', 'handCard', ['anvil'], [['card:anvil']]],
    ['cards in the discard pile', 'discardCard', ['anvil'], [['discard:anvil']]],
    [
      'a mixture',
      ['clearing', 'forest', 'action'],
      [4, 'f-1-9-10-12', 'wait'],
      [['clearing:4'], ['forest:f-1-9-10-12'], []],
    ],
  ])('%s of Root', (_name, picks, options, targets) => {
    expect(lit(root, config, targetsOf, { picks, options })).toEqual(targets)
  })

  test('what lies in a place that the question names', () => {
    const about = { column: 'move' }
    expect(lit(root, config, targetsOf, { picks: 'decreeSuit', options: ['fox'], about })).toEqual([
      ['decree:move:fox'],
    ])
  })

  test.each<[string, Picks, readonly Pick[], string[][]]>([
    ['regions', 'region', [0, 7], [['region:0'], ['region:7']]],
    ['regions with a number', { region: 'region', camps: 'amount' }, [{ region: 3, camps: 2 }], [['region:3']]],
    ['races', { race: 'race' }, [{ race: 'elves' }], [['combo:elves']]],
    ['players', 'seat', [1], [[]]],
  ])('%s of Small World', (_name, picks, options, targets) => {
    expect(lit(smallworld, defaultConfig(2), smallWorldFace.targetsOf, { picks, options })).toEqual(targets)
  })
})
