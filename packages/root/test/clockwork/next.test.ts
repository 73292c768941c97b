import { settle, take, watch } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { automatonFacts, type Root, root } from '../../src/index.ts'
import { beside, order } from './playing.ts'

const numberOf = (step: string): number => Number(step.split('.')[1])

describe('[clockwork] the board of an automaton says what comes next', () => {
  test('out of its turn: the first step, and no clearing is ordered', () => {
    const { state } = beside('duchy')
    expect(automatonFacts(state, state.seatOf.duchy!)).toEqual({ next: 'DD.1', ordered: [] })
  })

  test('the clearings of its order, from the highest priority on', () => {
    const { state } = beside('marquise')
    const seat = state.seatOf.marquise!
    order('marquise', 'protection-racket')(state)
    const { ordered } = automatonFacts(state, seat)
    expect(ordered).toEqual([...ordered].sort((a, b) => a - b))
    expect(new Set(ordered.map((place) => state.suits[place]))).toEqual(new Set([state.own.automata!.marquise!.suit]))
  })

  test.each(['corvid', 'duchy', 'riverfolk'])(
    '%s: in its turn, no step before the last one told, none that is left out',
    (faction) => {
      const config = root.config({ seats: [faction, 'marquise', 'eyrie'], clockwork: { [faction]: {} } })
      const g: Root = root.setup(config)
      const seat = g.seatOf[faction]!
      let predicted: string | null = null
      let compared = 0
      let ask = settle(root, g)
      for (let i = 0; i < 1500 && ask !== null; i++) {
        const asked = ask
        const { events, value } = watch(() => take(root, g, asked, (i * 7) % asked.options.length))
        const told = events.filter(({ what, facts }) => what === 'clockworkStep' && facts.seat === seat)
        if (predicted !== null && told.length > 0) {
          expect(numberOf(predicted)).toBeLessThanOrEqual(numberOf(String(told[0]!.facts.step)))
          compared++
        }
        ask = value
        predicted = g.active === seat && g.phase !== 'setup' && !g.over ? automatonFacts(g, seat).next : null
      }
      expect(compared).toBeGreaterThan(5)
    },
  )
})
