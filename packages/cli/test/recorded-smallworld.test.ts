import { powers, presets, races, smallworld } from '@spinney/smallworld'
import { expect, test } from 'vitest'
import { smallworldEntry } from '../src/games/smallworld.ts'
import { replaysRecords } from './recorded.ts'

const games = replaysRecords(smallworldEntry.game)
const configs = games.map(({ journal }) => smallworld.config(journal.config))

test('every number of players and both readings of the rules were played', () => {
  expect(new Set(configs.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5]))
  const readings = Object.values(presets)
  for (const rules of readings) expect(configs.map((config) => config.rules)).toContainEqual(rules)
})

test('every race and every power was picked by somebody', () => {
  const picks = games.flatMap(({ journal }) =>
    journal.answers.filter(({ kind }) => kind === 'pick').map(({ pick }) => pick as { race: string; power: string }),
  )
  expect(new Set(picks.map(({ race }) => race))).toEqual(new Set(races.map(({ id }) => id)))
  expect(new Set(picks.map(({ power }) => power))).toEqual(new Set(powers.map(({ id }) => id)))
  expect([races.length, powers.length]).toEqual([14, 20])
})
