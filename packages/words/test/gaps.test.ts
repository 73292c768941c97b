import { toll } from '@spinney/example-toll'
import { shapesOf } from '@spinney/kernel'
import { BURROW, root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { SEAT_SORTS } from '../src/gaps.ts'
import { formsOf, gapsOf } from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { smallworldWords } from '../src/smallworld/index.ts'
import { tollWords } from '../src/toll/index.ts'
import { catalogueFile } from './catalogue.ts'
import { type Heard, hear } from './heard.ts'

const ROOT = [
  { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { seats: ['lizard', 'riverfolk', 'vagabond', 'vagabond2'], map: 'lake', deck: 'exiles' },
  { seats: ['duchy', 'corvid', 'marquise', 'vagabond'], map: 'mountain' },
  { seats: ['hundreds', 'keepers', 'eyrie', 'alliance'], deck: 'exiles' },
  { seats: ['keepers', 'duchy', 'riverfolk', 'hundreds'], map: 'winter' },
  { setup: 'advanced', players: 4 },
  { seats: ['marquise', 'vagabond', 'duchy', 'corvid'], hirelings: 'random', landmarks: 2 },
  { setup: 'advanced', players: 4, hirelings: 'random', landmarks: 2, map: 'lake' },
]

const times = (configs: readonly unknown[], games: number) =>
  Array.from({ length: games }, (_, i) => ({ config: configs[i % configs.length], seed: `gaps ${i}` }))

/** Numbers that may be as small as seats and are none, by the names of their gaps. */
const NUMBERS = [
  ...['count', 'left', 'high', 'low', 'attackerHits', 'defenderHits', 'number'],
  ...['least', 'have'],
  ...['lost', 'result', 'gold', 'red', 'markers', 'space', 'slot'],
  'nuts',
]
/** The same for picks. */
const PICKED = ['option.die: pick']

/** In whatever form a seat is named, it is one. */
const broad = (sort: string | null): string | null => (sort !== null && sort in SEAT_SORTS ? 'seat' : sort)

const games: readonly (readonly [id: string, heard: () => Heard])[] = [
  ['root', () => hear(root, rootWords, 'en', times(ROOT, 18))],
  ['smallworld', () => hear(smallworld, smallworldWords, 'en', times([{ players: 4 }], 6))],
  ['toll', () => hear(toll, tollWords, 'en', times([{ animals: ['otter', 'heron', 'magpie', 'frog'] }], 8))],
]

describe.each(games)('the gaps of %s', (id, listen) => {
  const { filled, missing, said, declared, players } = listen()
  const catalogue = catalogueFile('en', id)
  const each = [...filled].flatMap(([key, given]) =>
    formsOf(catalogue, key).flatMap((form) =>
      gapsOf(form).map(({ name, sort }) => ({
        name,
        sort: broad(sort),
        where: `${key}: ${name}`,
        values: [...(given.get(name) ?? [])],
      })),
    ),
  )
  const isSeat = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players
  /** Hirelings are parties after the seats. */
  const isParty = (value: unknown) => isSeat(value) || (id === 'root' && [4, 5, 6].some((party) => party === value))

  test('everything that is said is in the catalogue', () => {
    expect([...missing]).toEqual([])
    expect(said.size).toBeGreaterThan(50)
    expect([...said].filter((text) => /\{\{|…|undefined|\[object|clearing clearing/.test(text))).toEqual([])
  })

  test('all of them are given something', () => {
    expect(
      each.filter(({ values }) => values.length === 0 || values.includes(undefined)).map(({ where }) => where),
    ).toEqual([])
  })

  if (id === 'root') {
    test('those that get the Burrow are called places', () => {
      const suspects = each.filter(
        ({ sort, values }) =>
          sort === null && values.includes(BURROW) && !values.some((value) => Number(value) > BURROW),
      )
      expect(suspects.map(({ where }) => where)).toEqual([])
      expect(each.filter(({ sort, values }) => sort === 'place' && values.includes(BURROW)).length).toBeGreaterThan(2)
    })
  }

  test('those that are called seats get seats and nothing else', () => {
    for (const { where, sort, values } of each) {
      if (sort === 'seat')
        expect(
          values.filter((value) => value !== null && !isParty(value)),
          where,
        ).toEqual([])
    }
  })

  test('those of options are of the sort that the question declares', () => {
    const wanted: { readonly [sort: string]: string } = {
      seat: 'seat',
      owner: 'seat',
      place: 'place',
      region: 'region',
    }
    const wrong: string[] = []
    for (const [kind, picks] of declared) {
      const sorts = shapesOf(picks).flatMap((shape) =>
        Object.entries(typeof shape === 'string' ? { pick: shape } : shape),
      )
      const keys = Object.keys(catalogue).filter((key) => key === `option.${kind}` || key.startsWith(`option.${kind}.`))
      for (const key of keys) {
        for (const { name, sort } of gapsOf(catalogue[key]!)) {
          const said = sorts.filter(([field]) => field === name).flatMap(([, of]) => wanted[of] ?? [])
          if (said.length > 0 && !said.includes(broad(sort) ?? '')) wrong.push(`${key}: {{${name}, ${said}}}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('those that get seats are called so', () => {
    const suspects = each.filter(
      ({ sort, values, name, where }) =>
        sort !== 'seat' &&
        !NUMBERS.includes(name) &&
        !PICKED.includes(where) &&
        values.includes(0) &&
        values.every(isSeat),
    )
    expect([...new Set(suspects.map(({ where }) => where))]).toEqual([])
  })
})
