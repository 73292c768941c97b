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
  const words = resolve(base, pattern).replaceAll('\\', '/')
  const source = words.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*\/|\*\*|\*/g, (star) => {
    return star === '**/' ? '(?:.*/)?' : star === '**' ? '.*' : '[^/]*'
  })
  const fits = new RegExp(`^${source}$`)
  try {
    return filesBelow(folder, /./).filter((file) => fits.test(file.replaceAll('\\', '/')))
  } catch (error) {
    throw new UsageError(`cannot read ${brief(pattern)}: ${fileTrouble(error)}`)
  }
}
