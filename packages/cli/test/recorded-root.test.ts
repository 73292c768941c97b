import { BOTS, DECK_IDS, factionIds, HIRELINGS, LANDMARK_IDS, MAP_IDS, RULESET_NAMES, root } from '@spinney/root'
import { expect, test } from 'vitest'
import { rootEntry } from '../src/games/root.ts'
import type { RecordedGame } from '../src/records/files.ts'
import { replaysRecords } from './recorded.ts'

const games = replaysRecords(rootEntry.game)
const configs = games.map(({ journal }) => root.config(journal.config))

const CHARACTERS = ['adventurer', 'arbiter', 'harrier', 'ranger', 'ronin', 'scoundrel', 'thief', 'tinker', 'vagrant']

/** What was picked wherever this was asked. */
const picked = ({ journal }: RecordedGame, ask: string): string[] =>
  journal.answers.filter(({ kind }) => kind === ask).map(({ pick }) => String(pick))

/** Who played: the seats that were named, or the factions that were drafted. */
const factionsIn = (game: RecordedGame, i: number): string[] => [...configs[i]!.seats, ...picked(game, 'draftFaction')]

test('every map was played with both decks and with two to six players', () => {
  const met = configs.map(({ map, deck, seats, players = seats.length }) => `${map} ${deck} ${players}`)
  const wanted = MAP_IDS.flatMap((map) => DECK_IDS.flatMap((deck) => [2, 3, 4, 5, 6].map((n) => `${map} ${deck} ${n}`)))
  expect(new Set(met)).toEqual(new Set(wanted))
})

test('every preset was played, and where it has one the advanced setup', () => {
  const met = configs.map(({ preset, setup }) => `${preset} ${setup}`)
  const standard = RULESET_NAMES.map((preset) => `${preset} standard`)
  expect(new Set(met)).toEqual(new Set([...standard, 'current advanced', 'english advanced']))
})

test('every faction was at several tables, named and drafted', () => {
  const tables = games.map(factionsIn)
  for (const id of factionIds) expect(tables.filter((at) => at.includes(id)).length, id).toBeGreaterThanOrEqual(5)
  const drafted = new Set(games.flatMap((game) => picked(game, 'draftFaction')))
  expect([...factionIds].filter((id) => !drafted.has(id))).toEqual([])
})

test('every Vagabond character was played', () => {
  const met = new Set(games.flatMap((game) => picked(game, 'vagabondCharacter')))
  expect([...met].sort()).toEqual(CHARACTERS)
})

test('every hireling was there with both sides: with two players none is demoted, with five all are (A.6.2)', () => {
  const met = (players: number) =>
    configs.flatMap(({ seats, hirelings }) => (seats.length === players ? (hirelings ?? []) : []))
  const cards = HIRELINGS.map(({ id }) => id).sort()
  expect([...new Set(met(2))].sort()).toEqual(cards)
  expect([...new Set(met(5))].sort()).toEqual(cards)
})

test('every landmark was set up', () => {
  const met = configs.flatMap(({ landmarks }) =>
    landmarks?.from.length === landmarks?.deal ? (landmarks?.from ?? []) : [],
  )
  expect([...new Set(met)].sort()).toEqual([...LANDMARK_IDS].sort())
})

test('every automaton played, also together with the players', () => {
  const met = configs.flatMap(({ clockwork }) => Object.keys(clockwork ?? {}))
  expect([...new Set(met)].sort()).toEqual(BOTS.map(({ faction }) => faction).sort())
  expect(configs.filter(({ cooperative }) => cooperative === true).length).toBeGreaterThan(0)
})
