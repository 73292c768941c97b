// biome-ignore-all lint/suspicious/noThenProperty: `then` is a field of every scenario
import {
  defineGame,
  FormatError,
  frameOf,
  type Hidden,
  may,
  must,
  numberFrom,
  procedure,
  type State,
} from '@spinney/kernel'
import {
  HIDDEN,
  numberedSeat,
  runScenario,
  type ScenarioKit,
  type ScenarioQuestion,
  scenariosIn,
} from '@spinney/kernel/scenario'
import { describe, expect, test } from 'vitest'

interface Market extends State {
  turn: number
  hands: Hidden<string>[]
  stalls: string[]
  places: number[]
}

const NAMES = ['ann', 'bob', 'cid']

/** One gives a card to another at a stall; the stalls have names, the seats too. */
const giving = procedure<Market, Record<string, never>>('giving', [
  may('1.1', 'card', {
    picks: 'card',
    who: (g) => g.turn,
    options: (g) => [...g.hands[g.turn]!],
    effect: () => {},
  }),
  must('1.2', 'give', {
    picks: { to: 'seat', at: 'stall' },
    who: (g) => g.turn,
    options: (g) => g.places.flatMap((at) => g.hands.flatMap((_, to) => (to === g.turn ? [] : [{ to, at }]))),
    effect: (g, _, { to }: { to: number; at: number }) => {
      g.turn = to
      return 'done'
    },
  }),
])

const market = defineGame<Market, null>({
  id: 'market',
  rules: '1',
  config: () => null,
  seats: () => 3,
  setup: () => ({
    flow: [frameOf(giving, {}), frameOf(giving, {})],
    version: 0,
    over: false,
    turn: 0,
    hands: [['egg', 'fig'], ['ham'], []],
    stalls: ['north', 'south'],
    places: [0, 1],
  }),
  procedures: [giving],
  sorts: { seat: numberFrom(0, 2), stall: numberFrom(0, 1), card: { is: (value): value is string => value !== '' } },
  open: ['turn', 'hands', 'stalls', 'places'],
  secrets: (g) => g.hands.map((items, seat) => ({ items, knownTo: [seat], pool: null })),
  result: () => null,
  bound: () => 100,
})

const kit: ScenarioKit<Market> = {
  game: market,
  seatOf: (name) => (NAMES.includes(name) ? NAMES.indexOf(name) : undefined),
  players: () => 3,
  nameOf: (seat) => NAMES[seat],
  given: () => market.setup(null),
  facts: (g) => ({
    turn: NAMES[g.turn]!,
    hands: Object.fromEntries(g.hands.map((hand, i) => [NAMES[i]!, hand.map((card: string | null) => card ?? HIDDEN)])),
    stalls: [...g.stalls],
    queue: { north: 1, south: 2 },
  }),
  anyOrder: ['hands.*'],
  reworded: (path, word) => (path[0] === 'queue' && word === 'N' ? 'north' : word),
  words: {
    seat: {
      read: (word) => (NAMES.includes(word) ? NAMES.indexOf(word) : numberedSeat(word)),
      write: (seat) => NAMES[Number(seat)],
    },
    stall: {
      read: (word, g) => (g.stalls.includes(word) ? g.stalls.indexOf(word) : undefined),
      write: (at, g) => g.stalls[Number(at)],
    },
  },
}

