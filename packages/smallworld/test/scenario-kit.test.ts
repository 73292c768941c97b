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
  expect(refused({ ...position, peoples: { elves: { seat: 0, power: 'hill', hand: -1 } } })).toMatch(/elves\.hand: /)
  expect(refused({ ...position, coins: [1, 'two'] })).toMatch(/^coins\[1\]: /)
  expect(refused({ ...position, at: 'night' })).toMatch(/^at: .*conquer/)
  expect(refused({ ...position, seat: 5 })).toMatch(/^seat: /)
  expect(refused({ players: 2, at: 'conquer' })).toMatch(/^at: .*no active race/)
  expect(refused({ ...position, column: [{ race: 'elves', power: 'forest' }] })).toMatch(/^column\[0\]\.race: /)
  expect(refused({ ...position, badgeDiscard: ['hill'] })).toMatch(/^badgeDiscard\[0\]: /)
  expect(refused([])).toMatch(/record/)
})
