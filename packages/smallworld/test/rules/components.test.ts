import { start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { pieceKinds } from '../../src/abilities.ts'
import { maps } from '../../src/board/boards.ts'
import { defaultConfig, readConfig, withCombo } from '../../src/config.ts'
import { dieResults, dieWeights } from '../../src/die.ts'
import { smallworld } from '../../src/game.ts'
import { powers } from '../../src/powers/index.ts'
import { races } from '../../src/races/index.ts'
import { presets } from '../../src/rules.ts'

test('[sw SW-1.1] there is a map for each number of players from 2 to 5', () => {
  expect(maps.map((map) => [map.id, map.players])).toEqual([
    ['2p', 2],
    ['3p', 3],
    ['4p', 4],
    ['5p', 5],
  ])
})

test('[sw SW-1.3, SW-1.4] there are 14 races and 20 powers with names of their own', () => {
  expect(new Set(races.map((race) => race.id)).size).toBe(14)
  expect(new Set(powers.map((power) => power.id)).size).toBe(20)
})

test('[sw SW-1.5] the box holds these pieces', () => {
  expect(Object.fromEntries(pieceKinds.map((kind) => [kind.id, kind.supply]))).toEqual({
    lair: 10,
    fortress: 6,
    encampment: 5,
    hero: 2,
    hole: 2,
    dragon: 1,
  })
  const mountains = maps.map((map) => map.regions.filter((region) => region.terrain === 'mountain').length)
  expect(Math.max(...mountains)).toBe(9)
})

test('[sw SW-1.6] all coins together are worth 515', () => {
  const { state } = start(smallworld, defaultConfig(3))
  expect(smallworld.conserved!(state).coins).toBe(30 * 10 + 24 * 5 + 20 * 3 + 35 * 1)
})

test('[sw SW-1.7] the die has three blank faces, a 1, a 2 and a 3', () => {
  const { state } = start(smallworld, defaultConfig(2))
  expect(dieResults(state)).toEqual([0, 1, 2, 3])
  expect(dieWeights(state)).toEqual([3, 1, 1, 1])
})

test('[sw SW-1.9] the box holds 168 race tokens and enough Lost Tribes for every map', () => {
  expect(Object.fromEntries(races.map((race) => [race.id, race.supply]))).toEqual({
    amazons: 15,
    dwarves: 8,
    elves: 11,
    ghouls: 10,
    ratmen: 13,
    skeletons: 20,
    sorcerers: 18,
    tritons: 11,
    giants: 11,
    halflings: 11,
    humans: 10,
    orcs: 10,
    trolls: 10,
    wizards: 10,
  })
  expect(races.reduce((sum, race) => sum + race.supply, 0)).toBe(168)
  expect(maps.map((map) => map.regions.filter((region) => region.lostTribe).length)).toEqual([9, 10, 14, 18])
})

test('[sw SW-1.10] two to five may play, neither one nor six', () => {
  for (const players of [2, 3, 4, 5]) expect(readConfig({ players }).players).toBe(players)
  for (const players of [1, 6, 2.5, '3', undefined]) expect(() => readConfig({ players })).toThrow(/2 to 5 players/)
})

test('a configuration with anything unknown or impossible in it is refused', () => {
  const refused: [object, RegExp][] = [
    [{ map: '3p' }, /no option map/],
    [{ preset: 'house' }, /no preset house/],
    [{ rules: { dieFaces: [] } }, /dieFaces/],
    [{ rules: { lairs: 'stay' } }, /lairs/],
    [{ rules: { scores: 'some' } }, /scores/],
    [{ firstPlayer: 2 }, /firstPlayer/],
    [{ firstCombos: [null, null, null] }, /firstCombos/],
    [{ firstCombos: [{ race: 'gnomes', power: 'hill' }] }, /no race "gnomes"/],
    [{ firstCombos: [{ race: 'elves', power: 'lucky' }] }, /no power "lucky"/],
    [
      {
        firstCombos: [
          { race: 'elves', power: 'hill' },
          { race: 'elves', power: 'swamp' },
        ],
      },
      /race twice/,
    ],
  ]
  for (const [fields, message] of refused) expect(() => readConfig({ players: 2, ...fields })).toThrow(message)
  expect(() => readConfig(null)).toThrow(/record/)
})

test('a preset can be taken as it is or with single switches changed', () => {
  expect(readConfig({ players: 2 }).rules).toEqual(presets.standard)
  const { rules } = readConfig({ players: 2, preset: 'literal', rules: { skeletonTrigger: 'nonEmpty' } })
  expect(rules).toEqual({ ...presets.literal, skeletonTrigger: 'nonEmpty' })
})

test('a seat can be made to begin with a certain combo', () => {
  const config = withCombo({ ...defaultConfig(3), firstPlayer: 1 }, 1, 'trolls', 'hill')
  const { state } = start(smallworld, config)
  expect(state.firstCombos).toEqual([null, { race: 'trolls', power: 'hill' }, null])
  expect(state.bannerBag).not.toContain('trolls')
  expect(state.badgeBag).not.toContain('hill')
})
