/**
 * A deep copy of plain data (arrays and records of numbers, strings, booleans and null).
 * Spreading clones a record's own fields in one go; only those that hold data of their own are visited again.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyArray(value) : copyRecord(value as Record<string, unknown>)) as T
}

function copyArray(source: readonly unknown[]): unknown[] {
  const target = source.slice()
  for (let i = 0; i < target.length; i++) {
    const item = target[i]
    if (typeof item === 'object' && item !== null) {
      target[i] = Array.isArray(item) ? copyArray(item) : copyRecord(item as Record<string, unknown>)
    }
  }
  return target
}

function copyRecord(source: Record<string, unknown>): Record<string, unknown> {
  const target = { ...source }
  for (const key in target) {
    const item = target[key]
    if (typeof item === 'object' && item !== null) {
      target[key] = Array.isArray(item) ? copyArray(item) : copyRecord(item as Record<string, unknown>)
    }
  }
  return target
}
