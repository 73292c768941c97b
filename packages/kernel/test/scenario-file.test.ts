// biome-ignore-all lint/suspicious/noThenProperty: `then` is a field of every scenario
import {
  ConfigError,
  chance,
  defineGame,
  endGame,
  FormatError,
  frameOf,
  may,
  must,
  numberFrom,
  procedure,
  run,
  type State,
  wordSort,
} from '@spinney/kernel'
import { runScenario, type ScenarioKit, scenariosIn } from '@spinney/kernel/scenario'
import { describe, expect, test } from 'vitest'

interface Ford extends State {
  turn: number
  coins: number[]
  at: string
  last: number
}

/** A ferry: pay or stay, move by a record, then a die gives coins; whoever has ten wins. */
const crossing = procedure<Ford, Record<string, never>>('crossing', [
  may('1.1', 'pay', {
    picks: 'coins',
    who: (g) => g.turn,
    options: (g) => (g.coins[g.turn]! > 0 ? [1, 2].filter((n) => n <= g.coins[g.turn]!) : []),
    effect: (g, _, n: number) => {
      g.coins[g.turn]! -= n
    },
  }),
  must('1.2', 'move', {
    picks: { from: 'bank', to: 'shore' },
    who: (g) => g.turn,
    options: () => [
      { from: 1, to: 'east' },
      { from: 1, to: 'west' },
    ],
    effect: (g, _, { to }: { from: number; to: string }) => {
      g.at = to
    },
  }),
  chance('1.3', 'dice', {
    picks: { x: 'coins', y: 'coins' },
    options: () => [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => ({ x, y }))),
    effect: (g, _, { x, y }: { x: number; y: number }) => {
      g.coins[g.turn]! += x + y
    },
  }),
  run('1.4', 'end', (g) => {
    if (g.coins[g.turn]! >= 10) endGame(g)
    g.turn = 1 - g.turn
    g.last++
  }),
  run('1.5', 'again', (g) => {
    g.flow.push(frameOf(crossing, {}))
  }),
])

const ford = defineGame<Ford, null>({
  id: 'ford',
  rules: '1',
  config: () => null,
  seats: () => 2,
  sorts: { coins: numberFrom(1, 3), bank: numberFrom(1, 1), shore: wordSort(['east', 'west']) },
  setup: () => ({
    flow: [frameOf(crossing, {})],
    version: 0,
    over: false,
    turn: 0,
    coins: [3, 3],
    at: 'here',
    last: 0,
  }),
  procedures: [crossing],
  open: ['turn', 'coins', 'at', 'last'],
  secrets: () => [],
  result: (g) => (g.over ? { winners: [1 - g.turn], scores: g.coins, how: 'coins' } : null),
  bound: () => 1000,
})

const kit: ScenarioKit<Ford> = {
  game: ford,
  seatOf: (name) => ({ ann: 0, bob: 1 })[name],
  given: (spec, refuse) => {
    const { coins = [3, 3], turn = 0 } = spec as { coins?: number[]; turn?: number }
    coins.forEach((n, i) => void (n < 0 && refuse(`coins[${i}]`, 'nobody owes coins')))
    if (turn > 1) throw new ConfigError('two seats only')
    return { ...ford.setup(null), coins, turn }
  },
  facts: (g) => ({ coins: { ann: g.coins[0]!, bob: g.coins[1]! }, at: g.at }),
}

const ran = (when: unknown[], then: unknown = { ends: false }, given: unknown = {}) =>
  runScenario(kit, { title: 't', game: 'ford', given, when, then })

