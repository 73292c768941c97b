import { type Game, randomFrom, resample, type State } from '@spinney/kernel'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { type Counsel, type Minds, mindsHere, openHost, type Thought } from '../src/index.ts'
import { anyMinds, playOut, stillClock, tollHost, untilPerson } from './support.ts'

const counsel = (thought: Thought): Counsel => ({
  version: -1,
  pick: thought.ask.options[0]!,
  second: null,
  stake: 'little',
  want: null,
  mistakes: [],
})

/** Bots that pick anything, and a coach that says what it was asked. */
function coached() {
  const thoughts: Thought[] = []
  const minds: Minds = {
    ...anyMinds,
    counsel: async (thought) => {
      thoughts.push(thought)
      await Promise.resolve()
      return counsel(thought)
    },
  }
  return { minds, thoughts }
}

describe('a coach', () => {
  test('speaks to one person who plays with bots, about the question that is put now', async () => {
    const host = await tollHost([null, 'b', 'b'], { minds: coached().minds })
    await untilPerson(host)
    const person = host.join([0])
    const { view } = person.now()
    const said = await person.counsel(0)
    expect(said.version).toBe(view.version)
    expect(view.asked!.options).toContainEqual(said.pick)
  })

  test('is silent where another person plays, or may look on', async () => {
    const two = await tollHost([null, null, 'b'], { minds: coached().minds })
    const seat = two.position.table.ask!.seat as number
    await expect(two.join([seat]).counsel(seat)).rejects.toThrow('plays alone')
    const alone = await tollHost([null, 'b'], { minds: coached().minds })
    await untilPerson(alone)
    const person = alone.join([0])
    alone.join([])
    await expect(person.counsel(0)).rejects.toThrow('plays alone')
    const watched = await tollHost([null, 'b'], { minds: coached().minds, watched: true })
    await untilPerson(watched)
    await expect(watched.join([0]).counsel(0)).rejects.toThrow('plays alone')
  })

  test('stops when the table changes, and when it is asked something else', async () => {
    const { minds, thoughts } = coached()
    const host = await tollHost([null, 'b'], { minds })
    await untilPerson(host)
    const person = host.join([0])
    const first = person.counsel(0)
    const second = person.counsel(0)
    await expect(first).rejects.toThrow('changed')
    await second
    const third = person.counsel(0)
    const { kind, options } = person.now().view.asked!
    const answer = person.answer({ seat: 0, kind, pick: options![0]! })
    await Promise.all([expect(third).rejects.toThrow('changed'), answer])
    // Whoever was thinking has been told each time.
    expect(thoughts.map(({ cancel }) => cancel.aborted)).toEqual([true, true, true])
  })

  test('has no place where bots think elsewhere', async () => {
    const host = await tollHost([null, 'b'])
    await untilPerson(host)
    await expect(host.join([0]).counsel(0)).rejects.toThrow('nobody is coached')
  })

  test('says the same, whatever the others hide and whatever the seed', async () => {
    const game = smallworld as unknown as Game<State>
    const said = async (seed: string) => {
      const setting = { id: 't', seating: [null, 'novice', 'novice'], store: null, clock: stillClock }
      const thinking = { answer: { iterations: 5 }, hint: { iterations: 40 } }
      const host = await openHost(game, game.config({ players: 3, firstPlayer: 0 }), seed, { ...setting, thinking })
      await untilPerson(host)
      return { host, words: await host.join([0]).counsel(0) }
    }
    const { host, words } = await said('a')
    const { state, ask } = host.position.table
    for (let n = 0; n < 3; n++) {
      const other = resample(game, state, 0, randomFrom(`other${n}`))
      const budget = { iterations: 40 }
      const thought = { game, state: other, ask: ask!, bot: 'sharp', seed: 'coach', budget, cancel: { aborted: false } }
      expect(await mindsHere.counsel!(thought)).toEqual(words)
    }
  })
})

describe('a finished game', () => {
  test('is judged answer by answer, from what the seat could know then', async () => {
    const { minds, thoughts } = coached()
    const host = await tollHost([null, 'b'], { minds })
    const person = host.join([0])
    await untilPerson(host)
    await expect(person.judge(0, true)).rejects.toThrow('when the game is over')
    await playOut(host, person)
    const { answers } = host.position.table
    const at = answers.findIndex(({ seat }) => seat === 0)
    const { question, given, seat, counsel: said } = await person.judge(at, false)
    expect([seat, given]).toEqual([0, answers[at]!.pick])
    expect(question.options).toContainEqual(said.pick)
    expect((await person.judge(at, true)).at).toBe(at)
    expect(thoughts.map(({ bot }) => bot)).toEqual(['sharp', 'steady'])
    const others = answers.findIndex(({ seat: one }) => one === 1)
    await expect(person.judge(others, true)).rejects.toThrow('no answer of this seat')
    await expect(person.judge(answers.length, true)).rejects.toThrow('no answer of this seat')
  })
})
