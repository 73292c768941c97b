import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { State } from '@spinney/kernel'
import { beginStep, type Lesson, lessonIn, pointedAt, type Stand, solvedStep } from '@spinney/kernel/lesson'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import { scenarioKit as rootKit } from '@spinney/root'
import { scenarioKit as smallworldKit } from '@spinney/smallworld'
import { flatten, LANGUAGES } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { lessonFiles } from '../bin/lessons.ts'
import { type LessonDesk, openLesson } from '../src/learn/course/desk.ts'
import type { LessonNow } from '../src/learn/course/protocol.ts'
import { targetsOf as rootTargets } from '../src/root/targets.ts'
import { targetsOf as smallworldTargets } from '../src/smallworld/targets.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const files = lessonFiles(packages)
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))

const kits: { readonly [game: string]: ScenarioKit<State> } = {
  root: rootKit as unknown as ScenarioKit<State>,
  smallworld: smallworldKit as unknown as ScenarioKit<State>,
}
const targets = { root: rootTargets, smallworld: smallworldTargets } as const

const messages = (language: string, game: string) =>
  flatten(JSON.parse(readFileSync(`${packages}words/messages/${language}/course-${game}.json`, 'utf8')))

/** All texts that a lesson needs. */
function keysOf(course: string, name: string, { steps }: Lesson): string[] {
  const lesson = `${course}.${name}`
  return [
    ...['short', 'title', 'about'].map((key) => `${course}.${key}`),
    `${lesson}.title`,
    ...steps.flatMap((step) =>
      [
        ...['title', 'say', ...(step.aim === null && step.quiz === null ? [] : ['done'])].map((key) => key),
        ...(step.quiz?.of ?? []).map((answer) => `answer.${answer}`),
        ...step.ticks.map((tick) => `tick.${tick.name}`),
        ...step.mistakes.map(({ say }) => say),
      ].map((key) => `${lesson}.${step.name}.${key}`),
    ),
  ]
}

describe.each(LANGUAGES)('lessons in %s', (language) => {
  test.each(['root', 'smallworld'])('%s: no text is missing or left over', (game) => {
    const own = messages(language, game)
    const needed = new Set(
      files
        .filter((file) => file.game === game)
        .flatMap(({ course, name, file }) => keysOf(course, name, lessonIn(read(file)))),
    )
    expect([...needed].filter((key) => own[key] === undefined)).toEqual([])
    expect(Object.keys(own).filter((key) => !needed.has(key) && !/\.why$/.test(key))).toEqual([])
  })

  test('say one thing at a time', () => {
    const longest = language === 'en' ? 300 : 170
    const texts = ['root', 'smallworld'].flatMap((game) => Object.entries(messages(language, game)))
    expect(texts.filter(([, text]) => text.length > longest).map(([key]) => key)).toEqual([])
  })
})

test('what the coach points at is a target of the table', () => {
  for (const { game, file } of files) {
    const lesson = lessonIn(read(file))
    const kit = kits[game]!
    let before: Stand<State> | null = null
    for (const [i, step] of lesson.steps.entries()) {
      const stand: Stand<State> = beginStep(kit, lesson, i, before)
      for (const point of step.points) {
        const value = pointedAt(stand, point)
        expect(value, `${file} ${step.name}`).not.toBeNull()
        const found = targets[game as keyof typeof targets]({ picks: point.sort, about: null }, value!)
        expect(found, `${file} ${step.name}: ${point.sort}`).not.toEqual([])
      }
      before = solvedStep(stand)
    }
  }
})

/** A lesson in play, without a worker. */
function opened(course: string, name: string, step = 0): { desk: LessonDesk; now(): LessonNow } {
  const found = files.find((file) => file.course === course && file.name === name)!
  const desk = openLesson({ kit: kits[found.game]!, aides: () => null }, read(found.file), step, 'lesson', () => {})
  return { desk, now: () => desk.lesson() }
}

