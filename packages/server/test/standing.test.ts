import { type Interruption, type Question, standingPick } from '@spinney/kernel'
import { interruptions as rootInterruptions } from '@spinney/root'
import { interruptions as worldInterruptions } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { PLACES } from './support/databases.ts'
import { Browser, game, type Player, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, seats: [{ kind: 'me' }, { kind: 'open' }] }
const HOOT: Interruption = { kind: 'hoot', law: '4.1', ways: ['never', 'always'] }
const games = { toll: { rules: game, interruptions: [HOOT] } }

describe.each(PLACES)('standing answers on $name', ({ open }) => {
  let site: Site
  const patience = { wait: () => 0, look: () => 0 }
  siteForAll(
    open,
    (opened) => {
      site = opened
    },
    { games, patience },
  )

  /** Lets seats answer with their first option until seat 1 is asked for an owl; false: the game is over. */
  async function untilHoot(players: readonly Player[]): Promise<boolean> {
    for (;;) {
      const { view, version } = await players[0]!.now()
      if (view.over) return false
      const seat = view.asked!.seat as number
      if (seat === 1 && view.asked!.kind === 'hoot') return true
      const mine = (await players[seat]!.now()).view
      // Somebody's standing answer may have come first.
      if (mine.version !== view.version || mine.asked?.options == null) {
        await players[0]!.reached(version + 1)
        continue
      }
      const request = { seat, kind: mine.asked.kind, pick: mine.asked.options[0], version: mine.version }
      expect(await players[seat]!.call('answer', request)).toMatchObject({ reply: null })
    }
  }

  test('they are given for their owner, look like any answer, and only their owner knows of them', async () => {
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => new Browser(site).named(name)))
    const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, terms: TERMS })
    await ben!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })
    const path = `/api/tables/${table.id}/standing`
    const players = [await ada!.play(table), await ben!.play(table)]
    const onlooker = await eve!.play(table)
    await Promise.all([...players, onlooker].map((player) => player.now()))

    // First a person declines, so that there is something to compare with.
    expect(await untilHoot(players)).toBe(true)
    const asked = await players[1]!.now()
    const pass = { seat: 1, kind: 'hoot', pick: 'pass', version: asked.view.version }
    expect(await players[1]!.call('answer', pass)).toMatchObject({ reply: null })
    const byHand = (await players[0]!.reached(asked.version + 1)).rows[0]!

    const orders = [{ kind: 'hoot', way: 'never' }]
    expect((await eve!.send('PUT', path, { seat: 1, orders })).status).toBe(404)
    expect((await ada!.send('PUT', path, { seat: 1, orders })).status).toBe(403)
    expect((await ben!.send('PUT', path, { seat: 1, orders: [{ kind: 'load', way: 'never' }] })).status).toBe(400)
    expect((await ben!.send('PUT', path, { seat: 1, orders: [{ kind: 'hoot', way: 'first' }] })).status).toBe(400)
    const { body: set } = await ben!.send('PUT', path, { seat: 1, orders })
    expect(set.seats).toMatchObject([{ seat: 1, orders, given: [] }])
    expect((await eve!.send('GET', path)).status).toBe(404)
    expect((await ada!.send('GET', path)).body.seats).toMatchObject([{ seat: 0, orders: [], given: [] }])

    expect(await untilHoot(players)).toBe(true)
    const before = await players[0]!.now()
    const after = before.view.asked?.kind === 'hoot' ? await players[0]!.reached(before.version + 1) : before
    const given = await untilGiven(ben!, path)
    const row = (await players[0]!.now()).rows.find(({ at }) => at === given)!
    // But for what the game makes of it, there is nothing that a person's answer has not.
    expect({ ...row, events: [] }).toEqual({ ...byHand, at: given, events: [] })
    expect(after.view.asked?.kind).not.toBe('hoot')
    for (const other of [players[0]!, onlooker]) {
      expect(other.received.join()).not.toMatch(/standing|orders|given/)
    }

    // Revoked: the player is asked again.
    await ben!.send('PUT', path, { seat: 1, orders: [] })
    if (await untilHoot(players)) {
      const { version } = await players[0]!.now()
      await site.company.standing.answer(table.id)
      expect((await players[0]!.now()).version).toBe(version)
    }
    await Promise.all([...players, onlooker].map((player) => player.close()))
  })

  /** The number of the first answer that was given for somebody, once that is written down. */
  async function untilGiven(owner: Browser, path: string): Promise<number> {
    for (;;) {
      const { body } = await owner.send('GET', path)
      if (body.seats[0].given.length > 0) return body.seats[0].given[0]
    }
  }
})

