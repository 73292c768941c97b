import { UsageError } from '../errors.ts'

/** Reads the address of a database. It may hold a password, so no message repeats it. */
export function databaseAddress(text: string): string {
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new UsageError('--queue must be an address such as postgres://user:password@host/database')
  }
  return text
}

/** The database as people may read it. */
export function shownAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host || 'localhost'}${pathname}`
}

/** Says in words that a database cannot be reached. */
export async function reaching<T>(url: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw new UsageError(`--queue: the database ${shownAddress(url)} cannot be used: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  // Where a name has several addresses, each of them has failed.
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
