import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brief } from '@spinney/kernel'
import { UsageError } from './errors.ts'
import { fileTrouble } from './io.ts'

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'coverage'])

/** All files below a folder whose names fit, in stable order. */
export function filesBelow(folder: string, fits: RegExp): string[] {
  const found: string[] = []
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    if (item.isDirectory() && !SKIPPED.has(item.name)) found.push(...filesBelow(join(folder, item.name), fits))
    else if (item.isFile() && fits.test(item.name)) found.push(join(folder, item.name))
  }
  return found.sort()
}

/** The files that an argument names: a file, all fitting files of a folder, or those of a pattern with `*`. */
export function filesNamed(base: string, argument: string, fits: RegExp): string[] {
  const found = argument.includes('*') ? matching(base, argument) : fileOrFolder(base, argument, fits)
  if (found.length === 0) throw new UsageError(`${brief(argument)}: there is no file of this kind`)
  return found.map((file) => {
    const near = relative(base, file)
    return near.startsWith('..') ? file : near
  })
}

function fileOrFolder(base: string, argument: string, fits: RegExp): string[] {
  const path = resolve(base, argument)
  try {
    return statSync(path).isDirectory() ? filesBelow(path, fits) : [path]
  } catch (error) {
    throw new UsageError(`cannot read ${brief(argument)}: ${fileTrouble(error)}`)
  }
}

/** `*` stands for a part of a name, `**` for any folders. */
function matching(base: string, pattern: string): string[] {
  const fixed = pattern.slice(0, pattern.indexOf('*'))
  const folder = resolve(base, fixed.slice(0, fixed.lastIndexOf('/') + 1) || '.')
  const wanted = stepsOf(resolve(base, pattern))
  try {
    return filesBelow(folder, /./).filter((file) => fits(stepsOf(file), wanted, (step) => step === '**', fitsName))
  } catch (error) {
    throw new UsageError(`cannot read ${brief(pattern)}: ${fileTrouble(error)}`)
  }
}

const stepsOf = (path: string): string[] => path.replaceAll('\\', '/').split('/')

const fitsName = (name: string, pattern: string): boolean =>
  fits(
    [...name],
    [...pattern],
    (letter) => letter === '*',
    (a, b) => a === b,
  )

/**
 * Whether items fit a pattern in which some items stand for any number of others. Only the latest of those is ever tried
 * again, so that no pattern takes long.
 */
function fits<T>(
  items: readonly T[],
  pattern: readonly T[],
  isAny: (item: T) => boolean,
  alike: (item: T, wanted: T) => boolean,
): boolean {
  let [at, step] = [0, 0]
  let again: { at: number; step: number } | null = null
  while (at < items.length) {
    if (step < pattern.length && isAny(pattern[step]!)) {
      step++
      again = { at, step }
    } else if (step < pattern.length && alike(items[at]!, pattern[step]!)) {
      at++
      step++
    } else if (again !== null) {
      again = { at: again.at + 1, step: again.step }
      at = again.at
      step = again.step
    } else return false
  }
  return pattern.slice(step).every(isAny)
}
