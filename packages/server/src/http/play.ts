import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { gameNamed } from '../games.ts'
import { Problem } from '../problem.ts'
import { newSecret } from '../secrets.ts'
import type { Parts } from './parts.ts'
import { TableParams, TableQuery } from './schemas.ts'
import { answerMessage, failureOf, type Sent } from './socket.ts'
import { counted, personOf, tableFor, tokenOf } from './visitors.ts'

/** Larger messages are refused before anybody reads them. */
export const LARGEST = 64 * 1024
/** A client that does not read what it is sent is let go. */
const UNREAD = 4 * 1024 * 1024

type Wanted = Pick<Parts, 'sessions' | 'people' | 'lobby' | 'rooms' | 'games' | 'limits'>

/** A socket for each table that somebody plays at. */
export async function playRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, people, lobby, rooms, games, limits } = parts
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: '1 minute', keyGenerator: counted })

  app.get(
    '/api/tables/:id/play',
    { websocket: true, schema: { params: TableParams, querystring: TableQuery } },
    async (socket, request) => {
      const send = (sent: Sent): void => {
        if (socket.bufferedAmount > UNREAD) socket.terminate()
        else socket.send(JSON.stringify(sent))
      }
      const self = newSecret()
      const counts = app.createRateLimit({ max: limits.messages, timeWindow: '1 minute', keyGenerator: () => self })
      // What comes while the table is being opened waits.
      const waiting: string[] = []
      let take = (text: string): void => void waiting.push(text)
      socket.on('message', (data) => take(String(data)))
      try {
        const table = await tableFor(lobby, await personOf(sessions, request), request.params.id, request.query.link)
        if (table.mine.length === 0 && !table.terms.onlookers) throw new Problem('seat', 'Nobody looks on here.')
        const member = await rooms.enter(table.id, table.mine, (update) => send({ update }))
        const gone = people.doors.enter(tokenOf(request), () => socket.close())
        socket.on('close', () => {
          gone()
          member.leave()
        })
        if (socket.readyState !== socket.OPEN) return member.leave()
        const scores = gameNamed(games, table.game).scores ?? null
        const place = { member, mayUndo: table.terms.undo !== 'off', scores }
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
