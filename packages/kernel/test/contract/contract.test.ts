import {
  anyWord,
  FormatError,
  type GameDefinition,
  type Pick,
  procedure,
  reveal,
  type Step,
  tell,
} from '@spinney/kernel'
import { ContractFailure, checkContract, readFailure, replayFailure, writeFailure } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { draw, game as main, type Pebbles, type PebblesConfig, pebbles, thrown, turn } from '../support/pebbles.ts'

type Changes = Partial<GameDefinition<Pebbles, PebblesConfig>>
type AnyStep = Step<Pebbles, { seat: number }>

type Change = (step: AnyStep) => Partial<AnyStep>

/** Pebbles with some steps told otherwise. */
function withSteps(changes: { readonly [key: string]: Change }): Changes {
  const procedures = [main, turn, draw, thrown].map((proc) => {
    const steps = proc.steps as unknown as readonly AnyStep[]
    return procedure<Pebbles, { seat: number }>(
      proc.name,
      steps.map((step) => ({ ...step, ...changes[step.key]?.(step) })),
    )
  })
  return { procedures: procedures as never }
}

const withStep = (key: string, change: Change): Changes => withSteps({ [key]: change })

/** The effect of a step, and then something more. */
const afterwards = (more: (g: Pebbles, pick: unknown) => void) => (step: AnyStep) => ({
  effect: (g: Pebbles, local: { seat: number }, pick: Pick) => {
    const outcome = step.effect(g, local, pick)
    more(g, pick)
    return outcome
  },
})

const options = { configs: [{ turns: 6 }], games: 12, seed: 'contract', sample: 1 }

function failureOf(changes: Changes): ContractFailure {
  try {
    checkContract(pebbles(changes), options)
  } catch (error) {
    if (error instanceof ContractFailure) return error
    throw error
  }
  throw new Error('the flaw was not found')
}

test('a sound game keeps the contract, and the report says how much was looked at', () => {
  const report = checkContract(pebbles(), { ...options, configs: [{ turns: 0 }, { turns: 6 }], sample: 2 })
  expect(report.games).toBe(24)
  expect(report.positions).toBeGreaterThan(200)
  expect(report.sampled).toBeGreaterThan(report.positions / 4)
  expect(report.longest).toBeGreaterThan(15)
})

let counter = 0
const handOf = (g: Pebbles, seat: number) => g.hands[seat]!

