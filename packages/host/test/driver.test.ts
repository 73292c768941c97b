import { openly, randomFrom } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import type { Clock, Minds, Thought, Update } from '../src/index.ts'
import { anyMinds, stillClock, tollHost, untilPerson } from './support.ts'

/** A bot that thinks until it is told what to answer. */
function slowMinds() {
  const asked: { readonly thought: Thought; answer(index: number): void }[] = []
  const minds: Minds = {
    choose: (thought) => new Promise((resolve) => asked.push({ thought, answer: resolve })),
    advise: (thought) =>
      new Promise((resolve) => {
        const answer = () =>
          resolve({ version: 0, pick: 'x', second: null, sentence: { key: 'k', data: {} }, reason: null })
        asked.push({ thought, answer })
      }),
  }
  return { minds, asked }
}

/** A clock that the test moves. */
function handClock() {
  const waiting: { ms: number; action: () => void }[] = []
  const clock: Clock = {
    now: () => 0,
    after(ms, action) {
      const timer = { ms, action }
      waiting.push(timer)
      return () => void waiting.splice(waiting.indexOf(timer), 1)
    },
  }
  return { clock, waiting, ring: () => waiting.shift()?.action() }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('bots', () => {
  test('wait until they are told how fast to play, and while they are told to wait', async () => {
    const host = await tollHost(['a', 'b'])
    await host.settled()
    const before = host.position
    await turn()
    expect(host.position).toBe(before)
    host.setPace({ pause: 0 })
    host.setPace(null)
    await host.settled()
    expect(host.position).toBe(before)
    await untilPerson(host)
    expect(host.position.table.state.over).toBe(true)
  })

  test('make a pause before each thing that can be seen', async () => {
    const { clock, waiting, ring } = handClock()
    const host = await tollHost(['a', 'b'], { clock })
    const heard: Update[] = []
    host.join([], (update) => heard.push(update))
    host.setPace({ pause: 600 })
    for (let i = 0; i < 20; i++) {
      await turn()
      expect(waiting.map(({ ms }) => ms)).toEqual([600])
      ring()
      await turn()
      expect(heard).toHaveLength(i + 1)
      expect(heard[i]!.rows.some(({ events }) => events.length > 0)).toBe(true)
    }
    host.setPace({ pause: 1500 })
    await turn()
    expect(waiting.map(({ ms }) => ms)).toEqual([1500])
    host.close()
    await host.settled()
    expect(waiting).toEqual([])
  })

  test('take as long without a choice as with one, where others cannot know that there was none', async () => {
    const { clock, waiting, ring } = handClock()
    let time = 0
    let single = 0
    const thought: Minds = {
      ...anyMinds,
      choose: (asked) => {
        // Whoever has a choice thinks for 350 ms.
        if (asked.ask.options.length > 1) time += 350
        else if (!openly(asked.game, asked.state, asked.ask)) single++
        return anyMinds.choose(asked)
      },
    }
    const host = await tollHost(['a', 'a', null], { clock: { ...clock, now: () => time }, minds: thought })
    const person = host.join([2])
    host.setPace({ pause: 0 })
    const pauses: number[] = []
    for (let i = 0; i < 3000 && host.position.table.ask !== null; i++) {
      await turn()
      const { ask } = host.position.table
      if (waiting.length > 0) {
        pauses.push(waiting[0]!.ms)
        ring()
      } else if (ask?.seat === 2) await person.answer({ seat: 2, kind: ask.kind, pick: ask.options[0]! })
    }
    expect(single).toBeGreaterThan(0)
    expect(pauses.filter((ms) => ms === 350)).toHaveLength(single)
  })

  test('who looks back does not wait for a bot that thinks', async () => {
    const { minds, asked } = slowMinds()
    const host = await tollHost(['a', null], { minds })
    const person = host.join([1])
    host.setPace({ pause: 0 })
    await turn()
    expect(asked).toHaveLength(1)
    expect(person.look(0).at).toBe(0)
    expect(person.now().waiting).toBe('bot')
    asked[0]!.answer(0)
    await turn()
    expect(host.position.version).toBeGreaterThan(1)
  })

  test('whoever asks for a hint again waits for the same thought; once the table has changed, for another one', async () => {
    const { minds, asked } = slowMinds()
    const host = await tollHost([null, null], { minds })
    const person = host.join([0, 1])
    const next = () => host.position.table.ask!
    const hints = [person.hint(next().seat as number), person.hint(next().seat as number)]
    await turn()
    expect(asked).toHaveLength(1)
    const { seat, kind, options } = next()
    await person.answer({ seat, kind, pick: options[0]! })
    expect(asked[0]!.thought.cancel.aborted).toBe(true)
    void person.hint(next().seat as number)
    expect(asked).toHaveLength(2)
    asked[0]!.answer(0)
    expect(await hints[0]).toBe(await hints[1])
    void person.hint(next().seat as number)
    expect(asked).toHaveLength(2)
  })

  test('are told to stop when they are to wait, and what they say then does not count', async () => {
    const { minds, asked } = slowMinds()
    const host = await tollHost(['a', null], { minds })
    const before = host.position
    host.setPace({ pause: 0 })
    await turn()
    host.setPace(null)
    expect(asked[0]!.thought.cancel.aborted).toBe(true)
    asked[0]!.answer(0)
    await host.settled()
    expect(host.position).toBe(before)
  })

  test('an answer taken back while a bot thinks: nothing comes of the thinking', async () => {
    const { minds, asked } = slowMinds()
    for (let seed = 0; seed < 60; seed++) {
      const host = await tollHost([null, 'a'], { minds, seed: String(seed) })
      const person = host.join([0])
      // Answers until a bot is asked with nothing between that could not be taken back.
      const random = randomFrom(seed)
      for (let i = 0; i < 40 && person.now().waiting === 'person'; i++) {
        const { kind, options } = person.now().view.asked!
        await person.answer({ seat: 0, kind, pick: options![random.below(options!.length)]! })
      }
      if (person.now().undoable === 0) continue
      asked.length = 0
      host.setPace({ pause: 0 })
      await turn()
      const before = person.now()
      expect(before.waiting).toBe('bot')
      await person.undo(0)
      expect(asked[0]!.thought.cancel.aborted).toBe(true)
      const back = host.position
      asked[0]!.answer(0)
      await turn()
      expect(host.position).toBe(back)
      expect(person.now().waiting).toBe('person')
      return
    }
    throw new Error('no such position was found')
  })

  test('a hint is not waited for once the table has changed', async () => {
    const { minds, asked } = slowMinds()
    const host = await tollHost([null, null], { minds })
    const people = host.join([0, 1])
    const { seat, kind, options } = host.position.table.ask!
    const hint = people.hint(seat as number)
    await people.answer({ seat, kind, pick: options[0]! })
    expect(asked[0]!.thought.cancel.aborted).toBe(true)
    asked[0]!.answer(0)
    expect((await hint).pick).toBe('x')
    await expect(people.hint(1 - (host.position.table.ask!.seat as number))).rejects.toThrow('is not asked anything')
  })

  test('what goes wrong with one is told, and the table stands as it was', async () => {
    const troubles: unknown[] = []
    const minds: Minds = {
      ...anyMinds,
      choose: (thought) => {
        if (thought.state.version > 20) throw new Error('no idea')
        return anyMinds.choose(thought)
      },
    }
    const host = await tollHost(['a', 'b'], { minds, clock: stillClock, trouble: (error) => troubles.push(error) })
    host.setPace({ pause: 1 })
    await expect(host.settled()).rejects.toThrow('no idea')
    expect(troubles).toHaveLength(1)
    expect(host.position.table.state.version).toBeGreaterThan(20)
    expect(host.join([]).now().waiting).toBe('bot')
  })
})
