import { decide, play, playRandomly, randomFrom, start, view } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { smallworld } from '../../src/game.ts'
import { given } from '../../src/scenario/kit.ts'
import { campaign, coins, conquers, income } from '../support.ts'

const two = { ratmen: { seat: 0, power: 'hill' }, elves: { seat: 1, power: 'swamp' } }

test('[sw SW-3.1, SW-5.1] tokens are spent on regions and regions bring coins at the end of the turn', () => {
  const after = campaign('ratmen', 'alchemist', 2, {}, { foes: {} }).when(0, 'conquer', conquers(4))
  after.has('coins', coins(0), 5 + 1 + 2)
  expect(income(after)).toEqual({ 'ratmen regions': 1, 'ratmen alchemist': 2 })
})

test('[sw SW-3.3] the first player is drawn by lot where the table does not say', () => {
  const g = start(smallworld, readConfig({ players: 3 })).state
  expect(decide(smallworld, g)).toMatchObject({ seat: 'chance', kind: 'firstPlayer', options: [0, 1, 2] })
  const next = play(smallworld as never, g, { seat: 'chance', kind: 'firstPlayer', pick: 2 }).state
  expect(next).toMatchObject({ first: 2, seat: 2 })
})

test('[sw SW-3.3, SW-3.4, SW-11.1] turns go clockwise, and the marker moves when the first player is next again', () => {
  given({ players: 3, first: 2, seat: 0, turn: 3, at: 'end' }).has('next', (g) => [g.turn, g.seat], [3, 1])
  given({ players: 3, first: 2, seat: 1, turn: 3, at: 'end' }).has(
    'the first player again',
    (g) => [g.turn, g.seat],
    [4, 2],
  )
})

test('[sw SW-3.5] on the last turn everybody still plays', () => {
  given({ players: 2, turn: 10, seat: 0, at: 'end' })
    .has('over', (g) => g.over, false)
    .asks(1, 'pick')
  given({ players: 2, turn: 10, seat: 1, at: 'end' }).ends()
  given({ players: 4, turn: 9, seat: 3, at: 'end' }).ends()
  given({ players: 4, turn: 8, seat: 3, at: 'end' }).asks(0, 'pick')
})

test('[sw SW-3.6] most coins win', () => {
  const { state } = given({ players: 3, turn: 10, seat: 2, at: 'end', coins: [30, 44, 43] }).ends()
  expect(smallworld.result(state)).toEqual({ winners: [1], scores: [30, 44, 43], how: 'coins' })
})

test('[sw SW-14.1] coins are counted, and everybody may see them, once the last turn is over', () => {
  const { state } = given({ players: 2, turn: 10, seat: 1, at: 'end', coins: [30, 44] }).ends()
  expect(view(smallworld as never, state as never, 0).state).toMatchObject({ coins: [[30], [44]] })
  expect(smallworld.result(state)!.scores).toEqual([30, 44])
  const before = given({ players: 2, turn: 9, seat: 1, at: 'end', coins: [30, 44] })
  expect(smallworld.result(before.state)).toBeNull()
})

test('[sw SW-14.2] a tie goes to the one with more race tokens on the map, declined ones too', () => {
  const peoples = { ...two, trolls: { seat: 0, declined: true } }
  const regions = {
    4: { race: 'ratmen', tokens: 2 },
    17: { race: 'trolls', tokens: 1 },
    1: { race: 'elves', tokens: 2, pieces: { encampment: 5 } },
  }
  const tie = given({ players: 2, turn: 10, seat: 1, at: 'end', coins: [40, 40], peoples, regions }).ends()
  expect(smallworld.result(tie.state)).toMatchObject({ winners: [0], how: 'tokens' })
})

test('[sw SW-14.2] tokens in hand do not break a tie, and without a difference the victory is shared', () => {
  const peoples = { ratmen: { seat: 0, power: 'hill', hand: 5 }, elves: { seat: 1, power: 'swamp' } }
  const regions = { 1: { race: 'elves', tokens: 2 } }
  const tie = given({ players: 2, turn: 10, seat: 1, at: 'end', coins: [40, 40], peoples, regions }).ends()
  expect(smallworld.result(tie.state)!.winners).toEqual([1])
  const shared = given({ players: 2, turn: 10, seat: 1, at: 'end', coins: [40, 40] }).ends()
  expect(smallworld.result(shared.state)).toMatchObject({ winners: [0, 1], how: 'tokens' })
})

test('[sw SW-14.2] only those tied for most coins are compared', () => {
  const peoples = { ratmen: { seat: 0, power: 'hill' }, elves: { seat: 2, power: 'swamp' } }
  const regions = { 1: { race: 'ratmen' }, 4: { race: 'elves', tokens: 5 } }
  const tie = given({ players: 3, turn: 10, seat: 2, at: 'end', coins: [40, 40, 39], peoples, regions }).ends()
  expect(smallworld.result(tie.state)!.winners).toEqual([0])
})

test('[sw SW-3.4] a whole random game ends after the last turn of the map', () => {
  const g = start(smallworld, readConfig({ players: 5 })).state
  playRandomly(smallworld, g, randomFrom('whole game'))
  expect([g.over, g.turn]).toEqual([true, 8])
})
