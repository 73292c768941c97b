import { Refusal, start } from '@spinney/kernel'
import { ScenarioError, scenario } from '@spinney/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { pebbles } from '../support/pebbles.ts'

const game = pebbles()
const dealt = () =>
  scenario(game, start(game, { turns: 1 }).state)
    .chance('blue')
    .chance('green')
    .chance('red')
    .chance('green')

describe('a scenario that goes as it says', () => {
  test('reads as one sentence', () => {
    dealt()
      .asks(0, 'act')
      .offers(0, 'act', ['throw red', 'throw blue', 'hide blue', 'hide red', 'peek', 'wait'])
      .offersAmong(0, 'act', ['wait'])
      .refuses(0, 'act', 'throw green')
      .when(0, 'act', 'throw red')
      .asks(1, 'catch')
      .when(1, 'catch', 'pass')
      .when(0, 'settle', 'down')
      .chance(3)
      .shows((g) => g.die === 3)
      .has('thrown', (g) => g.thrown, ['red'])
      .ends()
  })

  test('keeps the events and leaves earlier positions alone', () => {
    const before = dealt()
    const after = before.when(0, 'act', 'hide red')
    expect(before.state.hands[0]).toEqual(['blue', 'red'])
    expect(after.events.map((event) => event.what)).toEqual(['drew', 'drew', 'drew', 'drew', 'hid'])
  })
})

describe('each method fails when it should', () => {
  const over = () => dealt().when(0, 'act', 'wait').when(0, 'settle', 'down').chance(1)

  test.each<[string, () => unknown, string]>([
    ['chance', () => dealt().chance(1), 'chance is not asked; asked is 0 act'],
    ['shows', () => dealt().shows((g) => g.die === 5, 'a five'), 'does not hold: a five'],
    ['shows, in its own words', () => dealt().shows((g) => g.die === 5), 'g.die === 5'],
    ['has', () => dealt().has('thrown', (g) => g.thrown, ['red']), 'thrown: $[0]: undefined is not "red"'],
    ['asks another seat', () => dealt().asks(1, 'act'), 'expected 1 act; asked is 0 act'],
    ['asks another kind', () => dealt().asks(0, 'catch'), 'expected 0 catch'],
    ['asks at the end', () => over().asks(0, 'act'), 'nothing is asked'],
    ['offers too little', () => dealt().offers(0, 'act', ['wait']), 'offered besides ["throw blue"'],
    ['offers too much', () => dealt().offers(0, 'act', ['fly']), 'not offered ["fly"]'],
    ['offersAmong', () => dealt().offersAmong(0, 'act', ['wait', 'fly']), 'not offered ["fly"]'],
    ['refuses', () => dealt().refuses(0, 'act', 'wait'), '0 may answer act with "wait"'],
    ['refuses', () => dealt().refuses(1, 'act', 'wait'), 'expected 1 act; asked is 0 act'],
    ['refuses', () => dealt().refuses(0, 'settle', 'down'), 'expected 0 settle; asked is 0 act'],
    ['ends', () => dealt().ends(), 'the game is not over; asked is 0 act'],
  ])('%s', (_name, action, message) => {
    expect(action).toThrow(ScenarioError)
    expect(action).toThrow(message)
  })

  test('when', () => expect(() => dealt().when(0, 'act', 'fly')).toThrow(Refusal))

  test('an error of the rules is no refusal', () => {
    const broken = pebbles({ result: () => null })
    const s = scenario(broken, { ...dealt().state, flow: [{ proc: 'nowhere', at: 'x', local: {} }] })
    expect(() => s.refuses(0, 'act', 'wait')).toThrow('no procedure called nowhere')
  })
})
