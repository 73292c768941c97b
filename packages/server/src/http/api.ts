import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { deviceIn } from './account.ts'
import type { Parts } from './parts.ts'
import {
  BotSeat,
  BroughtTable,
  LARGEST_RECORD,
  NewSession,
  NewTable,
  Sitting,
  TableParams,
  TableQuery,
} from './schemas.ts'
import { addressOf, byPerson, counted, forget, known, personOf, remember, tableFor, tokenOf } from './visitors.ts'

type Wanted = Pick<Parts, 'sessions' | 'lobby' | 'origin' | 'limits'>

/** So many people may bring as many games as they may from one address. */
const BROUGHT_AT = 5

/** Sessions, and tables before they are played at. */
export async function apiRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, lobby, origin, limits } = parts
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })

  const byAddress = { rateLimit: { max: limits.sessions, keyGenerator: addressOf } }
  app.post('/api/session', { schema: { body: NewSession }, config: byAddress }, async (request, reply) => {
    const person = await personOf(sessions, request)
    if (person !== null) return sessions.rename(person, request.body.name)
    const begun = await sessions.begin(request.body.name, deviceIn(request))
    remember(request, reply, begun.token, origin)
    return begun.person
  })
  app.get('/api/session', async (request) => ({ person: await personOf(sessions, request) }))
  app.delete('/api/session', async (request, reply) => {
    const token = tokenOf(request)
    if (token !== undefined) await sessions.end(token)
    forget(reply)
    return { person: null }
  })

  app.post('/api/tables', { schema: { body: NewTable } }, async (request) =>
    lobby.open(await known(sessions, request), request.body),
  )
  // A record is large, and is played again from its beginning: nobody asks for that all the time.
  const bringing = {
    bodyLimit: 2 * LARGEST_RECORD,
    config: { rateLimit: { max: BROUGHT_AT * limits.brought, keyGenerator: addressOf } },
  }
  const brings = app.createRateLimit({
    max: limits.brought,
    timeWindow: limits.window,
    keyGenerator: byPerson(sessions, 'brings'),
  })
  app.post('/api/brought', { schema: { body: BroughtTable }, ...bringing }, async (request) => {
    const person = await known(sessions, request)
    const count = await brings(request)
    if (!count.isAllowed && count.isExceeded) throw new Problem('often', 'Too many games. Wait a minute.')
    return lobby.bring(person, request.body)
  })
  app.get('/api/tables', async (request) => ({ tables: await lobby.listed(await personOf(sessions, request)) }))
  app.get('/api/tables/mine', async (request) => ({ tables: await lobby.of(await known(sessions, request)) }))
  app.get('/api/tables/:id', { schema: { params: TableParams, querystring: TableQuery } }, async (request) =>
    tableFor(lobby, await personOf(sessions, request), request.params.id, request.query.link),
  )
  app.post(
    '/api/tables/:id/seat',
    { schema: { params: TableParams, querystring: TableQuery, body: Sitting } },
    async (request) => {
      const { seat, words = '' } = request.body
      return lobby.sit(await known(sessions, request), request.params.id, seat, request.query.link ?? null, words)
    },
  )
  app.delete('/api/tables/:id/seat', { schema: { params: TableParams } }, async (request) =>
    lobby.stand(await known(sessions, request), request.params.id),
  )
  app.post('/api/tables/:id/bot', { schema: { params: TableParams, body: BotSeat } }, async (request) =>
    lobby.giveToBot(await known(sessions, request), request.params.id, request.body.seat, request.body.bot),
  )
}
