import type { Update } from '@spinney/host'
import { FormatError, isRecord, plainAt, Refusal } from '@spinney/kernel'
import { Compile } from 'typebox/compile'
import { Problem } from '../problem.ts'
import type { Member } from '../rooms/room.ts'
import { Message } from './schemas.ts'

const known = Compile(Message)

/** What a client is sent: the reply to a call, why it failed, or what has changed. */
export type Sent =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number | null; readonly failure: { readonly code: string; readonly message: string } }
  | { readonly update: Update }

/** Somebody's place at a table, and what holds there. */
export interface Place {
  readonly member: Member
  readonly mayUndo: boolean
  readonly scores: ((state: unknown) => readonly number[]) | null
}

/** Answers one message of a client. Whatever it is, there is an answer, and nothing else happens. */
export async function answerMessage(place: Place, text: string): Promise<Sent> {
  let id: number | null = null
  try {
    const message = parsed(text)
    if (isRecord(message) && Number.isSafeInteger(message.id)) id = message.id as number
    if (!known.Check(message)) throw new Problem('message', 'This is no message that a table knows.')
    id = message.id
    return { id, reply: await run(place, message) }
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

async function run({ member, mayUndo, scores }: Place, message: Message): Promise<unknown> {
  switch (message.call) {
    case 'since':
      return message.request.version === null ? member.now() : member.since(message.request.version)
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
      if (!mayUndo) throw new Problem('refused', 'Nothing is taken back at this table.')
      await member.undo(message.request.seat, message.request.whole, message.request.to)
      return null
    case 'viewer':
      return member.lookWith(message.request.seat)
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
    case 'settings':
      await member.force(message.request.settings.forced ? 'single' : 'none')
      return null
  }
}

/** What a client is told of an error. Of faults of ours it hears only that there was one. */
export function failureOf(error: unknown): { code: string; message: string } {
  if (error instanceof Problem) return { code: error.code, message: error.message }
  if (error instanceof Refusal) return { code: error.code === 'stale' ? 'stale' : 'refused', message: error.message }
  if (error instanceof FormatError) return { code: 'message', message: error.message }
  return { code: 'internal', message: 'Something went wrong here. Nothing was lost.' }
}
