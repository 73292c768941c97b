import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lobby } from '../lobby/lobby.ts'
import type { TableInfo } from '../lobby/terms.ts'
import type { Person, Sessions } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { isProgramToken } from '../programs/programs.ts'
import { digestOf } from '../secrets.ts'

const COOKIE = 'spinney'
const SECONDS_90_DAYS = 90 * 24 * 3600

/** The secret of a browser. That of a program is no cookie: it may play, and nothing else. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE]
  return token === undefined || isProgramToken(token) ? undefined : token
}

export const personOf = (sessions: Sessions, request: FastifyRequest): Promise<Person | null> =>
  sessions.find(tokenOf(request))

/** Whoever asks, who must have chosen a name. */
export async function known(sessions: Sessions, request: FastifyRequest): Promise<Person> {
  const person = await personOf(sessions, request)
  if (person === null) throw new Problem('session', 'Please choose a name first.')
  return person
}

/** Gives a browser its secret, out of the reach of scripts. */
export function remember(request: FastifyRequest, reply: FastifyReply, token: string, origin: string | null): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin === null ? request.protocol === 'https' : origin.startsWith('https:'),
    maxAge: SECONDS_90_DAYS,
  })
}

export const forget = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' })

/** The address that is counted. With IPv6 one household has more numbers than anybody could count: its network is. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip)

/** Who is counted when somebody asks too often: a browser that is known, otherwise an address. */
export function counted(request: FastifyRequest): string {
  const token = tokenOf(request)
  return token === undefined ? addressOf(request) : digestOf(token)
}

/** Who is counted, whatever browsers they use; `what` they do. */
export const byPerson =
  (sessions: Sessions, what: string) =>
  async (request: FastifyRequest): Promise<string> =>
    `${what}:${(await known(sessions, request)).id}`

/** The address of the site, as people see it: the one that was chosen, or the one that they came by. */
export function siteOf(request: FastifyRequest, origin: string | null): string {
  const site = origin ?? `${request.protocol}://${request.headers.host ?? ''}`
  if (!URL.canParse(site)) throw new Problem('message', 'The header “Host” holds no address.')
  return new URL(site).origin
}

/** The table, for somebody who may see it. */
export async function tableFor(lobby: Lobby, person: Person | null, id: string, link?: string): Promise<TableInfo> {
  const table = await lobby.look(person, id, link ?? null)
  if (table === null) throw new Problem('missing', 'There is no such table.')
  return table
}
