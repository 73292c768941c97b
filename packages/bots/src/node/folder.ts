import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder, and those above it. By itself Node tries for ever where the system says that nothing is there although the
 * folder above is, as it does below /proc.
 */
export function makeFolder(path: string, mode?: number): void {
  const missing: string[] = []
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.push(at)
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder, mode)
    } catch (error) {
      // Somebody else may have made it in the same moment.
      if (!existsSync(folder)) throw error
    }
  }
  // A file by that name is no folder.
  if (missing.length === 0) mkdirSync(resolve(path), { recursive: true })
}
