import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { accountRoutes } from './account.ts'
import { apiRoutes } from './api.ts'
import { companyRoutes } from './company.ts'
import { pageRoutes } from './page.ts'
import type { Parts } from './parts.ts'
import { LARGEST, playRoutes } from './play.ts'
import { failureOf } from './socket.ts'

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
  const { origin, page, proxy, logs, ready } = parts
  const app = Fastify({
    bodyLimit: LARGEST,
    trustProxy: proxy,
    // What is asked holds links: only what goes wrong is written down.
    logger: logs ? { level: 'warn' } : false,
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

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) return reply.code(error.statusCode).send(failureOf(error))
    const { statusCode, message } = error as { statusCode?: number; message?: string }
    if (statusCode !== undefined && statusCode < 500) {
      return reply.code(statusCode).send({ code: statusCode === 429 ? 'often' : 'message', message: String(message) })
    }
    // The path alone: links and cookies are secrets.
    request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed')
    return reply.code(500).send(failureOf(error))
  })
  // A page of another address must not act with the cookie of this one.
  app.addHook('onRequest', async (request) => {
    const isUnsafe = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || request.headers.upgrade !== undefined
    const from = request.headers.origin
    const own = origin ?? `${request.protocol}://${request.headers.host ?? ''}`
    if (isUnsafe && from !== undefined && from !== own) throw new Problem('session', 'This page may not act here.')
  })

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
  await app.register(async (scope) => playRoutes(scope, parts))
  if (page !== null) await pageRoutes(app, page)
  return app
}
