import { expect, test } from 'vitest'
import { createAdviser } from '../src/coach/advising.ts'
import { isCoached } from '../src/coach/where.ts'
import type { Counsel, SeatPlan, TablePlan } from '../src/engine/protocol.ts'

const counsel = (...mistakes: string[]): Counsel => ({
  version: 1,
  pick: 'good',
  second: null,
  stake: 'much',
  want: null,
  mistakes: mistakes.map((pick) => ({ pick, loss: 9, reason: null })),
})

/** A coach who knows some questions by the answers before them; all others are past. */
function knowing(known: { readonly [before: string]: Counsel }) {
  const asked: string[] = []
  const adviser = createAdviser(async (picks) => {
    asked.push(picks.join(' '))
    return known[picks.join(' ')] ?? null
  })
  return { adviser, asked }
}

test('a mistake is found wherever in a chain it is, and each question is put once', async () => {
  const { adviser, asked } = knowing({ '': counsel('rest'), march: counsel('5') })
  expect(await adviser.warning(['rest'])).toMatchObject({ before: [], pick: 'rest' })
  expect(await adviser.warning(['march', '5'])).toMatchObject({ before: ['march'], pick: '5', picks: ['march', '5'] })
  expect(await adviser.warning(['march', '4'])).toBeNull()
  expect(asked).toEqual(['', 'march'])
})

test('what the coach does not know is no mistake', async () => {
  const { adviser } = knowing({ '': counsel() })
  expect(await adviser.warning(['march', '5', '2'])).toBeNull()
})

test('questions are put one after the other: the engine drops the one before', async () => {
  let [open, most] = [0, 0]
  const adviser = createAdviser(async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return counsel()
  })
  await Promise.all([adviser.counsel([]), adviser.counsel(['a']), adviser.counsel(['b'])])
  expect(most).toBe(1)
})

const BOT: SeatPlan = { kind: 'bot', name: 'Sora', level: 'steady' }
const PERSON: SeatPlan = { kind: 'person', name: 'Ada' }
const plan = (seats: readonly SeatPlan[], mine?: readonly number[]): TablePlan => ({
  id: 't',
  game: 'toll',
  config: null,
  seats,
  created: 0,
  ...(mine === undefined ? {} : { mine }),
})

test('a coach sits where one person plays with bots, and nowhere else', () => {
  expect(isCoached(plan([PERSON, BOT]))).toBe(true)
  expect(isCoached(plan([PERSON, PERSON, BOT]))).toBe(false)
  expect(isCoached(plan([BOT, BOT]))).toBe(false)
  expect(isCoached(plan([PERSON, BOT], [0]))).toBe(false)
})
