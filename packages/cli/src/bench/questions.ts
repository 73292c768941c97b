import { CHANCE, openly, PASS, type Random, randomFrom, randomIndex, settle, take } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import type { BenchTime, Measurement } from './measure.ts'

/** What was put to one side. */
interface Put {
  turns: number
  questions: number
  /** With one answer; of these, with one that everybody could tell. */
  single: number
  open: number
}

/** How often the scripted player does something where it could decline. */
const EAGER = 0.85

/** Share of questions with one answer when each was put, counted before tables answered them. */
const BEFORE: { readonly [side: string]: number } = { eyrie: 51, alliance: 53, marquise: 44, vagabond: 18 }

/**
 * The questions that a scripted player is put, by side: all of them, those left where the table answers what has one
 * answer for somebody who plays alone, and where it does so among people, who must not learn what a hand holds.
 */
export function questionFigures(entry: GameEntry): (time: BenchTime) => Measurement[] {
  return ({ milliseconds }) => {
    const tables = Object.values(entry.benchTables ?? {})
    const sides = new Map<string, Put>()
    const games = milliseconds < 1000 ? 1 : 4
    for (const options of tables.length > 0 ? tables : [{ set: {} }]) {
      const config = entry.game.config(entry.configFrom(options))
      for (let i = 0; i < games; i++) count(entry, config, randomFrom(`questions/${i}`), sides)
    }
    return [...sides].flatMap(([side, put]) => rowsOf(`${entry.game.id}${side === '' ? '' : `, ${side}`}`, side, put))
  }
}

function rowsOf(name: string, side: string, { turns, questions, single, open }: Put): Measurement[] {
  const before = BEFORE[side]
  const was = before === undefined ? '' : ` (${before} % when this was first counted)`
  const among = questions - open
  return [
    { what: `${name}: questions in a turn, all put`, value: questions / turns, unit: '' },
    { what: `${name}: of these with one answer${was}`, value: (100 * single) / questions, unit: '%' },
    { what: `${name}: questions in a turn, playing alone`, value: (questions - single) / turns, unit: '' },
    { what: `${name}: with one answer, among people`, value: (100 * (single - open)) / among, unit: '%' },
  ]
}

/** Plays one game and counts what each side is asked. */
function count({ game, seatNames, turns }: GameEntry, config: unknown, random: Random, sides: Map<string, Put>): void {
  const names = seatNames(config)
  const isNamed = new Set(names).size === names.length && names.some((name) => !/^\d+$/.test(name))
  const put = names.map((name): Put => {
    const side = isNamed ? name : ''
    const known = sides.get(side) ?? { turns: 0, questions: 0, single: 0, open: 0 }
    sides.set(side, known)
    return known
  })
  const state = game.setup(config)
  let ask = settle(game, state)
  for (let answers = 0; ask !== null && answers < game.bound(config); answers++) {
    if (ask.seat !== CHANCE) {
      const side = put[ask.seat]!
      const isSingle = ask.options.length === 1
      side.questions++
      if (isSingle) side.single++
      if (isSingle && openly(game, state, ask)) side.open++
    }
    const last = ask.options.length - 1
    const canPass = ask.options[last] === PASS && last > 0
    const index = canPass && random.below(100) < EAGER * 100 ? random.below(last) : randomIndex(ask, random)
    ask = take(game, state, ask, index)
  }
  const each = (turns?.(state) ?? names.length) / names.length
  for (const side of put) side.turns += each
}
