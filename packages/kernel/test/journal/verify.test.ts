import {
  type Begun,
  CHANCE,
  commitmentTo,
  fork,
  type Journal,
  journalOf,
  openTable,
  ReplayError,
  readRecord,
  replay,
  seal,
  type Table,
  verify,
  writeRecord,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import type { Pebbles } from '../support/pebbles.ts'
import { clone, finished, game, open, playOn, withoutSeeds } from '../support/tables.ts'

const bond = { table: 'oak', words: ['acorn', ''] }

/** A finished game whose dice are bound to its table. */
function bound(turns = 20, words = bond.words): Table<Pebbles> {
  const table = openTable(game, { turns }, 'seed', { bond: { ...bond, words } })
  playOn(table, 'players')
  return table
}

const journal = journalOf(bound())
const dice = journal.answers.filter(({ seat }) => seat === CHANCE).length
/** A whole game as a forger would write it, with dice that follow from its seed, its table and any words. */
function laidOpen(begun: Begun): Journal {
  const table = replay(game, { ...begun, seals: [seal(begun, 'seed')], answers: [] })
  playOn(table, 'players')
  return journalOf(table)
}

const messages = (record: Journal) => verify(game, record).problems.map(({ message }) => message)

/** The journal with one die turned. */
function tampered(): { journal: Journal; at: number } {
  const at = journal.answers.findLastIndex(({ kind }) => kind === 'die')
  const pick = journal.answers[at]?.pick === 1 ? 2 : 1
  return {
    at,
    journal: { ...journal, answers: journal.answers.map((entry, i) => (i === at ? { ...entry, pick } : entry)) },
  }
}

describe('a record', () => {
  test('is proven when every die and draw follows from the seed', () => {
    expect(verify(game, journal)).toEqual({
      proven: true,
      provenUpTo: journal.answers.length,
      provenFrom: 0,
      checked: dice,
      over: true,
      bound: true,
      commitments: [{ from: 0, commitment: journal.seals[0]!.commitment }],
      words: bond.words,
      problems: [],
      remarks: [
        expect.stringContaining('words bind the dice where a player finds the own ones'),
        expect.stringContaining('nothing here proves who gave them'),
      ],
    })
    expect(dice).toBeGreaterThan(20)
  })

  test('is proven after it was written and read', () => {
    expect(verify(game, readRecord(writeRecord(journal)))).toEqual(verify(game, journal))
    expect(JSON.parse(writeRecord(journal))).toMatchObject({ version: 2, body: { table: 'oak', words: bond.words } })
  })

  test('with a turned die is found out, at its place', () => {
    const { at, journal: false_ } = tampered()
    const { proven, provenUpTo, problems } = verify(game, false_)
    expect({ proven, provenUpTo }).toEqual({ proven: false, provenUpTo: 0 })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ at, message: expect.stringContaining(`answer ${at + 1}: chance gave`) })
  })

  test('with another seed is found out by its commitment', () => {
    const false_ = clone(journal)
    Object.assign(false_.seals[0]!, { seed: 'another' })
    const { proven, problems } = verify(game, false_)
    expect(proven).toBe(false)
    expect(problems[0]).toMatchObject({ at: -1, message: expect.stringContaining('does not fit the commitment') })
    expect(problems.length).toBeGreaterThan(1)
  })

  test('without its seed proves nothing', () => {
    expect(verify(game, withoutSeeds(journal))).toMatchObject({
      proven: false,
      checked: 0,
      problems: [{ at: -1, message: expect.stringContaining('not revealed') }],
    })
  })

  test('whose answers do not fit the rules is not even replayed', () => {
    expect(() => verify(game, { ...journal, answers: journal.answers.slice(1) })).toThrow(ReplayError)
  })

  test('that ends too early says so, and an empty one proves nothing', () => {
    const early = verify(game, { ...journal, answers: journal.answers.slice(0, 9) })
    expect(early).toMatchObject({ proven: true, over: false, provenUpTo: 9 })
    expect(early.remarks).toContain('the game is not over: the record ends after 9 answers')
    const empty = verify(game, { ...journal, answers: [] })
    expect(empty).toMatchObject({ proven: false, provenUpTo: 0, provenFrom: null, checked: 0 })
    expect(empty.problems[0]?.message).toContain('the record is empty')
  })

  test('marks as taken by itself only what was without a choice', () => {
    const marked = (kind: string): Journal => {
      const at = journal.answers.findIndex((entry) => entry.kind === kind)
      return { ...journal, answers: journal.answers.map((entry, i) => (i === at ? { ...entry, auto: true } : entry)) }
    }
    expect(messages(marked('settle'))).toEqual([])
    expect(messages(marked('act'))[0]).toMatch(/marked as taken by itself, but there were \d options/)
    expect(messages(marked('draw'))[0]).toContain('it is a draw')
  })
})

