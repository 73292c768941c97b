import {
  ConfigError,
  chance,
  defineGame,
  endGame,
  frameOf,
  type Hidden,
  may,
  must,
  numberFrom,
  procedure,
  run,
  type State,
  tell,
  wordSort,
} from '@spinney/kernel'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import { entry } from '../src/entry.ts'

/** A game as small as can be that has all the terminal must show: a die, a secret, a pass, records, two seats or more. */
interface Pond extends State {
  turn: number
  fish: number[]
  /** The bait everybody has left; only the owner knows it. */
  bait: Hidden<string>[]
  turns: number
}

interface PondConfig {
  readonly names: readonly string[]
  readonly goal: number
}

const fishing = procedure<Pond, { goal: number }>('fishing', [
  may('1.1', 'bait', {
    picks: 'bait',
    who: (g) => g.turn,
    options: (g) => [...new Set(g.bait[g.turn])].sort(),
    effect: (g, _, pick: string) => {
      const own = g.bait[g.turn]!
      own.splice(own.indexOf(pick), 1)
      g.fish[g.turn]!++
      tell(
        '1.1',
        'baited',
        () => ({ seat: g.turn }),
        () => ({ to: [g.turn], facts: { bait: pick } }),
      )
    },
  }),
  must('1.2', 'cast', {
    picks: { side: 'side', far: 'far' },
    who: (g) => g.turn,
    options: () => [
      { side: 'left', far: 1 },
      { side: 'right', far: 2 },
    ],
    effect: () => {},
    about: (g) => ({ turn: g.turns }),
    blocked: () => [{ pick: { side: 'left', far: 3 }, law: '1.2.1', why: 'far' }],
  }),
  chance('1.3', 'catch', {
    picks: 'fish',
    options: () => [0, 1, 2],
    weights: () => [1, 2, 1],
    effect: (g, _, fish: number) => {
      g.fish[g.turn]! += fish
      tell('1.3', 'caught', () => ({ seat: g.turn, fish }))
    },
  }),
  run('1.4', 'next', (g, { goal }) => {
    if (g.fish[g.turn]! >= goal) endGame(g)
    g.turn = (g.turn + 1) % g.fish.length
    g.turns++
  }),
  run('1.5', 'again', (g, local) => {
    g.flow.push(frameOf(fishing, { ...local }))
  }),
])

const pond = defineGame<Pond, PondConfig>({
  id: 'pond',
  rules: '1',
  config: (input) => {
    const { names, goal = 5 } = input as PondConfig
    if (names.length < 2 || names.length > 4) throw new ConfigError('the pond has room for two to four')
    return { names, goal }
  },
  seats: ({ names }) => names.length,
  setup: ({ names, goal }) => ({
    flow: [frameOf(fishing, { goal })],
    version: 0,
    over: false,
    turn: 0,
    fish: names.map(() => 0),
    bait: names.map(() => ['fly', 'worm']),
    turns: 0,
  }),
  procedures: [fishing as never],
  sorts: {
    bait: wordSort(['fly', 'worm']),
    side: wordSort(['left', 'right']),
    far: numberFrom(1, 3),
    fish: numberFrom(0, 2),
  },
  open: ['turn', 'fish', 'bait'],
  secrets: (g) => g.bait.map((items, seat) => ({ items, knownTo: [seat], pool: null })),
  result: (g) => {
    if (!g.over) return null
    const most = Math.max(...g.fish)
    const winners = g.fish.flatMap((fish, seat) => (fish === most ? [seat] : []))
    return { winners, scores: g.fish, how: most > 5 ? 'plenty' : 'enough' }
  },
  bound: () => 500,
})

const SEATS = ['ann', 'bob', 'cid', 'dot']

const scenarioKit: ScenarioKit<Pond> = {
  game: pond as never,
  seatOf: (name) => (SEATS.includes(name) ? SEATS.indexOf(name) : undefined),
  given: (spec, refuse) => {
    const { fish = [0, 0] } = spec as { fish?: number[] }
    fish.forEach((n, i) => void (n < 0 && refuse(`fish[${i}]`, 'there is no such fish')))
    return { ...pond.setup({ names: ['ann', 'bob'], goal: 5 }), fish }
  },
  facts: (g) => ({ fish: { ann: g.fish[0]!, bob: g.fish[1]! }, turn: SEATS[g.turn]! }),
}

const en = {
  'decision.bait': 'Which bait?',
  'decision.cast': 'Where do you cast in turn {{turn}}?',
  'option.bait.fly': 'a fly',
  'option.cast': 'to the {{side}}, {{far}} yards',
  'option.any.pass': 'Nothing',
  'event.caught': '{{seat, seat}} catches {{fish}} fish',
  'event.baited': '{{seat, seat}} uses bait',
  'term.ann': 'Ann',
  'term.left': 'willow side',
  'term.enough': 'enough fish',
  'why.far': 'the line is too short',
}

const NAMES = { en: 'The Pond', ja: '池', zh: '池塘' }

export const pondEntry = entry<Pond, PondConfig>({
  game: pond,
  messages: (language) => ({ ...en, 'game.name': NAMES[language] }),
  configFrom: ({ players = 2, seats, set }) => ({
    names: seats ?? Array.from({ length: players }, (_, seat) => SEATS[seat] ?? 'one more'),
    ...(set.goal === undefined ? {} : { goal: Number(set.goal) }),
  }),
  seatNames: ({ names }) => names,
  turns: (g) => g.turns,
  statistics: () => {
    let unused = 0
    return {
      notes: (g) => g.bait.flat().length,
      add: (left) => {
        unused += Number(left)
      },
      report: () => ({ bait: { left: unused } }),
    }
  },
  scenarioKit,
})
