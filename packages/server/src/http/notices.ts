import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { deviceIn } from './account.ts'
import { NewSubscription, NoticeTest, NoticeWishes, OneBrowser } from './notice-schemas.ts'
import type { Parts } from './parts.ts'
import { addressOf, byPerson, counted, known, siteOf, tokenOf } from './visitors.ts'

type Wanted = Pick<Parts, 'sessions' | 'notices' | 'origin' | 'limits'>

/** How somebody hears that it is their turn. */
export async function noticeRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, notices, origin, limits } = parts
  const { wishes } = notices
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })

  async function all(person: Person, request: FastifyRequest) {
    const [wished, lines, browsers] = await Promise.all([
      wishes.of(person),
      wishes.lines(person),
      wishes.browsers(person, tokenOf(request)),
    ])
    return { wishes: wished, lines, browsers, key: notices.publicKey }
  }

  app.get('/api/turns', async (request) => {
    const person = await known(sessions, request)
    const [{ page }, turns] = await Promise.all([wishes.of(person), notices.waiting(person)])
    return { page, turns }
  })
  app.get('/api/notices', async (request) => all(await known(sessions, request), request))
  app.put('/api/notices', { schema: { body: NoticeWishes } }, async (request) => {
    const person = await known(sessions, request)
    await wishes.set(person, siteOf(request, origin), request.body)
    return all(person, request)
  })
  app.post('/api/notices/browsers', { schema: { body: NewSubscription } }, async (request) => {
    const person = await known(sessions, request)
    await wishes.subscribe(person, tokenOf(request) ?? '', deviceIn(request), request.body)
    return all(person, request)
  })
  app.delete('/api/notices/browsers/:id', { schema: { params: OneBrowser } }, async (request) => {
    const person = await known(sessions, request)
    await wishes.unsubscribe(person, request.params.id)
    return all(person, request)
  })

  // Each test goes to a server of somebody else: by address and by person, so that new names are no way around.
  const byAddress = { rateLimit: { max: limits.tries, keyGenerator: addressOf } }
  const tests = app.createRateLimit({
    max: limits.tries,
    timeWindow: '10 minutes',
    keyGenerator: byPerson(sessions, 'tests'),
  })
  app.post('/api/notices/test', { schema: { body: NoticeTest }, config: byAddress }, async (request) => {
    const person = await known(sessions, request)
    const count = await tests(request)
    if (!count.isAllowed && count.isExceeded) throw new Problem('often', 'Too many tests. Wait ten minutes.')
    const tested = await notices.test(person, request.body.way, siteOf(request, origin))
    return { tested, ...(await all(person, request)) }
  })
}
