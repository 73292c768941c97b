import type { Pick, Question } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import {
  numbersOf,
  openAfter,
  type Pointing,
  pathsLeft,
  pathsOf,
  placesNamed,
  rashness,
  reasonsAt,
  rowsOf,
  settled,
  targetsIn,
} from '../src/table/paths.ts'

const ask = (options: readonly Pick[], part: Partial<Question> = {}): Question => ({
  seat: 0,
  kind: 'move',
  law: '1',
  picks: { from: 'place', to: 'place' },
  about: null,
  options,
  laws: options.map(() => '1'),
  blocked: [],
  ...part,
})

const face: Pointing = {
  targetsOf: (_question, pick) => {
    if (typeof pick === 'number') return [`at:${pick}`]
    return typeof pick === 'object' ? [`from:${pick.from}`, `to:${pick.to}`] : []
  },
  startOf: (target) => (target.startsWith('from:') ? `at:${target.slice(5)}` : null),
  toneOf: (_question, pick) => (typeof pick === 'object' && pick.risky === true ? 'risky' : 'bright'),
}

const moves = ask([{ from: 1, to: 2 }, { from: 1, to: 3 }, { from: 2, to: 3, risky: true }, 'pass'])
const menu = ask(['rest', 'march', 'build', 'pass'], { kind: 'menu', picks: ['action', 'card'] })
const nexts = [null, moves, ask([1, 4]), null]

describe('choosing on the board', () => {
  const paths = pathsOf(moves, null, null, face)

  test('every chosen target narrows what is left', () => {
    const left = (...chosen: string[]) => pathsLeft(paths, chosen, face).map(({ index }) => index)
    expect(left()).toEqual([0, 1, 2, 3])
    expect(left('from:1')).toEqual([0, 1])
    expect(left('from:1', 'to:3')).toEqual([1])
  })

  test('after something was chosen in vain every place is open, and the next click begins again', () => {
    const after = (...chosen: string[]) => {
      const { open, base } = openAfter(paths, chosen, face)
      return [open.map(({ index }) => index), base]
    }
    expect(after('from:1')).toEqual([[0, 1], ['from:1']])
    expect(after('at:9')).toEqual([[0, 1, 2, 3], []])
    expect(after('from:2', 'to:2')).toEqual([[0, 1, 2, 3], []])
  })

  test('the last one left is the answer, unless it is rash', () => {
    const only = (...chosen: string[]) => settled(pathsLeft(paths, chosen, face), chosen)?.index ?? null
    expect(only('from:1')).toBe(null)
    expect(only('from:1', 'to:3')).toBe(1)
    expect(only('from:2')).toBe(null)
  })

  test('targets know their options, keep their brightest tone, and can be let go', () => {
    const hint = { from: 2, to: 3, risky: true }
    const targets = targetsIn(paths, [], face, hint, (index) => `${index}`)
    expect(targets.get('to:3')).toMatchObject({ tone: 'bright', options: [1, 2], hinted: true, label: '1; 2' })
    const narrowed = targetsIn(pathsLeft(paths, ['from:1'], face), ['from:1'], face, null, String)
    expect(narrowed.get('from:1')?.chosen).toBe(true)
    expect([...narrowed.keys()].sort()).toEqual(['from:1', 'to:2', 'to:3'])
  })
})

