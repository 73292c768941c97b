import { isRecord } from '@spinney/kernel'

/** Where the promises of chance are kept that this browser was shown before the end of a game. */
const KEY = 'spinney-promises'
/** Older ones make room. */
const MOST = 60

function known(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (!isRecord(kept)) return {}
    const lists = Object.entries(kept).filter((pair): pair is [string, string[]] => Array.isArray(pair[1]))
    return Object.fromEntries(lists)
  } catch {
    // Storage may be forbidden or damaged: then nothing was seen.
    return {}
  }
}

/** Writes down what chance has promised while a game goes on, so that it can be held to it afterwards. */
export function rememberPromises(table: string, commitments: readonly string[]): void {
  const kept = known()
  const before = kept[table] ?? []
  const all = [...new Set([...before, ...commitments])]
  if (all.length === before.length) return
  const others = Object.entries(kept).filter(([id]) => id !== table)
  const next = Object.fromEntries([...others.slice(-(MOST - 1)), [table, all]])
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Nothing depends on it but a line of the check.
  }
}

/** Whether this browser was shown a promise before the game was over. */
export const wasPromised = (table: string, commitment: string): boolean => known()[table]?.includes(commitment) ?? false
