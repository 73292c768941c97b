import {
  anyWord,
  ConfigError,
  call,
  chance,
  defineGame,
  frameOf,
  type Game,
  type GameDefinition,
  type Hidden,
  may,
  must,
  numberFrom,
  procedure,
  reveal,
  run,
  type Seat,
  type State,
  tell,
  wordSort,
} from '@spinney/kernel'

/**
 * Pebbles, a game for testing the kernel: two players draw coloured pebbles from a bag, keep them secret, and on their
 * turn throw one, hide one under a stone, peek at one of the other's, or pass. A throw can be caught by the other.
 */
export interface Pebbles extends State {
  bag: Hidden<string>
  hands: Hidden<string>[]
  stone: Hidden<string>
  thrown: string[]
  turn: Seat
  turns: number
  /** Last number of the die. */
  die: number
}

export interface PebblesConfig {
  readonly turns: number
}

interface Throw {
  by: Seat
  pebble: string
}

const COLOURS = ['blue', 'green', 'red']
const DIE = [1, 2, 3]

function put(bag: string[], pebble: string): void {
  bag.push(pebble)
  bag.sort()
}

function take(bag: string[], pebble: string): void {
  bag.splice(bag.indexOf(pebble), 1)
}

const kinds = (bag: readonly string[]) => COLOURS.filter((colour) => bag.includes(colour))

export const draw = procedure<Pebbles, { seat: Seat }>('draw', [
  chance<Pebbles, { seat: Seat }, string>('1.1', 'draw', {
    picks: 'pebble',
    options: (g) => kinds(g.bag),
    weights: (g) => kinds(g.bag).map((colour) => g.bag.filter((other) => other === colour).length),
    effect: (g, { seat }, pebble) => {
      take(g.bag, pebble)
      put(g.hands[seat]!, pebble)
      tell(
        '1.1',
        'drew',
        () => ({ seat }),
        () => ({ to: [seat], facts: { pebble } }),
      )
    },
  }),
])

export const thrown = procedure<Pebbles, Throw>('thrown', [
  may<Pebbles, Throw, string>('3.1', 'catch', {
    picks: 'pebble',
    who: (_g, { by }) => 1 - by,
    when: (g, { by }) => g.hands[1 - by]!.length > 0,
    options: (g, { by, pebble }) => kinds(g.hands[1 - by]!).filter((colour) => colour === pebble),
    about: (_g, { pebble }) => ({ pebble }),
    effect: (g, { by, pebble }) => {
      take(g.hands[1 - by]!, pebble)
      g.thrown.push(pebble)
      call(g, thrown, { by: 1 - by, pebble })
    },
  }),
])

export const turn = procedure<Pebbles, { seat: Seat }>('turn', [
  must<Pebbles, { seat: Seat }, string>('2.1', 'act', {
    picks: 'act',
    who: (_g, { seat }) => seat,
    options: (g, { seat }) => [
      ...kinds(g.hands[seat]!).flatMap((colour) => [`throw ${colour}`, `hide ${colour}`]),
      ...(g.hands[1 - seat]!.length > 0 ? ['peek'] : []),
      'wait',
    ],
    effect: (g, { seat }, pick) => {
      const [act, pebble] = pick.split(' ')
      if (act === 'wait') return
      if (act === 'peek') peek(g, seat)
      else if (act === 'hide') hide(g, seat, pebble!)
      else {
        take(g.hands[seat]!, pebble!)
        g.thrown.push(pebble!)
        tell('2.2', 'threw', () => ({ seat, pebble: pebble! }))
        call(g, thrown, { by: seat, pebble: pebble! })
      }
    },
  }),
  must<Pebbles, { seat: Seat }, string>('2.4', 'settle', {
    picks: 'act',
    who: (_g, { seat }) => seat,
    options: () => ['down'],
    effect: () => {},
  }),
  chance<Pebbles, { seat: Seat }, number>('2.5', 'die', {
    picks: 'die',
    options: () => DIE,
    effect: (g, _local, die) => {
      g.die = die
      tell('2.5', 'rolled', () => ({ die }))
    },
  }),
])

function hide(g: Pebbles, seat: Seat, pebble: string): void {
  take(g.hands[seat]!, pebble)
  put(g.stone, pebble)
  tell(
    '2.3',
    'hid',
    () => ({ seat }),
    () => ({ to: [seat], facts: { pebble } }),
  )
}

/** Tells the colour of the other's first pebble. */
function peek(g: Pebbles, seat: Seat): void {
  reveal()
  tell(
    '2.6',
    'peeked',
    () => ({ seat }),
    () => ({ to: [seat], facts: { pebble: g.hands[1 - seat]![0]! } }),
  )
}

export const game = procedure<Pebbles>('game', [
  run('1.1', 'deal', (g) => {
    for (let i = 0; i < 2; i++) for (const seat of [0, 1]) call(g, draw, { seat })
  }),
  run('1.2', 'turns', (g) => {
    if (g.turns === 0) return 'done'
    g.turns--
    call(g, turn, { seat: g.turn })
    g.turn = 1 - g.turn
    return 'again'
  }),
])

const definition: GameDefinition<Pebbles, PebblesConfig> = {
  id: 'pebbles',
  rules: '1',
  config: (input) => {
    const turns = (input as Partial<PebblesConfig> | null)?.turns
    if (typeof turns !== 'number') throw new ConfigError('turns: a number is missing')
    return { turns }
  },
  seats: () => 2,
  setup: ({ turns }) => ({
    flow: [frameOf(game, {})],
    version: 0,
    over: false,
    bag: COLOURS.flatMap((colour) => [colour, colour, colour]),
    hands: [[], []],
    stone: [],
    thrown: [],
    turn: 0,
    turns,
    die: 0,
  }),
  procedures: [game, turn, draw, thrown],
  sorts: { pebble: wordSort(COLOURS), act: anyWord, die: numberFrom(1, DIE.length) },
  open: ['bag', 'hands', 'stone', 'thrown', 'turn', 'turns', 'die'],
  secrets: (g) => [
    { items: g.hands[0]!, knownTo: [0], pool: 'pebbles', bag: true },
    { items: g.hands[1]!, knownTo: [1], pool: 'pebbles', bag: true },
    { items: g.stone, knownTo: [], pool: null },
    { items: g.bag, knownTo: [], pool: 'pebbles', bag: true },
  ],
  result: (g) => (g.over ? { winners: [0], scores: [g.hands[0]!.length, g.hands[1]!.length], how: 'turns' } : null),
  bound: ({ turns }) => 10 + turns * 12,
  conserved: (g) => ({
    pebbles: g.bag.length + g.hands[0]!.length + g.hands[1]!.length + g.stone.length + g.thrown.length,
  }),
}

/** Pebbles, or Pebbles with something put in the place of a part: how a flaw is made. */
export function pebbles(changes: Partial<GameDefinition<Pebbles, PebblesConfig>> = {}): Game<Pebbles, PebblesConfig> {
  return defineGame<Pebbles, PebblesConfig>({ ...definition, ...changes })
}