describe('seed and draws are bound', () => {
  test.each([
    ['another table', { bond: { ...bond, table: 'elm' } }],
    ['another configuration', { config: { turns: 30 } }],
    ['other words', { bond: { ...bond, words: ['hazel', ''] } }],
    ['words of another seat', { bond: { ...bond, words: ['', 'acorn'] } }],
    ['no bond at all', { bond: null }],
  ])('%s is found out', (_name, change) => {
    expect(verify(game, { ...journal, ...change }).proven).toBe(false)
  })

  test('words change the draws and not the commitment', () => {
    const other = journalOf(bound(20, ['hazel', '']))
    expect(other.seals).toEqual(journal.seals)
    expect(other.answers).not.toEqual(journal.answers)
    expect(verify(game, other).proven).toBe(true)
  })

  test('a commitment is made for one table', () => {
    const begun = { game: 'pebbles', rules: '1', config: { turns: 20 }, bond }
    expect(commitmentTo('seed', begun)).toBe(journal.seals[0]!.commitment)
    const others = [
      { ...begun, game: 'stones' },
      { ...begun, rules: '2' },
      { ...begun, config: { turns: 21 } },
    ]
    const commitments = [begun, ...others, { ...begun, bond: { ...bond, table: 'elm' } }].map((b) =>
      commitmentTo('seed', b),
    )
    expect(new Set([...commitments, commitmentTo('seed', begun, 4), commitmentTo('seed')]).size).toBe(7)
  })

  test('words that nobody could have said are refused', () => {
    const opening = (words: string[]) => () => openTable(game, { turns: 2 }, 'seed', { bond: { ...bond, words } })
    expect(opening(['a', 'b', 'c'])).toThrow('words for 3 seats, the table has 2')
    expect(opening(['', 'x'.repeat(201)])).toThrow('the words of seat 1 are longer than 200 letters')
  })

  test('words of a seat that is not there are found out: they could be tried until the dice suit', () => {
    const begun = { game: journal.game, rules: journal.rules, config: journal.config, bond }
    const wanted = (words: string[]) => {
      const tried = laidOpen({ ...begun, bond: { ...bond, words } })
      return tried.answers.find(({ kind }) => kind === 'die')?.pick === 3
    }
    const words = Array.from({ length: 200 }, (_, i) => ['acorn', '', `try ${i}`]).find(wanted)!
    const { proven, provenUpTo, provenFrom, problems } = verify(game, laidOpen({ ...begun, bond: { ...bond, words } }))
    expect({ proven, provenUpTo, provenFrom }).toEqual({ proven: false, provenUpTo: 0, provenFrom: null })
    expect(problems).toEqual([{ at: -1, message: 'there are words of 3 seats, the table has 2' }])
  })

  test('a record of format version 1 is checked as it was made, and says that it was not bound', () => {
    const old = journalOf(finished(20))
    expect(JSON.parse(writeRecord(old))).toMatchObject({ version: 1 })
    const { proven, bound: isBound, remarks } = verify(game, readRecord(writeRecord(old)))
    expect({ proven, isBound }).toEqual({ proven: true, isBound: false })
    expect(remarks[0]).toContain('not bound to game, table and configuration')
  })

  test('without words of any seat the verdict says what the keeper could have done', () => {
    expect(verify(game, journalOf(bound(20, []))).remarks[0]).toContain('no seat added words of its own')
  })
})

describe('a fork', () => {
  const other = fork(bound(), 30, 'other')
  playOn(other, 'elsewhere')
  const forked = journalOf(other)

  test('is proven up to its beginning, and says so', () => {
    expect(forked.seals.map(({ from }) => from)).toEqual([0, 30])
    const { proven, provenUpTo, problems, commitments } = verify(game, forked)
    expect({ proven, provenUpTo }).toEqual({ proven: false, provenUpTo: 30 })
    expect(problems).toEqual([{ at: 30, message: 'from answer 31 on a new seed by whoever forked' }])
    expect(verify(game, forked).provenFrom).toBe(30)
    expect(commitments).toHaveLength(2)
  })

  test('with a wrong second seed is found out', () => {
    const false_ = clone(forked)
    Object.assign(false_.seals[1]!, { seed: 'another' })
    expect(messages(false_)[1]).toContain('the part from answer 31 on does not fit')
    expect(verify(game, false_).provenUpTo).toBe(30)
  })

  test('of a game still going on waits for the seed of that game', () => {
    const running = fork(open(3), 4, 'other')
    playOn(running, 'elsewhere')
    const { provenUpTo, problems } = verify(game, journalOf(running))
    expect(provenUpTo).toBe(0)
    expect(problems[0]).toMatchObject({ at: -1, message: expect.stringContaining('the game is not revealed') })
  })

  test('a seed tried for every die proves nothing', () => {
    // As a forger would: before each answer a new seal, and seeds until the die that follows shows a 3.
    let table = openTable(game, { turns: 6 }, 'seed', { bond })
    while (table.ask !== null) {
      const tried = Array.from({ length: 40 }, (_, i) => {
        const trial = fork(table, table.answers.length, `try ${i}`)
        playOn(trial, 'forger', 1)
        return trial
      })
      table = tried.find(({ answers }) => answers.at(-1)?.kind !== 'die' || answers.at(-1)?.pick === 3)!
    }
    const loaded = journalOf(table)
    expect(loaded.answers.filter(({ kind }) => kind === 'die').map(({ pick }) => pick)).toEqual([3, 3, 3, 3, 3, 3])
    const { proven, provenUpTo } = verify(game, loaded)
    expect(proven).toBe(false)
    expect(provenUpTo).toBeLessThanOrEqual(loaded.seals[1]?.from ?? 0)
  })
})

test('a seal names the answer it holds from', () => {
  const begun = { game: 'pebbles', rules: '1', config: null, bond }
  expect(seal(begun, 'seed', 4)).toEqual({ from: 4, commitment: commitmentTo('seed', begun, 4), seed: 'seed' })
})
