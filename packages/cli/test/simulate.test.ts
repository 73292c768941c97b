import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { pondEntry } from './pond.ts'
import { fakeIo, spinney } from './terminal.ts'

const json = async (...more: string[]) => JSON.parse((await spinney(['simulate', 'pond', '--json', ...more])).out)

test('prints one object with all counts', async () => {
  const done = await json('--games', '50', '--seed', 'x')
  expect(done).toMatchObject({ game: 'pond', games: 50, finished: 50, unfinished: 0, seed: 'x', interrupted: false })
  expect(Object.keys(done.wins)).toEqual(['ann', 'bob'])
  expect(done.wins.ann + done.wins.bob - done.sharedWins).toBe(50)
  expect(done.winKinds.enough + done.winKinds.plenty).toBe(50)
  expect(done.meanScores.ann).toBeGreaterThan(1)
  expect(done.decisions).toBe(3 * done.turns)
  expect(done.chanceDecisions).toBe(done.turns)
  expect(done.decisionsPerSecond).toBeGreaterThan(0)
  expect(done.statistics.bait.left).toBeGreaterThanOrEqual(0)
})

test('the same seed gives the same games, another seed others', async () => {
  const same = ({ seconds: _s, decisionsPerSecond: _d, gamesPerSecond: _g, ...rest }: Record<string, unknown>) => rest
  const [a, b, c] = [await json('--seed', '7'), await json('--seed', '7'), await json('--seed', '8')]
  expect(same(a)).toEqual(same(b))
  expect(a.decisions).not.toBe(c.decisions)
})

test('options set up the table', async () => {
  expect(Object.keys((await json('--players', '3')).wins)).toEqual(['ann', 'bob', 'cid'])
  expect(Object.keys((await json('--seats', 'x,x')).wins)).toEqual(['x', 'x#2'])
  expect((await json('--set', 'goal=9')).config.goal).toBe(9)
  expect((await json('--bots', 'random,random', '--games', '1')).games).toBe(1)
})

test('without --json a table is printed', async () => {
  const { out, code } = await spinney(['simulate', 'pond', '--games', '10'])
  expect(code).toBe(0)
  expect(out).toMatch(/pond: 10 games, 10 finished/)
  expect(out).toMatch(/seat\s+wins\s+wins %\s+mean score/)
  expect(out).toMatch(/bait/)
})

test('a game cut at its bound counts as unfinished', async () => {
  expect(await json('--games', '2', '--set', 'goal=100000')).toMatchObject({
    finished: 0,
    unfinished: 2,
    decisions: 1000,
  })
})

test('Ctrl+C prints the games played so far and says so', async () => {
  const { io, written } = fakeIo()
  let finished = 0
  const counting = () => ({
    notes: () => {
      if (++finished === 10) io.interrupt()
      return null
    },
    add: () => {},
    report: () => ({}),
  })
  const games = [{ ...pondEntry, statistics: counting }]
  expect(await main(['simulate', 'pond', '--games', '1000000', '--json'], { ...io, games })).toBe(130)
  expect(JSON.parse(written.out)).toMatchObject({ interrupted: true, games: 10 })
  expect(written.err).toMatch(/Interrupted: .* 10 of 1000000 games/)
})

test.each([
  [['simulate'], /missing required argument 'game'/],
  [['simulate', 'pound'], /unknown game "pound" \(known: pond\); did you mean "pond"\?/],
  [['simulate', 'lawn'], /unknown game "lawn" \(known: pond\)$/m],
  [['simulate', 'pond', '--games', 'ten'], /--games must be a whole number from 1 to 1000000, not "ten"/],
  [['simulate', 'pond', '--games', '0'], /--games must be a whole number/],
  [['simulate', 'pond', '--players', '9'], /room for two to four/],
  [['simulate', 'pond', '--bots', 'clever'], /unknown bot "clever" \(known: random, novice, casual, steady, sharp\)/],
  [['simulate', 'pond', '--bots', 'random,random,random'], /one for each of the 2, not 3/],
  [['simulate', 'pond', '--set', 'goal'], /--set must be key=value, not "goal"/],
  [['simulate', 'pond', '--seats', 'a,,b'], /--seats must be names with commas between/],
  [['simulate', 'pond', '--wrong'], /unknown option '--wrong'/],
  [['simulat', 'pond'], /unknown command 'simulat'/],
])('%j is refused with the problem named', async (argv, message) => {
  const { code, err, out } = await spinney(argv)
  expect(err).toMatch(message)
  expect(err).not.toMatch(/\n\s+at /)
  expect(out).toBe('')
  expect(code).toBe(2)
})

test.each(['play', 'simulate', 'replay', 'verify', 'scenario', 'bench', 'law'])('%s explains itself', async (name) => {
  const { code, out } = await spinney([name, '--help'])
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`Usage: spinney ${name}`))
  expect(out).toMatch(/Exit codes: 0 fine, 1/)
})
