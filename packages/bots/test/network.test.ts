import { CHANCE, copy, decide, drive, randomFrom, randomIndex, settle, WAIT } from '@spinney/kernel'
import { given, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { botCalled, brainOf, games, requestFor, tuningOf } from '../src/index.ts'
import { judgeBy, withNetwork } from '../src/net/judge.ts'
import { answerOf, type NetworkFile, readNetwork } from '../src/net/network.ts'
import { SMALLWORLD_NETWORK } from '../src/nets/smallworld.ts'

const two: NetworkFile = {
  inputs: ['a', 'b'],
  layers: [
    { inputs: 2, outputs: 2, weights: '1 -1 2 0.5', biases: '0 0.25' },
    { inputs: 2, outputs: 1, weights: '3 4', biases: '-1' },
  ],
  probes: [],
}

describe('a network', () => {
  test('adds up what its layers say, without what is below 0 in between', () => {
    const network = readNetwork(two, ['a', 'b'])
    expect(answerOf(network, Float32Array.of(1, 1))).toBeCloseTo(3 * 3 - 1)
    expect(answerOf(network, Float32Array.of(-1, 0))).toBeCloseTo(4 * 1.25 - 1)
    expect(answerOf(network, Float32Array.of(0, 0))).toBeCloseTo(4 * 0.25 - 1)
  })

  test('made for other inputs is refused', () => {
    expect(() => readNetwork(two, ['a', 'c'])).toThrow(/made for other inputs/)
    expect(() => readNetwork(two, ['a'])).toThrow(/made for other inputs/)
  })

  test('gives the numbers of the one that was trained', () => {
    const network = readNetwork(SMALLWORLD_NETWORK, brainOf(smallworld).learning!.inputs)
    expect(SMALLWORLD_NETWORK.probes.length).toBeGreaterThan(4)
    for (const { x, y } of SMALLWORLD_NETWORK.probes) {
      expect(answerOf(network, Float32Array.from(x.split(' '), Number))).toBeCloseTo(y, 3)
    }
  })
})

/** A position so many random answers into a game, or soon after: a seat is asked. */
function position(answers: number) {
  const g = smallworld.setup(smallworld.config({ players: 3 }))
  const random = randomFrom('network')
  const { ask } = drive(smallworld, g, settle(smallworld, g), (ask) => randomIndex(ask, random), answers)
  drive(
    smallworld,
    g,
    ask,
    (open) => (open.seat === CHANCE || open.options.length < 3 ? randomIndex(open, random) : WAIT),
    99,
  )
  return g
}

describe('an evaluation that was learned', () => {
  test('tells chances that add up to 1, and leaves the position as it is', async () => {
    const g = position(120)
    const before = copy(g)
    const brain = brainOf(smallworld)
    const learned = await withNetwork({ ...brain, tuning: { ...brain.tuning, learned: 1 } })
    const chances = learned.evaluate(g)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances).not.toEqual(brain.evaluate(g))
    expect(g).toEqual(before)
  })

  test('is told whose regions are what, what can be reached, and what lies to be picked', () => {
    const { state } = given({
      players: 2,
      turn: 4,
      peoples: {
        humans: { seat: 0, power: 'hill', since: 3, hand: 1 },
        orcs: { seat: 1, power: null, declined: true, since: 1 },
      },
      regions: { 2: { race: 'humans', tokens: 2 }, 3: { race: 'humans' }, 18: { race: 'orcs', tokens: 1 } },
    })
    const { inputs, look } = brainOf(smallworld).learning!
    const row = new Float32Array(inputs.length)
    const { write } = look(state)
    const of = (name: string): number => row[inputs.indexOf(name)]!
    const counted = (holder: string): number =>
      ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'water'].reduce(
        (sum, ground) => sum + 4 * of(`land.${holder}.${ground}`),
        0,
      )
    write(0, row)
    expect([counted('active'), counted('rivalDeclined'), counted('free')]).toEqual([2, 1, state.holder.length - 3])
    expect(of('force.regions')).toBeCloseTo(0.2)
    expect(of('force.tokens')).toBeCloseTo(0.4)
    expect(of('force.age')).toBeCloseTo(0.2)
    expect(of('rivalForce.declined')).toBeCloseTo(0.1)
    expect(of(`column.${state.column[0]!.race}`)).toBe(1)
    expect(of(`column.${state.column[1]!.power}`)).toBeCloseTo(0.85)
    expect(of('column.humans')).toBe(0)
    write(1, row)
    expect([counted('declined'), counted('rivalActive')]).toEqual([1, 2])
    expect(of('rivalForce.tokens')).toBeCloseTo(0.4)
  })

  test('without any share of the network it is the hand-made one', () => {
    const g = position(120)
    const { learning, evaluate } = brainOf(smallworld)
    const network = readNetwork(SMALLWORLD_NETWORK, learning!.inputs)
    judgeBy(
      learning!,
      network,
      0,
    )(g).forEach((chance, seat) => {
      expect(chance).toBeCloseTo(evaluate(g)[seat]!, 10)
    })
  })

  test.each(['root', 'smallworld'])('%s: inputs are finite numbers, the same for the same position', (id) => {
    const game = games.find((one) => one.id === id)!
    const brain = brainOf(game)
    const { inputs, look } = brain.learning!
    expect(new Set(inputs).size).toBe(inputs.length)
    const random = randomFrom(id)
    const g = game.setup(game.config(id === 'root' ? { seats: ['marquise', 'riverfolk', 'vagabond'] } : { players: 4 }))
    const row = new Float32Array(inputs.length)
    drive(
      game,
      g,
      settle(game, g),
      (ask) => {
        const { logits, write } = look(g)
        logits.forEach((_, seat) => {
          write(seat, row)
          expect(row.every(Number.isFinite)).toBe(true)
        })
        return randomIndex(ask, random)
      },
      400,
    )
  })

  test('sharp judges by it unless told otherwise, steady does not', async () => {
    expect(tuningOf(brainOf(smallworld)).learned).toBe(0)
    const g = position(60)
    const { seat } = decide(smallworld, g)!
    const request = { ...requestFor(smallworld, g, Number(seat), { seed: 'x' }), budget: { iterations: 60 } }
    const values = async (name: string) => (await botCalled(name).weigh(request)).ranking.map(({ value }) => value)
    expect(await values('sharp')).toEqual(await values('sharp+learned=1'))
    expect(await values('sharp')).not.toEqual(await values('sharp+learned=0'))
    expect(await values('steady')).toEqual(await values('steady+learned=0'))
  })
})
