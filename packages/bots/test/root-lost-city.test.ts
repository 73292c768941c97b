import { root, scenarioKit } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { brainOf } from '../src/index.ts'
import { rootLearning } from '../src/root/inputs.ts'

const refuse = (path: string, reason: string): never => {
  throw new Error(`${path}: ${reason}`)
}

/** The Marquise rule clearings 1 and 8, of foxes, and clearing 7, of mice unless the Lost City is there. */
const table = (landmarks: object, others: object = {}) =>
  scenarioKit.given(
    {
      seats: ['marquise', 'eyrie', 'duchy'],
      clearings: {
        1: { marquise: { warrior: 2 } },
        7: { marquise: { warrior: 2 } },
        8: { marquise: { warrior: 2 } },
      },
      own: { eyrie: { leader: 'builder' } },
      turn: { faction: 'marquise' },
      ...landmarks,
      ...others,
    },
    refuse,
  )

const CITY = { landmarks: { 'lost-city': 7 } }
const TOWER = { landmarks: { tower: 7 } }

describe('a clearing of every suit', () => {
  const inputsOf = (landmarks: object): ((name: string) => number) => {
    const out = new Float32Array(rootLearning.inputs.length)
    rootLearning.look(table(landmarks)).write(0, out)
    return (name) => Number(out[rootLearning.inputs.indexOf(name)]!.toFixed(3))
  }

  test('is told to networks as one of each, and as nothing else', () => {
    const names = ['ruled.fox', 'ruled.rabbit', 'ruled.mouse', 'map.autumn', 'map.winter']
    expect(names.map(inputsOf(TOWER))).toEqual([0.2, 0, 0.1, 1, 0])
    expect(names.map(inputsOf(CITY))).toEqual([0.3, 0.1, 0.1, 1, 0])
  })

  test('brings dominance of its suits nearer', () => {
    const chanceOf = (landmarks: object): number =>
      brainOf(root).evaluate(table(landmarks, { dominance: { marquise: 'dominance-fox' } }))[0]!
    expect(chanceOf(CITY)).toBeGreaterThan(chanceOf(TOWER))
  })
})
