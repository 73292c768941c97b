import type { View } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import type { Moment } from '../src/engine/protocol.ts'
import { createMoments } from '../src/table/moments.ts'

const momentAt = (at: number): Moment => ({ at, view: { version: at } as View, aides: null })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Moments out of an engine that notes what it is asked for. */
function watched(answer: (at: number) => Moment | null = momentAt) {
  const asked: number[] = []
  const shown: number[] = []
  const moments = createMoments(async (at) => {
    asked.push(at)
    return answer(at)
  })
  const show = (at: number) => moments.show(at, (moment) => shown.push(moment.at))
  return { asked, shown, moments, show }
}

describe('earlier moments', () => {
  test('the next step in the same direction is there before it is asked for', async () => {
    const { asked, shown, show } = watched()
    show(9)
    await settled()
    expect(asked).toEqual([9, 8])
    show(8)
    expect(shown).toEqual([9, 8])
    await settled()
    expect(asked).toEqual([9, 8, 7])
  })

  test('nothing is fetched beside a jump, nor before the beginning', async () => {
    const { asked, show } = watched()
    show(9)
    await settled()
    show(4)
    await settled()
    expect(asked).toEqual([9, 8, 4])
    show(1)
    await settled()
    show(0)
    await settled()
    expect(asked).toEqual([9, 8, 4, 1, 0])
  })

  test('of two that are asked for only the later one is shown', async () => {
    const { shown, show } = watched()
    show(9)
    show(3)
    await settled()
    expect(shown).toEqual([3])
  })

  test('what is left is not shown any more', async () => {
    const { shown, moments, show } = watched()
    show(9)
    moments.leave()
    await settled()
    expect(shown).toEqual([])
  })

  test('what was forgotten is fetched anew, and what failed too', async () => {
    let fails = true
    const { asked, shown, moments, show } = watched((at) => (fails ? null : momentAt(at)))
    show(9)
    await settled()
    expect(shown).toEqual([])
    fails = false
    show(9)
    await settled()
    expect(shown).toEqual([9])
    moments.forget()
    show(9)
    await settled()
    expect(asked).toEqual([9, 9, 9])
  })
})
