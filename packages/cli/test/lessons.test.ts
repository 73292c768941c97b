import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@spinney/kernel'
import { lessonIn } from '@spinney/kernel/lesson'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '../src/find.ts'
import { GAMES } from '../src/games.ts'
import { repository } from '../src/io.ts'
import { checkLesson, LESSON_FILE } from '../src/lesson/check.ts'

// Plays packages/*/lessons/**/*.lesson.yaml to their aims, one test for each lesson.
const packages = join(repository()!, 'packages')
const files = readdirSync(packages)
  .map((name) => join(packages, name, 'lessons'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => filesBelow(folder, LESSON_FILE))
const lessons = files.map((file) => ({ name: file.slice(packages.length + 1), text: readFileSync(file, 'utf8') }))

test.each(lessons)('$name is played to its aims', ({ name, text }) => {
  const { steps, faults } = checkLesson(text, name, GAMES)
  expect(faults).toEqual([])
  expect(steps.map((step) => step.name)).toEqual(lessonIn(parse(text)).steps.map((step) => step.name))
})

test('everybody keeps the seat through a lesson: the page does not lay its table anew', () => {
  for (const { name, text } of lessons) {
    const seats = lessonIn(parse(text)).steps.flatMap(({ given }) =>
      !isRecord(given)
        ? []
        : [JSON.stringify(Object.entries(given).filter(([field]) => /^(?:seats|players)$/.test(field)))],
    )
    expect(new Set(seats).size, name).toBe(1)
  }
})

test('every base faction has a course that ends with a game won', () => {
  for (const faction of ['marquise', 'eyrie', 'alliance', 'vagabond']) {
    const last = lessons.findLast(({ name }) => name.includes(`-${faction}/`))!
    const { steps } = checkLesson(last.text, last.name, GAMES)
    expect(steps.at(-1)!.asked, faction).toBe('the game is over')
  }
})

test('both games are taught, and so is every faction and the draft', () => {
  const courses = new Set(lessons.map(({ name }) => name.split('/').slice(0, 3).join('/')))
  const factions = ['marquise', 'eyrie', 'alliance', 'vagabond', 'lizard', 'riverfolk', 'duchy', 'corvid', 'hundreds']
  for (const name of ['woodland', ...factions, 'keepers', 'draft']) {
    expect([...courses].filter((course) => course.startsWith('root/') && course.endsWith(`-${name}`))).toHaveLength(1)
  }
  expect(lessons.filter(({ name }) => name.startsWith('smallworld/'))).toHaveLength(3)
})

describe('a broken lesson', () => {
  const { text } = lessons.find(({ name }) => name.endsWith('01-moving.lesson.yaml'))!
  const faultOf = (changed: string) => {
    expect(changed).not.toBe(text)
    return checkLesson(changed, 'x.lesson.yaml', GAMES).faults.join('\n')
  }

  test('is refused where its aim cannot be reached', () => {
    const fault = faultOf(
      text.replace('aim: { happens: { what: moved, mover: marquise, to: 10 } }', 'aim: { ends: true }'),
    )
    expect(fault).toMatch(/^x\.lesson\.yaml:\d+: .*no way to the aim was found/)
  })

  test('is refused where its aim is reached before anything is done', () => {
    const aim = 'aim: { shows: { clearings: { 1: { ruler: marquise } } } }'
    const fault = faultOf(text.replace('aim: { happens: { what: moved, mover: marquise, to: 10 } }', aim))
    expect(fault).toContain('the aim is reached before anything is done')
  })

  test('is refused where the coach points at something that is not there', () => {
    expect(faultOf(text.replace('{ clearing: 5 }', '{ clearing: 99 }'))).toContain('there is no clearing 99')
    expect(faultOf(text.replace('{ clearing: 5 }', '{ meadow: 5 }'))).toContain('there is no meadow 5')
  })

  test('is refused with the line where the file makes no sense', () => {
    expect(faultOf(text.replace('minutes: 3', 'minutes: soon'))).toContain('x.lesson.yaml:3')
    expect(faultOf(text.replace('aim:', 'aims:'))).toContain('“aims” is not known here')
    expect(faultOf(text.replace('warrior: 3, keep: 1', 'warrior: 99'))).toContain('clearings')
    expect(faultOf(text.replace('right: no', 'right: perhaps'))).toContain('not one of the answers')
  })
})
