import {
  branch,
  CHANCE,
  copy,
  decide,
  fork,
  journalOf,
  openTable,
  procedure,
  Refusal,
  ReplayError,
  type Row,
  readHead,
  reopen,
  replay,
  stateAt,
  submit,
  takeForced,
  undo,
  undoable,
  writeRecord,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { draw, type Pebbles, pebbles, game as play, thrown, turn } from '../support/pebbles.ts'
import { answer, finished, game, open, playOn, withoutSeeds } from '../support/tables.ts'

/** Pebbles in which a turn has other steps; the first is still called `act`. */
function withTurn(change: (steps: typeof turn.steps) => typeof turn.steps) {
  const other = procedure<Pebbles, { seat: number }>('turn', change(turn.steps))
  return pebbles({ procedures: [play, other, draw, thrown] })
}

describe('answers', () => {
  test('chance is answered by the table, up to the first player', () => {
    const table = open(2)
    expect(table.answers.map(({ seat }) => seat)).toEqual([CHANCE, CHANCE, CHANCE, CHANCE])
    expect(decide(game, table.state)?.seat).toBe(0)
  })

  test('the same seed and the same answers give the same game; another seed another', () => {
    const texts = ['a', 'a', 'b'].map((seed) => JSON.stringify(finished(12, seed).answers))
    expect(texts[1]).toBe(texts[0])
    expect(texts[2]).not.toBe(texts[0])
  })

  test('chance cannot be answered from outside', () => {
    expect(() => submit(open(2), { seat: CHANCE, kind: 'die', pick: 1 })).toThrow(Refusal)
  })

  test('a stale answer is refused and changes nothing', () => {
    const table = open(2)
    const before = copy(table.answers)
    expect(() => submit(table, { seat: 0, kind: 'act', pick: 'wait' }, 3)).toThrow(
      'for version 3, the game is at version 4',
    )
    expect(() => submit(table, { seat: 0, kind: 'act', pick: 'fly' }, 4)).toThrow(Refusal)
    expect(table.answers).toEqual(before)
  })

  test('what was handed out before never changes', () => {
    const table = open(3)
    const early = table.state
    const before = copy(early)
    playOn(table, 'on')
    expect(early).toEqual(before)
  })

  test('an answer comes with its events and those of chance', () => {
    const table = open(2)
    answer(table, 'wait')
    const rows = submit(table, { seat: 0, kind: 'settle', pick: 'down' })
    expect(rows.map(({ entry }) => entry.kind)).toEqual(['settle', 'die'])
    expect(rows[1]?.events.map(({ what }) => what)).toEqual(['rolled'])
  })

  test('forced answers are taken for those who want it, and noted as such', () => {
    const table = open(2)
    answer(table, 'wait')
    expect(takeForced(table, () => false)).toEqual([])
    expect(takeForced(table, ({ seat, kind }) => seat === 0 && kind === 'settle')).toHaveLength(2)
    expect(table.answers.slice(5, 7)).toMatchObject([
      { seat: 0, kind: 'settle', pick: 'down', auto: true },
      { seat: CHANCE },
    ])
    expect(table.answers[4]).not.toHaveProperty('auto')
  })

  test('without the seed chance cannot go on', () => {
    const table = replay(game, withoutSeeds(journalOf(open(2))))
    answer(table, 'wait')
    expect(() => answer(table, 'down')).toThrow('the seed of this game is not known here')
  })
})

describe('the journal', () => {
  test('is whole for its keeper: the seed is in it', () => {
    expect(journalOf(open(2)).seals[0]?.seed).toBe('seed')
    expect(journalOf(finished()).seals[0]?.seed).toBe('seed')
  })

  test('replayed, it gives the same state and table', () => {
    const table = finished(30)
    const again = replay(game, journalOf(table))
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(table.state))
    expect(again.checkpoints).toEqual(table.checkpoints)
    expect(again.drawn).toBe(table.drawn)
  })

  test('a game can be played on after a replay, with the same dice', () => {
    const table = open(9)
    playOn(table, 'first', 8)
    const again = replay(game, journalOf(table))
    playOn(table, 'rest')
    playOn(again, 'rest')
    expect(again.answers).toEqual(table.answers)
  })

  test('one that ends before chance has answered goes on where the seed is known, with the same dice', () => {
    const table = finished(9)
    const journal = journalOf(table)
    const cut = journal.answers.flatMap(({ seat }, at) => (seat === CHANCE ? [at] : []))
    for (const count of cut) {
      const short = { ...journal, answers: journal.answers.slice(0, count) }
      const heard: Row[] = []
      const again = replay(game, short, (row) => heard.push(row))
      expect(again.answers).toEqual(table.answers.slice(0, again.answers.length))
      expect(again.ask?.seat).not.toBe(CHANCE)
      expect(heard.map(({ entry }) => entry)).toEqual(again.answers)
      // Without the seed it can be looked at as it is.
      const seals = journal.seals.map((one) => ({ ...one, seed: null }))
      expect(replay(game, { ...short, seals })).toMatchObject({ answers: short.answers, ask: { seat: CHANCE } })
    }
  })

  test.each([
    ['another game', { game: 'chess' }, -1, 'the record is of chess, not of pebbles'],
    ['other rules', { rules: '2' }, -1, 'rules version 2'],
    ['a false answer', { answers: [{ seat: 0, kind: 'act', pick: 'wait' }] }, 0, 'answer 1 of 1: chance is asked'],
  ])('of %s is refused', (_name, change, at, message) => {
    const action = () => replay(game, { ...journalOf(finished()), ...change })
    expect(action).toThrow(ReplayError)
    expect(action).toThrow(expect.objectContaining({ at, message: expect.stringContaining(message) }))
  })
})

