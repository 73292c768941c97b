import { resolve } from 'node:path'
import { BackupError, backup, restore } from './backup.ts'

const USAGE = `spinney-server                  runs the server
spinney-server backup FILE      writes everything into a new file; the server may keep running
spinney-server restore FILE     fills an empty database from such a file; stop the server first

Settings come from the environment or a file: docs/hosting.md.`

/** Something for whoever runs the site, besides running it. Returns the status to end with; null: run the server. */
export async function runCommand(words: readonly string[], database: string): Promise<number | null> {
  const [name, file, ...more] = words
  if (name === undefined) return null
  if (name === '--help' && file === undefined) {
    console.log(USAGE)
    return 0
  }
  if ((name !== 'backup' && name !== 'restore') || file === undefined || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  const [act, done] = name === 'backup' ? [backup, 'written to'] : [restore, 'restored from']
  try {
    const rows = await act(database, resolve(file))
    console.log(`${rows} rows were ${done} ${file}.`)
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    console.error(error.message)
    return 2
  }
}
