import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Held, hold } from '../src/node/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'spinney-lock-'))
/** The number of no process: the system counts only so far. */
const NOBODY = '99999999'

test('what is held is held until it is let go', () => {
  const path = join(folder, 'one')
  const letGo = hold(path)
  expect(() => hold(path)).toThrow(Held)
  letGo()
  expect(existsSync(path)).toBe(false)
  hold(path)()
})

test('what a dead process has left holds nothing', () => {
  const path = join(folder, 'left')
  writeFileSync(path, NOBODY)
  hold(path)
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid))
})

test('of several who find at once what a dead process has left, one holds it', async () => {
  const tsx = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
  const file = fileURLToPath(new URL('./lock-child.ts', import.meta.url))
  const children = Array.from({ length: 3 }, () => fork(file, { execArgv: ['--conditions=source', '--import', tsx] }))
  const said = (child: ChildProcess) => new Promise<unknown>((done) => child.once('message', done))
  expect(await Promise.all(children.map(said))).toEqual(['ready', 'ready', 'ready'])
  for (let i = 0; i < 60; i++) {
    const path = join(folder, `many-${i}`)
    writeFileSync(path, NOBODY)
    const answers = children.map(said)
    for (const child of children) child.send({ path, at: Date.now() + 5 })
    expect((await Promise.all(answers)).sort()).toEqual(['Held', 'Held', 'holds it'])
  }
  for (const child of children) child.disconnect()
})
