import { describe, expect, test } from 'vitest'
import { defaultConfig, withCombo } from '../../src/config.ts'
import { powers } from '../../src/powers/index.ts'
import { races } from '../../src/races/index.ts'
import { playWatched } from './support.ts'

describe.each(races)('$id', (race) => {
  test.each(powers)('with $id plays a whole game in good order', (power) => {
    const players = 2 + ((race.tokens + power.tokens) % 4)
    const seat = power.id.length % players
    const g = playWatched(withCombo(defaultConfig(players), seat, race.id, power.id), `${race.id} ${power.id}`)
    expect(g.over).toBe(true)
  })
})
