import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Parts } from './parts.ts'
import { Motion, StandingOrders, TableParams, Vote } from './schemas.ts'
import { counted, known } from './visitors.ts'

type Wanted = Pick<Parts, 'sessions' | 'company' | 'limits'>

/** What those who play at a table may do besides playing. What comes of it everybody there hears through the socket. */
export async function companyRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, company, limits } = parts
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })
  const params = { params: TableParams }

  app.post('/api/tables/:id/back', { schema: params }, async (request) => {
    await company.takeBack(await known(sessions, request), request.params.id)
    return {}
  })
  app.post('/api/tables/:id/resign', { schema: params }, async (request) => {
    await company.resign(await known(sessions, request), request.params.id)
    return {}
  })
  app.post('/api/tables/:id/motion', { schema: { ...params, body: Motion } }, async (request) => {
    await company.ask(await known(sessions, request), request.params.id, request.body.kind, null)
    return {}
  })
  app.post('/api/tables/:id/vote', { schema: { ...params, body: Vote } }, async (request) => {
    const { kind, yes } = request.body
    await company.vote(await known(sessions, request), request.params.id, kind, yes)
    return {}
  })
  app.get('/api/tables/:id/standing', { schema: params }, async (request) => ({
    seats: await company.standing.of(await known(sessions, request), request.params.id),
  }))
  app.put('/api/tables/:id/standing', { schema: { ...params, body: StandingOrders } }, async (request) => {
    const person = await known(sessions, request)
    await company.standing.set(person, request.params.id, request.body.seat, request.body.orders)
    return { seats: await company.standing.of(person, request.params.id) }
  })
  app.get('/api/finished', async (request) => {
    const person = await known(sessions, request)
    const { results } = company
    return { games: await results.of(person), ratings: await results.ratings(person) }
  })
  app.post('/api/tables/:id/rematch', { schema: params }, async (request) => ({
    id: await company.rematch(await known(sessions, request), request.params.id),
  }))
}
