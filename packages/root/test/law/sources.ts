import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../src')

/** The source files of the package whose path satisfies a condition. */
export function sourceFiles(wanted: (file: string) => boolean): { readonly file: string; readonly text: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && wanted(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }))
}

/** A source without its comments: what the program does, not what is said about it. */
export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