describe('what a standing answer comes to', () => {
  const question = (options: Question['options'], about: Question['about'] = {}): Question => {
    return { seat: 1, kind: 'x', law: '1', picks: 'card', about, options, laws: null, blocked: null }
  }
  const plain: Interruption = { kind: 'x', law: '1', ways: ['never', 'always', 'order'], count: 'warriors' }

  test('never passes, always does not where it can, and an order takes what comes first in it', () => {
    expect(standingPick(plain, { kind: 'x', way: 'never' }, question(['fox', 'pass']))).toBe('pass')
    expect(standingPick(plain, { kind: 'x', way: 'never' }, question(['fox']))).toBeNull()
    expect(standingPick(plain, { kind: 'x', way: 'always' }, question(['fox', 'pass'], { warriors: 1 }))).toBe('fox')
    expect(standingPick(plain, { kind: 'x', way: 'always' }, question(['pass'], { warriors: 1 }))).toBe('pass')
    const two = { kind: 'x', way: 'always', least: 2 }
    expect(standingPick(plain, two, question(['fox', 'pass'], { warriors: 1 }))).toBe('pass')
    expect(standingPick(plain, two, question(['fox', 'pass'], { warriors: 2 }))).toBe('fox')
    const order = { kind: 'x', way: 'order', order: ['b', 'a'] }
    expect(standingPick(plain, order, question(['a', 'b']))).toBe('b')
    expect(standingPick(plain, order, question(['c']))).toBeNull()
    expect(standingPick(plain, { kind: 'x', way: 'constructor' }, question(['c']))).toBeNull()
  })

  test('[law 4.3.4] losses are ordered among what the faction has', () => {
    const { values } = rootInterruptions.find(({ kind }) => kind === 'loseHit')!
    expect(values!({ factions: ['eyrie', 'marquise'] }, 1)).toEqual([
      'marquise.sawmill',
      'marquise.workshop',
      'marquise.recruiter',
      'marquise.keep',
      'marquise.wood',
    ])
    expect(values!({ factions: [] }, 1)).toEqual([])
  })

  test('only what a seat may be asked at a table is offered: its own faction, and the Arbiter of others', () => {
    const asked = (factions: readonly string[], seat: number) =>
      rootInterruptions.filter(({ concerns }) => concerns?.({ factions }, seat) !== false).map(({ kind }) => kind)
    expect(asked(['eyrie', 'marquise'], 0)).toEqual(['ambush', 'battleEffect', 'loseHit'])
    expect(asked(['eyrie', 'marquise'], 1)).toEqual(['ambush', 'battleEffect', 'loseHit', 'fieldHospitals'])
    expect(asked(['eyrie', 'vagabond'], 0)).toContain('vagabondEnlist')
    expect(asked(['eyrie', 'vagabond'], 1)).toEqual(['ambush', 'battleEffect'])
  })

  test('[sw SW-6.3] survivors go to one region together, but only in the turn of somebody else', () => {
    const [deploy] = worldInterruptions
    const options = [
      { region: 3, tokens: 1 },
      { region: 3, tokens: 2 },
    ]
    const asked = question(options, { hand: 2 })
    expect(standingPick(deploy!, { kind: 'deploy', way: 'together' }, asked)).toEqual(options[1])
    expect(deploy!.isElsewhere!({ seat: 1 }, asked)).toBe(false)
    expect(deploy!.isElsewhere!({ seat: 0 }, asked)).toBe(true)
  })
})
