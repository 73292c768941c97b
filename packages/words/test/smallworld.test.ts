import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game, State } from '@spinney/kernel'
import { maps, powers, races, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { catalogueFile, stem } from './catalogue.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

/** The kinds of all questions of a game, dice and decks included. */
const kindsOf = (game: Game<State>): string[] => {
  const steps = Object.values(game.procs).flatMap((proc) => proc.steps)
  return [...new Set(steps.filter(({ type }) => type !== 'run').map(({ kind }) => kind))]
}

describe('messages of Small World', () => {
  const keys = new Set(Object.keys(catalogueFile('en', 'smallworld')).map(stem))
  const kinds = kindsOf(smallworld as unknown as Game<State>)
  const rules = sourcesOf(join(packages, 'smallworld', 'src'))
  const events = new Set([...rules.matchAll(/tell\([^\n]{0,80}?'([a-zA-Z]+)', \(\) =>/g)].map(([, what]) => what!))
  const page = [join(packages, 'web', 'src', 'smallworld'), join(packages, 'words', 'src', 'smallworld')]
    .map(sourcesOf)
    .join('\n')
  const said = [...page.matchAll(/message\(\s*(?:'([\w.]+)'|`([\w.]+)\$\{)/g)].map(([, key, start]) => key ?? start!)

  test('every question and event has its words', () => {
    expect(kinds.filter((kind) => !keys.has(`decision.${kind}`))).toEqual([])
    expect(events.size).toBeGreaterThan(15)
    expect([...events].filter((what) => !keys.has(`event.${what}`))).toEqual([])
  })

  test('every race, power, piece and terrain has its words', () => {
    const names = [...races, ...powers].flatMap(({ id, pieces }) => [id, ...(pieces ?? []).map((piece) => piece.id)])
    expect(names.filter((id) => !keys.has(`term.${id}`))).toEqual([])
    const terrains = maps.flatMap(({ regions }) => regions.map(({ terrain }) => terrain))
    expect(terrains.filter((terrain) => !keys.has(`terrain.${terrain}`))).toEqual([])
  })

  test('none is left over', () => {
    const isUsed = (key: string): boolean => {
      const [start, ...rest] = key.split('.')
      if (['topic', 'again', 'count'].includes(start!) && (rest.length === 0 || start === 'count')) return true
      if (start === 'decision' || start === 'topic') return kinds.includes(rest.join('.'))
      if (['event', 'story', 'tail'].includes(start!)) return events.has(rest[0]!)
      if (start === 'option')
        return rest.join('.') === 'any.pass' || kinds.some((kind) => rest.join('.').startsWith(kind))
      if (start === 'why') return rules.includes(`'${rest[0]}'`) || rules.includes(`${rest[0]}:`)
      if (start === 'term') return rules.includes(rest[0]!) || page.includes(`'${rest[0]}'`)
      // What a value on the form for a new table means.
      if (start === 'choice') return page.includes(`'${rest[0]}'`)
      if (page.includes(`'${key}'`)) return true
      return key === 'game.name' || said.some((used) => key === used || (used.endsWith('.') && key.startsWith(used)))
    }
    expect([...keys].filter((key) => !isUsed(key))).toEqual([])
  })
})
