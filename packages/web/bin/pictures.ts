// Makes pictures and puzzles of scenario files and of positions between bots: for the build and for its tests.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Puzzle as BotPosition, puzzlePosition } from '@spinney/bots'
import type { Aides } from '@spinney/host'
import {
  type Ask,
  type Blocked,
  decide,
  equal,
  type Game,
  isRecord,
  type Json,
  PASS,
  type Pick,
  type Question,
  type Seat,
  type State,
  view,
  whyNot,
} from '@spinney/kernel'
import { type ScenarioKit, type Scene, scenariosIn, sceneOf } from '@spinney/kernel/scenario'
import { root, scenarioKit as rootKit } from '@spinney/root'
import { aides as rootAides } from '@spinney/root/aides'
import { smallworld, scenarioKit as smallworldKit } from '@spinney/smallworld'
import { aides as smallworldAides } from '@spinney/smallworld/aides'
import { parse } from 'yaml'
import type { BotPuzzle, Choice, Example, ExampleRow, Picture, Puzzle } from '../src/examples/types.ts'

/** A game as far as pictures of it go. Types of states are forgotten here. */
interface Pictured {
  readonly game: Game<State>
  readonly kit: ScenarioKit<State>
  readonly aides: Aides
  /** The fields of `given` that say which table it is. */
  readonly table: readonly string[]
  /** Whose turn it is. */
  active(state: State): Seat
  /** What a seat plays. */
  side(state: State, seat: Seat): string
  /** The rules that a title names stand behind this word: `[law 4.3]`. */
  readonly tag: string
  /** The numbers of the places that a scenario names. */
  places(given: { readonly [field: string]: unknown }): number[]
}

const fieldOf = (state: State, name: string): unknown => (state as unknown as Record<string, unknown>)[name]
const keysOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : [])

export const PICTURED: { readonly [game: string]: Pictured } = {
  root: {
    game: root as unknown as Game<State>,
    kit: rootKit as unknown as ScenarioKit<State>,
    aides: rootAides,
    table: ['seats', 'map', 'deck', 'preset', 'setup', 'players', 'pool'],
    active: (state) => fieldOf(state, 'active') as Seat,
    side: (state, seat) => (fieldOf(state, 'factions') as string[])[seat] ?? '',
    tag: 'law',
    places: ({ clearings }) => keysOf(clearings).map(Number).filter(Number.isInteger),
  },
  smallworld: {
    game: smallworld as unknown as Game<State>,
    kit: smallworldKit as unknown as ScenarioKit<State>,
    aides: smallworldAides,
    table: ['players', 'preset'],
    active: (state) => fieldOf(state, 'seat') as Seat,
    side: () => '',
    tag: 'sw',
    places: () => [],
  },
}

/** An example or a puzzle with what lists know of it. */
export interface Made {
  readonly row: ExampleRow
  readonly data: Example | BotPuzzle
}

/** The worked examples are puzzles, each once; what else a file shows of them is an example only. */
const WORKED = /^[xpld]\d\d[ab]?$/
/** A list of choices is no longer. */
const CHOICES = 4

/** All of a game, by part: a part is a file. `packages` is the folder of that name. */
export function madeIn(packages: string, game: string): Map<string, Made[]> {
  const parts = new Map<string, Made[]>()
  const folder = join(packages, game, 'scenarios')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'))) {
    const part = file.replace('.scenario.yaml', '')
    const entries = scenariosIn(parse(readFileSync(join(folder, file), 'utf8')))
    parts.set(
      part,
      entries.flatMap((entry) => (entry.id === null ? [] : [exampleOf(game, part, entry.id, entry.title, entry.body)])),
    )
  }
  const bots = JSON.parse(readFileSync(join(packages, 'bots/puzzles', `${game}.json`), 'utf8')) as BotPosition[]
  parts.set(
    'bots',
    bots.map((position) => botPuzzleOf(game, position)),
  )
  return parts
}

const plainOf = (state: State): Json => JSON.parse(JSON.stringify(state)) as Json

