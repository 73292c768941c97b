import { ConfigError, FormatError, quoted, ReplayError } from '@spinney/kernel'

/** What the exit codes of all commands mean. */
export const EXIT = {
  fine: 0,
  /** The thing checked failed: a proof, a scenario, a coverage. */
  failed: 1,
  /** Bad usage or bad input. */
  usage: 2,
  /** A mistake of Spinney itself. */
  bug: 70,
  /** Ended by Ctrl+C. */
  interrupted: 130,
} as const

/** Something the caller can put right; shown without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Whether an error is about the input, so that its message is all that has to be shown. */
export function isAboutInput(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof FormatError ||
    error instanceof ReplayError
  )
}

/** Adds the name of the file to what is wrong with its content. */
export function aboutFile<T>(file: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw named(file, error)
  }
}

/** The same for what takes time. */
export async function aboutFileLater<T>(file: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw named(file, error)
  }
}

function named(file: string, error: unknown): unknown {
  if (error instanceof UsageError || !isAboutInput(error)) return error
  return new UsageError(`${file}: ${error.message}`)
}

/** Something that is not known, with what is, and which of that was perhaps meant. */
export function noSuch(what: string, name: string, known: readonly string[]): UsageError {
  const near = known.find((other) => isNear(other, name))
  const hint = near === undefined ? '' : `; did you mean "${near}"?`
  return new UsageError(`unknown ${what} "${quoted(name)}" (known: ${known.join(', ') || 'none'})${hint}`)
}

function isNear(known: string, name: string): boolean {
  if (known.startsWith(name) || name.startsWith(known)) return true
  // One wrong letter in a short name, two in a long one: nobody who writes “foo” means “root”.
  const most = name.length > 4 ? 2 : 1
  return Math.abs(known.length - name.length) <= most && distance(known, name) <= most
}

/** How many letters must be changed, added or dropped to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
