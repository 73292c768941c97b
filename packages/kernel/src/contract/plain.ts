/**
 * Where a value is not plain data: what it would take for JSON to lose something. Null where all is well.
 * A list that hangs in two places of a state is found too: after loading it would be two lists.
 */
export function notPlain(value: unknown): string | null {
  return visit(value, '$', new Set())
}

function visit(value: unknown, path: string, seen: Set<object>): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`
  }
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  if (seen.has(value)) return `${path} hangs in two places of the same state`
  seen.add(value)
  return Array.isArray(value) ? visitList(value, path, seen) : visitRecord(value, path, seen)
}

function visitList(list: readonly unknown[], path: string, seen: Set<object>): string | null {
  if (typeof list[0] === 'number' && list.some((item) => typeof item === 'object' && item !== null)) {
    return `${path} begins with a number but holds lists or records: copy would share them`
  }
  for (let i = 0; i < list.length; i++) {
    const found = visit(list[i], `${path}[${i}]`, seen)
    if (found !== null) return found
  }
  return null
}

function visitRecord(record: object, path: string, seen: Set<object>): string | null {
  if (Object.getPrototypeOf(record) !== Object.prototype) return `${path} is not a plain record`
  for (const [key, item] of Object.entries(record)) {
    const found = visit(item, `${path}.${key}`, seen)
    if (found !== null) return found
  }
  return null
}
