import { eventFor, type GameEvent, reveal, tell, watch } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'

const told = (listen?: boolean) => {
  let made = 0
  const facts = () => {
    made++
    return { n: 1 }
  }
  const watched = watch(() => tell('1', 'happened', facts, () => ({ to: [1], facts: { card: 'x' } })), listen)
  return { ...watched, made: () => made, facts }
}

describe('telling', () => {
  test('collects what happened, in order', () => {
    const { events } = watch(() => {
      tell('1', 'a', () => ({ n: 1 }))
      tell('2', 'b', () => ({}))
    })
    expect(events).toEqual([
      { law: '1', what: 'a', facts: { n: 1 } },
      { law: '2', what: 'b', facts: {} },
    ])
  })

  test('makes facts only when somebody listens', () => {
    const silent = told(false)
    expect([silent.made(), silent.events]).toEqual([0, []])
    tell('1', 'happened', silent.facts)
    expect(silent.made()).toBe(0)
    expect(told().made()).toBe(1)
  })

  test('secret facts go to their seats only', () => {
    const event = told().events[0] as GameEvent
    expect(eventFor(event, 1)).toEqual({ law: '1', what: 'happened', facts: { n: 1, card: 'x' } })
    for (const seat of [0, 2, null])
      expect(eventFor(event, seat)).toEqual({ law: '1', what: 'happened', facts: { n: 1 } })
  })

  test('a secret fact may stand in the place of an open one', () => {
    const event = { law: '1', what: 'drew', facts: { card: 'unseen' }, secret: { to: [0], facts: { card: 'x' } } }
    expect([0, 1].map((seat) => eventFor(event, seat).facts.card)).toEqual(['x', 'unseen'])
  })
})

describe('watching', () => {
  test('notices revealing, also when nobody listens', () => {
    expect(watch(() => reveal()).revealed).toBe(true)
    expect(watch(() => reveal(), false).revealed).toBe(true)
    expect(watch(() => 1)).toEqual({ value: 1, events: [], revealed: false })
  })

  test('what is watched inside something watched stays apart', () => {
    const outer = watch(() => {
      tell('1', 'outer', () => ({}))
      const inner = watch(() => {
        tell('1', 'inner', () => ({}))
        reveal()
      })
      expect(inner.events.map((event) => event.what)).toEqual(['inner'])
    })
    expect(outer.events.map((event) => event.what)).toEqual(['outer'])
    expect(outer.revealed).toBe(false)
  })

  test('an error inside leaves nobody listening', () => {
    expect(() =>
      watch(() => {
        throw new Error('broken rule')
      }),
    ).toThrow('broken rule')
    let made = false
    tell('1', 'later', () => {
      made = true
      return {}
    })
    expect(made).toBe(false)
  })
})
