import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const home = fileURLToPath(new URL('../../..', import.meta.url))
const python = (...words: string[]) => spawnSync('python3', words, { cwd: home, encoding: 'utf8' })

// The Python package speaks with the built program, as those do who use it. `npm test` installs python3 where it is missing.
test('the Python package passes its own tests', () => {
  const { status, stderr } = python('-m', 'unittest', 'discover', 'python')
  expect(stderr).toMatch(/Ran [1-9]\d* tests/)
  expect(status, stderr).toBe(0)
})

test('its example plays a game', () => {
  const { status, stdout, stderr } = python('python/examples/random_play.py', 'smallworld', '--players', '2')
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(/^game 1: \d+ answers, won by seat_\d/)
})
