import {
  copy,
  decide,
  drive,
  playRandomly,
  procedure,
  type Random,
  randomFrom,
  randomIndex,
  start,
} from '@spinney/kernel'
import { expect, test } from 'vitest'
import { draw, game as main, type Pebbles, pebbles, thrown, turn } from '../support/pebbles.ts'

const game = pebbles()

test('random play ends the game and counts the answers', () => {
  const { state } = start(game, { turns: 5 })
  const answers = playRandomly(game, state, randomFrom(1))
  expect(state.over).toBe(true)
  expect(state.version).toBe(answers)
})

test('the same word plays the same game', () => {
  const { state } = start(game, { turns: 5 })
  const other = copy(state)
  playRandomly(game, state, randomFrom('x'))
  playRandomly(game, other, randomFrom('x'))
  expect(other).toEqual(state)
})

test('what is answered on the way is answered as if each question had been put', () => {
  // The bag is drawn from by place, too: the first of a bag that is in order is the first of its list.
  const short = procedure(
    draw.name,
    draw.steps.map((step) => ({
      ...step,
      draw: (g: Pebbles, _local: unknown, random: Random) => g.bag[random.below(g.bag.length)],
    })),
  )
  const quick = pebbles({ procedures: [main, turn, short, thrown] as never })
  for (let i = 0; i < 20; i++) {
    const { state } = start(game, { turns: 5 })
    const other = copy(state)
    const random = randomFrom(i)
    drive(game, state, decide(game, state), (ask) => randomIndex(ask, random), Number.POSITIVE_INFINITY)
    playRandomly(quick, other, randomFrom(i))
    expect(other).toEqual(state)
  }
})

test('it stops at the limit', () => {
  const { state } = start(game, { turns: 5 })
  expect(playRandomly(game, state, randomFrom(1), 7)).toBe(7)
  expect(state.version).toBe(7)
})

test('pebbles are drawn as often as there are some: weights count in simulations too', () => {
  const rare = pebbles({
    setup: (config) => ({ ...game.setup(config), bag: [...Array<string>(90).fill('blue'), 'red'] }),
  })
  let red = 0
  for (let i = 0; i < 200; i++) {
    const { state } = start(rare, { turns: 0 })
    playRandomly(rare, state, randomFrom(i), 1)
    if (!state.bag.includes('red')) red++
  }
  expect(red).toBeLessThan(20)
})
