import {
  anyWord,
  defineGame,
  type Frame,
  frameOf,
  type Game,
  numberFrom,
  type Procedure,
  type State,
  wordSort,
} from '@spinney/kernel'

/** The smallest state there is: a log of what happened. */
export interface Tiny extends State {
  log: string[]
}

/** A game out of some procedures, the first of which is played. */
export function tiny(...procedures: Procedure<Tiny, never>[]): Game<Tiny> {
  const all = procedures as unknown as Procedure<Tiny, unknown>[]
  const first = (): Frame => frameOf(all[0]!, {})
  return defineGame<Tiny, unknown>({
    id: 'tiny',
    rules: '1',
    config: (input) => input,
    seats: () => 3,
    setup: () => ({ flow: [first()], version: 0, over: false, log: [] }),
    procedures: all,
    sorts: { word: anyWord, fruit: wordSort(['plum', 'pear']), basket: numberFrom(1, 3) },
    open: ['log'],
    secrets: () => [],
    result: (g) => (g.over ? { winners: [], scores: [0, 0, 0], how: 'end' } : null),
    bound: () => 100,
  })
}
