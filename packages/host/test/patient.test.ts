import {
  fork,
  type Game,
  journalOf,
  openTable,
  ReplayError,
  type Row,
  randomFrom,
  reopen,
  type State,
  submit,
} from '@spinney/kernel'
import { root } from '@spinney/root'
import { expect, test } from 'vitest'
import { hostJournal } from '../src/index.ts'
import { reopenPatiently } from '../src/patient.ts'
import { stillClock } from './support.ts'

const game = root as unknown as Game<State>
const ANSWERS = 320

/** A game that was begun alone, forked where it was left. */
function journal() {
  const table = openTable(game, game.config({ seats: ['marquise', 'eyrie'] }), 'patient')
  const random = randomFrom('patient')
  while (table.answers.length < ANSWERS) {
    const { seat, kind, options } = table.ask!
    submit(table, { seat, kind, pick: options[random.below(options.length)]! })
  }
  return journalOf(fork(table, table.answers.length, 'another seed'))
}

test('a game that is played again piece by piece is the same game, and others come in between', async () => {
  const played = journal()
  const rows: Row[] = []
  const whole = reopen(game, played, (row) => rows.push(row))
  let breaths = 0
  const breathe = async () => void breaths++
  const heard: Row[] = []
  const table = await reopenPatiently(game, played, breathe, (row) => heard.push(row))
  expect(breaths).toBeGreaterThanOrEqual(Math.floor(ANSWERS / 50))
  expect(heard).toEqual(rows)
  expect(table.state).toEqual(whole.state)
  expect(table.drawn).toBe(whole.drawn)
  expect(table.answers).toEqual(whole.answers)
  const setting = { id: 't', seating: [null, null], store: null, clock: stillClock }
  const [quick, patient] = [await hostJournal(game, played, setting), await hostJournal(game, played, setting, breathe)]
  expect(patient.position.rows).toEqual(quick.position.rows)
  expect(patient.record()).toBe(quick.record())
  for (const at of [0, 10, 99, 260]) expect(patient.join([0]).look(at)).toEqual(quick.join([0]).look(at))
})

test('what does not fit is found, and what is of past rules is shown as far as it fits', async () => {
  const played = journal()
  const breathe = async () => {}
  const answers = played.answers.map((answer, at) => (at === 170 ? { ...answer, kind: 'nothing' } : answer))
  await expect(reopenPatiently(game, { ...played, answers }, breathe)).rejects.toThrow(ReplayError)
  const past = { ...played, rules: '0', answers }
  const rows: Row[] = []
  const table = await reopenPatiently(game, past, breathe, (row) => rows.push(row))
  const expected = reopen(game, past)
  expect(table.past).toEqual(expected.past)
  expect(rows).toHaveLength(expected.answers.length)
})
