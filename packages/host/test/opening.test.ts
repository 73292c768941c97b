import { type Game, reopen, type State } from '@spinney/kernel'
import { root } from '@spinney/root'
import { expect, test } from 'vitest'
import { memoryStore, openHost, resumeHost, type Saved, type Store } from '../src/index.ts'
import { stillClock } from './support.ts'

const game = root as unknown as Game<State>
/** Answers between two states that are kept. */
const APART = 64

/** How many answers are played again when a table is opened as it was kept. */
function replayed({ journal, snapshot }: Saved): number {
  let count = 0
  reopen(game, journal, () => count++, snapshot)
  return count
}

/** The latest answers that were given by one seat. */
function streakOf({ journal: { answers } }: Saved): number {
  const last = answers.at(-1)?.seat
  return answers.length - 1 - answers.findLastIndex(({ seat }) => seat !== last)
}

test('however long a game is, opening it plays no more than the latest answers again', async () => {
  const kept = memoryStore()
  const opened: { readonly length: number; readonly replayed: number; readonly streak: number }[] = []
  let changes = 0
  const store: Store = {
    ...kept,
    async append(id, change) {
      await kept.append(id, change)
      if (++changes % 40 !== 0) return
      const saved = (await kept.read(id))!
      opened.push({ length: saved.journal.answers.length, replayed: replayed(saved), streak: streakOf(saved) })
    },
  }
  const setting = { id: 't', seating: ['random', 'random', 'random'], store, clock: stillClock }
  const host = await openHost(game, game.config({ seats: ['marquise', 'eyrie', 'alliance'] }), 'a long game', setting)
  host.setPace({ pause: 1 })
  await host.settled()
  host.close()
  expect(host.position.table.answers.length).toBeGreaterThan(700)
  expect(opened.length).toBeGreaterThan(10)
  for (const one of opened) expect(one.replayed, `after ${one.length}`).toBeLessThan(APART + one.streak)
  // What is not played again is there all the same.
  const again = await resumeHost(game, (await kept.read('t'))!, setting)
  expect(again.position.rows).toEqual(host.position.rows)
  expect(again.position.table.state).toEqual(host.position.table.state)
  again.close()
})
