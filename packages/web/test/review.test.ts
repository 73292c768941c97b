import type { GameEvent, Question } from '@spinney/kernel'
import { expect, test } from 'vitest'
import type { Judgement } from '../src/engine/protocol.ts'
import { luckIn } from '../src/review/luck.ts'
import { lossOf, type ReviewMoment, review } from '../src/review/reviewing.ts'
import { luckOf as rootLuck } from '../src/root/luck.ts'
import { luckOf as smallworldLuck } from '../src/smallworld/luck.ts'

/** An answer that loses so much; one that loses nothing is the bot's own, and much or little hung on it. */
function judged(at: number, loss: number, stake: 'little' | 'much' = 'little'): Judgement {
  const mistakes = stake === 'much' || loss > 0 ? [{ pick: 'bad', loss: loss || 9, reason: null }] : []
  return {
    at,
    seat: 0,
    question: { kind: 'k' } as Question,
    given: loss > 0 ? 'bad' : 'good',
    counsel: { version: 0, pick: 'good', second: 'bad', stake, want: null, mistakes },
  }
}

/** A game by what its answers have lost at first sight, and after a good look where that differs. */
async function reviewed(quick: readonly Judgement[], well: { readonly [at: number]: Judgement } = {}) {
  const told: (readonly ReviewMoment[])[] = []
  const asked: string[] = []
  const found = await review(
    quick.map(({ at }) => at),
    {
      judge: async (at, isQuick) => {
        asked.push(`${at} ${isQuick ? 'quick' : 'well'}`)
        return isQuick ? quick.find((one) => one.at === at)! : (well[at] ?? quick.find((one) => one.at === at)!)
      },
      tell: (_, so) => told.push(so),
    },
  )
  return { found: found.map(({ judgement, loss }) => [judgement.at, loss]), told, asked }
}

test('the answers that lost most are the moments, in the order they were played, one after the other', async () => {
  const { found, told } = await reviewed([judged(1, 7), judged(2, 0), judged(3, 20), judged(5, 9), judged(8, 12)])
  expect(found).toEqual([
    [3, 20],
    [5, 9],
    [8, 12],
  ])
  expect(told.map((so) => so.length)).toContain(1)
  expect(told.map((so) => so.length)).toContain(2)
})

test('what a good look does not confirm is no moment, and what was well found fills up', async () => {
  const { found } = await reviewed([judged(1, 7), judged(2, 0, 'much'), judged(4, 0)], { 1: judged(1, 0) })
  expect(found).toEqual([[2, 0]])
})

test('nothing stands out where nothing was lost', async () => {
  expect((await reviewed([judged(1, 0), judged(2, 0)])).found).toEqual([])
})

test('a long game is looked at all over, with patience for so many answers', async () => {
  const { asked } = await reviewed(Array.from({ length: 300 }, (_, at) => judged(at, 0)))
  expect(asked).toHaveLength(70)
  expect(asked.at(-1)).toBe('295 quick')
})

test('an answer has lost what the bot says of it', () => {
  expect(lossOf(judged(1, 8))).toBe(8)
  expect(lossOf(judged(1, 0, 'much'))).toBe(0)
})

const event = (what: string, facts: GameEvent['facts']): GameEvent => ({ law: '4.3', what, facts })

test('luck is what was rolled against what dice give on average', () => {
  const fought = [event('battle', { seat: 0, defender: 1 }), event('rolled', { high: 3, low: 0 })]
  expect(luckIn([...fought, ...fought], rootLuck, 2)).toEqual([
    { seat: 0, value: 6, expected: 3.75 },
    { seat: 1, value: 0, expected: 2.25 },
  ])
  expect(luckIn([event('dieRolled', { seat: 1, result: 3 })], smallworldLuck, 2)).toEqual([
    { seat: 1, value: 3, expected: 1 },
  ])
  expect(luckIn([event('moved', { seat: 0 })], rootLuck, 2)).toEqual([])
})

test('what a hireling rolls is nobody’s luck', () => {
  const fought = [event('battle', { seat: 2, defender: 1 }), event('rolled', { high: 3, low: 0 })]
  expect(luckIn(fought, rootLuck, 2)).toEqual([{ seat: 1, value: 0, expected: 1.125 }])
})
