import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Taken } from '../company/motions.ts'
import { gameNamed } from '../games.ts'
import { Problem } from '../problem.ts'
import type { Parts } from './parts.ts'
import { createPulse } from './pulse.ts'
import { TableParams, TableQuery } from './schemas.ts'
import { allowed, answerMessage, failureOf, type Sent } from './socket.ts'
import { counted, personOf, tableFor, tokenOf } from './visitors.ts'

/** Larger messages are refused before anybody reads them. */
export const LARGEST = 64 * 1024
/** So many messages wait while a table is opened. */
const EARLY = 50
/** A client that does not read what it is sent is let go. */
const UNREAD = 4 * 1024 * 1024

type Wanted = Pick<Parts, 'sessions' | 'people' | 'company' | 'lobby' | 'rooms' | 'games' | 'limits' | 'meter'>

/** A socket for each table that somebody plays at. */
export async function playRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, people, company, lobby, rooms, games, limits, meter } = parts
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })
  const counts = app.createRateLimit({ max: limits.messages, timeWindow: limits.window, keyGenerator: counted })

  const pulse = createPulse()
  app.addHook('onClose', async () => pulse.close())

  app.get(
    '/api/tables/:id/play',
    { websocket: true, schema: { params: TableParams, querystring: TableQuery } },
    async (socket, request) => {
      const send = (sent: Sent): void => {
        if (socket.bufferedAmount > UNREAD) socket.terminate()
        else socket.send(JSON.stringify(sent))
      }
      // What comes while the table is being opened waits.
      const waiting: string[] = []
      let take = (text: string): void => {
        if (waiting.push(text) > EARLY) socket.terminate()
      }
      socket.on('message', (data) => take(String(data)))
      pulse.watch(socket)
      try {
        const person = await personOf(sessions, request)
        const table = await tableFor(lobby, person, request.params.id, request.query.link)
        if (table.mine.length === 0 && !table.terms.onlookers) throw new Problem('seat', 'Nobody looks on here.')
        const { undo, clock } = table.terms
        const member = await rooms.enter(table.id, table.mine, (update) => {
          send({ update: allowed(update, undo) })
          // With the question the clock has gone on to somebody else; with the game all that was asked for is over.
          if (clock !== null || undo === 'consent' || update.view.over) company.feeds.touch(table.id)
        })
        const gone = people.doors.enter(tokenOf(request), () => socket.close())
        const silent = company.feeds.enter(table.id, (info) => send({ company: info }))
        const left = meter.entered('socket')
        const plays = table.mine.length > 0
        const deaf = company.talk.listen(table.id, { person, plays, hear: (said) => send({ said }) })
        const visit = company.presence.enter(table.id, table.mine)
        const leave = (): void => {
          gone()
          silent()
          deaf()
          visit.leave()
          left()
          member.leave()
        }
        // Whoever has gone while the table was opened was never here.
        if (socket.readyState !== socket.OPEN) return leave()
        socket.on('close', leave)
        const scores = gameNamed(games, table.game).scores ?? null
        const ask = async (taken: Taken) => {
          if (person !== null) await company.ask(person, table.id, 'undo', taken)
        }
        const place = { member, meter, undo, ask, visit, scores }
        take = async (text) => {
          const count = await counts(request)
          if (!count.isAllowed && count.isExceeded) {
            send({ id: null, failure: failureOf(new Problem('often', 'Too many messages. Try again in a minute.')) })
            socket.close()
            return
          }
          send(await answerMessage(place, text))
        }
        waiting.forEach(take)
      } catch (error) {
        send({ id: null, failure: failureOf(error) })
        socket.close()
      }
    },
  )
}