describe('any moment', () => {
  const table = finished(60)

  test('the game is long enough for checkpoints', () => expect(table.checkpoints.length).toBeGreaterThan(2))

  test('is the state after so many answers', () => {
    const journal = journalOf(table)
    for (const count of [0, 1, 4, 63, 64, 65, 100, 127, 128, 129, table.answers.length]) {
      const short = reopen(game, { ...journal, answers: journal.answers.slice(0, count) })
      expect(stateAt(table, count), `moment ${count}`).toEqual(short.state)
    }
  })

  test('does not exist before the beginning or after the end', () => {
    for (const count of [-1, 1.5, table.answers.length + 1]) expect(() => stateAt(table, count)).toThrow(RangeError)
  })
})

describe('playing a journal again', () => {
  const heard: Row[] = []
  const table = openTable(game, { turns: 60 }, 'seed', { hear: (row) => heard.push(row) })
  while (table.ask !== null) {
    const { seat, kind, options } = table.ask
    heard.push(...submit(table, { seat, kind, pick: options[table.answers.length % options.length]! }))
  }
  const journal = journalOf(table)

  test('tells every answer once, with the same events', () => {
    const again: Row[] = []
    replay(game, journal, (row) => again.push(row))
    expect(again).toEqual(heard)
    expect(heard.map(({ entry }) => entry)).toEqual(table.answers)
  })

  test('from a known state plays the rest only, and ends alike', () => {
    for (const count of [0, 1, 64, 77, journal.answers.length]) {
      const again: Row[] = []
      const known = { count, state: stateAt(table, count) }
      const rest = reopen(game, journal, (row) => again.push(row), known)
      expect(again).toEqual(heard.slice(count))
      expect(rest).toMatchObject({ state: table.state, ask: null, answers: table.answers, drawn: table.drawn })
      for (const at of [0, 30, 76, 100]) expect(stateAt(rest, at)).toEqual(stateAt(table, at))
      // Looking back leaves states on the way.
      expect(rest.checkpoints.map((kept) => kept.count)).toEqual(
        [...rest.checkpoints.map((kept) => kept.count)].sort((a, b) => a - b),
      )
    }
  })
})

describe('a table', () => {
  test('keeps what the state asks', () => {
    const table = open(3)
    expect(table.ask).toEqual(decide(game, table.state))
    answer(table, 'wait')
    expect(table.ask).toEqual(decide(game, table.state))
    undo(table, 0)
    expect(table.ask).toEqual(decide(game, table.state))
  })

  test('stays as it was where anything goes wrong on the way', () => {
    const table = replay(game, withoutSeeds(journalOf(open(2))))
    answer(table, 'wait')
    const before = { ...branch(table) }
    expect(() => answer(table, 'down')).toThrow('the seed of this game is not known here')
    expect(table).toEqual(before)
    expect(undoable(table, 0)).toBe(1)
  })

  test('can be played on twice', () => {
    const table = open(3)
    const before = branch(table)
    const other = branch(table)
    playOn(other, 'other')
    expect(table).toEqual(before)
  })
})

