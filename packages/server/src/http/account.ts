import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '../people/devices.ts'
import { handleOf } from '../people/names.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import type { Parts } from './parts.ts'
import { DeleteAccount, KeepName, NewPasskey, OneParams, SignIn, SignInByPasskey } from './people-schemas.ts'
import { addressOf, counted, forget, known, personOf, remember, siteOf, tokenOf } from './visitors.ts'

type Wanted = Pick<Parts, 'sessions' | 'people' | 'origin' | 'limits'>

/** The same whether the name or the passphrase is wrong. */
const WRONG = 'The name or the passphrase is wrong.'

export const deviceIn = (request: FastifyRequest): string => deviceOf(request.headers['user-agent'])

/** Accounts: keeping a name, signing in and out, devices, going for good. */
export async function accountRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { sessions, people, origin, limits } = parts
  const { accounts, passkeys, farewell } = people
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })

  /** Somebody is known here from now on, by a new secret. */
  async function enter(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<Person> {
    const token = await sessions.enter(person, deviceIn(request), tokenOf(request))
    remember(request, reply, token, origin)
    return person
  }

  async function signedIn(request: FastifyRequest, reply: FastifyReply, person: Person | null): Promise<Person> {
    if (person === null) throw new Problem('secret', WRONG)
    const guest = await personOf(sessions, request)
    await enter(request, reply, person)
    if (guest !== null) await accounts.bring(guest, person)
    return person
  }

  app.get('/api/you', async (request) => {
    const person = await known(sessions, request)
    const [account, devices] = await Promise.all([accounts.of(person), sessions.of(person, tokenOf(request))])
    return { person, account, devices }
  })

  // Tries are counted by address, and by the name that is tried: many addresses are no way around.
  const tries = { rateLimit: { max: limits.tries, keyGenerator: addressOf } }
  const byName = app.createRateLimit({
    max: limits.tries,
    timeWindow: '15 minutes',
    keyGenerator: (request) => `name:${handleOf(String((request.body as { name?: unknown }).name))}`,
  })

  app.post('/api/account', { schema: { body: KeepName }, config: tries }, async (request, reply) => {
    const person = await known(sessions, request)
    await accounts.keep(person, request.body.passphrase, request.body.before ?? null)
    return enter(request, reply, person)
  })
  app.post('/api/sign-in', { schema: { body: SignIn }, config: tries }, async (request, reply) => {
    const count = await byName(request)
    if (!count.isAllowed && count.isExceeded) throw new Problem('often', 'Too many tries. Wait a quarter of an hour.')
    return signedIn(request, reply, await accounts.signIn(request.body.name, request.body.passphrase))
  })
  app.delete('/api/account', { schema: { body: DeleteAccount }, config: tries }, async (request, reply) => {
    const person = await known(sessions, request)
    await accounts.checkOwner(person, request.body.passphrase ?? null)
    await farewell(person)
    forget(reply)
    return { person: null }
  })

  app.post('/api/passkeys/offer', async (request) =>
    passkeys.offer(await known(sessions, request), siteOf(request, origin)),
  )
  app.post('/api/passkeys', { schema: { body: NewPasskey }, config: tries }, async (request, reply) => {
    const person = await known(sessions, request)
    const { clientDataJSON, attestationObject } = request.body.response
    const response = { ...request.body, response: { clientDataJSON, attestationObject } }
    await passkeys.add(person, siteOf(request, origin), response, deviceIn(request))
    return enter(request, reply, person)
  })
  app.delete('/api/passkeys/:id', { schema: { params: OneParams } }, async (request) => {
    await passkeys.remove(await known(sessions, request), request.params.id)
    return {}
  })
  app.post('/api/sign-in/passkey/ask', { config: tries }, async (request) => passkeys.ask(siteOf(request, origin)))
  app.post('/api/sign-in/passkey', { schema: { body: SignInByPasskey }, config: tries }, async (request, reply) => {
    const { clientDataJSON, authenticatorData, signature } = request.body.response
    const response = { ...request.body, response: { clientDataJSON, authenticatorData, signature } }
    return signedIn(request, reply, await passkeys.signIn(siteOf(request, origin), response))
  })

  app.delete('/api/devices', async (request, reply) => {
    await sessions.endAll(await known(sessions, request))
    forget(reply)
    return { person: null }
  })
  app.delete('/api/devices/:id', { schema: { params: OneParams } }, async (request) => {
    await sessions.endOne(await known(sessions, request), request.params.id)
    return {}
  })
}
