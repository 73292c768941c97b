import {
  decide,
  type Journal,
  journalFor,
  journalOf,
  openTable,
  readRecord,
  type Seat,
  type State,
  submit,
  type Table,
  undoable,
  verify,
  writeRecord,
  writeSeatRecord,
} from '@spinney/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { broughtWith } from '../src/lobby/brought.ts'
import { OFFERED } from '../src/offered.ts'
import { PLACES, type Place } from './support/databases.ts'
import { Browser, game, openSite, type Player, type Site } from './support/site.ts'

const TERMS = { open: false, onlookers: true, undo: 'own' }
const SEATS = [{ kind: 'me' }, { kind: 'open' }]
const SEED = 'the seed of a game that was begun alone'

/** A game that somebody began alone, after so many answers; whoever answered last could take it back. */
function begunAlone(answers: number): Table<State> {
  const config = game.config({ animals: ['frog', 'otter'] })
  const bond = { table: 'toll-at-home', words: ['hazel', ''] }
  const table = openTable(game, config, SEED, { bond })
  while (!table.state.over && (answers-- > 0 || undoable(table, lastOf(table)) === 0)) {
    const { seat, kind, options } = decide(game, table.state)!
    submit(table, { seat, kind, pick: options[0]! })
  }
  return table
}

const lastOf = ({ answers }: { answers: readonly { seat: unknown }[] }): Seat => answers.at(-1)?.seat as Seat
const textOf = (table: Table<State>): string => writeRecord(journalOf(table))

describe.each(PLACES)('a game begun alone, taken online on $name', ({ open }) => {
  let place: Place
  let site: Site
  let address: string
  beforeAll(async () => {
    place = await open()
    address = await place.fresh()
    site = await openSite(address)
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  const someone = (name: string) => new Browser(site).named(name)
  const bring = (who: Browser, record: string, seats: readonly object[] = SEATS) =>
    who.send('POST', '/api/brought', { record, seats, terms: TERMS })

  async function playOn(players: readonly Player[]): Promise<void> {
    for (;;) {
      const { view } = await players[0]!.now()
      if (view.over) return
      const seat = view.asked!.seat as number
      const { view: own } = await players[seat]!.now()
      const { kind, options } = own.asked!
      const request = { seat, kind, pick: options![0], version: own.version }
      expect(await players[seat]!.call('answer', request)).toMatchObject({ reply: null })
    }
  }

  test('its record is not read for each look at the table', async () => {
    const ada = await someone('Ada')
    const { body: table } = await bring(ada, textOf(begunAlone(20)))
    const { db } = site
    const kept = db.selectFrom('openings').select('journal').where('id', '=', table.id)
    const { journal } = await kept.executeTakeFirstOrThrow()
    await db.updateTable('openings').set({ journal: 'long' }).where('id', '=', table.id).execute()
    expect((await ada.send('GET', `/api/tables/${table.id}`)).body).toEqual(table)
    expect((await ada.send('GET', '/api/tables/mine')).body.tables).toContainEqual(table)
    await db.updateTable('openings').set({ journal }).where('id', '=', table.id).execute()
  })

  test('a friend takes a seat, and it is played to its end, also after the server was started anew', async () => {
    const alone = begunAlone(20)
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map(someone))
    const { status, body: table } = await bring(ada!, textOf(alone))
    expect([status, table.stage, table.brought]).toEqual([200, 'gathering', true])
    // It is no seed that whoever brings the game knows.
    expect(table.commitment).not.toBe(alone.seals[0]!.commitment)
    const sat = await ben!.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1 })
    expect(sat.body).toMatchObject({ stage: 'playing', brought: true })
    let players = await Promise.all([ada!, ben!].map((who) => who.play(table)))
    const now = await players[0]!.now()
    expect(now.count).toBe(alone.answers.length)
    expect(now.promises.map(({ commitment }) => commitment)).toEqual([alone.seals[0]!.commitment, table.commitment])
    // What was played at home is not taken back here.
    expect((await players[lastOf(alone)]!.now()).undoable).toBe(0)
    const again = { seat: lastOf(alone), whole: true }
    expect(await players[lastOf(alone)]!.call('undo', again)).toMatchObject({ failure: { code: 'refused' } })

    await site.close()
    site = await openSite(address)
    players = await Promise.all([ada!, ben!].map((who) => who.at(site).play(table)))
    await playOn(players)
    const { reply } = await players[1]!.call('record', {})
    const journal: Journal = readRecord((reply as { text: string }).text)
    expect(journal.answers.slice(0, now.count)).toEqual(alone.answers)
    expect(journal.seals.map(({ from }) => from)).toEqual([0, now.count])
    // The seed of the game at home stays at home, whose end may come later.
    expect(journal.seals[0]!.seed).toBeNull()
    const { checked, problems, provenFrom } = verify(game, journal)
    expect(checked).toBeGreaterThan(0)
    expect(provenFrom).toBe(now.count)
    expect(problems.map(({ at }) => at)).toEqual([-1, now.count])
    await Promise.all(players.map((player) => player.close()))
  })

  test('while it is played again, others are served', async () => {
    const { rules } = OFFERED.smallworld!
    const table = openTable(rules, rules.config({ players: 3 }), SEED)
    while (table.answers.length < 110) {
      const { seat, kind, options } = table.ask!
      submit(table, { seat, kind, pick: options[0]! })
    }
    let turns = 0
    let isRead = false
    const serving = (async () => {
      for (; !isRead; turns++) await new Promise(setImmediate)
    })()
    await broughtWith(OFFERED, textOf(table), 'another seed')
    isRead = true
    await serving
    expect(turns).toBeGreaterThan(2)
  })

  test('what cannot be played on is refused in words, and nothing is opened', async () => {
    const ada = await someone('Ada')
    const going = begunAlone(10)
    const over = begunAlone(1000)
    expect(over.state.over).toBe(true)
    const whole = textOf(going)
    const strange = textOf({ ...going, begun: { ...going.begun, rules: '99' } })
    const seat = writeSeatRecord(journalFor(going, 0))
    for (const record of ['', '{}', whole.slice(0, -20), whole.replace('frog', 'toad'), textOf(over), strange, seat]) {
      expect(await bring(ada, record), record.slice(0, 60)).toMatchObject({ status: 400, body: { code: 'record' } })
    }
    for (const seats of [[{ kind: 'me' }], [...SEATS, { kind: 'open' }]]) {
      expect(await bring(ada, whole, seats)).toMatchObject({ status: 400, body: { code: 'config' } })
    }
    expect((await bring(ada, 'x'.repeat(3_000_000))).status).toBe(413)
    expect((await bring(new Browser(site), whole)).status).toBe(401)
    expect((await ada.send('GET', '/api/tables/mine')).body.tables).toEqual([])
  })
})
