import { toll } from '@spinney/example-toll'
import {
  decide,
  type Game,
  openTable,
  type Pick,
  randomFrom,
  randomIndex,
  readRecord,
  replay,
  type State,
} from '@spinney/kernel'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import type { Bots } from '../src/engine/bots.ts'
import type { SeatPlan, TablePlan } from '../src/engine/protocol.ts'
import { createSession, type Session } from '../src/engine/session.ts'

const game = toll as unknown as Game<State>
const person = (name: string): SeatPlan => ({ kind: 'person', name })
const bot = (name: string): SeatPlan => ({ kind: 'bot', level: 'novice', name })

const bots: Bots = {
  choose: async (table) => {
    const ask = decide(table.game, table.state)!
    return { kind: ask.kind, pick: ask.options[randomIndex(ask, randomFrom(table.state.version))]! }
  },
  advise: async () => {
    throw new Error('nobody asks for hints here')
  },
}

function sit(seats: readonly SeatPlan[], { autoPass = false, seed = 'a' } = {}): Session {
  const config = game.config({ animals: ['frog', 'heron', 'magpie', 'otter'].slice(0, seats.length) })
  const plan: TablePlan = { id: 't', game: 'toll', config: config as never, seats, created: 0 }
  return createSession(plan, openTable(game, config, seed), bots, { autoPass })
}

/** Lets everybody answer at random until a person is asked or the game is over. */
async function untilPerson(session: Session) {
  let now = session.now()
  while (now.waiting === 'bot') now = await session.bots('person', () => 0)
  return now
}

/** Answers for the persons of the table too. */
async function playOut(session: Session, answers = Number.POSITIVE_INFINITY) {
  let now = await untilPerson(session)
  for (let i = 0; now.waiting === 'person' && i < answers; i++) {
    const seat = now.view.asked!.seat as number
    if (now.viewer !== seat) now = session.setViewer(seat)
    const { kind, options } = now.view.asked!
    now = session.answer(seat, kind, options![randomFrom(now.count).below(options!.length)]!, now.view.version)
    now = await untilPerson(session)
  }
  return now
}

describe('a table in the worker', () => {
  test('is seen with the eyes of its only person', () => {
    expect(sit([person(''), bot('b')]).now().viewer).toBe(0)
    expect(sit([person('a'), person('b')]).now().viewer).toBe(null)
    expect(sit([bot('a'), bot('b')]).now().viewer).toBe(null)
  })

  test('is played to its end, and its record replays to the same result', async () => {
    const session = sit([person(''), bot('b'), bot('c')])
    const now = await playOut(session)
    expect(now.waiting).toBe(null)
    expect(now.view.result).not.toBe(null)
    const again = replay(game, readRecord(session.record(false)))
    expect(game.result(again.state)).toEqual(now.view.result)
  })

  test('tells every answer once, in order', async () => {
    const session = sit([person(''), bot('b')])
    const rows = [...session.now(0).log.rows]
    let now = session.now()
    for (let i = 0; i < 40 && now.waiting !== null; i++) {
      if (now.waiting === 'bot') now = await session.bots('event', () => 0)
      else now = session.answer(0, now.view.asked!.kind, now.view.asked!.options!.at(-1)!, now.view.version)
      expect(now.log.from).toBe(rows.length)
      rows.push(...now.log.rows)
    }
    expect(rows.map(({ at }) => at)).toEqual(rows.map((_, i) => i))
    expect(rows.length).toBe(now.count)
    expect(session.setViewer(0).log.rows).toEqual(rows)
  })

  test('shows a hand to its owner only', async () => {
    const session = sit([person('a'), person('b')])
    const now = await untilPerson(session)
    const open = now.view.state as unknown as { hands: unknown[][] }
    expect(open.hands.flat().every((card) => card === null)).toBe(true)
    expect(now.view.asked?.options).toBe(null)
    expect(now.outlook).toBe(null)
    const seat = now.view.asked!.seat as number
    const own = session.setViewer(seat).view.state as unknown as { hands: unknown[][] }
    expect(own.hands[seat]!.every((card) => card !== null)).toBe(true)
    expect(own.hands[1 - seat]!.every((card) => card === null)).toBe(true)
  })

  test('takes answers back as far as the kernel allows, and forgets what was told', async () => {
    const rules = smallworld as unknown as Game<State>
    const config = rules.config({ players: 2, firstPlayer: 0 })
    const plan: TablePlan = { id: 't', game: 'smallworld', config: null, seats: [person(''), bot('b')], created: 0 }
    const session = createSession(plan, openTable(rules, config, 'a'), bots, { autoPass: false })
    let now = session.now()
    const answer = (pick: Pick) => session.answer(0, now.view.asked!.kind, pick, now.view.version)
    now = answer(now.view.asked!.options![0]!)
    const before = now
    expect(before.view.asked!.kind).toBe('conquer')
    expect(before.undoable).toBe(0)
    now = answer(now.view.asked!.options![0]!)
    now = answer(now.view.asked!.options![0]!)
    expect(now.undoable).toBe(2)
    expect(session.undo(0, false).count).toBe(before.count + 1)
    const back = session.undo(0, true)
    expect(back.view).toEqual(before.view)
    expect(back.log).toEqual({ from: before.count, rows: [] })
    expect(() => session.undo(0, false)).toThrow()
  })

  test('refuses what is stale', async () => {
    const session = sit([person(''), bot('b')])
    const now = await untilPerson(session)
    const { kind, options } = now.view.asked!
    expect(() => session.answer(0, kind, options![0]!, now.view.version + 1)).toThrow(/version/)
  })

  test('says beforehand what could not be taken back', async () => {
    const session = sit([person(''), bot('b')])
    let now = await untilPerson(session)
    const found = new Set<string | null>()
    for (let i = 0; i < 60 && now.waiting !== null; i++) {
      for (const { final } of now.outlook!) found.add(final)
      now = await playOut(session, 1)
    }
    expect(found.has('chance')).toBe(true)
  })

  test('passes what can only be declined where that is wanted, and records it', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const session = sit([person(''), bot('b')], { autoPass: true, seed })
      const now = await playOut(session)
      expect(now.waiting).toBe(null)
      const auto = session.setViewer(0).log.rows.filter((row) => row.auto)
      expect(auto.every((row) => row.seat === 0)).toBe(true)
      if (auto.length > 0) return
    }
    throw new Error('nothing was passed')
  })

  test('shows any earlier moment', async () => {
    const session = sit([person(''), bot('b')])
    const first = await untilPerson(session)
    await playOut(session, 10)
    expect(session.look(first.count).view).toEqual(first.view)
    expect(() => session.look(100_000)).toThrow(RangeError)
  })

  test('draws the scores of a finished game only', async () => {
    const session = sit([bot('a'), bot('b')])
    const scores = (state: unknown) => (state as { nuts: number[] }).nuts
    expect(session.history(scores)).toEqual([])
    const now = await untilPerson(session)
    const points = session.history(scores)
    expect(points.at(-1)).toEqual({ at: now.count, scores: now.view.result!.scores })
    expect(session.history(null)).toEqual([])
  })
})
