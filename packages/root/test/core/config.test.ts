import { ConfigError } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { root } from '../../src/index.ts'

const seats = ['marquise', 'eyrie']

test('a configuration needs only the seats; the rest is filled in', () => {
  expect(root.config({ seats })).toEqual({
    setup: 'standard',
    seats,
    map: 'autumn',
    deck: 'base',
    preset: 'current',
    first: null,
    suitMarkers: false,
  })
})

describe('a configuration is refused', () => {
  test.each([
    ['that is no record', null, /is a record/],
    ['with a setting that does not exist', { seats, colour: 'red' }, /“colour” is not a setting/],
    ['without seats', {}, /“seats” must list/],
    ['for one player', { seats: ['marquise'] }, /2 to 6 players, not 1/],
    ['for seven players', { seats: new Array(7).fill('marquise') }, /2 to 6 players, not 7/],
    ['with a faction that does not exist', { seats: ['marquise', 'weasels'] }, /no faction “weasels”/],
    ['with a faction twice', { seats: ['eyrie', 'eyrie'] }, /only once/],
    ['with a second Vagabond alone', { seats: ['eyrie', 'vagabond2'] }, /“vagabond2” needs “vagabond”/],
    ['with a map that does not exist', { seats, map: 'spring' }, /“map” is autumn, winter/],
    ['with a deck that does not exist', { seats, deck: 'tarot' }, /“deck” is base/],
    ['with a preset that does not exist', { seats, preset: 'fourth' }, /“preset” is current/],
    ['with a first player who is not there', { seats, first: 2 }, /from 0 to 1/],
    ['with suit markers neither on nor off', { seats, suitMarkers: 'yes' }, /“suitMarkers” is true or false/],
  ])('%s', (_what, config, message) => {
    expect(() => root.config(config)).toThrow(ConfigError)
    expect(() => root.config(config)).toThrow(message)
  })
})

test('the second Vagabond plays beside the first', () => {
  expect(root.config({ seats: ['vagabond2', 'eyrie', 'vagabond'] }).seats).toHaveLength(3)
})