describe('a lesson in play', () => {
  const answer = (desk: LessonDesk, pick: unknown) => {
    const { view } = desk.whole()
    const { kind } = view.asked!
    return desk.calls.answer({ seat: 0, kind, pick: pick as never, version: view.version })
  }

  test('opens its way when the aim is reached, by any legal way', () => {
    const { desk, now } = opened('woodland', 'moving', 3)
    expect(now()).toMatchObject({ step: 3, phase: 'do', isAstray: false })
    answer(desk, 'march')
    answer(desk, { from: 1, to: 10 })
    answer(desk, 3)
    expect(now()).toMatchObject({
      phase: 'done',
      ticks: [
        { name: 'there', holds: true },
        { name: 'rule', holds: false },
      ],
    })
  })

  test('answers another legal move kindly, and lets it be taken back', () => {
    const { desk, now } = opened('woodland', 'moving', 3)
    const { count } = desk.whole()
    answer(desk, 'march')
    answer(desk, { from: 9, to: 4 })
    expect(now()).toMatchObject({ phase: 'do', mistake: 'elsewhere', canUndo: true })
    desk.calls.undo({ seat: 0, whole: true })
    expect(now()).toMatchObject({ phase: 'do', mistake: null, canUndo: false })
    expect(desk.whole().count).toBe(count)
  })

  test('says so when the aim is out of sight', () => {
    const { desk, now } = opened('marquise', 'wood', 1)
    answer(desk, 'pass')
    expect(now()).toMatchObject({ phase: 'do', isAstray: true })
  })

  test.each([
    ['eyrie', 'thirty', 1, [{ card: 'armorers', column: 'recruit' }, 'pass']],
    ['vagabond', 'items', 1, ['aid', null]],
    ['keepers', 'first', 0, [6, { waystation: 'keepers.waystation-tablet-jewelry', side: 'jewelry' }]],
    ['first', 'decline', 4, [{ do: 'conquer', region: 1 }]],
  ])('%s, %s, step %i: what the coach says at the end is said only of what was done', (course, name, step, picks) => {
    const { desk, now } = opened(course, name, step)
    for (const pick of picks) answer(desk, pick ?? desk.whole().view.asked!.options![0])
    expect(now().phase).toBe('do')
  })

  test('the fall of the Eyrie cannot be avoided where the coach says so', () => {
    const { desk, now } = opened('eyrie', 'turmoil', 2)
    const move = () => desk.whole().view.asked!.options!.find((pick) => JSON.stringify(pick) === '{"from":4,"to":12}')
    for (let i = 0; i < 20 && now().phase === 'do'; i++) {
      const { asked } = desk.whole().view
      answer(desk, asked!.kind === 'move' ? move() : asked!.options![0])
    }
    expect(now().ticks).toContainEqual({ name: 'lost', holds: true })
  })

  test('shows the step and takes it back', async () => {
    const { desk, now } = opened('woodland', 'moving', 3)
    const before = desk.whole().view.state
    await desk.calls.show({ pause: 0 })
    expect(now()).toMatchObject({ phase: 'done', shown: 'yes' })
    desk.calls.unshow({})
    expect(now()).toMatchObject({ phase: 'do', shown: 'no' })
    expect(desk.whole().view.state).toEqual(before)
  })

  test('prepares a step that is jumped to, and goes on with what the learner has done', () => {
    const { desk, now } = opened('marquise', 'thirty')
    desk.calls.go({ step: 6 })
    expect(now()).toMatchObject({ step: 6, phase: 'do' })
    const sure = opened('woodland', 'cards', 1)
    answer(sure.desk, 'craft')
    answer(sure.desk, 'root-tea-rabbit')
    expect(sure.now().phase).toBe('done')
    sure.desk.calls.go({ step: 2 })
    expect(sure.now()).toMatchObject({ step: 2, phase: 'do', isPrepared: false })
  })

  test('shows nobody a hand that the learner may not see', () => {
    const { desk } = opened('woodland', 'battle', 3)
    const text = JSON.stringify(desk.whole())
    expect(text).not.toContain('ambush-rabbit')
  })

  test('refuses answers for another moment, another seat or that are no options', () => {
    const { desk } = opened('woodland', 'moving', 3)
    const { view } = desk.whole()
    const given = (pick: string, version: number) =>
      desk.calls.answer({ seat: 0, kind: view.asked!.kind, pick, version })
    expect(() => given('march', view.version + 1)).toThrow('another moment')
    expect(() => given('fly', view.version)).toThrow('no answer')
  })
})