describe('undo', () => {
  test('gives back the state, answer by answer, bit for bit', () => {
    const table = open(2)
    const [first] = [table.state]
    answer(table, 'wait')
    expect([undoable(table, 0), undoable(table, 1)]).toEqual([1, 0])
    undo(table, 0)
    expect(table.state).toBe(first)
    expect(table.answers).toHaveLength(4)
    expect(() => undo(table, 0)).toThrow('nothing it may take back')
  })

  test('never goes across chance', () => {
    const table = open(2)
    answer(table, 'wait')
    answer(table, 'down')
    expect([undoable(table, 0), undoable(table, 1)]).toEqual([0, 0])
  })

  test('never goes across a shown secret', () => {
    const table = open(2)
    answer(table, 'peek')
    expect(undoable(table, 0)).toBe(0)
    expect(() => undo(table, 0)).toThrow(Refusal)
  })

  test('never goes across another seat', () => {
    const table = open(2)
    const throwing = decide(game, table.state)!.options.find((pick) => String(pick).startsWith('throw'))!
    answer(table, throwing)
    expect(undoable(table, 0)).toBe(1)
    answer(table, 'pass')
    expect([undoable(table, 0), undoable(table, 1)]).toEqual([0, 1])
  })

  const peaceful = withTurn((steps) => steps.slice(0, 2))

  test('takes forced answers back with the one before, and does not count them', () => {
    const table = openTable(peaceful, { turns: 2 }, 'seed')
    submit(table, { seat: 0, kind: 'act', pick: 'wait' })
    takeForced(table, () => true)
    expect(table.answers.slice(4)).toMatchObject([{ kind: 'act' }, { kind: 'settle', auto: true }])
    expect(undoable(table, 0)).toBe(1)
    undo(table, 0)
    expect(table.answers).toHaveLength(4)
    expect(decide(peaceful, table.state)?.kind).toBe('act')
  })

  test('has nothing to take back where all was forced', () => {
    const onlyForced = withTurn(([act]) => [{ ...act!, options: () => ['wait'] }])
    const table = openTable(onlyForced, { turns: 2 }, 'seed')
    expect(takeForced(table, ({ seat }) => seat === 0)).toHaveLength(1)
    expect(undoable(table, 0)).toBe(0)
    expect(() => undo(table, 0)).toThrow(Refusal)
  })

  test('is refused once the game is over: its seed is known by then', () => {
    const table = openTable(peaceful, { turns: 1 }, 'seed')
    submit(table, { seat: 0, kind: 'act', pick: 'wait' })
    submit(table, { seat: 0, kind: 'settle', pick: 'down' })
    expect(table.state.over).toBe(true)
    expect(undoable(table, 0)).toBe(0)
    expect(() => undo(table, 0)).toThrow(Refusal)
  })

  test('across a multiple of 64 leaves the checkpoints right', () => {
    const patient = withTurn(([act]) => [{ ...act!, effect: () => 'again' }])
    const table = openTable(patient, { turns: 1 }, 'seed')
    const wait = () => submit(table, { seat: 0, kind: 'act', pick: 'wait' })
    for (let i = 0; i < 66; i++) wait()
    for (let i = 0; i < 10; i++) undo(table, 0)
    expect(table.checkpoints).toHaveLength(1)
    for (let i = 0; i < 80; i++) wait()
    expect(table.checkpoints).toHaveLength(3)
    for (const count of [63, 64, 65, 128, 130]) expect(stateAt(table, count).version).toBe(count)
    const again = replay(patient, journalOf(table))
    expect(again.checkpoints).toEqual(table.checkpoints)
  })
})

describe('a fork', () => {
  const table = finished(30)

  test('begins with the same answers and then follows its own seed', () => {
    const other = fork(table, 70, 'other')
    expect(other.answers.slice(0, 70)).toEqual(table.answers.slice(0, 70))
    expect(stateAt(other, 70)).toEqual(stateAt(table, 70))
    expect(stateAt(other, 64)).toEqual(stateAt(table, 64))
    playOn(other, 'elsewhere')
    expect(other.answers.slice(70)).not.toEqual(table.answers.slice(70))
    expect(JSON.stringify(replay(game, journalOf(other)).state)).toBe(JSON.stringify(other.state))
  })

  test('leaves the first game as it was', () => {
    const before = JSON.stringify([table.answers, table.seals, table.checkpoints, table.state])
    playOn(fork(table, 64, 'other'), 'elsewhere')
    expect(JSON.stringify([table.answers, table.seals, table.checkpoints, table.state])).toBe(before)
  })

  test('from the very beginning is a new game', () => {
    const other = fork(table, 0, 'other')
    expect(other.seals).toMatchObject([{ from: 0, seed: 'other' }])
  })

  test('takes back what was played in it, and nothing from before, also when it was read again', () => {
    const running = open(2)
    answer(running, 'wait')
    expect(undoable(running, 0)).toBe(1)
    const forked = fork(running, running.answers.length, 'other')
    // Stores keep the answers beside the rest.
    const head = readHead(writeRecord({ ...journalOf(forked), answers: [] }))
    for (const other of [forked, reopen(game, { ...head, answers: forked.answers.slice() })]) {
      expect(undoable(other, 0)).toBe(0)
      expect(() => undo(other, 0)).toThrow(Refusal)
    }
  })

  test('of a game that goes on does not carry its seed away', () => {
    const running = open(5)
    const other = fork(running, 4, 'other')
    playOn(other, 'elsewhere')
    expect(JSON.stringify(journalOf(other))).not.toContain('"seed":"seed"')
    expect(other.seals.map(({ commitment }) => commitment)[0]).toBe(running.seals[0]?.commitment)
  })
})
