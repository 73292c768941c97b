import {
  decide,
  eventFor,
  type Game,
  journalOf,
  openly,
  openTable,
  type Pick,
  readRecord,
  replay,
  type State,
  stateAt,
  submit,
  undoable,
  verify,
  writeRecord,
} from '@spinney/kernel'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { type Audience, hostJournal, type LogRow, openHost, type Update } from '../src/index.ts'
import { anyMinds, game, playOut, stillClock, tollHost, untilPerson } from './support.ts'

describe('a hosted table', () => {
  test('is seen with the eyes of the only seat of an audience, or of nobody', async () => {
    const host = await tollHost([null, null, 'b'])
    expect(host.join([0]).eyes).toBe(0)
    expect(host.join([0, 1]).eyes).toBe(null)
    expect(host.join([]).eyes).toBe(null)
    expect(() => host.join([2])).toThrow('seat 2 is not one of a person')
    expect(() => host.join([3])).toThrow(RangeError)
  })

  test('is played to its end, and its record replays to the same result', async () => {
    const host = await tollHost([null, 'b', 'c'])
    const person = host.join([0])
    await playOut(host, person)
    const { view, waiting } = person.now()
    expect(waiting).toBe(null)
    expect(view.result).not.toBe(null)
    expect(game.result(replay(game, readRecord(host.record())).state)).toEqual(view.result)
  })

  test('tells every audience every answer once, in order', async () => {
    const host = await tollHost([null, null, 'c'])
    const heard = new Map<Audience, LogRow[]>()
    const listen = (seats: number[]) => {
      const rows: LogRow[] = []
      const audience = host.join(seats, (update) => {
        expect(update.from).toBe(rows.length)
        rows.push(...update.rows)
        expect(update.count).toBe(rows.length)
      })
      rows.push(...audience.now().rows)
      heard.set(audience, rows)
      return audience
    }
    const both = host.join([0, 1])
    for (const seats of [[0], [1], []]) listen(seats)
    await playOut(host, both)
    for (const [audience, rows] of heard) {
      expect(rows).toEqual(audience.now().rows)
      expect(rows.map(({ at }) => at)).toEqual(rows.map((_, i) => i))
    }
  })

  test('says what an audience has missed since a version', async () => {
    const host = await tollHost([null, null])
    const both = host.join([0, 1])
    const onlooker = host.join([])
    const seen: Update[] = [onlooker.now()]
    host.join([], (update) => seen.push(update))
    await playOut(host, both, 12)
    const now = onlooker.now()
    for (const { version, rows, count, from } of seen) {
      const missed = onlooker.since(version)
      expect(missed).toMatchObject({ version: now.version, from: count, view: now.view })
      expect(missed.rows).toEqual(now.rows.slice(count))
      expect(rows).toEqual(now.rows.slice(from, count))
    }
    expect(onlooker.since(-1).from).toBe(0)
    expect(onlooker.since(now.version + 1).from).toBe(0)
  })

  test('shows a hand to its owner only', async () => {
    const host = await tollHost([null, null])
    const people = host.join([0, 1])
    const hands = ({ view }: Update) => (view.state as unknown as { hands: unknown[][] }).hands
    const now = people.now()
    expect(
      hands(now)
        .flat()
        .every((card) => card === null),
    ).toBe(true)
    expect(now.view.asked?.options).toBe(null)
    expect(now.outlook).toBe(null)
    const seat = now.view.asked!.seat as number
    const own = people.lookWith(seat)
    expect(hands(own)[seat]!.every((card) => card !== null)).toBe(true)
    expect(hands(own)[1 - seat]!.every((card) => card === null)).toBe(true)
    expect(() => host.join([seat]).lookWith(1 - seat)).toThrow("seat 1 is somebody else's".replace('1', `${1 - seat}`))
  })

  test('refuses answers, undo and hints for seats of others', async () => {
    const host = await tollHost([null, null])
    const { seat, kind, options } = host.position.table.ask!
    const other = host.join([1 - (seat as number)])
    const before = host.position
    await expect(other.answer({ seat, kind, pick: options[0]! })).rejects.toThrow("somebody else's")
    await expect(other.answer({ seat: 'chance', kind, pick: options[0]! })).rejects.toThrow("somebody else's")
    await expect(other.undo(seat as number)).rejects.toThrow("somebody else's")
    await expect(other.hint(seat as number)).rejects.toThrow("somebody else's")
    await expect(host.join([]).answer({ seat, kind, pick: options[0]! })).rejects.toThrow("somebody else's")
    expect(host.position).toBe(before)
  })

  test('of two answers to one question one is taken', async () => {
    const host = await tollHost([null, null])
    const { seat, kind, options } = host.position.table.ask!
    const { version } = host.position.table.state
    const answers = [0, 1].map(() => host.join([0, 1]).answer({ seat, kind, pick: options[0]! }, version))
    const [first, second] = await Promise.allSettled(answers)
    expect(first?.status).toBe('fulfilled')
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'stale' } })
  })

  test('takes answers back as far as the kernel allows, and forgets what was told', async () => {
    const rules = smallworld as unknown as Game<State>
    const setting = { id: 't', seating: [null, 'b'], store: null, minds: anyMinds, clock: stillClock }
    const host = await openHost(rules, rules.config({ players: 2, firstPlayer: 0 }), 'a', setting)
    const heard: Update[] = []
    const person = host.join([0], (update) => heard.push(update))
    const first = () => person.now().view.asked!.options![0]!
    const answer = (pick: Pick) => person.answer({ seat: 0, kind: person.now().view.asked!.kind, pick })
    await answer(first())
    const before = person.now()
    expect(before.view.asked!.kind).toBe('conquer')
    expect(before.undoable).toBe(0)
    await answer(first())
    await answer(first())
    expect(person.now().undoable).toBe(2)
    await person.undo(0)
    expect(person.now().count).toBe(before.count + 1)
    await answer(first())
    await person.undo(0, true)
    expect(heard.at(-1)).toMatchObject({ from: before.count, rows: [], view: before.view })
    expect(heard.map(({ version }) => version)).toEqual(heard.map((_, i) => heard[0]!.version + i))
    await expect(person.undo(0)).rejects.toThrow('nothing it may take back')
    expect(person.since(before.version)).toMatchObject({ from: before.count, rows: [] })
  })

  test('says beforehand what could not be taken back', async () => {
    const host = await tollHost([null, 'b'])
    const found = new Set<string | null>()
    const person = host.join([0])
    for (let i = 0; i < 60 && host.position.table.ask !== null; i++) {
      await playOut(host, person, 1)
      for (const { final } of person.now().outlook ?? []) found.add(final)
    }
    expect(found.has('chance')).toBe(true)
  })

  test('says of an option that ends the game no more than that', async () => {
    const rules = smallworld as unknown as Game<State>
    const setting = { id: 't', seating: [null, null], store: null, minds: anyMinds, clock: stillClock }
    const host = await openHost(rules, rules.config({ players: 2 }), 'a', setting)
    const people = host.join([0, 1])
    let ends = 0
    while (host.position.table.ask !== null) {
      const { outlook } = people.lookWith(host.position.table.ask.seat as number)
      for (const { final, events } of outlook!) {
        if (final !== 'end') continue
        ends++
        expect(events).toEqual([])
      }
      await playOut(host, people, 1)
    }
    expect(ends).toBeGreaterThan(0)
  })

  test('answers what has one answer where that is wanted, and tells only the seat itself', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const host = await tollHost([null, 'b'], { seed })
      const person = host.join([0])
      await person.force('single')
      await playOut(host, person)
      const auto = person.now().rows.filter((row) => row.auto)
      expect(auto.every((row) => row.seat === 0)).toBe(true)
      expect(
        host
          .join([])
          .now()
          .rows.some((row) => row.auto),
      ).toBe(false)
      if (auto.length > 0) return
    }
    throw new Error('nothing was answered')
  })

  test('answers nothing by itself that would tell others what somebody holds', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const host = await tollHost([null, null], { seed })
      const people = [host.join([0]), host.join([1])]
      for (const person of people) await person.force('single')
      while (host.position.table.ask !== null) {
        const { seat, kind, options } = host.position.table.ask
        await people[seat as number]!.answer({ seat, kind, pick: options[0]! })
      }
      const { table } = host.position
      table.answers.forEach((entry, at) => {
        if (entry.auto !== true) return
        const state = stateAt(table, at)
        expect(openly(game, state, decide(game, state)!)).toBe(true)
      })
    }
  })

  test('whoever plays alone has the whole record, and one of several people what that person may know', async () => {
    const alone = (await tollHost([null, 'b'])).join([0]).record()
    expect(alone.whole).toBe(true)
    expect(readRecord(alone.text).seals[0]!.seed).toBe('a')
    const host = await tollHost([null, null])
    const person = host.join([0])
    const { text, whole } = person.record()
    expect(whole).toBe(false)
    expect(JSON.parse(text)).toMatchObject({ format: 'spinney-seat-record', body: { seat: 0 } })
    expect(text).not.toContain('"seed":"a"')
    expect(JSON.parse(host.join([]).record().text).body.seat).toBeNull()
    expect(JSON.parse((await tollHost([null, 'b'])).join([]).record().text).body.seat).toBeNull()
    await playOut(host, host.join([0, 1]))
    expect(person.record().text).toBe(host.record())
  })

  test('shows everybody what chance has promised, and is bound to its name and the words of its seats', async () => {
    const host = await tollHost([null, null], { words: ['fern', ''] })
    expect(host.join([]).now().promises).toEqual([{ from: 0, commitment: host.position.table.seals[0]!.commitment }])
    await playOut(host, host.join([0, 1]))
    expect(verify(game, readRecord(host.record()))).toMatchObject({ proven: true, bound: true, words: ['fern', ''] })
  })

  test('shows any earlier moment', async () => {
    const host = await tollHost([null, 'b'])
    const person = host.join([0])
    await untilPerson(host)
    const { count, view } = person.now()
    await playOut(host, person, 10)
    expect(person.look(count).view).toEqual(view)
    expect(() => person.look(100_000)).toThrow('there is no moment 100000')
  })

  test('draws the scores of a finished game only', async () => {
    const host = await tollHost(['a', 'b'])
    const scores = (state: unknown) => (state as { nuts: number[] }).nuts
    expect(host.history(scores)).toEqual([])
    await untilPerson(host)
    const { count, view } = host.join([]).now()
    expect(host.history(scores).at(-1)).toEqual({ at: count, scores: view.result!.scores })
  })

  test('without its seed a game that goes on can only be looked at', async () => {
    const table = openTable(game, game.config({ animals: ['frog', 'heron'] }), 'a')
    const { seat, kind, options } = table.ask!
    submit(table, { seat, kind, pick: options[0]! })
    const whole = readRecord(writeRecord(journalOf(table)))
    const journal = { ...whole, seals: whole.seals.map((seal) => ({ ...seal, seed: null })) }
    const host = await hostJournal(game, journal, { id: 't', seating: [null, null], store: null, clock: stillClock })
    const people = host.join([0, 1])
    const asked = table.ask!.seat as number
    const now = people.lookWith(asked)
    expect(now).toMatchObject({ closed: 'seed', waiting: null, undoable: 0, outlook: null })
    expect(now.view.asked).toMatchObject({ seat: asked, options: null })
    await expect(people.answer({ seat: asked, kind: table.ask!.kind, pick: table.ask!.options[0]! })).rejects.toThrow(
      'can only be looked at',
    )
    expect(undoable(host.position.table, asked)).toBe(0)
    expect(people.look(1).view.version).toBe(1)
    expect(now.rows.flatMap(({ events }) => events)).toEqual(
      host.position.rows.flatMap(({ events }) => events.map((event) => eventFor(event, asked))),
    )
  })
})
