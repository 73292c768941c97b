import { equal } from '../equal.ts'
import type { State } from '../flow/types.ts'
import { type Fields, isRecord, quoted, recordAt, shortly } from './reading.ts'
import { differ, type Run } from './run.ts'

/** `{least: 3}` and `{most: 3}`: a number from here on, or up to here. */
function withinBounds(expected: Fields, found: number): boolean {
  const { least = found, most = found } = expected
  return typeof least === 'number' && typeof most === 'number' && least <= found && found <= most
}

/** Records are compared by the fields listed, everything else as a whole; `path` leads to it through the facts. */
export function compare<G extends State>(
  run: Run<G>,
  expected: unknown,
  found: unknown,
  place: string,
  path: readonly string[] = [],
): void {
  if (isRecord(expected) && isRecord(found)) {
    for (const [key, value] of Object.entries(expected)) {
      const at = `${place}.${quoted(key)}`
      const name = Object.hasOwn(found, key) ? key : String(reworded(run, path, key))
      if (Object.hasOwn(found, name)) compare(run, value, found[name], at, [...path, name])
      else differ(run, at, `there is no “${quoted(key)}” here, only ${Object.keys(found).join(', ') || 'nothing'}`)
    }
    return
  }
  if (isRecord(expected) && typeof found === 'number') {
    recordAt(expected, place, ['least', 'most'])
    if (!withinBounds(expected, found)) differ(run, place, `expected ${shortly(expected)}, found ${found}`)
    return
  }
  const wanted = Array.isArray(expected) ? expected.map((item) => reworded(run, path, item)) : expected
  if (!(isAnyOrder(run.kit.anyOrder ?? [], path) ? sameItems : equal)(wanted, found)) {
    differ(run, place, `expected ${shortly(expected)}, found ${shortly(found)}`)
  }
}

function reworded<G extends State>({ kit, state }: Run<G>, path: readonly string[], word: unknown): unknown {
  return kit.reworded === undefined ? word : kit.reworded(path, word, state)
}

/** Whether the order of a list means nothing. */
function isAnyOrder(patterns: readonly string[], path: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const steps = pattern.split('.')
    return steps.length === path.length && steps.every((step, i) => step === '*' || step === path[i])
  })
}

/** Whether two lists hold the same, each as often; what is no list is compared as it stands. */
function sameItems(expected: unknown, found: unknown): boolean {
  if (!Array.isArray(expected) || !Array.isArray(found)) return equal(expected, found)
  const left = [...found]
  return (
    expected.length === found.length &&
    expected.every((item) => {
      const at = left.findIndex((other) => equal(item, other))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  )
}
