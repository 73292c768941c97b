import { StoreConflict } from '@spinney/host'
import { brief, ConfigError, FormatError, Refusal, ReplayError } from '@spinney/kernel'
import { NoGame } from '../games.ts'
import { HeldElsewhere } from './claim.ts'
import type { Failure } from './protocol.ts'

/** There is no such table here. */
export class NoTable extends Error {}

/** Another tab has taken the table over. */
export class TakenOver extends Error {}

export function failureOf(error: unknown): Failure {
  const message = brief(error instanceof Error ? error.message : 'unknown')
  if (error instanceof Refusal) return { code: 'refused', message }
  if (error instanceof NoTable) return { code: 'missing', message }
  if (error instanceof ConfigError || error instanceof NoGame) return { code: 'config', message }
  if (error instanceof HeldElsewhere) return { code: 'held', message }
  if (error instanceof TakenOver || error instanceof StoreConflict) return { code: 'elsewhere', message }
  if (error instanceof FormatError || error instanceof ReplayError) return { code: 'broken', message }
  return { code: 'internal', message }
}
