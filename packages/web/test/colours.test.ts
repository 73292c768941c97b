import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FACTION_INKS, SEAT_INKS } from '../src/art/data/inks.ts'
import { DASHES, SEAT_MARKS } from '../src/table/face.ts'
import { ALL_EYES, EYES, type Eye } from '../src/ui/eyes.ts'

/** Without any colour no six inks differ enough: there shapes, faces and lines tell. */
const ALL = ALL_EYES.filter((eye) => eye !== 'grey')

/** Inks that differ by less look alike at the size of a mark (OKLab). */
const ENOUGH = 0.045

const lightOf = (ink: string): number[] =>
  [1, 3, 5].map((i) => {
    const value = Number.parseInt(ink.slice(i, i + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

const times = (rows: readonly (readonly number[])[], values: readonly number[]): number[] =>
  rows.map((row) => row.reduce((sum, factor, i) => sum + factor * values[i]!, 0))

const CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

function seen(ink: string, eye: Eye): number[] {
  const light = times(EYES[eye], lightOf(ink)).map((value) => Math.min(1, Math.max(0, value)))
  return times(LAB, times(CONES, light).map(Math.cbrt))
}

const apart = (a: string, b: string, eye: Eye): number =>
  Math.hypot(...seen(a, eye).map((value, i) => value - seen(b, eye)[i]!))

/** Pairs that look alike to some eye. */
function alike<T extends { readonly ink: string }>(marks: readonly (readonly [string, T])[]) {
  return marks.flatMap(([a, one], i) =>
    marks.slice(i + 1).flatMap(([b, other]) => {
      const eyes = ALL.filter((eye) => apart(one.ink, other.ink, eye) < ENOUGH)
      return eyes.length === 0 ? [] : [{ pair: `${a} and ${b} (${eyes})`, one, other }]
    }),
  )
}

test('the simulation knows what it should: red and green are alike to some eyes, black and white to none', () => {
  const [red, green] = ['#a85a5a', '#7d7d3c']
  expect(apart(red, green, 'usual')).toBeGreaterThan(apart(red, green, 'deutan') * 2)
  for (const eye of ALL) expect(apart('#000000', '#ffffff', eye)).toBeGreaterThan(0.9)
})

describe('whose something is can be seen by every eye', () => {
  test('the inks of all factions differ', () => {
    const marks = Object.entries(FACTION_INKS).map(([id, { a }]) => [id, { ink: a }] as const)
    expect(alike(marks).map(({ pair }) => pair)).toEqual([])
  })

  test.each([
    ['of the page', SEAT_MARKS.map((mark, i) => [String(i), mark] as const)],
    ['of Small World', Object.entries(SEAT_INKS)],
  ])('marks of seats %s differ by ink or by shape', (_, marks) => {
    expect(alike(marks).filter(({ one, other }) => one.shape === other.shape)).toEqual([])
  })

  test('no two lines of the chart have the same dashes', () => {
    expect(new Set(DASHES).size).toBe(6)
  })
})

test('the style sheet has the same inks', () => {
  const css = readFileSync(new URL('../src/art/theme.css', import.meta.url), 'utf8')
  for (const [id, { a }] of Object.entries(FACTION_INKS)) expect(css).toContain(`--faction-${id}: ${a};`)
})
