import { resumeHost } from '@spinney/host'
import type { Random } from '@spinney/kernel'
import { expect } from 'vitest'
import type { Database } from '../../src/db/index.ts'
import { databaseStore } from '../../src/db/store.ts'
import { OFFERED } from '../../src/offered.ts'
import { Browser, type Player } from './site.ts'

const TERMS = { open: false, onlookers: false, undo: 'own' }

/** What somebody plays: all seats, or against a bot. */
export const TABLES = [
  { game: 'smallworld', config: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'me' }] },
  { game: 'smallworld', config: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] },
  { game: 'root', config: { seats: ['marquise', 'eyrie'] }, seats: [{ kind: 'me' }, { kind: 'me' }] },
]

/** Somebody who comes back to a table again and again, and remembers all that was acknowledged. */
export class Regular {
  readonly #wish: (typeof TABLES)[number]
  #cookie = ''
  id = ''
  /** What was played, as far as the server has acknowledged it. */
  #rows: readonly unknown[] = []
  #version = -1
  /** How many answers were acknowledged. */
  given = 0
  /** How many games came to their end. */
  finished = 0

  constructor(wish: (typeof TABLES)[number]) {
    this.#wish = wish
  }

  /** Comes to a server; nothing that was acknowledged may be missing there. */
  async come(url: string): Promise<Player> {
    const browser = new Browser({ url, close: async () => {} }, url)
    browser.cookie = this.#cookie
    if (this.#cookie === '') this.#cookie = (await browser.named('Ada')).cookie
    if (this.id === '') {
      const { status, body } = await browser.send('POST', '/api/tables', { ...this.#wish, terms: TERMS })
      expect(status, JSON.stringify(body)).toBe(200)
      this.id = body.id
    }
    const player = await browser.play({ id: this.id })
    await player.call('viewer', { seat: 0 })
    const now = await player.now()
    expect(now.version).toBeGreaterThanOrEqual(this.#version)
    expect(now.rows.slice(0, this.#rows.length)).toEqual(this.#rows)
    return player
  }

  /** Gives any answer, as soon as this side is asked; false where the game is over. */
  async answer(player: Player, random: Random): Promise<boolean> {
    let now = await player.now()
    while (!now.view.over && now.waiting !== 'person') now = await player.reached(now.version + 1)
    if (now.view.over) return false
    const seat = now.view.asked!.seat as number
    const { reply } = await player.call('viewer', { seat })
    if (reply === undefined) throw new Error('the server is gone')
    const { asked, version } = (reply as typeof now).view
    const { kind, options } = asked!
    const said = await player.call('answer', { seat, kind, pick: options![random.below(options!.length)]!, version })
    // A server that was killed may have kept one more answer, of which this one has just heard: look again.
    if (said.failure?.code === 'stale') return this.answer(player, random)
    if (!('reply' in said)) throw new Error(JSON.stringify(said))
    this.given++
    // What all may know of it does not depend on whose turn it is.
    const kept = await player.call('viewer', { seat: 0 })
    if (kept.reply === undefined) throw new Error('the server is gone')
    const { rows, version: reached } = kept.reply as typeof now
    this.#rows = rows
    this.#version = reached
    return true
  }

  /** Answers until the server is gone, or the game over; then the next table is a new one. */
  async play(player: Player, random: Random, acknowledged: () => void): Promise<void> {
    try {
      while (await this.answer(player, random)) acknowledged()
      this.finished++
      this.id = ''
      this.#rows = []
      this.#version = -1
    } catch (error) {
      if (player.socket.readyState === player.socket.OPEN) throw error
    }
  }
}

/** A table is sound where its answers, played again from the first, lead to the state that was kept on the way. */
export async function checkTables(db: Database): Promise<number> {
  const store = databaseStore(db)
  const tables = await db.selectFrom('tables').select(['id', 'game', 'count']).execute()
  for (const { id, game, count } of tables) {
    const saved = (await store.read(id))!
    const { rules } = OFFERED[game]!
    const setting = { id, seating: ['novice', 'novice'], store }
    const quick = await resumeHost(rules, saved, setting)
    const whole = await resumeHost(rules, { ...saved, rows: null, snapshot: null }, setting)
    expect(saved.rows).toHaveLength(count)
    expect(quick.position.table.state).toEqual(whole.position.table.state)
    quick.close()
    whole.close()
  }
  return tables.length
}
