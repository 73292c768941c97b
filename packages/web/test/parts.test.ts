import { readFileSync } from 'node:fs'
import { openTable, submit } from '@spinney/kernel'
import { root } from '@spinney/root'
import { flatten, LANGUAGES } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../src/i18n/catalogues.ts'
import { MAIN, PARTS, partOf, partsAt, partsOf } from '../src/i18n/parts.ts'

const catalogue = (language: string) =>
  flatten(JSON.parse(readFileSync(new URL(`../../words/messages/${language}/root.json`, import.meta.url), 'utf8')))
const messages = Object.keys(catalogue('en'))
const BASE = { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'], deck: 'base', map: 'autumn' }

/** What is asked and told in a game that somebody plays at random, by the part of the catalogue it is in. */
function partsHeard(config: object, answers: number): Set<string> {
  const table = openTable(root, root.config(config), 'parts')
  const heard = new Set<string>()
  for (let i = 0; i < answers && table.ask !== null; i++) {
    const { seat, kind, options } = table.ask
    heard.add(partOf('root', `decision.${kind}`))
    heard.add(partOf('root', `option.${kind}`))
    const rows = submit(table, { seat, kind, pick: options[(i * 7) % options.length]! })
    for (const { what } of rows.flatMap(({ events }) => events)) heard.add(partOf('root', `event.${what}`))
  }
  return heard
}

describe('parts of a catalogue', () => {
  test('all have messages, and most messages are in the main one or in that of further factions', () => {
    for (const part of partsOf('root')) {
      expect(messages.filter((key) => partOf('root', key) === part).length, part).toBeGreaterThan(15)
    }
    expect(partsOf('smallworld')).toEqual([MAIN])
    expect(Object.keys(PARTS)).toEqual(['root'])
  })

  test('together they are the whole catalogue, in every language', async () => {
    for (const language of LANGUAGES) {
      expect(await loadCatalogue('root', language)).toEqual(catalogue(language))
    }
  })

  test('a table has those that it says something of', () => {
    expect(partsAt('root', BASE)).toEqual([MAIN])
    expect(partsAt('root', { ...BASE, seats: ['marquise', 'duchy'] })).toEqual([MAIN, 'guests'])
    expect(partsAt('root', { setup: 'advanced', seats: [], players: 3 })).toEqual([MAIN, 'guests'])
    expect(partsAt('root', { ...BASE, hirelings: [], clockwork: {} })).toEqual([MAIN, 'clockwork', 'hirelings'])
    expect(partsAt('root', null)).toEqual([MAIN, 'guests'])
  })

  test.each([
    BASE,
    { ...BASE, seats: ['marquise', 'lizard', 'keepers'] },
    { ...BASE, seats: ['eyrie', 'corvid'], hirelings: [] },
    { ...BASE, deck: 'exiles', map: 'lake' },
    { ...BASE, landmarks: ['elder-treetop', 'lost-city'] },
  ])('nothing is asked or told at a table of %o that it has no words for', (config) => {
    const parts = partsAt('root', config)
    for (const part of partsHeard(config, 600)) expect(parts).toContain(part)
  })
})
