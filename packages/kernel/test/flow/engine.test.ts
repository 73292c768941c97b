import { call, chance, decide, endGame, may, must, play, procedure, run, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { type Tiny, tiny } from '../support/tiny.ts'

const note = (text: string) => run<Tiny, unknown>('1', text, (g) => void g.log.push(text))
const logOf = (...procedures: Parameters<typeof tiny>) => start(tiny(...procedures), {}).state

describe('steps and calls', () => {
  test('steps run in the order written', () => {
    expect(logOf(procedure('a', [note('one'), note('two')])).log).toEqual(['one', 'two'])
  })

  test('a step runs to its end before what it called, and several calls run in the order written', () => {
    const b = procedure<Tiny, { n: number }>('b', [run('1', 'b', (g, { n }) => void g.log.push(`b${n}`))])
    const a = procedure<Tiny>('a', [
      run('1', 'first', (g) => {
        for (const n of [1, 2, 3]) call(g, b, { n })
        g.log.push('first')
      }),
      note('second'),
    ])
    expect(logOf(a, b).log).toEqual(['first', 'b1', 'b2', 'b3', 'second'])
  })

  test('calls nest: what a called frame calls comes before its brothers', () => {
    const c = procedure<Tiny>('c', [note('c')])
    const b = procedure<Tiny, { n: number }>('b', [
      run('1', 'b', (g, { n }) => {
        g.log.push(`b${n}`)
        call(g, c, {})
      }),
      run('1', 'end', (g, { n }) => void g.log.push(`end${n}`)),
    ])
    const a = procedure<Tiny>('a', [
      run('1', 'a', (g) => {
        call(g, b, { n: 1 })
        call(g, b, { n: 2 })
      }),
    ])
    expect(logOf(a, b, c).log).toEqual(['b1', 'c', 'end1', 'b2', 'c', 'end2'])
  })

  test('`again` runs the step again after what it called', () => {
    const b = procedure<Tiny>('b', [note('b')])
    const a = procedure<Tiny>('a', [
      run('1', 'a', (g) => {
        g.log.push('a')
        if (g.log.length > 4) return 'next'
        call(g, b, {})
        return 'again'
      }),
      note('end'),
    ])
    expect(logOf(a, b).log).toEqual(['a', 'b', 'a', 'b', 'a', 'end'])
  })

  test('`done` leaves the procedure; what it called still runs, and the caller goes on', () => {
    const c = procedure<Tiny>('c', [note('c')])
    const b = procedure<Tiny>('b', [
      run('1', 'b', (g) => {
        call(g, c, {})
        return 'done'
      }),
      note('never'),
    ])
    const a = procedure<Tiny>('a', [run('1', 'a', (g) => call(g, b, {})), note('end')])
    expect(logOf(a, b, c).log).toEqual(['c', 'end'])
  })

  test('frames nest as deep as the rules want', () => {
    const down: ReturnType<typeof procedure<Tiny, { n: number }>> = procedure<Tiny, { n: number }>('down', [
      run('1', 'down', (g, { n }) => (n > 0 ? call(g, down, { n: n - 1 }) : void g.log.push('bottom'))),
      run('1', 'up', (g, { n }) => void (n === 500 && g.log.push('top'))),
    ])
    const a = procedure<Tiny>('a', [run('1', 'a', (g) => call(g, down, { n: 500 }))])
    expect(logOf(a, down).log).toEqual(['bottom', 'top'])
  })

  test('endGame ends everything, also inside nested frames with calls pending', () => {
    const b = procedure<Tiny>('b', [run('1', 'b', (g) => endGame(g)), note('never')])
    const a = procedure<Tiny>('a', [
      run('1', 'a', (g) => {
        call(g, b, {})
        call(g, b, {})
      }),
      note('nor this'),
    ])
    const state = logOf(a, b)
    expect(state).toMatchObject({ log: [], flow: [], over: true })
    expect(decide(tiny(a, b), state)).toBeNull()
  })

  test('the game is over when the last frame has left', () =>
    expect(logOf(procedure('a', [note('x')])).over).toBe(true))

  test('a frame that names something unknown is an error that says so', () => {
    const game = tiny(procedure<Tiny>('a', [note('x')]))
    const state = game.setup({})
    expect(() => decide(game, { ...state, flow: [{ proc: 'b', at: 'x', local: {} }] })).toThrow('no procedure called b')
    expect(() => decide(game, { ...state, flow: [{ proc: 'a', at: 'y', local: {} }] })).toThrow('no step called y')
  })
})

describe('questions', () => {
  const effect = (g: Tiny, _local: unknown, pick: string) => void g.log.push(pick)

  test('`may` adds pass; pass has its own effect', () => {
    const game = tiny(
      procedure<Tiny>('a', [
        may('1', 'ask', {
          picks: 'word',
          who: () => 1,
          options: () => ['x'],
          effect,
          pass: (g) => void g.log.push('passed'),
        }),
      ]),
    )
    const { state } = start(game, {})
    expect(decide(game, state)).toMatchObject({ seat: 1, kind: 'ask', law: '1', options: ['x', 'pass'], weights: null })
    expect(play(game, state, { seat: 1, kind: 'ask', pick: 'pass' }).state.log).toEqual(['passed'])
    expect(play(game, state, { seat: 1, kind: 'ask', pick: 'x' }).state.log).toEqual(['x'])
  })

  test('`must` with nothing to pick does what `none` says, without asking', () => {
    const none = (g: Tiny) => void g.log.push('none')
    const game = tiny(
      procedure<Tiny>('a', [must('1', 'ask', { picks: 'word', who: () => 0, options: () => [], effect, none })]),
    )
    expect(start(game, {}).state).toMatchObject({ log: ['none'], over: true })
  })

  test('a question whose `when` does not hold is left out', () => {
    const game = tiny(
      procedure<Tiny>('a', [
        may('1', 'ask', { picks: 'word', who: () => 0, when: () => false, options: () => ['x'], effect }),
      ]),
    )
    expect(start(game, {}).state.over).toBe(true)
  })

  test('`again` asks the same again', () => {
    const ask = must<Tiny, unknown, string>('1', 'ask', {
      picks: 'word',
      who: () => 2,
      options: (g) => ['x', 'y', 'z'].filter((pick) => !g.log.includes(pick)),
      effect: (g, _local, pick) => {
        g.log.push(pick)
        return g.log.length < 2 ? 'again' : 'next'
      },
    })
    const game = tiny(procedure<Tiny>('a', [ask]))
    const next = play(game, start(game, {}).state, { seat: 2, kind: 'ask', pick: 'y' }).state
    expect(decide(game, next)?.options).toEqual(['x', 'z'])
    expect(play(game, next, { seat: 2, kind: 'ask', pick: 'x' }).state).toMatchObject({
      log: ['y', 'x'],
      over: true,
      version: 2,
    })
  })

  test('chance is asked like a seat, with weights; a kind may differ from the key', () => {
    const game = tiny(
      procedure<Tiny>('a', [
        chance('1', 'key', { picks: 'word', kind: 'die', options: () => ['x', 'y'], weights: () => [1, 3], effect }),
      ]),
    )
    const { state } = start(game, {})
    expect(decide(game, state)).toMatchObject({ seat: 'chance', kind: 'die', weights: [1, 3] })
  })

  test('a snapshot resumes inside the frame, with its variables', () => {
    const b = procedure<Tiny, { left: number }>('b', [
      must<Tiny, { left: number }, string>('1', 'ask', {
        picks: 'word',
        who: () => 0,
        options: () => ['x'],
        effect: (_g, local) => (--local.left > 0 ? 'again' : 'next'),
      }),
      note('end'),
    ])
    const game = tiny(procedure<Tiny>('a', [run('1', 'a', (g) => call(g, b, { left: 3 }))]), b)
    let { state } = start(game, {})
    for (let i = 0; i < 3; i++) {
      expect(state.flow[0]).toMatchObject({ proc: 'b', at: 'ask', local: { left: 3 - i } })
      state = play(game, JSON.parse(JSON.stringify(state)), { seat: 0, kind: 'ask', pick: 'x' }).state
    }
    expect(state.log).toEqual(['end'])
  })
})

describe('mistakes of whoever writes a game', () => {
  test('two steps of one key', () => expect(() => procedure('a', [note('x'), note('x')])).toThrow('two steps called x'))
  test('a step may be called like a method of records', () =>
    expect(procedure('a', [note('constructor')]).indexOf).toEqual({ constructor: 0 }))
  test('no steps', () => expect(() => procedure('a', [])).toThrow('no steps'))
  test('two procedures of one name', () =>
    expect(() => tiny(procedure('a', [note('x')]), procedure('a', [note('x')]))).toThrow('two procedures called a'))
})
