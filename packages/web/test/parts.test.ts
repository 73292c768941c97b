import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openTable, submit, whyNot } from '@spinney/kernel'
import { root } from '@spinney/root'
import { flatten, LANGUAGES } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { partOf, sharesOf } from '../bin/shares.ts'
import { loadCatalogue } from '../src/i18n/catalogues.ts'
import { MAIN, partsAt, partsOf } from '../src/i18n/parts.ts'

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
    const reasons = seat === 'chance' ? [] : whyNot(root, table.state, seat)
    for (const { why } of reasons) heard.add(partOf('root', `why.${why}`))
    heard.add(partOf('root', `decision.${kind}`))
    heard.add(partOf('root', `option.${kind}`))
    const rows = submit(table, { seat, kind, pick: options[(i * 7) % options.length]! })
    for (const { what } of rows.flatMap(({ events }) => events)) heard.add(partOf('root', `event.${what}`))
  }
  return heard
}

/** All that quotes a word in the sources of Root, by file: rules and drawings. */
function namedIn(folders: readonly string[]): Map<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const folder of folders) {
    const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!/\.tsx?$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      const words = [...readFileSync(file, 'utf8').matchAll(/['"`]((?:\w+\.)?[\w-]+)['"`]|\.(\w+)\(/g)]
      for (const [, word] of words) {
        if (word !== undefined) files.set(word, [...(files.get(word) ?? []), relative(root, file)])
      }
    }
  }
  return files
}

describe('parts of a catalogue', () => {
  test('all have messages, and most messages are in the main one or in that of further factions', () => {
    for (const part of partsOf('root')) {
      expect(messages.filter((key) => partOf('root', key) === part).length, part).toBeGreaterThan(15)
    }
    for (const owner of ['root', 'smallworld', 'bots']) expect(partsOf(owner)).toEqual([MAIN, ...sharesOf(owner)])
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

  test('what the rules and drawings of further factions say, nothing else says', () => {
    const named = namedIn(['root/src', 'web/src/root'])
    const isOther = (file: string) =>
      !/lizard|riverfolk|duchy|corvid|hundreds|keepers|hirelings|landmarks|clockwork|automata/i.test(file)
    const missing = messages.filter((key) => {
      const [kind = '', name = ''] = key.replace(/_(?:one|other)$/, '').split('.')
      if (partOf('root', key) !== 'guests' || !/^(?:event|why|ui|field|decision)$/.test(kind)) return false
      // What is said in a draft, and what bears the name of a faction, is known by its name.
      if (/draft|homeland|^(?:lizard|riverfolk|duchy|corvid|hundreds|keepers)/i.test(name)) return false
      return [name, `${kind}.${name}`].some((word) => named.get(word)?.some(isOther))
    })
    expect(missing).toEqual([])
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