const body = (when: unknown[], then: unknown = { ends: false }) => ({
  title: 't',
  game: 'market',
  given: {},
  when,
  then,
})
const ran = (when: unknown[], then?: unknown) => runScenario(kit, body(when, then))
const places = (when: unknown[], then?: unknown) => ran(when, then).map(({ place }) => place)
const refusal = (action: () => unknown): string => {
  try {
    action()
  } catch (error) {
    if (error instanceof FormatError) return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

describe('options by the words of their sort', () => {
  test.each([
    'ann give to=bob at=south',
    'ann give at=south to=seat 1',
    'ann give at=south to=1',
    'seat 0 give to=1 at=1',
    { seat: 'ann', kind: 'give', pick: { to: 'bob', at: 'south' } },
    { seat: 0, kind: 'give', pick: { to: 'seat 1', at: 1 } },
  ])('%j', (answer) => {
    expect(ran(['ann card pass', answer], { shows: { turn: 'bob' }, asks: 'bob card' })).toEqual([])
  })

  test('in offers and refuses too', () => {
    const options = ['to=bob at=north', { to: 'cid', at: 'north' }, 'to=1 at=south', 'to=seat 2 at=1']
    const refuses = ['ann give to=ann at=north', 'ann give to=bob at=7', 'ann give pass']
    expect(ran(['ann card pass', { offers: { seat: 'ann', kind: 'give', options }, refuses }])).toEqual([])
  })

  test('a name that nobody has is refused with its place', () => {
    const wrong = ['ann card pass', { refuses: 'ann give to=eve at=north' }]
    expect(refusal(() => ran(wrong))).toBe('$.when[1].refuses.pick: no seat is called “eve” here')
    expect(refusal(() => ran(['ann card pass', 'ann give to=bob at=west']))).toMatch(/no stall is called “west” here/)
  })

  test('every question is told with options that may be written', () => {
    const told: ScenarioQuestion[] = []
    runScenario(kit, body(['ann card fig', 'ann give to=cid at=north']), '$', (question) => told.push(question))
    expect(told).toEqual([
      { place: '$.given', seat: 'ann', kind: 'card', law: '1.1', options: ['egg', 'fig', 'pass'] },
      {
        place: '$.when[0]',
        seat: 'ann',
        kind: 'give',
        law: '1.2',
        options: ['to=bob at=north', 'to=cid at=north', 'to=bob at=south', 'to=cid at=south'],
      },
      { place: '$.when[1]', seat: 'cid', kind: 'card', law: '1.1', options: ['pass'] },
    ])
    for (const option of told[1]!.options) expect(ran(['ann card pass', `ann give ${option}`])).toEqual([])
  })
})

test('refuses wants its question to be asked', () => {
  expect(places([{ refuses: 'ann card ham' }])).toEqual([])
  expect(places([{ refuses: ['ann crad ham', 'bob card ham', 'ann give x'] }])).toEqual([
    '$.when[0].refuses[0]',
    '$.when[0].refuses[1]',
    '$.when[0].refuses[2]',
  ])
})

describe('lists', () => {
  test('are compared in any order where the kit says so, each item as often as it is there', () => {
    expect(ran([], { shows: { hands: { ann: ['fig', 'egg'] } } })).toEqual([])
    expect(places([], { shows: { hands: { ann: ['fig', 'fig'], bob: [] } } })).toEqual([
      '$.then.shows.hands.ann',
      '$.then.shows.hands.bob',
    ])
  })

  test('and in order everywhere else', () => {
    expect(ran([], { shows: { stalls: ['north', 'south'] } })).toEqual([])
    expect(places([], { shows: { stalls: ['south', 'north'] } })).toEqual(['$.then.shows.stalls'])
  })

  test('names may be written otherwise where the kit says so', () => {
    expect(ran([], { shows: { queue: { N: 1, south: 2 } } })).toEqual([])
    expect(places([], { shows: { queue: { S: 2 } } })).toEqual(['$.then.shows.queue.S'])
  })
})

describe('sees', () => {
  const offers = (options: unknown) => ({ seat: 'ann', kind: 'card', options })

  test('what a seat may know, and that the rest is hidden', () => {
    const sees = [
      { seat: 'ann', asks: 'ann card', offers: offers(['egg', 'fig', 'pass']) },
      { seat: 'ann', shows: { hands: { ann: ['fig', 'egg'], bob: ['hidden'], cid: [] } } },
      { seat: 1, asks: 'ann card', offers: offers('hidden'), shows: { hands: { ann: ['hidden', 'hidden'] } } },
      { seat: 'nobody', shows: { turn: 'ann', hands: { bob: ['hidden'] } } },
    ]
    expect(ran([{ sees: sees[0] }], { sees })).toEqual([])
  })

  test('what differs is told', () => {
    const sees = [
      { seat: 'bob', shows: { hands: { ann: ['egg', 'fig'] } } },
      { seat: 'bob', offers: offers(['egg']) },
      { seat: 'ann', offersAmong: offers('hidden') },
      { seat: 'cid', asks: 'bob card' },
    ]
    expect(ran([], { sees }).map(({ message }) => message)).toEqual([
      'expected ["egg","fig"], found ["hidden","hidden"]',
      'the options are hidden',
      'the options can be seen',
      expect.stringMatching(/expected that bob is asked card; ann is asked card/),
    ])
  })

  test.each([
    [{ seat: 'chance' }, /chance sees nothing/],
    [{ seat: 'eve' }, /nobody at this table is called “eve”/],
    [{ shows: {} }, /a seat is expected here/],
    [{ seat: 'ann', refuses: 'ann card egg' }, /“refuses” is not known here/],
    [{ seat: 7, shows: {} }, /no seat 7/],
  ])('%j makes no sense', (sees, reason) => {
    expect(refusal(() => ran([], { sees }))).toMatch(reason)
  })
})

describe('a document that is no scenario is refused before anything is done with it', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  const circle: unknown[] = []
  circle.push(circle)
  let bomb: unknown = ['x']
  for (let i = 0; i < 9; i++) bomb = new Array(9).fill(bomb)

  test.each([
    ['nested deeply', deep(2000), /nested deeper/],
    ['a circle', circle, /nested deeper/],
    ['very large', bomb, /more than 50000 parts/],
    ['with something that is no data', { then: new Map() }, /a record is expected here/],
    ['with infinity', { then: Number.POSITIVE_INFINITY }, /not Infinity/],
    ['with a function', { then: () => 1 }, /texts, numbers/],
  ])('%s', (_name, part, reason) => {
    expect(refusal(() => scenariosIn({ title: 'a', game: 'market', given: {}, then: part }))).toMatch(reason)
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'names such as %s stand for nothing',
    (name) => {
      const record = JSON.parse(`{ "${name}": 1 }`)
      expect(refusal(() => scenariosIn({ title: 'a', game: 'market', given: {}, then: {}, ...{ [name]: 1 } }))).toMatch(
        /is not known here/,
      )
      expect(refusal(() => ran([], record))).toMatch(/is not known here/)
      expect(refusal(() => ran([`${name} card egg`]))).toMatch(/nobody at this table/)
      expect(ran([], { shows: record })[0]!.message).toMatch(/there is no/)
    },
  )

  test('messages quote no more than one wants to read', () => {
    const long = 'x'.repeat(100_000)
    for (const when of [
      [long],
      [`${long} card egg`],
      [{ [long]: 1 }],
      [{ asks: long }],
      ['ann card pass', `ann give to=${long} at=0`],
    ]) {
      expect(refusal(() => ran(when)).length).toBeLessThan(400)
    }
    for (const { message } of ran([`ann ${long} egg`])) expect(message.length).toBeLessThan(600)
    for (const { message } of ran([], { shows: { [long]: long, turn: long } })) expect(message.length).toBeLessThan(600)
  })
})
