import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botCalled, playMatch } from '@spinney/bots'
import { toll } from '@spinney/example-toll'
import { type Answer, type Game, readRecord, type State } from '@spinney/kernel'
import { root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { expect, test } from 'vitest'
import { memoryStore, openHost, resumeHost } from '../src/index.ts'
import { fileStore } from '../src/node/index.ts'
import { stillClock } from './support.ts'

const TABLES: [string, Game<State>, unknown, string[]][] = [
  ['Toll', toll as unknown as Game<State>, { animals: ['frog', 'heron', 'otter'] }, ['sharp@20it', 'steady', 'random']],
  ['Small World', smallworld as unknown as Game<State>, { players: 2 }, ['novice', 'random']],
  [
    'Root',
    root as unknown as Game<State>,
    { seats: ['marquise', 'eyrie', 'vagabond'], map: 'autumn' },
    ['random', 'novice', 'random'],
  ],
]

const answersOf = (answers: readonly Answer[]) => answers.map(({ seat, kind, pick }) => ({ seat, kind, pick }))

/** As the arena and simulations play: nothing is kept, but the dice are those of the table. */
async function bare(game: Game<State>, config: unknown, bots: readonly string[], seed: string): Promise<Answer[]> {
  const answers: Answer[] = []
  await playMatch(game, {
    config,
    bots: bots.map((name) => botCalled(name)),
    seed,
    table: 't',
    hear: (_state, { seat, kind, options }, index) => answers.push({ seat, kind, pick: options[index]! }),
  })
  return answers
}

/** As the page plays: a step at a time, with a pause. */
async function paced(game: Game<State>, config: unknown, seating: readonly string[], seed: string): Promise<Answer[]> {
  const host = await openHost(game, config, seed, { id: 't', seating, store: memoryStore(), clock: stillClock })
  host.setPace({ pause: 600 })
  await host.settled()
  return answersOf(readRecord(host.record()).answers)
}

/** As the terminal plays: at once, into a file, here with a break in the middle. */
async function inTwoParts(game: Game<State>, config: unknown, seating: readonly string[], seed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'spinney-seed-'))
  const store = fileStore((id) => join(folder, id))
  const setting = { id: 't', seating, store, clock: stillClock }
  const first = await openHost(game, config, seed, setting)
  first.join([], ({ count }) => count > 40 && first.setPace(null))
  first.setPace({ pause: 600 })
  await first.settled()
  expect(readFileSync(join(folder, 't'), 'utf8').split('\n').length).toBeGreaterThan(2)
  const second = await resumeHost(game, (await store.read('t'))!, setting)
  second.setPace({ pause: 0 })
  await second.settled()
  return answersOf(second.position.table.answers)
}

test.each(TABLES)('one seed gives one game of %s, whoever drives it', async (_name, game, input, bots) => {
  const config = game.config(input)
  const alone = await bare(game, config, bots, 'one')
  expect(alone.length).toBeGreaterThan(60)
  expect(await paced(game, config, bots, 'one')).toEqual(alone)
  expect(await inTwoParts(game, config, bots, 'one')).toEqual(alone)
  expect(await bare(game, config, bots, 'two')).not.toEqual(alone)
})