const flaws: [flaw: string, property: string, Changes, message: string][] = [
  [
    'an option listed twice',
    'options',
    withStep('act', () => ({ options: () => ['wait', 'wait'] })),
    'offers "wait" twice',
  ],
  [
    'a draw that is not the one of its list',
    'options',
    withStep('draw', () => ({ draw: (g) => g.bag[0] })),
    'where its list gives',
  ],
  [
    'equal records as options',
    'options',
    withStep('act', () => ({
      options: () => [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    })),
    'twice',
  ],
  [
    'a pick that is not of the sort its question names',
    'options',
    withStep('act', () => ({ options: () => ['wait', 3] })),
    'offers 3, which is not of the sort "act"',
  ],
  [
    'a record where its question names a plain sort',
    'options',
    withStep('act', () => ({ options: () => [{ act: 'wait' }] })),
    'offers {"act":"wait"}, which is not of the sort "act"',
  ],
  [
    'a pick that is not there in this position',
    'options',
    { sorts: { ...pebbles().sorts, pebble: { ...anyWord, fits: (g, word) => g.thrown.includes(String(word)) } } },
    'which is not of the sort "pebble"',
  ],
  [
    'an option that is not flat',
    'options',
    withStep('act', () => ({ options: () => [{ a: [] as never }] })),
    'flat record',
  ],
  [
    'options that change',
    'options',
    withStep('act', () => ({ options: () => ['wait', `x${counter++}`] })),
    'different lists',
  ],
  ['a seat nobody has', 'options', withStep('act', () => ({ who: () => 7 })), 'does not sit at the table'],
  ['a question without a rule', 'options', withStep('act', () => ({ law: '' })), 'no rule number'],
  ['too few weights', 'options', withStep('draw', () => ({ weights: () => [1] })), 'weights'],
  ['a weight of nothing', 'options', withStep('die', () => ({ weights: () => [1, 0, 1] })), 'a weight of 0'],
  [
    'a lost pebble',
    'conserved',
    withStep(
      'act',
      afterwards((g, pick) => void (pick === 'hide red' && g.stone.pop())),
    ),
    'pebbles: 8 is not 9',
  ],
  [
    'an option that fails',
    'applicable',
    withStep('act', () => ({
      effect: () => {
        throw new Error('oh no')
      },
    })),
    'cannot be played: oh no',
  ],
  [
    'a hole in the state',
    'plain',
    withStep(
      'die',
      afterwards((g) => void Object.assign(g, { die: undefined })),
    ),
    '$.die is undefined',
  ],
  [
    'a Map in the state',
    'plain',
    withStep(
      'die',
      afterwards((g) => void Object.assign(g, { die: new Map() })),
    ),
    'not a plain record',
  ],
  [
    'not a number',
    'plain',
    withStep(
      'die',
      afterwards((g) => void Object.assign(g, { die: Number.NaN })),
    ),
    '$.die is NaN',
  ],
  [
    'one list in two places',
    'plain',
    withStep(
      'die',
      afterwards((g) => void Object.assign(g, { more: g.stone })),
    ),
    'two places',
  ],
  [
    'a question about a secret',
    'views',
    withStep('act', () => ({ about: (g) => handOf(g, 1)[0] ?? null })),
    'can tell a resampled state',
  ],
  [
    'options from another’s hand',
    'views',
    withStep('act', () => ({ options: (g) => ['wait', `peek ${handOf(g, 1)[0]}`] })),
    'can tell a resampled state',
  ],
  [
    'a question that comes or not with another’s hand',
    'surprises',
    withStep('act', () => ({ when: (g) => handOf(g, 1).includes('red') })),
    'the next question tells seat',
  ],
  [
    'such a question after something was shown',
    'views',
    withSteps({
      act: () => ({ when: (g) => handOf(g, 1).includes('red') }),
      draw: afterwards(reveal),
      die: afterwards(reveal),
    }),
    'would not be asked act with other secrets',
  ],
  [
    'a demand that only some can meet',
    'surprises',
    withStep('act', () => ({ options: (g, { seat }) => (handOf(g, seat).includes('red') ? ['wait'] : []) })),
    'the next question tells seat',
  ],
  [
    'a catch offered only to those who can',
    'surprises',
    withStep('catch', (step) => ({ when: (g, local) => step.options(g, local).length > 0 })),
    'shows something hidden',
  ],
  [
    'a resampled state with pieces lost',
    'resample',
    { open: ['thrown'], afterResample: (g) => void g.bag.pop() },
    'resampled for',
  ],
  [
    'a peek that is not flagged',
    'surprises',
    withStep('act', () => ({ effect: peekQuietly })),
    'reveal() was not called',
  ],
  [
    'a draw told to everybody',
    'events',
    withStep(
      'draw',
      afterwards((_g, pick) => tell('1.1', 'shout', () => ({ pebble: String(pick) }))),
    ),
    'events tell',
  ],
  [
    'options that change the state',
    'earlier',
    withStep('act', (step) => ({ options: (g, local) => step.options(Object.assign(g, { die: g.die + 1 }), local) })),
    '$.die',
  ],
  [
    'dice that remember',
    'repeatable',
    withStep(
      'die',
      afterwards((g) => void Object.assign(g, { die: counter++ })),
    ),
    'given twice, leads to different states: $.die',
  ],
  [
    'a beginning that is never the same',
    'replay',
    { setup: (config) => ({ ...pebbles().setup(config), die: -counter++ - 1 }) },
    'replayed, the game ends differently',
  ],
  ['a game longer than it says', 'ends', { bound: () => 8 }, 'its bound is 8'],
  [
    'a result too early',
    'result',
    { result: () => ({ winners: [], scores: [0, 0], how: '' }) },
    'although the game goes on',
  ],
  ['no result', 'result', { result: () => null }, 'over without a result'],
  [
    'a score missing',
    'result',
    { result: (g) => (g.over ? { winners: [], scores: [1], how: '' } : null) },
    '1 scores for 2 seats',
  ],
  [
    'a stranger wins',
    'result',
    { result: (g) => (g.over ? { winners: [2], scores: [1, 1], how: '' } : null) },
    '2 wins',
  ],
  [
    'a configuration that grows',
    'config',
    { config: (input) => ({ ...(input as PebblesConfig), more: 1 }) },
    'differs',
  ],
]

function peekQuietly(g: Pebbles, { seat }: { seat: number }, pick: unknown): void {
  if (pick === 'peek') Object.assign(g, { die: handOf(g, 1 - seat)[0] === 'red' ? 7 : 8 })
}

describe('a flaw is found:', () => {
  test.each(flaws)('%s breaks “%s”', (_flaw, property, changes, message) => {
    const failure = failureOf(changes)
    expect([failure.property, failure.message]).toEqual([property, expect.stringContaining(message)])
  })

  test('without sampling costly properties an option that fails is met in play', () => {
    const broken = pebbles(
      withStep('settle', () => ({
        effect: () => {
          throw new Error('oh no')
        },
      })),
    )
    const action = () => checkContract(broken, { ...options, sample: 1_000_000 })
    expect(action).toThrow(expect.objectContaining({ property: 'play', message: expect.stringContaining('oh no') }))
  })
})

describe('a failure', () => {
  const lossy = withStep(
    'act',
    afterwards((g, pick) => void (pick === 'hide red' && g.stone.pop())),
  )
  const broken = pebbles(lossy)
  const failure = failureOf(lossy)

  test('is made short: the deal, and at most one turn until somebody has a red pebble', () => {
    expect(failure.answers.map(({ kind }) => kind).slice(0, 4)).toEqual(['draw', 'draw', 'draw', 'draw'])
    expect(failure.answers.length).toBeLessThanOrEqual(4 + 3)
  })

  test('is made short also when it is met late', () => {
    const late = withStep(
      'die',
      afterwards((g) => void (g.turns === 0 && Object.assign(g, { die: undefined }))),
    )
    const { answers, property } = failureOf(late)
    expect(property).toBe('plain')
    // Six turns cannot be left out, but nothing has to be thrown or caught in them.
    expect(answers.map(({ kind }) => kind)).not.toContain('catch')
    expect(answers).toHaveLength(4 + 6 * 3 - 1)
  })

  test('is a file that can be read and shown again', () => {
    const read = readFailure(failure.failureFile)
    expect(read).toEqual(failure.failure)
    expect(JSON.parse(failure.failureFile)).toMatchObject({
      format: 'spinney-failure',
      version: 1,
      game: 'pebbles',
      config: { turns: 6 },
    })
    expect(replayFailure(broken, read)).toMatchObject({
      reproduced: true,
      message: expect.stringContaining('8 is not 9'),
    })
  })

  test('is gone once the game is repaired', () => {
    expect(replayFailure(pebbles(), failure.failure)).toEqual({
      reproduced: false,
      message: '“conserved” holds there now',
    })
  })

  test('that no longer fits the rules says so', () => {
    const other = { ...failure.failure, answers: [{ seat: 0, kind: 'act', pick: 'wait' }] }
    expect(replayFailure(broken, other)).toMatchObject({
      reproduced: false,
      message: expect.stringContaining('chance is asked'),
    })
    expect(() => replayFailure(broken, { ...failure.failure, game: 'chess' })).toThrow('the failure is of chess')
  })

  test.each([
    ['{}', '$.format'],
    [failure.failureFile.replace('"version": 1', '"version": 2'), '$.version'],
    [failure.failureFile.replace('"seat":"chance"', '"seat":"luck"'), '$.answers[0].seat'],
    [failure.failureFile.slice(0, 100), 'line'],
  ])('file that is damaged is refused', (text, place) => {
    expect(() => readFailure(text)).toThrow(FormatError)
    expect(() => readFailure(text)).toThrow(expect.objectContaining({ place: expect.stringContaining(place) }))
  })

  test('without answers is a file too', () => {
    const empty = { ...failure.failure, answers: [] }
    expect(readFailure(writeFailure(empty))).toEqual(empty)
  })
})