describe('an open menu', () => {
  const paths = pathsOf(menu, nexts, null, face)
  const rows = (...chosen: string[]) =>
    rowsOf(menu, pathsLeft(paths, chosen, face), chosen).map(({ picks, paths }) => [picks, paths.length])

  test('lists every option, and ending it last', () => {
    const mixed = ask(['pass', 'march'], { picks: ['action', 'card'] })
    expect(rowsOf(mixed, pathsOf(mixed, null, null, face), []).map(({ picks }) => picks[0])).toEqual(['march', 'pass'])
    expect(rows().map(([picks]) => (picks as Pick[])[0])).toEqual(['rest', 'march', 'build', 'pass'])
  })

  test('a place finds what can be done there, although the question is still what to do', () => {
    // The march starts there; something can be built there.
    expect(rows('at:1')).toEqual([
      [['march'], 2],
      [['build', 1], 1],
    ])
    expect(rows('at:4')).toEqual([[['build', 4], 1]])
    expect(rows('at:9')).toEqual([])
  })

  test('what follows after something has happened is another matter', () => {
    const moved = { law: '1', what: 'moved', facts: {} }
    const outlook = menu.options!.map(() => ({ final: null, events: [moved], implied: [] }))
    expect(pathsOf(menu, nexts, outlook, face).every(({ picks }) => picks.length === 1)).toBe(true)
  })

  test('what was only paid so far is no deed yet: the way goes on', () => {
    const paid = { law: '1', what: 'paid', facts: {} }
    const outlook = menu.options!.map(() => ({ final: null, events: [paid], implied: [] }))
    const costly = { ...face, isPrice: ({ what }: { readonly what: string }) => what === 'paid' }
    expect(pathsOf(menu, nexts, outlook, costly).some(({ picks }) => picks.length === 2)).toBe(true)
  })

  test('the only place where something can be done offers it, although nobody would be asked where', () => {
    const moved = { law: '1', what: 'moved', facts: {} }
    const only = { picks: moves.picks, about: null, pick: { from: 5, to: 6 } }
    const implied = menu.options!.map((option) => (option === 'march' ? [only] : []))
    const outlook = implied.map((answers) => ({ final: null, events: [moved], implied: answers }))
    const found = pathsOf(menu, [null, null, null, null], outlook, face)
    const offered = (...chosen: string[]) =>
      rowsOf(menu, pathsLeft(found, chosen, face), chosen).map(({ picks }) => picks)
    expect(offered('at:5')).toEqual([['march']])
    // One place asks what to do there, also where there is one thing only.
    expect(settled(pathsLeft(found, ['at:5'], face), ['at:5'])).toBe(null)
    expect(settled(pathsLeft(found, ['at:5', 'to:6'], face), ['at:5', 'to:6'])?.picks).toEqual(['march'])
  })

  test('a number is asked for whatever was chosen before', () => {
    const many = ask([1, 2], { picks: 'amount' })
    expect(rowsOf(many, [], ['at:1']).map(({ picks }) => picks)).toEqual([[1], [2]])
  })

  test('one place asks what to do there, two places say it', () => {
    const only = (...chosen: string[]) => settled(pathsLeft(paths, chosen, face), chosen)?.picks ?? null
    expect(only('at:4')).toBe(null)
    expect(only('at:1', 'to:3')).toEqual(['march', { from: 1, to: 3 }])
  })

  test('says why something cannot be done there, also where a question to come says it', () => {
    const why = { pick: 4, law: '6.5.5', why: 'noSawmill' }
    const grey = [null, null, ask([1], { blocked: [why, { ...why, pick: 5 }] }), null]
    expect(reasonsAt(menu, grey, ['at:4'], face).map(({ blocked }) => blocked)).toEqual([why])
    expect(reasonsAt(menu, grey, [], face)).toEqual([])
  })
})

test('a row of amounts is asked as one number; clearings are not', () => {
  const many = (options: readonly Pick[]) => ask(options, { picks: 'amount' })
  expect(numbersOf(many([1, 2, 3]))).toEqual([1, 2, 3])
  expect(numbersOf(many([1]))).toBe(null)
  expect(numbersOf(many([1, 3]))).toBe(null)
  expect(numbersOf(many([1, 2, 'pass']))).toBe(null)
  expect(numbersOf(ask([1, 2, 3], { picks: 'clearing' }))).toBe(null)
})

test('what ends a part of the turn with something left, or cannot be taken back, is rash', () => {
  const sober = { final: null, events: [], implied: [] }
  const rolls = { ...sober, final: 'chance' } as const
  const outlook = [sober, sober, rolls, sober]
  expect([0, 1, 2, 3].map((index) => rashness(menu, index, outlook))).toEqual([null, null, 'final', 'left'])
  // To decline one thing is no end of anything.
  expect(rashness(moves, 3, null)).toBe(null)
  // Who has no choice is not asked twice.
  expect(rashness(ask(['go'], { picks: ['action', 'card'] }), 0, [rolls])).toBe(null)
  expect(rashness(ask(['pass'], { picks: ['action', 'card'] }), 0, null)).toBe(null)
})

test('an action names the places where it can be done, and no other number that its ways point at', () => {
  const battles = ask([
    { place: 4, against: 2 },
    { place: 12, against: 2 },
    { place: 12, against: 3 },
  ])
  const fights: Pointing = {
    targetsOf: (_question, pick) => (typeof pick === 'object' ? [`at:${pick.place}`, `seat:${pick.against}`] : []),
  }
  const paths = pathsOf(ask(['battle']), [battles], null, fights)
  expect(placesNamed(paths, /^at:/, [])).toEqual(['4', '12'])
  expect(placesNamed(paths, /^at:/, ['at:12'])).toEqual(['4'])
  expect(placesNamed(paths, /^seat:/, [])).toEqual(['2', '3'])
})
