// Prints, as JSON, how many clicks a turn takes for a scripted player who plays from the map, by faction and for Small
// World. It uses the page's own ways (`src/table/paths.ts`) without a browser. Part of: npm run bench
import { planFor } from '@spinney/host'
import {
  type Game,
  openTable,
  PASS,
  type Pick,
  type Random,
  randomFrom,
  type Seat,
  type State,
  submit,
  type Table,
} from '@spinney/kernel'
import { root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { rootSorts } from '@spinney/words/root'
import { targetsOf as rootTargets, startOf } from '../src/root/targets.ts'
import { targetsOf as worldTargets } from '../src/smallworld/targets.ts'
import { numbersOf, type Path, type Pointing, pathsLeft, pathsOf, settled } from '../src/table/paths.ts'

/** How often the scripted player does something where it could decline. */
const EAGER = 85
/** Turns of the player that are counted. */
const TURNS = 6
/** No game takes so many answers for that. */
const ENDLESS = 4000

interface Sitting {
  readonly name: string
  readonly game: Game<State>
  readonly config: unknown
  readonly face: Pointing
  /** Counts turns of all seats, or rounds: `roundsIn` of them make one turn of each. */
  turnOf(state: State): number
  readonly roundsIn: number
}

const FACTIONS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'lizard',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
]

const SITTINGS: readonly Sitting[] = [
  ...FACTIONS.map((faction): Sitting => {
    const rival = faction === 'marquise' ? 'eyrie' : 'marquise'
    return {
      name: `root, ${faction}`,
      game: root as unknown as Game<State>,
      config: { seats: [faction, rival] },
      face: { targetsOf: rootTargets, startOf, isPrice: ({ what }) => rootSorts.story?.parts[what] === 'price' },
      turnOf: (state) => (state as unknown as { turns: number }).turns,
      roundsIn: 2,
    }
  }),
  {
    name: 'smallworld',
    game: smallworld as unknown as Game<State>,
    config: { players: 2 },
    face: { targetsOf: worldTargets },
    turnOf: (state) => (state as unknown as { turn: number }).turn,
    roundsIn: 1,
  },
]

/** The clicks that say a way: what it points at, one after the other, until nothing else is left; else a row of the list. */
function clicksFor(path: Path, paths: readonly Path[], face: Pointing): number {
  const chosen: string[] = []
  for (const target of path.targets) {
    const place = face.startOf?.(target) ?? target
    if (chosen.includes(place)) continue
    chosen.push(place)
    if (settled(pathsLeft(paths, chosen, face), chosen) !== null) return chosen.length
  }
  return chosen.length + 1
}

/** Takes any way, rarely one that declines. */
function wayIn(paths: readonly Path[], random: Random): Path {
  const eager = paths.filter(({ picks }) => picks[0] !== PASS)
  // A menu's own options stand for the ways that begin with them.
  const whole = eager.filter(
    (path) => path.picks.length > 1 || !eager.some((o) => o.index === path.index && o.picks.length > 1),
  )
  const from = whole.length > 0 && (eager.length === paths.length || random.below(100) < EAGER) ? whole : paths
  return from[random.below(from.length)]!
}

/** Answers for whoever is asked. */
function give(table: Table<State>, pick: Pick): void {
  const { seat, kind } = table.ask!
  submit(table, { seat: seat as Seat, kind, pick })
}

/** What has one answer is given by the table. */
function skip(table: Table<State>): void {
  while (table.ask?.seat === 0 && table.ask.options.length === 1) give(table, table.ask.options[0]!)
}

/** Number of clicks for one answer or more of the player, which are given; nobody counts those of the others. */
function play(table: Table<State>, face: Pointing, random: Random): number {
  const { options, seat } = table.ask!
  if (seat !== 0) {
    give(table, options[random.below(options.length)]!)
    return 0
  }
  const plan = planFor({ table, aides: () => null }, 0, [], (_state, asked) => asked.seat === 0)
  const question = plan.view!.asked!
  const paths = pathsOf(question, plan.nexts, plan.outlook, face)
  const way = wayIn(paths, random)
  for (const pick of way.picks) {
    skip(table)
    give(table, pick)
  }
  return numbersOf(question) !== null ? 1 : clicksFor(way, paths, face)
}

function measure({ name, game, config, face, turnOf, roundsIn }: Sitting) {
  const random = randomFrom(`clicks/${name}`)
  const table = openTable(game, game.config(config), `clicks/${name}`)
  const last = turnOf(table.state) + TURNS * roundsIn
  let clicks = 0
  for (let i = 0; i < ENDLESS; i++) {
    skip(table)
    if (table.ask === null || turnOf(table.state) >= last) break
    clicks += play(table, face, random)
  }
  return { what: `${name}: clicks in a turn, from the map`, value: clicks / TURNS, unit: '' }
}

console.log(JSON.stringify({ rows: SITTINGS.map(measure), problem: null }))
