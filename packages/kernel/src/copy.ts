import type { Frame, State } from './flow/types.ts'

type Fields = Record<string, unknown>

/**
 * A deep copy of plain data (arrays and records of numbers, strings, booleans and null; a list of numbers holds nothing
 * that would have to be copied itself).
 * Spreading clones a record's own fields in one go; only those that hold data of their own are visited again.
 * A spread is fast where it meets few shapes of record: so states, frames and their variables have one each.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (isState(value) ? copyState(value) : copyPart(value)) as T
}

function isState(value: object): value is State {
  const { flow, version, over } = value as Partial<State>
  return typeof version === 'number' && typeof over === 'boolean' && Array.isArray(flow)
}

function copyState(source: State): State {
  const target: State = { ...source }
  for (const key in source) {
    const item = (source as unknown as Fields)[key]
    if (typeof item === 'object' && item !== null && key !== 'flow') {
      ;(target as unknown as Fields)[key] = copyPart(item)
    }
  }
  target.flow = source.flow.map(copyFrame)
  return target
}

function copyFrame({ proc, at, local }: Frame): Frame {
  return { proc, at, local: copyVariables(local as Fields) }
}

function copyVariables(source: Fields): Fields {
  return copyFields(source, { ...source })
}

function copyPart(part: object): unknown {
  return Array.isArray(part) ? copyArray(part) : copyRecord(part as Fields)
}

function copyRecord(source: Fields): Fields {
  return copyFields(source, { ...source })
}

/** Puts copies where the target, cloned from the source, still shares something with it. */
function copyFields(source: Fields, target: Fields): Fields {
  for (const key in source) {
    const item = source[key]
    if (typeof item === 'object' && item !== null) target[key] = copyPart(item)
  }
  return target
}

/** A list that begins with a number holds no lists or records (the contract checks it), so it need not be searched. */
function copyArray(source: readonly unknown[]): unknown[] {
  const { length } = source
  if (length === 0) return []
  if (typeof source[0] === 'number') return source.slice()
  const target = new Array<unknown>(length)
  for (let i = 0; i < length; i++) {
    const item = source[i]
    if (Array.isArray(item)) target[i] = copyArray(item)
    else target[i] = typeof item === 'object' && item !== null ? copyElement(item as Fields) : item
  }
  return target
}

/** The same as `copyRecord`, written out once more: records in lists are many and of few shapes, and code that meets no
 * other shapes is much faster. */
function copyElement(source: Fields): Fields {
  const target = { ...source }
  for (const key in source) {
    const item = source[key]
    if (typeof item === 'object' && item !== null) target[key] = copyPart(item)
  }
  return target
}
