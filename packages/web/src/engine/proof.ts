import { ReplayError, readRecord, refuted, type Verdict, verify } from '@spinney/kernel'
import { engineOf } from '../games.ts'
import type { Proof } from './protocol.ts'

/** Plays a record again and looks at every die; the seeds are public by then. */
export async function proofOf(record: string): Promise<Proof> {
  const journal = readRecord(record)
  const rules = await engineOf(journal.game).rules()
  const seeds = journal.seals.map(({ seed }) => seed)
  return { ...verdictOf(() => verify(rules, journal), journal), seeds }
}

/** A record that does not even follow the rules proves nothing. */
function verdictOf(check: () => Verdict, journal: Parameters<typeof refuted>[0]): Verdict {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return refuted(journal, { at: error.at, message: error.message })
  }
}
