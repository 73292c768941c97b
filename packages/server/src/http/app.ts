import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { programRoutes } from '../api/routes.ts'
import { Problem, STATUS } from '../problem.ts'
import { accountRoutes } from './account.ts'
import { apiRoutes } from './api.ts'
import { companyRoutes } from './company.ts'
import { loggerOf, logRequests } from './logs.ts'
import { noticeRoutes } from './notices.ts'
import { pageRoutes } from './page.ts'
import type { Parts } from './parts.ts'
import { LARGEST, playRoutes } from './play.ts'
import { ownerRoutes } from './programs.ts'
import { closeSilent } from './silent.ts'
import { failureOf } from './socket.ts'
import { talkRoutes } from './talk.ts'
import { addressOf } from './visitors.ts'

/** What a page may load and whom it may talk to. Styles in attributes place pieces on the map. */
const CONTENT = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'none'"],
}

/** The site: its page, sessions, tables, and a socket for each table that somebody plays at. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { origin, page, proxy, logs, limits, meter, metrics, ready } = parts
  const app = Fastify({
    bodyLimit: LARGEST,
    // The proxy itself is believed, not what others have told it: they may have told it anything.
    trustProxy: proxy && ((_address, hop) => hop === 0),
    logger: loggerOf(logs),
    // What is asked holds links.
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    strictTransportSecurity: origin?.startsWith('https:') ?? false,
  })
  await app.register(cookie)
  await app.register(websocket, { options: { maxPayload: LARGEST } })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  })

  // Whoever sends another cookie with each request is counted by address all the same.
  await app.register(rateLimit, { max: limits.address, timeWindow: limits.window, keyGenerator: addressOf })

  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error)
    if (failure.code !== 'internal') return reply.code(STATUS[failure.code]).send(failure)
    const { statusCode, message } = error as { statusCode?: number; message?: string }
    if (statusCode !== undefined && statusCode < 500) {
      return reply.code(statusCode).send({ code: statusCode === 429 ? 'often' : 'message', message: String(message) })
    }
    // The path alone: links and cookies are secrets.
    request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed')
    return reply.code(500).send(failure)
  })
  // A page of another address must not act with the cookie of this one.
  app.addHook('onRequest', async (request) => {
    const isUnsafe = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || request.headers.upgrade !== undefined
    const from = request.headers.origin
    const own = origin ?? `${request.protocol}://${request.headers.host ?? ''}`
    if (isUnsafe && from !== undefined && from !== own) throw new Problem('session', 'This page may not act here.')
  })

  closeSilent(app)
  logRequests(app)
  meter.attach(app, metrics)
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await ready()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
  await app.register(async (scope) => apiRoutes(scope, parts))
  await app.register(async (scope) => accountRoutes(scope, parts))
  await app.register(async (scope) => companyRoutes(scope, parts))
  await app.register(async (scope) => talkRoutes(scope, parts))
  await app.register(async (scope) => noticeRoutes(scope, parts))
  await app.register(async (scope) => playRoutes(scope, parts))
  await app.register(async (scope) => ownerRoutes(scope, parts))
  await app.register(async (scope) => programRoutes(scope, parts))
  if (page !== null) await pageRoutes(app, page)
  return app
}
