import {
  courseOf,
  decide,
  fork,
  type Journal,
  journalOf,
  procedure,
  readSnapshot,
  reopen,
  replay,
  stateAt,
  submit,
  takeForced,
  undoable,
  verify,
  writeSnapshot,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { draw, type PebblesConfig, pebbles, game as play, thrown, turn } from '../support/pebbles.ts'
import { finished, game, open, playOn } from '../support/tables.ts'

const kept = finished()
const journal = journalOf(kept)
const running = open(3)
playOn(running, 'players', 2)

/** A later version in which nobody may wait: answers of the first version stop to fit at some place. */
const impatient = procedure('turn', [
  {
    ...turn.steps[0]!,
    options: (g, local) => turn.steps[0]!.options(g, local).filter((pick) => pick !== 'wait'),
  },
  ...turn.steps.slice(1),
] satisfies typeof turn.steps)
const changed = pebbles({ rules: '2', procedures: [play, impatient, draw, thrown] })
const firstWait = journal.answers.findIndex(({ pick }) => pick === 'wait')

/** A later version that calls its only setting otherwise, and plays by the first version as well. */
const mapped = pebbles({ rules: '2', earlier: { 1: { config: (config) => config as PebblesConfig } } })

describe('a journal of earlier rules that are still played', () => {
  test('is the same game, and its journal keeps the old version and configuration', () => {
    const renamed = pebbles({
      rules: '2',
      config: () => expect.unreachable('an old configuration is not read as a new one'),
      earlier: { 1: { config: (config) => ({ turns: (config as { rounds: number }).rounds }) } },
    })
    const old: Journal = { ...journal, config: { rounds: 12 } }
    const table = replay(renamed, old)
    expect(table).toMatchObject({ past: null, config: { turns: 12 }, begun: { rules: '1', config: { rounds: 12 } } })
    expect(table.state).toEqual(kept.state)
    expect(journalOf(table)).toEqual(old)
    expect(courseOf(renamed, old)).toEqual(courseOf(game, journal))
    expect(verify(renamed, old)).toMatchObject({ proven: true })
  })

  test('goes on', () => {
    const table = replay(mapped, journalOf(running))
    const before = table.answers.length
    const { seat, kind, options } = decide(mapped, table.state)!
    submit(table, { seat, kind, pick: options[0]! })
    expect(journalOf(table)).toMatchObject({ rules: '1' })
    expect(journalOf(table).answers.length).toBeGreaterThan(before)
  })

  test('stays readable where today’s code does not keep its word', () => {
    const wrong = pebbles({ rules: '2', procedures: changed.procedures, earlier: mapped.earlier! })
    expect(reopen(wrong, journal).past).toMatchObject({ stop: { at: firstWait } })
  })
})

describe('a journal of earlier rules that nobody plays any more', () => {
  test('can be read as far as its answers fit, and says where it stops and why', () => {
    expect(firstWait).toBeGreaterThan(0)
    const table = reopen(changed, journal)
    expect(table.past).toEqual({
      journal,
      stop: { at: firstWait, reason: expect.stringMatching(/"wait" is not among/) },
      message: expect.stringMatching(
        `follows rules version 1, this program has 2 and cannot play as version 1 did; it can be read, up to answer ${firstWait + 1} of`,
      ),
    })
    expect(table.answers).toEqual(journal.answers.slice(0, firstWait))
    expect(stateAt(table, 5)).toEqual(stateAt(kept, 5))
  })

  test('can be read to its end where all fits', () => {
    const table = reopen(pebbles({ rules: '2' }), journal)
    expect(table.past).toMatchObject({ stop: null, message: expect.stringMatching(/it can be read, all of it/) })
    expect(table.state).toEqual(kept.state)
  })

  test('is refused by a mapping that gives nothing for its configuration', () => {
    const some = pebbles({ rules: '2', earlier: { 1: { config: () => null } } })
    expect(reopen(some, journal).past).not.toBeNull()
  })

  test('is not played on, not taken back and not forked', () => {
    const table = reopen(pebbles({ rules: '2' }), journalOf(running))
    const before = table.answers.length
    const { seat, kind, options } = decide(game, table.state)!
    const past = expect.objectContaining({ name: 'Refusal', code: 'past' })
    expect(() => submit(table, { seat, kind, pick: options[0]! })).toThrow(past)
    expect(() => fork(table, 4, 'other')).toThrow(past)
    expect(undoable(table, table.answers.at(-1)!.seat as number)).toBe(0)
    expect(takeForced(table, () => true)).toEqual([])
    expect(table.answers).toHaveLength(before)
  })

  test('loses nothing when it is saved again', () => {
    const table = reopen(changed, journal)
    expect(journalOf(table)).toEqual(journal)
  })

  test('is not proven, but its dice are checked as far as it goes', () => {
    const verdict = verify(changed, journal)
    expect(verdict).toMatchObject({ proven: false, problems: [{ at: firstWait }] })
    expect(verdict.checked).toBeGreaterThan(0)
  })

  test('does not pass for one that can be played', () => {
    const error = { name: 'ReplayError', code: 'rules', at: firstWait }
    expect(() => replay(changed, journal)).toThrow(expect.objectContaining(error))
  })

  test('whose configuration is not known any more is refused with the reason', () => {
    const old = { ...journal, config: { rounds: 12 } }
    const error = { name: 'ReplayError', code: 'rules', message: expect.stringMatching(/nor show it: turns: a number/) }
    expect(() => reopen(changed, old)).toThrow(expect.objectContaining(error))
  })
})

test.each(['2', '10', 'x', ''])('a journal of rules “%s”, which nobody here knows, is refused', (rules) => {
  const error = { name: 'ReplayError', code: 'rules', message: expect.stringMatching(/needs a newer Spinney/) }
  expect(() => reopen(game, { ...journal, rules })).toThrow(expect.objectContaining(error))
})

test('versions are compared as numbers', () => {
  expect(reopen(pebbles({ rules: '10' }), { ...journal, rules: '9' }).past).not.toBeNull()
})

test('a game cannot have earlier rules that are not earlier', () => {
  expect(() => pebbles({ rules: '2', earlier: { 2: { config: () => null } } })).toThrow('2 is no earlier version')
})

describe('a snapshot', () => {
  const text = writeSnapshot(game, { turns: 3 }, running.state)

  test('of earlier rules resumes where the game can lay it out anew', () => {
    const config = () => ({ turns: 3 })
    const later = pebbles({
      rules: '2',
      earlier: { 1: { config, state: (old) => ({ ...running.state, ...(old as object) }) } },
    })
    expect(readSnapshot(later, text)).toEqual({ config: { turns: 3 }, state: running.state })
    const silent = pebbles({ rules: '2', earlier: { 1: { config } } })
    const error = { name: 'FormatError', place: '$.rules', message: expect.stringMatching(/only whole records/) }
    expect(() => readSnapshot(silent, text)).toThrow(expect.objectContaining(error))
  })

  test.each([
    ['2', /cannot play as version 1 did/],
    ['0', /needs a newer Spinney/],
  ])('is refused by rules %s', (rules, message) => {
    const error = { name: 'FormatError', place: '$.rules', message: expect.stringMatching(message) }
    expect(() => readSnapshot(pebbles({ rules }), text)).toThrow(expect.objectContaining(error))
  })
})
