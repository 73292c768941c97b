import {
  ConfigError,
  decide,
  FormatError,
  journalOf,
  namesIn,
  play,
  readRecord,
  readSnapshot,
  replay,
  stateAt,
  writeRecord,
  writeSnapshot,
} from '@spinney/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, finished, game } from '../support/tables.ts'

const table = finished(10)
const journal = journalOf(table)
const text = writeRecord(journal)

/** The file with some part of it changed, and a fingerprint that does not notice. */
function forged(change: (body: ReturnType<typeof parsed>['body']) => void): string {
  const file = parsed()
  change(file.body)
  const { game: id, rules, config, seals, answers } = file.body
  return writeRecord({ game: id, rules, config, bond: null, seals, answers })
}

function parsed(): { format: string; version: number; fingerprint: string; body: ReturnType<typeof journalOf> } {
  return JSON.parse(text)
}

describe('a record file', () => {
  test('written and read is the same journal', () => expect(readRecord(text)).toEqual(journal))

  test('read again leads to the same state', () => expect(replay(game, readRecord(text)).state).toEqual(table.state))

  test('cut short anywhere is refused, with a place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.trimEnd().length - 1 }), (length) => {
        const action = () => readRecord(text.slice(0, length))
        expect(action).toThrow(FormatError)
        expect(action).toThrow('cut short')
      }),
      { numRuns: 300 },
    )
  })

  test('with any letter changed is refused, or reads the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: text.length - 1 }),
        fc.constantFrom('0', 'a', '}', ' ', '"'),
        (at, letter) => {
          const changed = text.slice(0, at) + letter + text.slice(at + 1)
          try {
            expect(readRecord(changed)).toEqual(journal)
          } catch (error) {
            if (!(error instanceof FormatError)) throw error
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test.each([
    ['a changed answer', text.replace('"pick":"wait"', '"pick":"peek"'), '$.fingerprint', 'damaged or changed'],
    ['another version', text.replace('"version":1', '"version":3'), '$.version', 'version 3 is not known'],
    [
      'a snapshot',
      writeSnapshot(game, { turns: 10 }, table.state),
      '$.format',
      'not a spinney-record file but spinney-snapshot',
    ],
    ['some other JSON', '{"hello": "world"}', '$.format', 'not a spinney-record file'],
    ['a list', '[]', '$', 'a record is missing'],
    ['a text with an error in it', '{"a": 1,}   ', 'line 1, column', ''],
  ])('%s is refused', (_name, content, place, reason) => {
    const action = () => readRecord(content)
    expect(action).toThrow(FormatError)
    expect(action).toThrow(
      expect.objectContaining({ place: expect.stringContaining(place), message: expect.stringContaining(reason) }),
    )
  })

  test.each<[string, Parameters<typeof forged>[0], string]>([
    ['no seal', (body) => Object.assign(body, { seals: [] }), '$.seals'],
    ['a seal too late', (body) => Object.assign(body.seals[0]!, { from: 3 }), '$.seals'],
    [
      'seals out of order',
      (body) => Object.assign(body, { seals: [0, 9, 5].map((from) => ({ ...body.seals[0], from })) }),
      '$.seals[2].from',
    ],
    [
      'a seal behind the end',
      (body) => Object.assign(body, { seals: [0, 9999].map((from) => ({ ...body.seals[0], from })) }),
      '$.seals[1].from',
    ],
    ['a seat that is none', (body) => Object.assign(body.answers[3]!, { seat: -1 }), '$.answers[3].seat'],
    ['a missing kind', (body) => Object.assign(body.answers[3]!, { kind: null }), '$.answers[3].kind'],
    ['a nested pick', (body) => Object.assign(body.answers[3]!, { pick: { a: [] } }), '$.answers[3].pick.a'],
    ['a list as pick', (body) => Object.assign(body.answers[3]!, { pick: [] }), '$.answers[3].pick'],
    ['no answers', (body) => Object.assign(body, { answers: 'none' }), '$.answers'],
    [
      'a commitment that is none',
      (body) => Object.assign(body.seals[0]!, { commitment: '\x1b[2J'.repeat(9999) }),
      '$.seals[0].commitment',
    ],
  ])('%s is refused at its place even when the fingerprint fits', (_name, change, place) => {
    expect(() => readRecord(forged(change))).toThrow(expect.objectContaining({ name: 'FormatError', place }))
  })
})

test('words that nobody could have said at a table are refused', () => {
  const spoken = writeRecord({ ...journal, bond: { table: 'elm', words: ['a', 'b'.repeat(201)] } })
  expect(() => readRecord(spoken)).toThrow('$.words[1]: words of more than 200 letters')
})

describe('names in a record file', () => {
  const named = writeRecord(journal, ['Ada', '', 'Bo'])

  test('are read again, and leave the journal as it is', () => {
    expect(namesIn(named)).toEqual(['Ada', '', 'Bo'])
    expect(readRecord(named)).toEqual(journal)
  })

  test('may be missing: files of earlier programs have none', () => {
    expect(namesIn(text)).toEqual([])
    expect(writeRecord(journal, ['', ''])).toBe(text)
  })

  test('that are none are refused with their place', () => {
    const { config, ...rest } = journal
    const broken = (names: unknown) => writeRecord({ ...rest, config }, names as string[])
    expect(() => namesIn(broken(['Ada', 3]))).toThrow('$.names[1]')
    expect(() => namesIn(broken(['x'.repeat(201)]))).toThrow('$.names[0]')
    expect(() => namesIn(broken(Array.from({ length: 100 }, () => 'x')))).toThrow('$.names')
  })
})

describe('a snapshot', () => {
  const inside = () => {
    const at = journal.answers.findIndex(({ kind }) => kind === 'catch')
    return stateAt(table, at)
  }

  test('taken inside nested procedures resumes there', () => {
    const state = inside()
    expect(state.flow.map(({ proc }) => proc)).toEqual(['game', 'turn', 'thrown'])
    const loaded = readSnapshot(game, writeSnapshot(game, { turns: 10 }, state))
    expect(loaded).toEqual({ config: { turns: 10 }, state })
    expect(decide(game, loaded.state)?.options).toEqual(decide(game, state)?.options)
    const answer = { seat: decide(game, state)!.seat, kind: 'catch', pick: 'pass' }
    expect(play(game, loaded.state, answer).state).toEqual(play(game, state, answer).state)
  })

  test.each<[string, (state: ReturnType<typeof inside>) => unknown, string]>([
    [
      'a procedure that is gone',
      (g) => ({ ...g, flow: [{ proc: 'gone', at: 'x', local: {} }] }),
      '$.state.flow[0].proc',
    ],
    [
      'a procedure called like a method',
      (g) => ({ ...g, flow: [{ proc: 'constructor', at: 'x', local: {} }] }),
      '$.state.flow[0].proc',
    ],
    [
      'a step that is gone',
      (g) => ({ ...g, flow: [...g.flow.slice(0, 2), { ...g.flow[2], at: 'toString' }] }),
      '$.state.flow[2].at',
    ],
    ['no flow', (g) => ({ ...g, flow: null }), '$.state.flow'],
    ['no version', (g) => ({ ...g, version: 'x' }), '$.state.version'],
    ['neither over nor not', (g) => ({ ...g, over: null }), '$.state.over'],
  ])('with %s is refused', (_name, change, place) => {
    const content = writeSnapshot(game, { turns: 10 }, change(clone(inside())) as never)
    expect(() => readSnapshot(game, content)).toThrow(expect.objectContaining({ name: 'FormatError', place }))
  })

  test('of another game or other rules is refused', () => {
    const of = (change: object) => writeSnapshot({ ...game, ...change }, { turns: 10 }, inside())
    expect(() => readSnapshot(game, of({ id: 'chess' }))).toThrow('the snapshot is of chess, not of pebbles')
    expect(() => readSnapshot(game, of({ rules: '9' }))).toThrow('rules version 9')
  })

  test('with a wrong configuration is refused', () => {
    expect(() => readSnapshot(game, writeSnapshot(game, {}, inside()))).toThrow(ConfigError)
  })
})
