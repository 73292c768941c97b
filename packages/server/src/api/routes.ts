import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Update } from '@spinney/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../http/parts.ts'
import { failureOf, measured } from '../http/socket.ts'
import { addressOf, tableFor } from '../http/visitors.ts'
import type { TableInfo } from '../lobby/terms.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import type { Member } from '../rooms/room.ts'
import { digestOf } from '../secrets.ts'
import { docsRoutes, INFO } from './docs.ts'
import {
  Answering,
  Failed,
  LookQuery,
  Me,
  Opening,
  RecordFile,
  SeatQuery,
  Sitting,
  StreamLine,
  StreamQuery,
  Table,
  TableParams,
  Tables,
  TableUpdate,
} from './schemas.ts'
import { openStream, type Stream } from './stream.ts'

type Wanted = Pick<Parts, 'people' | 'company' | 'lobby' | 'rooms' | 'limits' | 'meter'>

/** Streams that one program may have at once. */
const STREAMS = 100

function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}

function counted(request: FastifyRequest): string {
  const token = bearerOf(request)
  return token === undefined ? addressOf(request) : digestOf(token)
}

/** Seats of a table for programs that anybody may write. All that is here is documented at `/api/docs`. */
export async function programRoutes(plain: FastifyInstance, parts: Wanted): Promise<void> {
  const { people, company, lobby, rooms, limits, meter } = parts
  await plain.register(swagger, { openapi: INFO })
  // What is sent follows the schemas; they are for people to read.
  plain.setSerializerCompiler(() => JSON.stringify)
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  await app.register(rateLimit, { max: limits.requests, timeWindow: limits.window, keyGenerator: counted })
  docsRoutes(app)

  async function known(request: FastifyRequest): Promise<Person> {
    const program = await people.programs.find(bearerOf(request))
    if (program === null) throw new Problem('session', 'Send the token of a program: Authorization: Bearer …')
    return program
  }

  /** A table with the eyes of one of the program's seats: of the only one, or of the one that it names. */
  async function enter(table: TableInfo, seat: number | undefined, hear: (update: Update) => void) {
    if (table.mine.length === 0 && !table.terms.onlookers) throw new Problem('seat', 'Nobody looks on here.')
    const member = await rooms.enter(table.id, table.mine, hear)
    try {
      if (seat !== undefined) member.lookWith(seat)
      return member
    } catch (error) {
      member.leave()
      throw error
    }
  }

  async function visit<T>(request: FastifyRequest, at: Where, action: Visit<T>): Promise<T> {
    const program = await known(request)
    const table = await tableFor(lobby, program, at.id, at.link)
    let news: Update | null = null
    const member = await enter(table, at.seat, (update) => {
      news = update
    })
    try {
      return await action(member, () => news)
    } finally {
      member.leave()
    }
  }

  const told = (summary: string, description: string, reply: unknown) => ({
    summary,
    description,
    security: [{ token: [] }],
    response: { 200: reply, '4xx': Failed },
  })

  app.get('/api/v1/me', { schema: told('Who you are', 'Says whose token was sent.', Me) }, async (request) => ({
    program: await known(request),
  }))
  app.get(
    '/api/v1/tables',
    { schema: told('Tables', 'Your tables, the latest first, and those that anybody may join.', Tables) },
    async (request) => {
      const program = await known(request)
      return { mine: await lobby.of(program), open: await lobby.listed(program) }
    },
  )
  app.post(
    '/api/v1/tables',
    {
      schema: {
        ...told('Open a table', 'Choose a game, its settings, who sits where, and on what all agree.', Table),
        body: Opening,
      },
    },
    async (request) => lobby.open(await known(request), request.body),
  )
  app.get(
    '/api/v1/tables/:id',
    {
      schema: {
        ...told('Look at a table', 'Ask again until its stage is `playing`.', Table),
        params: TableParams,
        querystring: LookQuery,
      },
    },
    async (request) => tableFor(lobby, await known(request), request.params.id, request.query.link),
  )
  app.post(
    '/api/v1/tables/:id/seat',
    {
      schema: {
        ...told('Sit down', 'Takes a free seat. The last one to sit down begins the game.', Table),
        params: TableParams,
        body: Sitting,
      },
    },
    async (request) => {
      const { seat, link = null, words = '' } = request.body
      return lobby.sit(await known(request), request.params.id, seat, link, words)
    },
  )
  app.delete(
    '/api/v1/tables/:id/seat',
    {
      schema: { ...told('Stand up', 'Gives your seats back, before the game has begun.', Table), params: TableParams },
    },
    async (request) => lobby.stand(await known(request), request.params.id),
  )
  app.get(
    '/api/v1/tables/:id/view',
    {
      schema: {
        ...told('Look at the game', 'All that your seat may know.', TableUpdate),
        params: TableParams,
        querystring: SeatQuery,
      },
    },
    async (request) => visit(request, { ...request.params, ...request.query }, (member) => member.now()),
  )
  app.post(
    '/api/v1/tables/:id/answer',
    {
      schema: {
        ...told(
          'Answer',
          'Gives one of the options. It counts if the view still has the version that you name; otherwise the code is ' +
            '`stale`, and nothing was done. The reply comes when the answer is kept, and says what is new since then.',
          TableUpdate,
        ),
        params: TableParams,
        body: Answering,
      },
    },
    async (request) => {
      const { kind, pick, version } = request.body
      const { id } = request.params
      return visit(request, { id, seat: request.body.seat }, async (member, news) => {
        const seat = member.eyes ?? member.seats[0]
        if (seat === undefined) throw new Problem('seat', 'You have no seat at this table.')
        await measured(meter, () => member.answer({ seat, kind, pick }, version))
        return news() ?? member.now()
      })
    },
  )
  app.post(
    '/api/v1/tables/:id/back',
    {
      schema: {
        ...told(
          'Take a seat back',
          'Where a clock has run out, a bot answers for you (`waiting` is `bot`, and answers are refused) until you take ' +
            'the seat back.',
          Table,
        ),
        params: TableParams,
      },
    },
    async (request) => {
      const program = await known(request)
      await company.takeBack(program, request.params.id)
      return tableFor(lobby, program, request.params.id)
    },
  )
  app.get(
    '/api/v1/tables/:id/record',
    {
      schema: {
        ...told('The record', 'What your seat may know of the game; after the end all of it.', RecordFile),
        params: TableParams,
        querystring: SeatQuery,
      },
    },
    async (request) => visit(request, { ...request.params, ...request.query }, (member) => member.record()),
  )

  const streams = new Map<string, Set<Stream>>()
  // A server that is told to stop does not wait for programs.
  app.addHook('preClose', async () => {
    for (const each of streams.values()) for (const stream of each) stream.end()
  })
  app.get(
    '/api/v1/tables/:id/stream',
    {
      schema: {
        ...told(
          'Stream of a game',
          'Begins with all there is, or with what is new since the version that you name, and goes on with every change: ' +
            'lines `{"update": …}`, and `{"beat": true}` now and then. With `Accept: text/event-stream` they are ' +
            'server-sent events. Ends after the end of the game, or where its players have ended it, or with a line `{"failure": …}`.',
          {
            description: 'Lines, as long as the game goes on.',
            content: { 'application/x-ndjson': { schema: StreamLine }, 'text/event-stream': { schema: StreamLine } },
          },
        ),
        params: TableParams,
        querystring: StreamQuery,
      },
    },
    async (request, reply) => {
      const program = await known(request)
      const { link, seat, since } = request.query
      const table = await tableFor(lobby, program, request.params.id, link)
      const own = streams.get(program.id) ?? new Set()
      if (own.size >= STREAMS) throw new Problem('often', `A program has at most ${STREAMS} streams at once.`)
      let stream: Stream | null = null
      const tell = (update: Update): void => {
        stream?.send({ update })
        if (update.view.over || update.closed !== null) stream?.end()
      }
      const member = await enter(table, seat, tell)
      const shut = people.doors.enter(bearerOf(request), () => {
        stream?.send({ failure: failureOf(new Problem('session', 'This token was revoked.')) })
        stream?.end()
      })
      const left = meter.entered('stream')
      stream = openStream(request, reply, () => {
        shut()
        left()
        member.leave()
        own.delete(stream!)
        if (own.size === 0) streams.delete(program.id)
      })
      streams.set(program.id, own.add(stream))
      tell(since === undefined ? member.now() : member.since(since))
      return reply
    },
  )
}

/** `news`: the latest that was told meanwhile. */
type Visit<T> = (member: Member, news: () => Update | null) => Promise<T> | T

interface Where {
  readonly id: string
  readonly link?: string | undefined
  readonly seat?: number | undefined
}
