import { readFileSync } from 'node:fs'
import { root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { PAGE, questionsPage } from '../scripts/questions-page.mjs'

interface Procs {
  readonly [name: string]: { readonly steps: readonly { readonly type: string; readonly kind: string }[] }
}

/** The kinds of questions of a game; ordering reactions is the kernel's, and a game lists it only if it can come to that. */
function kindsOf({ 'kernel.ordering': _, ...procs }: Procs): string[] {
  const asking = Object.values(procs).flatMap(({ steps }) => steps.filter(({ type }) => type !== 'run'))
  return [...new Set(asking.map(({ kind }) => kind))].sort()
}

describe('docs/questions.md', () => {
  const page = questionsPage()

  test('says what the games ask now; npm run questions renews it', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(page)
  })

  test('has every kind that a game can ask, once', () => {
    const parts = page.split(/^## /m).slice(1)
    const listed = parts.map((part) => [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, kind]) => kind))
    expect(listed.map((kinds) => kinds.sort())).toEqual([kindsOf(root.procs), kindsOf(smallworld.procs)])
  })
})
