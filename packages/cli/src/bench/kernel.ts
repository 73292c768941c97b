import {
  copy,
  defineGame,
  frameOf,
  must,
  playRandomly,
  procedure,
  randomFrom,
  type State,
  settle,
  wordSort,
} from '@spinney/kernel'
import { type BenchTime, type Measurement, microseconds, perSecond } from './measure.ts'

interface Empty extends State {
  count: number
}

const loop = procedure<Empty, Record<string, never>>('loop', [
  must('0', 'step', {
    picks: 'way',
    who: () => 0,
    options: () => STEPS,
    effect: (g) => {
      g.count++
      return 'again'
    },
  }),
])
const STEPS = ['left', 'right'] as const

/** A game that does nothing but ask: what is left is the kernel's own work. */
const empty = defineGame<Empty, null>({
  id: 'empty',
  rules: '1',
  config: () => null,
  seats: () => 1,
  setup: () => ({ flow: [frameOf(loop, {})], version: 0, over: false, count: 0 }),
  procedures: [loop],
  sorts: { way: wordSort(STEPS) },
  open: ['count'],
  secrets: () => [],
  result: () => null,
  bound: () => Number.POSITIVE_INFINITY,
})

/** What a decision costs beyond the game's own rules. */
export function kernelOverhead(time: BenchTime): Measurement[] {
  const state = empty.setup(null)
  const random = randomFrom('bench')
  settle(empty, state)
  const rate = perSecond(() => playRandomly(empty, state, random, 10_000), time)
  return [{ what: 'kernel: one decision of an empty game', value: 1e6 / rate, unit: 'µs' }]
}

/** A position of a middling game: as many lists and records as a board with pieces and hands has. */
function board() {
  return {
    version: 100,
    over: false,
    turn: 2,
    clearings: Array.from({ length: 12 }, (_, i) => ({
      suit: ['fox', 'rabbit', 'mouse'][i % 3]!,
      warriors: [i % 4, 0, 2, 1],
      buildings: ['sawmill', 'roost'].slice(0, i % 3),
      ruin: i % 5 === 0,
    })),
    hands: Array.from({ length: 4 }, (_, seat) => Array.from({ length: 5 }, (_, i) => seat * 5 + i)),
    deck: Array.from({ length: 30 }, (_, i) => i),
    scores: [3, 7, 12, 9],
    flow: [
      { proc: 'turn', at: 'daylight', local: { seat: 2, actions: 1 } },
      { proc: 'battle', at: 'dice', local: { clearing: 5, attacker: 2, defender: 0 } },
    ],
  }
}

/** The same copy as somebody would write it who knows the fields. */
function copyByHand(g: ReturnType<typeof board>): ReturnType<typeof board> {
  return {
    version: g.version,
    over: g.over,
    turn: g.turn,
    clearings: g.clearings.map(({ suit, warriors, buildings, ruin }) => ({
      suit,
      warriors: warriors.slice(),
      buildings: buildings.slice(),
      ruin,
    })),
    hands: g.hands.map((hand) => hand.slice()),
    deck: g.deck.slice(),
    scores: g.scores.slice(),
    flow: g.flow.map(({ proc, at, local }) => ({ proc, at, local: { ...local } })) as typeof g.flow,
  }
}

/** What copying a position costs, and how that compares. */
export function copying(time: BenchTime): Measurement[] {
  const g = board()
  const ours = microseconds(() => copy(g), time)
  const byHand = microseconds(() => copyByHand(g), time)
  const cloned = microseconds(() => structuredClone(g), time)
  return [
    { what: 'copy of a board position', value: ours, unit: 'µs' },
    { what: 'copy: time of ours / of one written by hand', value: ours / byHand, unit: '×' },
    { what: 'copy: time of structuredClone / of ours', value: cloned / ours, unit: '×' },
  ]
}
