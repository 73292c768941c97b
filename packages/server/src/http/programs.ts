import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Parts } from './parts.ts'
import { NewSession, OneProgram, ProgramSeat, TableParams, TableQuery } from './schemas.ts'
import { counted, known, tableFor } from './visitors.ts'

type Wanted = Pick<Parts, 'sessions' | 'people' | 'lobby' | 'limits'>

/** For people who let programs play: their tokens, and seats for them. */
export async function ownerRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, people, lobby, limits } = parts
  const { programs, farewell } = people
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })

  app.get('/api/programs', async (request) => ({ programs: await programs.of(await known(sessions, request)) }))
  app.post('/api/programs', { schema: { body: NewSession } }, async (request) =>
    programs.make(await known(sessions, request), request.body.name),
  )
  app.delete('/api/programs/:id', { schema: { params: OneProgram } }, async (request) => {
    await farewell(await programs.one(await known(sessions, request), request.params.id))
    return {}
  })
  app.post(
    '/api/tables/:id/program',
    { schema: { params: TableParams, querystring: TableQuery, body: ProgramSeat } },
    async (request) => {
      const { id } = request.params
      const owner = await known(sessions, request)
      const program = await programs.one(owner, request.body.program)
      // Whoever may sit down there may let a program of theirs sit down.
      const { link } = await tableFor(lobby, owner, id, request.query.link)
      await lobby.sit(program, id, request.body.seat, link ?? request.query.link ?? null, '')
      return tableFor(lobby, owner, id, request.query.link)
    },
  )
}
