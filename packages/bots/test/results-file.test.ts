import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameRecord } from '../src/index.ts'
import { openResults, ResultsError } from '../src/node/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'spinney-results-'))
let made = 0

function fileWith(text: string): string {
  const file = join(folder, `${++made}.jsonl`)
  writeFileSync(file, text)
  return file
}

const contest = { game: 'toll', bots: ['novice', 'random'] }
const title = JSON.stringify({ arena: 1, ...contest })
const record: GameRecord = {
  number: 3,
  hero: 'novice',
  heroSeat: 0,
  rest: 'random',
  bots: ['novice', 'random'],
  roles: null,
  seed: 'a/3',
  shares: [1, 0],
  scores: [12, 4],
  how: null,
  turns: 9,
  decisions: [20, 18],
  ms: [1.5, 0.25],
}

test('results are found again, and a line that was cut short is dropped', () => {
  const file = join(folder, 'sub', 'new.jsonl')
  openResults(file, contest).add(record)
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"number":4,"he`)
  expect(openResults(file, contest).records).toEqual([record])
  expect(readFileSync(file, 'utf8')).toBe(`${title}\n${JSON.stringify(record)}\n`)
})

test.each(['', title.slice(0, 7), title])('a file that was only begun, with %j, is begun again', (text) => {
  const file = fileWith(text)
  openResults(file, contest).add(record)
  expect(openResults(file, contest).records).toEqual([record])
})

test.each(['something of mine, without an end of line', `{"arena":1}\nand a line\nwithout an end`, '\n', 'x\n\ny'])(
  'a file of somebody else stays as it is: %j',
  (text) => {
    const file = fileWith(text)
    expect(() => openResults(file, contest)).toThrow(ResultsError)
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test.each([
  ['{"number', /line 2: this is not the result of a game/],
  ['null', /line 2/],
  ['', /line 2/],
  ['{"number":0}', /line 2/],
  [JSON.stringify({ ...record, shares: ['all'] }), /line 2/],
  [JSON.stringify({ ...record, bots: 'novice' }), /line 2/],
])('a damaged line is named: %s', (line, reason) => {
  expect(() => openResults(fileWith(`${title}\n${line}\n${JSON.stringify(record)}\n`), contest)).toThrow(reason)
})

test.each([folder, join(fileWith(''), 'below'), 'a\0b'])('what cannot be a file is refused: %j', (file) => {
  expect(() => openResults(file, contest)).toThrow(ResultsError)
})
