import type { Update } from '@spinney/host'
import { FormatError, isRecord, plainAt, Refusal } from '@spinney/kernel'
import { Compile } from 'typebox/compile'
import type { CompanyInfo } from '../company/info.ts'
import type { Taken } from '../company/motions.ts'
import type { Visit } from '../company/presence.ts'
import type { TalkLine } from '../company/talk.ts'
import type { Terms } from '../lobby/terms.ts'
import type { Metrics } from '../metrics.ts'
import { Problem, type ProblemCode } from '../problem.ts'
import type { Member } from '../rooms/room.ts'
import { Message } from './schemas.ts'

const known = Compile(Message)

/** What a client is sent: the reply to a call, why it failed, or what has changed. */
export type Sent =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number | null; readonly failure: { readonly code: string; readonly message: string } }
  | { readonly update: Update }
  | { readonly company: CompanyInfo }
  | { readonly said: TalkLine }

/** Somebody's place at a table, and what holds there. */
export interface Place {
  readonly member: Member
  readonly meter: Metrics
  readonly undo: Terms['undo']
  /** Asks all others whether something may be taken back. */
  ask(taken: Taken): Promise<void>
  readonly visit: Pick<Visit, 'turnAway'>
  readonly scores: ((state: unknown) => readonly number[]) | null
}

/** Calls that change a table. */
const CHANGES: ReadonlySet<Message['call']> = new Set(['answer', 'chain', 'undo'])

/** Answers one message of a client. Whatever it is, there is an answer, and nothing else happens. */
export async function answerMessage(place: Place, text: string): Promise<Sent> {
  let id: number | null = null
  try {
    const message = parsed(text)
    if (isRecord(message) && Number.isSafeInteger(message.id)) id = message.id as number
    if (!known.Check(message)) throw new Problem('message', 'This is no message that a table knows.')
    id = message.id
    const reply = CHANGES.has(message.call)
      ? await measured(place.meter, () => run(place, message))
      : await run(place, message)
    return { id, reply }
  } catch (error) {
    return { id, failure: failureOf(error) }
  }
}

function parsed(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text)
    plainAt(message, '$')
    return message
  } catch {
    throw new Problem('message', 'This is no message that a table knows.')
  }
}

/** Where nothing is taken back, nobody is offered it. */
export const allowed = (update: Update, undo: Terms['undo']): Update =>
  undo === 'off' ? { ...update, undoable: 0 } : update

async function run({ member, undo, ask, visit, scores }: Place, message: Message): Promise<unknown> {
  switch (message.call) {
    case 'since':
      return allowed(message.request.version === null ? member.now() : member.since(message.request.version), undo)
    // Whether anybody is here; nothing has to be worked out where nothing is new.
    case 'beat':
      return message.request.version === member.version ? null : allowed(member.since(message.request.version), undo)
    case 'answer': {
      const { seat, kind, pick, version } = message.request
      await member.answer({ seat, kind, pick }, version)
      return null
    }
    case 'chain': {
      const { seat, picks, version } = message.request
      await member.chain(seat, picks, version)
      return null
    }
    case 'plan':
      return member.plan(message.request.seat, message.request.picks)
    case 'undo':
      if (undo === 'off') throw new Problem('refused', 'Nothing is taken back at this table.')
      await (undo === 'own'
        ? member.undo(message.request.seat, message.request.whole, message.request.to)
        : askFor(member, ask, message.request))
      return null
    case 'viewer':
      return allowed(member.lookWith(message.request.seat), undo)
    case 'look':
      return member.look(message.request.at)
    case 'hint':
      return member.hint(message.request.seat)
    case 'why':
      return member.why(message.request.seat)
    case 'record':
      return member.record()
    case 'history':
      return { points: scores === null ? [] : member.history(scores) }
    case 'presence':
      visit.turnAway(message.request.away)
      return null
    case 'settings':
      await member.force(message.request.settings.forced ? 'single' : 'none')
      return null
  }
}

/** What cannot be taken back is not asked for. */
async function askFor(member: Member, ask: Place['ask'], { seat, whole, to }: Taken): Promise<void> {
  if (member.eyes !== seat || member.now().undoable === 0)
    throw new Problem('refused', 'There is nothing to take back.')
  await ask({ seat, whole, ...(to === undefined ? {} : { to }) })
}

/** Counts how long a change takes, and what becomes of it. */
export async function measured<T>(meter: Metrics, change: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  const end = (outcome: 'kept' | 'refused' | 'failed') => meter.changed(outcome, (performance.now() - begin) / 1000)
  try {
    const done = await change()
    end('kept')
    return done
  } catch (error) {
    end(failureOf(error).code === 'internal' ? 'failed' : 'refused')
    throw error
  }
}

/** What a client is told of an error. Of faults of ours it hears only that there was one. */
export function failureOf(error: unknown): { code: ProblemCode | 'internal'; message: string } {
  if (error instanceof Problem) return { code: error.code, message: error.message }
  if (error instanceof Refusal) return { code: error.code === 'stale' ? 'stale' : 'refused', message: error.message }
  if (error instanceof FormatError) return { code: 'message', message: error.message }
  return { code: 'internal', message: 'Something went wrong here. Nothing was lost.' }
}
