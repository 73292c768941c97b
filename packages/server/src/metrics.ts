import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Problem } from './problem.ts'
import { isSame } from './secrets.ts'

/** What a server counts about itself. Nothing of it names a person or a table. */
export interface Metrics {
  /** An answer, an undo or a chain was kept, or was not, after so many seconds. */
  changed(outcome: 'kept' | 'refused' | 'failed', seconds: number): void
  /** Somebody's socket or stream at a table was opened; the returned function is called when it is closed. */
  entered(way: 'socket' | 'stream'): () => void
  /** A job was done, or failed. */
  worked(kind: string, outcome: 'done' | 'failed', seconds: number): void
}

/** Seconds that people notice. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Meter extends Metrics {
  /** The page of numbers, and what counts requests. */
  attach(app: FastifyInstance, token: string | null): void
}

export function createMetrics(tables: () => number): Meter {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'spinney_http_seconds',
    help: 'Time from a request to its reply, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const changes = new Histogram({
    name: 'spinney_change_seconds',
    help: 'Time from an answer until it is kept and everybody here has been told.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  })
  const jobs = new Histogram({
    name: 'spinney_job_seconds',
    help: 'Time that jobs took, such as bots that play until a person is asked.',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  const clients = new Gauge({
    name: 'spinney_clients',
    help: 'Clients at tables, by the way they came.',
    labelNames: ['way'],
    registers,
  })
  const failures = new Counter({
    name: 'spinney_failures_total',
    help: 'Requests that failed by a fault of the server.',
    registers,
  })
  new Gauge({
    name: 'spinney_tables_in_memory',
    help: 'Tables at which somebody is, or a bot thinks.',
    registers,
    collect() {
      this.set(tables())
    },
  })

  return {
    changed: (outcome, seconds) => changes.observe({ outcome }, seconds),
    entered(way) {
      clients.inc({ way })
      return () => clients.dec({ way })
    },
    worked: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    attach(app, token) {
      app.addHook('onResponse', async (request, reply) => {
        // The form of the path, not what was asked: links are secrets, and every table would be a line of its own.
        const route = request.routeOptions.url ?? 'none'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        if (reply.statusCode >= 500) failures.inc()
      })
      if (token === null) return
      app.get('/metrics', async (request, reply) => {
        const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ')
        if (scheme?.toLowerCase() !== 'bearer' || !isSame(given, token)) {
          throw new Problem('session', 'The token of the metrics is expected.')
        }
        return reply.type(registry.contentType).send(await registry.metrics())
      })
    },
  }
}
