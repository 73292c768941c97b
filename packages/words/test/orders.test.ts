import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toll } from '@spinney/example-toll'
import type { Game, State } from '@spinney/kernel'
import { HIRELING_IDS, root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { createWords, formsOf, LANGUAGES } from '../src/index.ts'
import { catalogueFile, textsOf } from './catalogue.ts'

/** The procedures of Root that its sources use as reactions: all that may wait to be put in order. */
function reactionsOfRoot(): string[] {
  const folder = join(import.meta.dirname, '../../root/src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const used = sources.flatMap((text) => [...text.matchAll(/\breaction\((\w+)/g)].map(([, name]) => name!))
  return [...new Set(used)].map((name) => {
    const declared = new RegExp(`const ${name} = procedure<[^(]*>\\(\\s*'([^']+)'`)
    const [, id] = sources.flatMap((text) => declared.exec(text) ?? [])
    return id ?? `no procedure ${name}`
  })
}

/** What hirelings do at the start of Birdsong (E.2.3): it is put in order with cards that may be used then. */
const birdsongsOfHirelings = Object.keys((root as unknown as Game<State>).procs).filter((id) =>
  HIRELING_IDS.some((hireling) => id === `${hireling}.birdsong`),
)

const wordsOf = (language: (typeof LANGUAGES)[number], game: string) =>
  createWords({ texts: textsOf(language, [game]), language, game, seatName: String })

describe('what waits to be put in order', () => {
  const reactions = [...reactionsOfRoot(), ...birdsongsOfHirelings]

  test.each(LANGUAGES)('has words for each procedure in %s', (language) => {
    const catalogue = catalogueFile(language, 'root')
    expect(reactions.length).toBeGreaterThan(20)
    expect(birdsongsOfHirelings.length).toBeGreaterThan(0)
    expect(reactions.filter((id) => formsOf(catalogue, `option.order.${id}`).length === 0)).toEqual([])
  })

  test('is named together where it comes together', () => {
    const option = (language: (typeof LANGUAGES)[number], pick: string) =>
      wordsOf(language, 'root').option({ kind: 'order', about: null }, pick)
    expect(option('en', 'alliance.outrage+alliance.losingBases')).toBe('Outrage and Losing a base')
    expect(option('en', 'alliance.outrage+corvid.raid+lizard.fear#2')).toBe(
      'Outrage, Raid, and Fear of the Faithful, no. 2',
    )
    expect(option('ja', 'alliance.outrage#2')).toMatch(/^蜂起.*2/)
    expect(option('zh', 'alliance.outrage#3')).toMatch(/^公愤.*3/)
  })

  test.each(LANGUAGES)('is worded whatever joins whatever in %s', (language) => {
    const words = wordsOf(language, 'root')
    const labels = reactions.flatMap((one) => reactions.flatMap((other) => [`${one}+${other}`, `${one}+${other}#2`]))
    const worded = labels.map((pick) => words.option({ kind: 'order', about: null }, pick))
    expect(worded.filter((text) => reactions.some((id) => id.includes('.') && text.includes(id)))).toEqual([])
  })
})

describe.each([root, smallworld, toll] as unknown as Game<State>[])('the topics of $id', (game) => {
  const asked = Object.values(game.procs).flatMap(({ steps }) =>
    steps.flatMap(({ type, kind }) => (type === 'may' || type === 'must' ? [kind] : [])),
  )

  test.each(LANGUAGES)('there is one for every question that a player is asked in %s', (language) => {
    const catalogue = catalogueFile(language, game.id)
    expect([...new Set(asked)].filter((kind) => catalogue[`topic.${kind}`] === undefined)).toEqual([])
  })

  test.each(LANGUAGES)('they are no questions and speak to nobody in %s', (language) => {
    const topics = Object.entries(catalogueFile(language, game.id)).filter(([key]) => key.startsWith('topic'))
    expect(topics.filter(([, text]) => /[?？。.]|\{\{|\b[Yy]ou\b|あなた|你/.test(text))).toEqual([])
  })
})
