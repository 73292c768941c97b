import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { randomFrom } from '@spinney/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { PLACES, type Place } from './support/databases.ts'
import { Browser, type Player } from './support/site.ts'

/** `SPINNEY_TEST_KILLS=1000 npx vitest run packages/server/test/kill.test.ts` goes on for longer. */
const KILLS = Number(process.env.SPINNEY_TEST_KILLS ?? 4)
const PROGRAM = fileURLToPath(new URL('../bin/spinney-server.mjs', import.meta.url))
/** At most so many answers are given before the next kill. */
const MOST = 12

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

/** Starts the compiled server, as a host would. */
function startServer(database: string): Promise<Running> {
  const own = database.startsWith('postgres') ? { DATABASE_URL: database } : { SPINNEY_DATA: `${database}-data` }
  const env = { ...process.env, ...own, SPINNEY_PORT: '0', SPINNEY_BOT_THREADS: '1' }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout!.on('data', (chunk) => {
      const found = /http:\/\/[\d.:]+/.exec(String(chunk))
      if (found !== null) resolve({ child, url: found[0] })
    })
  })
}

function killed({ child }: Running): Promise<unknown> {
  const gone = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGKILL')
  return gone
}

describe.each(PLACES)('a server that is killed, with $name', ({ open }) => {
  let place: Place
  let running: Running | null = null
  afterAll(async () => {
    if (running !== null) await killed(running)
    await place.close()
  })

  test(`${KILLS} times at any moment: no acknowledged answer is lost, and the game goes on`, async () => {
    place = await open()
    const database = await place.fresh()
    const random = randomFrom('kills')
    let cookie = ''
    let id = ''
    /** Answers that were acknowledged, and those that may have been taken besides. */
    let acknowledged = 0
    let given = 0
    for (let kill = 0; kill <= KILLS; kill++) {
      running = await startServer(database)
      const ada = new Browser({ url: running.url, close: async () => {} }, running.url)
      if (kill === 0) {
        await ada.named('Ada')
        const terms = { open: false, onlookers: false, undo: 'own' }
        const seats = [{ kind: 'me' }, { kind: 'me' }]
        const { body } = await ada.send('POST', '/api/tables', {
          game: 'smallworld',
          config: { players: 2 },
          seats,
          terms,
        })
        cookie = ada.cookie
        id = body.id
      }
      ada.cookie = cookie
      const player = await ada.play({ id })
      const { count, view } = await player.now()
      expect(count).toBeGreaterThanOrEqual(acknowledged)
      expect(view.over).toBe(false)
      const wanted = 1 + random.below(MOST)
      for (let i = 0; i < wanted; i++) {
        acknowledged = await answerAny(player, (most) => random.below(most))
        given++
      }
      if (kill === KILLS) break
      // One more is on its way when the server dies.
      const late = answerAny(player, (most) => random.below(most)).catch(() => null)
      if (random.below(2) === 0) await new Promise((resolve) => setTimeout(resolve, random.below(8)))
      await killed(running)
      acknowledged = Math.max(acknowledged, (await late) ?? 0)
      running = null
    }
    expect(given).toBeGreaterThan(KILLS)
  })
})

/** Gives any answer; says how many answers the table had when it was acknowledged. */
async function answerAny(player: Player, below: (most: number) => number): Promise<number> {
  const seat = (await player.now()).view.asked!.seat as number
  const looked = await player.call('viewer', { seat })
  const { view } = looked.reply as Awaited<ReturnType<Player['now']>>
  const { kind, options } = view.asked!
  const request = { seat, kind, pick: options![below(options!.length)]!, version: view.version }
  const before = player.updates.length
  const said = await player.call('answer', request)
  if (!('reply' in said)) throw new Error(JSON.stringify(said))
  return player.updates.slice(before).at(-1)!.count
}
