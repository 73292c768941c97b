import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** How much is written down: what goes wrong, or a line for each request besides. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const

export interface Logs {
  readonly level: (typeof LOG_LEVELS)[number]
  /** Where lines go; the standard output, where nothing is named. */
  readonly stream?: { write(line: string): void }
}

/** Lines of JSON in which no link, cookie, token or card stands: only what is named here is written. */
export function loggerOf(logs: Logs | null): FastifyServerOptions['logger'] {
  if (logs === null) return false
  const { level, stream } = logs
  return { level, serializers: { err: failed, req: () => ({}), res: () => ({}) }, ...(stream ? { stream } : {}) }
}

/** Errors of databases carry the values of the statement: these stay out. */
function failed(error: Error & { readonly code?: unknown }) {
  const { name, message, code, stack } = error
  return { type: name, message, stack: stack ?? '', ...(code === undefined ? {} : { code: String(code) }) }
}

/** A line for each request: the form of its path, never what was asked. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const { method, routeOptions } = request
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'request')
  })
}
