import {
  anyWord,
  chance,
  defineGame,
  endGame,
  frameOf,
  must,
  numberFrom,
  procedure,
  type State,
  wordSort,
} from '@spinney/kernel'

/** Nim with one heap: take one to three, who takes the last wins. With a storm, chance takes one in between. */
export interface Nim extends State {
  heap: number
  turn: number
  players: number
  winner: number | null
  storm: boolean
}

const turn = procedure<Nim>('turn', [
  must<Nim, Record<string, never>, number>('1', 'take', {
    picks: 'stones',
    who: (g) => g.turn,
    options: (g) => [1, 2, 3].filter((n) => n <= g.heap),
    effect: (g, _local, n) => {
      g.heap -= n
      if (g.heap > 0) return
      g.winner = g.turn
      endGame(g)
    },
  }),
  chance<Nim, Record<string, never>, string>('2', 'storm', {
    picks: 'weather',
    when: (g) => g.storm && g.heap > 1,
    options: () => ['calm', 'gust'],
    effect: (g, _local, weather) => {
      if (weather === 'gust') g.heap--
    },
  }),
  must<Nim, Record<string, never>, string>('3', 'next', {
    picks: 'word',
    who: () => 'chance',
    options: () => ['next'],
    effect: (g) => {
      g.turn = (g.turn + 1) % g.players
      g.flow.push(frameOf(turn, {}))
    },
  }),
])

interface NimConfig {
  readonly heap: number
  readonly players: number
  readonly storm: boolean
}

export const nim = defineGame<Nim, NimConfig>({
  id: 'nim',
  rules: '1',
  config: (input) => input as NimConfig,
  seats: ({ players }) => players,
  setup: (config) => ({ flow: [frameOf(turn, {})], version: 0, over: false, turn: 0, winner: null, ...config }),
  procedures: [turn],
  sorts: { stones: numberFrom(1, 3), weather: wordSort(['calm', 'gust']), word: anyWord },
  open: ['heap', 'turn'],
  secrets: () => [],
  result: (g) =>
    g.winner === null
      ? null
      : {
          winners: [g.winner],
          scores: Array.from({ length: g.players }, (_, s) => (s === g.winner ? 1 : 0)),
          how: 'last',
        },
  bound: () => 1000,
})
