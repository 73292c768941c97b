import { runScenario } from '@spinney/kernel/scenario'
import { expect, test } from 'vitest'
import { scenarioKit } from '../src/scenario/kit.ts'

const position = {
  players: 2,
  peoples: { elves: { seat: 0, power: 'hill', hand: 3 }, ratmen: { seat: 1, power: 'swamp' } },
  regions: { 4: { race: 'elves', tokens: 2 }, 9: { race: 'ratmen', pieces: { fortress: 1 } } },
  at: 'conquer',
}

const refused = (spec: unknown): string => {
  try {
    scenarioKit.given(spec, (path, reason) => {
      throw new Error(`${path}: ${reason}`)
    })
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

test('a scenario file can be run: seats are called by their races', () => {
  const differences = runScenario(scenarioKit, {
    title: 'Elves take a forest',
    game: 'smallworld',
    given: position,
    when: [
      'elves conquer do=conquer region=10',
      { asks: 'elves regroup' },
      'elves regroup pass',
      {
        asks: 'ratmen plan',
        shows: {
          regions: {
            10: { race: 'elves', seat: 0, tokens: 3, tribes: 0 },
            9: { race: 'ratmen', pieces: { fortress: 1 } },
          },
          peoples: { elves: { power: 'hill', hand: 0, regions: [4, 10] } },
          active: ['elves', 'ratmen'],
          coins: [8, 5],
          seat: 1,
        },
      },
    ],
  })
  expect(differences).toEqual([])
})

test('a scenario that does not go as written says so', () => {
  const differences = runScenario(scenarioKit, {
    title: 'wrong',
    game: 'smallworld',
    given: position,
    when: [{ shows: { regions: { 4: { tokens: 3 } } } }],
  })
  expect(differences).toHaveLength(1)
})

test('unknown names and impossible positions are refused with their place', () => {
  expect(refused(position)).toBe('accepted')
  expect(refused({ ...position, map: '2p' })).toMatch(/^map: /)
  expect(refused({ ...position, regions: { 40: {} } })).toMatch(/^regions\.40: .*0 to 22/)
  expect(refused({ ...position, regions: { 4: { race: 'orcs' } } })).toMatch(/^regions\.4\.race: nobody/)
  expect(refused({ ...position, regions: { 4: { tokens: 2 } } })).toMatch(/^regions\.4\.tokens: /)
  expect(refused({ ...position, regions: { 4: { race: 'elves', tokens: 0 } } })).toMatch(/^regions\.4\.tokens: /)
  expect(refused({ ...position, regions: { 4: { race: 'elves', tokens: 9 } } })).toMatch(/^peoples\.elves: .*only 11/)
  expect(refused({ ...position, regions: { 4: { pieces: { castle: 1 } } } })).toMatch(/^regions\.4\.pieces\.castle: /)
  expect(refused({ ...position, regions: { 4: { race: 'elves', pieces: { dragon: 2 } } } })).toMatch(/only 1 pieces/)
  expect(refused({ ...position, peoples: { gnomes: { seat: 0, power: 'hill' } } })).toMatch(/^peoples\.gnomes: /)
  expect(refused({ ...position, peoples: { elves: { seat: 0 } } })).toMatch(/^peoples\.elves: an active race/)
  expect(refused({ ...position, peoples: { elves: { power: 'hill' } } })).toMatch(/^peoples\.elves: .*seat/)
  expect(refused({ ...position, peoples: { elves: { seat: 0, power: 'lucky' } } })).toMatch(/^peoples\.elves\.power: /)
  expect(refused({ ...position, peoples: { elves: { seat: 7, power: 'hill' } } })).toMatch(/^peoples\.elves\.seat: /)
  expect(refused({ ...position, peoples: { elves: { seat: 7, declined: true } } })).toMatch(/^peoples\.elves\.seat: /)
  expect(refused({ ...position, at: 'pick' })).toMatch(/^at: seat 0 has an active race already/)
  expect(refused({ ...position, peoples: { elves: { seat: 0, power: 'hill', hand: -1 } } })).toMatch(/elves\.hand: /)
  expect(refused({ ...position, coins: [1, 'two'] })).toMatch(/^coins\[1\]: /)
  expect(refused({ ...position, at: 'night' })).toMatch(/^at: .*conquer/)
  expect(refused({ ...position, column: [] })).toMatch(/^column: there are always combos/)
  expect(refused({ ...position, seat: 5 })).toMatch(/^seat: /)
  expect(refused({ players: 2, at: 'conquer' })).toMatch(/^at: .*no active race/)
  expect(refused({ ...position, column: [{ race: 'elves', power: 'forest' }] })).toMatch(/^column\[0\]\.race: /)
  expect(refused({ ...position, badgeDiscard: ['hill'] })).toMatch(/^badgeDiscard\[0\]: /)
  expect(refused([])).toMatch(/record/)
})

test('regions are called as they are printed, or by their numbers from 0', () => {
  const printed = { ...position, regions: { '2p-05': { race: 'elves', tokens: 2 }, '2p-10': { race: 'ratmen' } } }
  const run = (given: unknown, when: unknown[]) =>
    runScenario(scenarioKit, { title: 't', game: 'smallworld', given, when }).map(({ message }) => message)
  for (const region of ['2p-11', '10']) {
    const shows = { regions: { [region]: { race: 'elves' } }, peoples: { elves: { regions: [region, '2p-05'] } } }
    expect(run(printed, [`elves conquer do=conquer region=${region}`, { shows }])).toEqual([])
  }
  expect(run(printed, [{ shows: { peoples: { elves: { regions: [4] } } } }])).toEqual([])
  expect(() => run(printed, [{ refuses: 'elves conquer do=conquer region=3p-11' }])).toThrow(
    'no region is called “3p-11” here',
  )
  expect(run(printed, [{ shows: { regions: { '2p-99': {} } } }])[0]).toMatch(/there is no “2p-99” here/)
})

test('every option that is told may be written so', () => {
  const told: string[] = []
  const body = { title: 't', game: 'smallworld', given: position, when: [] }
  runScenario(scenarioKit, body, '$', ({ seat, kind, options }) => {
    for (const option of options) told.push(`${seat} ${kind} ${option}`)
  })
  expect(told).toContain('elves conquer do=conquer region=2p-11')
  for (const answer of told) expect(runScenario(scenarioKit, { ...body, when: [answer] })).toEqual([])
})

test('the setup begins with the first player and knows nothing of later', () => {
  expect(refused({ players: 3, at: 'setup' })).toBe('accepted')
  expect(refused({ players: 3, at: 'setup', first: 2 })).toBe('accepted')
  expect(refused({ players: 3, at: 'setup', coins: [5] })).toMatch(/^coins: “coins” is not known here/)
  expect(() => refusedOrThrown({ players: 3, at: 'setup', first: 3 })).toThrow(/firstPlayer is a seat/)
})

const refusedOrThrown = (spec: unknown): void =>
  void scenarioKit.given(spec, (path, reason) => {
    throw new Error(`${path}: ${reason}`)
  })

const declined = { seat: 0, declined: true }
const bare = { regions: {}, at: 'turn' }

test.each([
  [{ regions: { 4: { race: 'elves' }, '2p-05': { race: 'elves' } } }, /^regions\.2p-05: 2p-05 stands here twice/],
  [{ regions: { '3p-05': { race: 'elves' } } }, /^regions\.3p-05: the map 2p has regions 2p-01 to 2p-23/],
  [{ regions: { '2p-01': { race: 'elves' } } }, /^regions\.2p-01: elves cannot hold water/],
  [{ regions: { 7: { race: 'elves' } } }, /^regions\.7: elves cannot hold water/],
  [{ regions: { 4: { tribes: 1 } } }, /^regions\.4\.tribes: so many Lost Tribes are not printed/],
  [{ regions: { 3: { tribes: 2 } } }, /^regions\.3\.tribes: /],
  [{ regions: { 3: { race: 'elves', tribes: 1 } } }, /^regions\.3\.tribes: Lost Tribes leave/],
  [{ regions: { 4: { pieces: { fortress: 1 } } } }, /^regions\.4\.pieces\.fortress: pieces stand in regions/],
  [{ regions: { 4: { race: 'elves', pieces: { fortress: 2 } } } }, /fortress: a region has one fortress at most/],
  [{ regions: { 4: { race: 'elves', pieces: { encampment: 6 } } } }, /only 5 pieces called encampment/],
  [{ regions: { 4: { race: 'elves', pieces: { constructor: 1 } } } }, /pieces\.constructor: there is no such piece/],
  [{ coins: [500, 20] }, /^coins: there are only 515 coins, 5 too few/],
  [{ coins: [1, 2, 3] }, /^coins\[2\]: there are seats 0 to 1/],
  [{ turn: 11 }, /^turn: a game on the map 2p has turns 1 to 10/],
  [{ turn: 0 }, /^turn: /],
  [
    { ...bare, peoples: { elves: { seat: 0, power: 'hill' }, orcs: { seat: 1, power: 'hill' } } },
    /orcs\.power: hill is had twice/,
  ],
  [
    { ...bare, peoples: { elves: { seat: 0, power: 'hill', since: 3 } } },
    /^peoples\.elves\.since: turn 3 has not come/,
  ],
  [
    { ...bare, peoples: { elves: { ...declined, power: 'hill' } } },
    /^peoples\.elves\.power: a race in decline has lost hill/,
  ],
  [{ ...bare, peoples: { elves: declined, orcs: declined } }, /^peoples\.orcs: seat 0 has two races in decline/],
  [{ ...bare, peoples: { elves: { seat: 0, power: { toString: 1 } } } }, /^peoples\.elves\.power: a word is expected/],
  [{ ...bare, peoples: { elves: { seat: 0, power: 'constructor' } } }, /^peoples\.elves\.power: there is no power/],
  [{ ...bare, peoples: { constructor: { seat: 0, power: 'hill' } } }, /^peoples\.constructor: there is no race/],
  [
    { ...bare, peoples: { elves: { seat: 0, power: 'hill', declined: 'yes' } } },
    /^peoples\.elves\.declined: true or false/,
  ],
  [{ preset: { toString: 1 } }, /^preset: a word is expected/],
  [{ players: 'two' }, /^players: a whole number/],
  [{ acting: 'ratmen' }, /^acting: ratmen cannot act in the turn of seat 0/],
  [{ attacked: [0, 7] }, /^attacked\[1\]: /],
  [{ begun: 1 }, /^begun: true or false/],
  [{ column: [{ race: 'orcs' }] }, /^column\[0\]\.power: a word is expected here, not null/],
  [{ column: [{ race: 'orcs', power: 'hill' }] }, /^column\[0\]\.power: “hill” does not exist or is somewhere else/],
  [{ column: [{ race: 'orcs', power: 'forest', coins: -1 }] }, /^column\[0\]\.coins: /],
  [{ bannersBelow: ['orcs', 'orcs'] }, /^bannersBelow\[1\]: “orcs”/],
  [{ bannersBelow: [7] }, /^bannersBelow\[0\]: a word/],
] as const)('impossible: %j', (part, reason) => {
  expect(refused({ ...position, ...part })).toMatch(reason)
})

test.each([
  [{ peoples: { elves: { seat: 0, power: 'seafaring' } }, regions: { 0: { race: 'elves', tokens: 2 } } }],
  [{ peoples: { elves: declined, orcs: { seat: 0, power: 'hill' } }, regions: { 0: { race: 'elves' } } }],
  [{ peoples: { elves: declined, orcs: { ...declined, power: 'spirit' } }, at: 'turn' }],
  [{ peoples: { ghouls: declined, orcs: { seat: 0, power: 'hill' } }, regions: { 4: { race: 'ghouls', tokens: 3 } } }],
])('possible: %j', (part) => {
  expect(refused({ ...position, regions: {}, ...part })).toBe('accepted')
})

test('a race in decline has one token in a region', () => {
  const peoples = { elves: declined, orcs: { seat: 0, power: 'hill' } }
  const spec = { ...position, peoples, regions: { 4: { race: 'elves', tokens: 2 } } }
  expect(refused(spec)).toMatch(/^regions\.4\.tokens: a race in decline has one token/)
})

test('facts are made of what a view may show', () => {
  const { game } = scenarioKit
  const open = new Set<string>(game.open)
  const read: string[] = []
  const g = scenarioKit.given(position, (path, reason) => {
    throw new Error(`${path}: ${reason}`)
  })
  const watched = new Proxy(g, {
    get: (target, field) => {
      if (typeof field === 'string' && !open.has(field)) read.push(field)
      return Reflect.get(target, field)
    },
  })
  scenarioKit.facts(watched)
  expect(read).toEqual([])
})
