import {
  announcer,
  decide,
  type Listeners,
  may,
  play,
  procedure,
  type Reaction,
  react,
  reaction,
  run,
  type Seat,
  start,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { type Tiny, tiny } from '../support/tiny.ts'

const noting = (name: string) => procedure<Tiny>(name, [run('1', name, (g) => void g.log.push(name))])
const [x, y, z] = [noting('x'), noting('y'), noting('z')]

/** A game that lets these reactions happen and then goes on. */
function reacting(reactions: () => Reaction[], by: Seat, more = [x, y, z]) {
  const a = procedure<Tiny>('a', [
    run('1', 'a', (g) => react(g, reactions(), by)),
    run('1', 'end', (g) => void g.log.push('end')),
  ])
  return tiny(a, ...more)
}

describe('reactions', () => {
  test('a single one needs no order', () => {
    const game = reacting(() => [reaction(x, {})], 2)
    expect(start(game, {}).state.log).toEqual(['x', 'end'])
  })

  test('none at all is fine', () =>
    expect(
      start(
        reacting(() => [], 2),
        {},
      ).state.log,
    ).toEqual(['end']))

  test('the named seat is asked for the order, each time among those left; the last follows by itself', () => {
    const game = reacting(() => [reaction(x, {}), reaction(y, {}), reaction(z, {})], 2)
    const first = start(game, {}).state
    expect(decide(game, first)).toMatchObject({ seat: 2, kind: 'order', options: ['x', 'y', 'z'] })
    const second = play(game, first, { seat: 2, kind: 'order', pick: 'y' }).state
    expect(second.log).toEqual(['y'])
    expect(decide(game, second)?.options).toEqual(['x', 'z'])
    expect(play(game, second, { seat: 2, kind: 'order', pick: 'z' }).state.log).toEqual(['y', 'z', 'x', 'end'])
  })

  test('two of the same name can be told apart', () => {
    const w = procedure<Tiny, { n: number }>('w', [run('1', 'w', (g, { n }) => void g.log.push(`w${n}`))])
    const game = reacting(() => [reaction(w, { n: 1 }), reaction(w, { n: 2 })], 0, [w as never])
    const { state } = start(game, {})
    expect(decide(game, state)?.options).toEqual(['w', 'w#2'])
    expect(play(game, state, { seat: 0, kind: 'order', pick: 'w#2' }).state.log).toEqual(['w2', 'w1', 'end'])
  })

  test('lower ranks come first; only equals are put in order', () => {
    const game = reacting(() => [reaction(x, {}, 2), reaction(y, {}, 1), reaction(z, {}, 2)], 1)
    const { state } = start(game, {})
    expect(state.log).toEqual(['y'])
    expect(decide(game, state)?.options).toEqual(['x', 'z'])
    expect(play(game, state, { seat: 1, kind: 'order', pick: 'z' }).state.log).toEqual(['y', 'z', 'x', 'end'])
  })

  test('a reaction that asks is over before the order is asked again', () => {
    const asks = procedure<Tiny>('asks', [
      may('1', 'really', { picks: 'word', who: () => 0, options: () => ['yes'], effect: () => {} }),
    ])
    const game = reacting(() => [reaction(asks, {}), reaction(x, {}), reaction(y, {})], 2, [asks, x, y])
    const chosen = play(game, start(game, {}).state, { seat: 2, kind: 'order', pick: 'asks' }).state
    expect(decide(game, chosen)).toMatchObject({ seat: 0, kind: 'really' })
    const after = play(game, chosen, { seat: 0, kind: 'really', pick: 'pass' }).state
    expect(decide(game, after)).toMatchObject({ seat: 2, options: ['x', 'y'] })
  })
})

describe('announcing', () => {
  interface Events {
    rain: { wet: boolean }
    sun: Record<string, never>
  }

  test('listeners hear what they listen for, in the order of the modules, and may say nothing', () => {
    const heard: string[] = []
    const hear = (text: string): null => {
      heard.push(text)
      return null
    }
    const modules: Listeners<Tiny, Events>[] = [
      { rain: (_g, { wet }) => hear(`first ${wet}`) },
      { sun: () => hear('sun') },
      { rain: () => hear('second') ?? [reaction(x, {}, 2), reaction(y, {}, 1)] },
    ]
    const announce = announcer<Tiny, Events>(modules)
    const a = procedure<Tiny>('a', [run('1', 'a', (g) => announce(g, 'rain', { wet: true }, 0))])
    expect(start(tiny(a, x, y), {}).state.log).toEqual(['y', 'x'])
    expect(heard).toEqual(['first true', 'second'])
  })
})
