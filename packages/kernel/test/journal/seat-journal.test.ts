import {
  type HiddenEntry,
  journalFor,
  journalOf,
  readRecord,
  submit,
  takeForced,
  writeSeatRecord,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { answer, game, open, playOn } from '../support/tables.ts'

const isHidden = (entry: object): entry is HiddenEntry => 'hidden' in entry

describe('the journal of a seat', () => {
  test('holds no seed, and keeps what was promised', () => {
    const table = open(4)
    const { seals } = journalFor(table, 0)
    expect(seals).toEqual([{ from: 0, commitment: table.seals[0]!.commitment, seed: null }])
  })

  test('holds no draw of the other hand', () => {
    const table = open(4)
    const drawn = (seat: number | null) => journalFor(table, seat).answers.map(isHidden)
    // Pebbles are drawn in turn.
    expect(drawn(0)).toEqual([false, true, false, true])
    expect(drawn(1)).toEqual([true, false, true, false])
    expect(drawn(null)).toEqual([true, true, true, true])
    expect(journalFor(table, 0).answers[1]).toEqual({ seat: 'chance', kind: 'draw', hidden: true })
  })

  test('holds what everybody saw, and what the seat did itself', () => {
    for (let n = 0; n < 12; n++) {
      const table = open(10, `seed ${n}`)
      playOn(table, n, 14)
      for (const seat of [0, 1, null]) {
        journalFor(table, seat).answers.forEach((entry, at) => {
          const { seat: by, kind, pick } = table.answers[at]!
          const secret = kind === 'draw' ? at % 2 !== seat : String(pick).startsWith('hide') && by !== seat
          expect({ kind, pick, hidden: isHidden(entry) }).toEqual({ kind, pick, hidden: secret })
        })
      }
    }
  })

  test('hides the only pebble that somebody could hide', () => {
    const table = open(10, 'single')
    for (const _ of [0, 1]) {
      const throwing = table.ask!.options.find((pick) => String(pick).startsWith('throw'))!
      answer(table, throwing)
      while (table.ask!.kind === 'catch') answer(table, 'pass')
      answer(table, 'down')
    }
    const hiding = table.ask!.options.filter((pick) => String(pick).startsWith('hide'))
    expect(hiding).toHaveLength(1)
    answer(table, hiding[0]!)
    expect(journalFor(table, 1).answers.at(-1)).toEqual({ seat: 0, kind: 'act', hidden: true })
  })

  test('tells nobody else what was taken by itself', () => {
    const table = open(4)
    answer(table, 'wait')
    takeForced(table, () => true)
    const at = table.answers.findIndex(({ auto }) => auto)
    expect(journalFor(table, 0).answers[at]).toHaveProperty('auto')
    expect(journalFor(table, 1).answers[at]).not.toHaveProperty('auto')
  })

  test('as a file cannot be taken for a record', () => {
    const table = open(4)
    const text = writeSeatRecord(journalFor(table, 1))
    expect(JSON.parse(text)).toMatchObject({ format: 'spinney-seat-record', body: { seat: 1 } })
    expect(() => readRecord(text)).toThrow('what one seat may know of a game that goes on')
    submit(table, { seat: 0, kind: 'act', pick: 'wait' })
    expect(journalOf(table).answers).toHaveLength(5)
    expect(game.id).toBe(JSON.parse(text).body.game)
  })
})
