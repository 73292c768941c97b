import { type Claim, createClaim } from './claim.ts'
import { failureOf, NoTable, TakenOver } from './failure.ts'
import { proofOf } from './proof.ts'
import type { CallName, FromEngine, Reply, Request, ToEngine } from './protocol.ts'
import {
  branchTable,
  loadTable,
  type OpenTable,
  openTable,
  placeTable,
  readEarly,
  resumeTable,
  type TableCall,
  type TableCalls,
} from './tables.ts'

/** What changes a table, and so is for the tab that has it. */
const CHANGES: ReadonlySet<CallName> = new Set<CallName>(['answer', 'chain', 'undo', 'pace', 'settings'])

/** The engine's side of the protocol: one table for each worker, and one worker for each table. */
export interface Desk {
  /** Begins to read a table that somebody is about to ask for. */
  readEarly(id: string): void
  handle(message: ToEngine): Promise<Reply<CallName>>
}

/** `opening` is called with its game whenever a table has been opened. */
export function createDesk(
  send: (message: FromEngine) => void,
  locks: LockManager | undefined,
  opening: (game: string) => void = () => {},
): Desk {
  let current: Promise<OpenTable | null> = Promise.resolve(null)
  let isTaken = false
  let claimed: { readonly id: string; readonly claim: Claim; asked: Promise<void> | null } | null = null

  /** Another tab plays on: this one can still be looked at, and what it could not keep can still be downloaded. */
  async function leave(): Promise<void> {
    isTaken = true
    send({ trouble: failureOf(new TakenOver('another tab has taken the table over')) })
    await (await current)?.close()
  }

  /** Asks for a table once, whoever wants to know. */
  function claim(id: string, take: boolean): Promise<void> {
    if (claimed?.id !== id) claimed = { id, claim: createClaim(id, leave, locks), asked: null }
    if (take) claimed.asked = claimed.claim.take()
    else claimed.asked ??= claimed.claim.ask()
    return claimed.asked
  }

  /** Where a table cannot be opened, the one before stays. */
  async function opened(id: string, take: boolean, open: () => Promise<OpenTable>): Promise<Reply<'open'>> {
    await claim(id, take)
    const before = current
    const coming = open()
    current = coming.catch(() => before)
    const table = await coming
    isTaken = false
    await (await before)?.close()
    const now = await table.now()
    opening(now.plan.game)
    return now
  }

  return {
    readEarly(id) {
      claim(id, false).then(
        () => readEarly(id),
        () => {},
      )
    },
    async handle({ call, request }) {
      if (call === 'open') return opened(request.plan.id, false, () => openTable(request, send))
      if (call === 'resume') return opened(request.id, request.takeOver === true, () => resumeTable(request, send))
      if (call === 'branch') return opened(request.plan.id, false, () => branchTable(request, send))
      if (call === 'place') return opened(request.plan.id, false, () => placeTable(request, send))
      if (call === 'load') return opened(request.id, false, () => loadTable(request, send))
      if (call === 'prove') return proofOf(request.record)
      const table = await current
      if (table === null) throw new NoTable('no table is open')
      if (isTaken && CHANGES.has(call)) throw new TakenOver('another tab has taken the table over')
      return run(table.calls, call, request)
    },
  }
}

function run<N extends TableCall>(calls: TableCalls, name: N, request: Request<N>): Promise<Reply<N>> {
  return calls[name](request)
}
