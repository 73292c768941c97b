import type { Frame, State } from './flow/types.ts'

type Fields = Record<string, unknown>

/**
 * A deep copy of plain data: lists and records of numbers, strings, booleans and null. Spreading clones all fields of a
 * record in one go; only those that hold lists or records are visited again. A spread is fast where it meets few shapes
 * of record. So states, frames and their variables have one each. What a state carries under a symbol is passed on.
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

/** The same as `copyRecord`, written out once more. Records in lists are many and of few shapes, and code that meets few
 * shapes is much faster. */
function copyElement(source: Fields): Fields {
  const target = { ...source }
  for (const key in source) {
    const item = source[key]
    if (typeof item === 'object' && item !== null) target[key] = copyPart(item)
  }
  return target
}