const refusal = (action: () => unknown): FormatError => {
  try {
    action()
  } catch (error) {
    if (error instanceof FormatError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a scenario that holds', () => {
  test('answers in words, in records and by dice', () => {
    const when = ['ann pay 2', { seat: 'ann', kind: 'move', pick: { from: 1, to: 'east' } }, { dice: [3, 2] }]
    expect(ran(when, { shows: { coins: { ann: 6 }, at: 'east' }, asks: 'bob pay' })).toEqual([])
  })

  test('a record pick may be written in words, in any order', () => {
    expect(ran(['ann pay pass', 'ann move to=west from=1', { chance: { x: 1, y: 1 } }])).toEqual([])
    expect(ran(['ann pay pass', 'ann move to=west from=1', 'chance dice y=2 x=1'])).toEqual([])
  })

  test('checks stand between answers', () => {
    const offers = { seat: 'ann', kind: 'pay', options: [1, 2, 'pass'] }
    const when = [
      { offers },
      { offersAmong: { seat: 0, kind: 'pay', options: ['1'] } },
      { refuses: ['ann pay 3', { seat: 0, kind: 'pay', pick: 'x' }] },
      'ann pay 1',
      { shows: { coins: { ann: 2, bob: 3 } } },
      { asks: { seat: 'ann', kind: 'move' } },
    ]
    expect(ran(when, [{ asks: 'ann move' }, { shows: { at: 'here' } }])).toEqual([])
  })

  test('the end of the game, with its winner', () => {
    const when = ['ann pay pass', 'ann move from=1 to=east', { dice: [3, 3] }]
    const given = { coins: [5, 0] }
    expect(ran(when, { ends: true }, given)).toEqual([])
    expect(ran(when, { ends: { winners: ['ann'], how: 'coins' } }, given)).toEqual([])
    expect(ran(when, { ends: { winners: ['bob'] } }, given)).toEqual([
      { place: '$.then.ends.winners', message: 'expected [1], found [0]' },
    ])
  })
})

describe('what differs is told with its place', () => {
  test('a fact, as deep as it goes', () => {
    expect(ran([], { shows: { coins: { ann: 3, bob: 4 }, at: 'there' } })).toEqual([
      { place: '$.then.shows.coins.bob', message: 'expected 4, found 3' },
      { place: '$.then.shows.at', message: 'expected "there", found "here"' },
    ])
    expect(ran([], { shows: { coin: 1 } })[0]).toEqual({
      place: '$.then.shows.coin',
      message: 'there is no “coin” here, only coins, at',
    })
  })

  test('a refused answer ends the scenario there', () => {
    const [first, ...others] = ran(['ann pay 9', 'bob move x'], { shows: { at: 'nowhere' } })
    expect(first!.place).toBe('$.when[0]')
    expect(first!.message).toMatch(/refused: 9 is not among the 3 options.*seat 0 is asked pay/)
    expect(others).toEqual([])
  })

  test('options that are missing and options too many', () => {
    const found = ran([], { offers: { seat: 'ann', kind: 'pay', options: [1, 5] } })
    expect(found).toEqual([
      { place: '$.then.offers.options[1]', message: '5 is not offered' },
      { place: '$.then.offers.options', message: 'offered besides: 2, "pass"' },
    ])
  })

  test('another question, an answer that is allowed, a game not over, chance not asked', () => {
    expect(ran([], { asks: 'bob pay' })[0]!.message).toMatch(/expected that seat 1 is asked pay; seat 0 is asked pay/)
    expect(ran([], { refuses: 'ann pay 1' })[0]!.message).toBe('seat 0 may answer pay with 1')
    expect(ran([], { ends: true })[0]!.message).toMatch(/not over/)
    expect(ran([{ dice: [1, 1] }])[0]!.message).toMatch(/chance is not asked/)
  })
})

describe('a scenario that makes no sense is refused with its place', () => {
  test.each([
    [['ann pay'], '$.when[0]', /not an answer/],
    [['eve pay 1'], '$.when[0].seat', /nobody at this table is called “eve”/],
    [[{ seat: 'ann', kind: 'pay' }], '$.when[0]', /no pick/],
    [[{ seat: 'ann', kind: 'pay', pick: { a: [] } }], '$.when[0].pick.a', /flat/],
    [[{ show: {} }], '$.when[0].show', /“show” is not known here; there are asks, offers/],
    [[7], '$.when[0]', /record is expected here, not 7/],
    [[{ asks: 'ann' }], '$.when[0].asks', /not a question/],
    [[{ offers: { seat: 'ann', kind: 'pay' } }], '$.when[0].offers.options', /list is expected here, not nothing/],
    [['ann pay pass', 'ann move from=1 to=east', { dice: [9, 9] }], '$.when[2].dice', /no roll of this kind/],
  ])('%j', (when, place, reason) => {
    const error = refusal(() => ran(when))
    expect(error.place).toBe(place)
    expect(error.message).toMatch(reason)
  })

  test('an impossible position', () => {
    expect(refusal(() => ran([], {}, { coins: [1, -1] })).message).toBe('$.given.coins[1]: nobody owes coins')
    expect(refusal(() => ran([], {}, { turn: 2 })).message).toBe('$.given: two seats only')
  })
})

describe('a file', () => {
  const one = { title: 'a', game: 'ford', given: {}, then: {} }

  test('holds one scenario, or a list with the game named once', () => {
    expect(scenariosIn(one)).toMatchObject([{ title: 'a', game: 'ford', place: '$' }])
    const { game: _, ...two } = one
    const list = scenariosIn({ game: 'ford', scenarios: [two, { ...one, game: 'other' }] })
    expect(list).toMatchObject([
      { game: 'ford', place: '$.scenarios[0]' },
      { game: 'other', place: '$.scenarios[1]' },
    ])
  })

  test.each([
    [null, '$', /record/],
    [{ ...one, title: '' }, '$.title', /text/],
    [{ title: 'a', given: {}, then: {} }, '$', /which game/],
    [{ title: 'a', game: 'x', then: {} }, '$', /no given/],
    [{ title: 'a', game: 'x', given: {} }, '$', /checks nothing/],
    [{ ...one, than: {} }, '$.than', /not known here/],
    [{ game: 'ford', scenarios: [] }, '$.scenarios', /no scenario/],
    [{ scenarios: [{ given: {} }] }, '$.scenarios[0]', /no title/],
  ])('is refused where it is malformed: %j', (document, place, reason) => {
    const error = refusal(() => scenariosIn(document))
    expect(error.place).toBe(place)
    expect(error.message).toMatch(reason)
  })
})
