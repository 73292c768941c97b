import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import type { Parts } from './parts.ts'
import { LineParams, Muting, Report, Saying, TableParams, TableQuery } from './schemas.ts'
import { byPerson, counted, known, personOf, tableFor } from './visitors.ts'

type Wanted = Pick<Parts, 'sessions' | 'company' | 'lobby' | 'limits'>

/** Talk at a table. New lines come through the socket; before the game a page asks for them. */
export async function talkRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, company, lobby, limits } = parts
  const { talk } = company
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })
  const at = { params: TableParams, querystring: TableQuery }
  const atLine = { params: LineParams, querystring: TableQuery }

  app.get('/api/tables/:id/talk', { schema: at }, async (request) => {
    const person = await personOf(sessions, request)
    const table = await tableFor(lobby, person, request.params.id, request.query.link)
    if (table.mine.length === 0 && !table.terms.onlookers && table.stage !== 'gathering') {
      throw new Problem('seat', 'Nobody looks on here.')
    }
    return { lines: await talk.lines(person, table) }
  })

  // Somebody who has several browsers says no more than others.
  const often = app.createRateLimit({
    max: limits.lines,
    timeWindow: limits.window,
    keyGenerator: byPerson(sessions, 'says'),
  })
  app.post('/api/tables/:id/talk', { schema: { ...at, body: Saying } }, async (request) => {
    const person = await known(sessions, request)
    const count = await often(request)
    if (!count.isAllowed && count.isExceeded) throw new Problem('often', 'Too many lines. Wait a minute.')
    await talk.say(person, await tableFor(lobby, person, request.params.id, request.query.link), request.body.text)
    return {}
  })
  app.post('/api/tables/:id/talk/:line/mute', { schema: { ...atLine, body: Muting } }, async (request) => {
    const person = await known(sessions, request)
    const table = await tableFor(lobby, person, request.params.id, request.query.link)
    await talk.mute(person, table, request.params.line, request.body.muted)
    return { lines: await talk.lines(person, table) }
  })
  app.post('/api/tables/:id/talk/:line/report', { schema: { ...atLine, body: Report } }, async (request) => {
    const person = await known(sessions, request)
    const table = await tableFor(lobby, person, request.params.id, request.query.link)
    await talk.report(person, table, request.params.line, request.body.why)
    return {}
  })
}