function pictureOf({ game, aides }: Pictured, state: State, seat: Seat): Picture {
  return { view: view(game, state, seat), aides: aides(state, seat) }
}

function exampleOf(name: string, part: string, id: string, title: string, body: unknown): Made {
  const pictured = PICTURED[name]!
  const { game, kit } = pictured
  const laws = lawsIn(title, pictured.tag)
  const scene = sceneOf(kit, body)
  const seat = seatOf(pictured, scene)
  const given = isRecord(body) && isRecord(body.given) ? body.given : {}
  const config = Object.fromEntries(
    pictured.table.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])),
  )
  const puzzle = lawPuzzle(pictured, scene, laws, seat)
  const isAllowed = scene.refused.length === 0
  const side = pictured.side(scene.before, seat)
  return {
    row: {
      id,
      game: name,
      laws,
      isAllowed,
      part,
      puzzle: WORKED.test(id) ? { form: puzzle.form, side, level: puzzle.form === 'rule' ? 2 : 1 } : null,
    },
    data: {
      game: name,
      id,
      seat,
      config: game.config(config) as Json,
      before: pictureOf(pictured, scene.before, seat),
      after: pictureOf(pictured, scene.after, seat),
      state: plainOf(scene.before),
      places: [...new Set([...pictured.places(given), ...placesIn(scene.steps.map(({ pick }) => pick))])],
      laws,
      events: scene.events.map(({ law, what, facts }) => ({ law, what, facts })),
      isAllowed,
      puzzle,
    },
  }
}

/** The clearings that answers name. */
function placesIn(picks: readonly Pick[]): number[] {
  return picks.flatMap((pick) => {
    if (typeof pick === 'number') return []
    if (typeof pick === 'string') return []
    return ['from', 'to', 'clearing'].flatMap((field) => {
      const value = pick[field]
      return typeof value === 'number' && value > 0 ? [value] : []
    })
  })
}

const lawsIn = (title: string, tag: string): string[] =>
  [...title.matchAll(new RegExp(`\\[${tag} ([^\\]]+)\\]`, 'g'))].flatMap(([, list]) => list!.split(', '))

/** Whose example it is: the one who answers first, or whose turn it is. */
function seatOf({ game, active }: Pictured, { before, steps }: Scene<State>): Seat {
  const asked = decide(game, steps[0]?.state ?? before)?.seat
  return typeof asked === 'number' ? asked : Math.max(0, active(before))
}

/** What is asked about a scenario: what it allows, what it refuses, or by which rule. */
function lawPuzzle(pictured: Pictured, scene: Scene<State>, laws: readonly string[], seat: Seat): Puzzle {
  const { game } = pictured
  const last = decide(game, scene.after)
  if (scene.refused.length > 0 && last !== null && last.seat !== 'chance') {
    const refused = scene.refused[0]!
    const reason = reasonsAt(game, scene.after, last).find(({ pick }) => equal(pick, refused))
    const others = last.options.filter((pick) => pick !== PASS || last.options.length === 1).slice(0, CHOICES - 1)
    const blocked: Blocked = reason ?? { pick: refused, law: laws[0]!, why: '' }
    const choices = [...others.map((pick) => ({ pick, blocked: null })), { pick: refused, blocked }]
    return asked(pictured, 'mayNot', scene.after, last, choices, others.length)
  }
  for (const step of scene.steps.toReversed()) {
    const ask = decide(game, step.state)
    if (ask === null || ask.seat === 'chance' || step.pick === PASS) continue
    const wrong = differing(
      reasonsAt(game, step.state, ask).filter(({ after, pick }) => after === undefined && isWhole(pick)),
    )
    if (wrong.length === 0) continue
    const choices = [{ pick: step.pick, blocked: null }, ...wrong.map((blocked) => ({ pick: blocked.pick, blocked }))]
    return asked(pictured, 'may', step.state, ask, choices, 0)
  }
  return rulePuzzle(pictured, scene, laws, seat)
}

/** A reason may be about one end of a move alone: that is no answer one could choose. */
const isWhole = (pick: Pick): boolean => typeof pick !== 'object' || 'from' in pick === 'to' in pick

