import type { Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import { Problem } from '../problem.ts'

const LONGEST_NAME = 40

/** Letters that can be seen by themselves; fillers are letters to Unicode, and nothing to the eye. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether there is anything to be seen in a text. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/** A name that can be shown: trimmed, of one form, without characters that cannot be seen. */
export function nameOf(wanted: string): string {
  const name = wanted.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (!isSeen(name)) throw new Problem('name', 'A name has at least one letter.')
  if ([...name].length > LONGEST_NAME) throw new Problem('name', `A name has at most ${LONGEST_NAME} letters.`)
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(name))
    throw new Problem('name', 'A name has letters that can be seen only.')
  return name
}

/** Names that look alike are the same: small and capital letters, wide and narrow ones. */
export const handleOf = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()

/** A name that somebody keeps is nobody else's. */
export async function checkUnowned(
  reader: Database | Transaction<Schema>,
  name: string,
  person: string | null,
): Promise<void> {
  const owner = await reader
    .selectFrom('accounts')
    .select('person_id')
    .where('handle', '=', handleOf(name))
    .executeTakeFirst()
  if (owner !== undefined && owner.person_id !== person) {
    throw new Problem('owned', 'Somebody keeps this name. Sign in if it is you, or choose another.')
  }
}
