import { createHash } from 'node:crypto'
import {
  ConfigError,
  copy,
  decide,
  FormatError,
  type Game,
  journalOf,
  openTable,
  type Random,
  ReplayError,
  randomFrom,
  readRecord,
  readSnapshot,
  reopen,
  type State,
  start,
  submit,
  type Table,
  take,
  verify,
  view,
  writeRecord,
  writeSnapshot,
} from '@spinney/kernel'
import { readFailure, replayFailure, writeFailure } from '@spinney/kernel/contract'
import { type Data, damaged, lookAt, of, scramble, textOf, troubleOf } from '@spinney/kernel/testing'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'

// Records, positions and configurations that somebody has damaged: each is read, or refused in few words.

const RECORDS = 4000
const SNAPSHOTS = 3000
const FAILURES = 500
const CONFIGS = 5000

const games: readonly Game<State>[] = GAMES.map(({ game }) => game)
const gameOf = (id: string): Game<State> | undefined => games.find((game) => game.id === id)

const CONFIGURATIONS: { readonly [game: string]: readonly Data[] } = {
  root: [
    { seats: ['marquise', 'eyrie'], first: 0 },
    { seats: ['vagabond', 'alliance', 'vagabond2'], map: 'winter', deck: 'exiles', preset: 'english' },
    { seats: ['lizard', 'corvid', 'duchy', 'keepers'], map: 'lake', suitMarkers: true },
    { setup: 'advanced', players: 3, pool: ['marquise', 'eyrie', 'alliance', 'vagabond', 'duchy', 'hundreds'] },
    { seats: ['riverfolk', 'hundreds', 'marquise'], map: 'mountain', preset: 'current' },
  ],
  smallworld: [
    { players: 2, firstPlayer: 0 },
    { players: 3, preset: 'literal', rules: { scores: 'open', dieFaces: [0, 1, 2, 3] } },
    { players: 5, firstCombos: [{ race: 'elves', power: 'alchemist' }, null, { race: 'trolls', power: 'hill' }] },
  ],
  toll: [{ animals: ['otter', 'frog'] }, { animals: ['magpie', 'heron', 'frog', 'otter'] }],
}

/** A game of a few answers. */
function played(game: Game<State>, config: Data, answers: number): Table<State> {
  const table = openTable(game, game.config(config), `${game.id}-${answers}`)
  const random = randomFrom(answers)
  for (let i = 0; i < answers && table.ask !== null; i++) {
    const { seat, kind, options } = table.ask
    submit(table, { seat, kind, pick: of(random, options) })
  }
  return table
}

const tables: readonly Table<State>[] = games.flatMap((game) =>
  CONFIGURATIONS[game.id]!.flatMap((config) => [3, 20, 60].map((answers) => played(game, config, answers))),
)

/** Damages the content of a file; its fingerprint fits afterwards, as that of somebody who knows how it is made. */
function damagedFile(random: Random, text: string, other: string): string {
  const deed = random.below(6)
  if (deed === 0) return scramble(random, text)
  const file = JSON.parse(text) as { [key: string]: Data }
  if (deed === 1) return textOf(damaged(random, file))
  const body = textOf(damaged(random, file.body!, (JSON.parse(other) as typeof file).body!))
  const fingerprint = createHash('sha256').update(body).digest('hex').slice(0, 32)
  const head = JSON.stringify({ ...file, fingerprint, body: null })
  return head.replace(/"body":null\}$/, () => `"body":${body}}`)
}

const records = tables.map((table) => writeRecord(journalOf(table)))
const snapshots = tables.map(({ game, config, state }) => writeSnapshot(game, config, state))

for (const part of [1, 2, 3, 4]) {
  test(`damaged records, part ${part} of 4`, async () => {
    let read = 0
    const found = await lookAt(`record ${part}`, RECORDS / 4, (random) => {
      const text = damagedFile(random, of(random, records), of(random, records))
      return troubleOf([FormatError, ReplayError, ConfigError], () => {
        const journal = readRecord(text)
        const game = gameOf(journal.game)
        if (game === undefined) return
        read++
        const { config, state } = reopen(game, journal)
        for (let seat = 0; seat < game.seats(config); seat++) view(game, state, seat)
        verify(game, journal)
      })
    })
    expect(found).toEqual([])
    // Some are damaged in ways that only the rules can notice.
    expect(read).toBeGreaterThan(RECORDS / 40)
  })
}

for (const part of [1, 2, 3]) {
  // What is read can be shown to everybody, and every answer to its question can be taken.
  test(`damaged snapshots, part ${part} of 3`, async () => {
    let resumed = 0
    const found = await lookAt(`snapshot ${part}`, SNAPSHOTS / 3, (random) => {
      const at = random.below(tables.length)
      const { game } = tables[at]!
      const text = damagedFile(random, snapshots[at]!, of(random, snapshots))
      return troubleOf([FormatError, ConfigError], () => {
        const { config, state } = readSnapshot(game, text)
        resumed++
        for (let seat = 0; seat < game.seats(config); seat++) view(game, state, seat)
        decide(game, state)?.options.forEach((_, index) => {
          const next = copy(state)
          take(game, next, decide(game, next)!, index)
        })
      })
    })
    expect(found).toEqual([])
    expect(resumed).toBeGreaterThan(0)
  })
}

test('damaged failure files', async () => {
  const failures = tables.map(({ game, config, answers }) => {
    const parts = { property: 'conserved', seed: 'a', message: 'cards are missing' }
    return writeFailure({ game: game.id, rules: game.rules, config, answers: answers.slice(0, 5), ...parts })
  })
  const found = await lookAt('failure', FAILURES, (random) => {
    const text = random.below(3) === 0 ? scramble(random, of(random, failures)) : ''
    const made = text === '' ? textOf(damaged(random, JSON.parse(of(random, failures)) as Data)) : text
    return troubleOf([FormatError, ConfigError], () => {
      const failure = readFailure(made)
      const game = gameOf(failure.game)
      if (game !== undefined) replayFailure(game, failure)
    })
  })
  expect(found).toEqual([])
})

for (const game of games) {
  test(`damaged configurations of ${game.id}`, async () => {
    const known = CONFIGURATIONS[game.id]!
    const all = Object.values(CONFIGURATIONS).flat()
    const found = await lookAt(`configuration of ${game.id}`, CONFIGS / games.length, (random) => {
      const config = damaged(random, of(random, known), of(random, all))
      return troubleOf([ConfigError], () => void start(game, game.config(config)))
    })
    expect(found).toEqual([])
  })
}