const reasonsAt = (game: Game<State>, state: State, ask: Ask<State>): readonly Blocked[] => {
  const seen = view(game, state, ask.seat as Seat).asked?.blocked ?? []
  return [...seen, ...whyNot(game, state, ask.seat as Seat, ask)]
}

/** A few that cannot be done, as unlike as there are. */
function differing(all: readonly Blocked[]): Blocked[] {
  const name = ({ pick, picks }: Blocked) => JSON.stringify([pick, picks])
  const reasons = all.filter((one, i) => all.findIndex((other) => name(other) === name(one)) === i)
  const kinds = [...new Set(reasons.map(({ why }) => why))]
  const first = kinds.map((kind) => reasons.find(({ why }) => why === kind)!)
  return [...first, ...reasons.filter((reason) => !first.includes(reason))].slice(0, CHOICES - 1)
}

/** Puts a question with these choices; which comes first follows from the position. */
function asked(
  pictured: Pictured,
  form: Puzzle['form'],
  state: State,
  ask: Ask<State>,
  choices: readonly Choice[],
  right: number,
): Puzzle {
  const seat = ask.seat as Seat
  const at = pictureOf(pictured, state, seat)
  const turned = turnedBy(choices, state.version + choices.length)
  return {
    form,
    question: questionOf(at),
    at,
    choices: turned,
    right: turned.indexOf(choices[right]!),
    reason: null,
    values: null,
  }
}

const questionOf = ({ view }: Picture): Question => view.asked!

const turnedBy = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!)

/** The rule that decides, among others of the same book. */
function rulePuzzle(pictured: Pictured, scene: Scene<State>, laws: readonly string[], seat: Seat): Puzzle {
  const others = OTHER_LAWS[pictured.tag]!.filter((law) =>
    laws.every((own) => !own.startsWith(law) && !law.startsWith(own)),
  )
  const begin = laws[0]!.length * 3
  const wrong = [0, 1, 2].map((i) => others[(begin + i * 4) % others.length]!)
  const list = [laws[0]!, ...wrong].map((law) => ({ pick: law, blocked: null }))
  const turned = turnedBy(list, begin)
  const at = pictureOf(pictured, scene.before, seat)
  return {
    form: 'rule',
    question: null,
    at,
    choices: turned,
    right: turned.indexOf(list[0]!),
    reason: null,
    values: null,
  }
}

/** Rules that could be thought of, and are not the one. */
const OTHER_LAWS: { readonly [tag: string]: readonly string[] } = {
  law: [
    '2.1.1',
    '2.2.3',
    '2.5',
    '3.2.1',
    '3.3.3',
    '4.1.1',
    '4.1.4',
    '4.2.1',
    '4.3.1',
    '4.3.4',
    '1.4.2',
    '1.5.4',
    '6.2.2',
  ],
  sw: ['SW-4.2', 'SW-5.3', 'SW-5.6', 'SW-7.2', 'SW-8.3', 'SW-10.6', 'SW-13.1', 'SW-14.2'],
}

function botPuzzleOf(name: string, position: BotPosition): Made {
  const pictured = PICTURED[name]!
  const { id, side, level, best, second, reason, values } = position
  const { state, ask } = puzzlePosition(pictured.game, position)
  const seat = ask.seat as Seat
  const rest = ask.options.filter((_, index) => index !== best && index !== second)
  const listed = [ask.options[best]!, ask.options[second]!, ...rest].slice(0, CHOICES)
  const puzzle = asked(
    pictured,
    'best',
    state,
    ask,
    listed.map((pick) => ({ pick, blocked: null })),
    0,
  )
  return {
    row: { id, game: name, laws: [ask.law], isAllowed: true, part: 'bots', puzzle: { form: 'best', side, level } },
    data: {
      game: name,
      id,
      seat,
      config: pictured.game.config(position.config) as Json,
      before: puzzle.at,
      state: plainOf(state),
      places: [],
      puzzle: { ...puzzle, reason, values },
    },
  }
}
