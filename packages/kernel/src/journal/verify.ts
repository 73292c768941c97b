import { commitmentTo, keyOf } from '../chance/pledge.ts'
import { roll, sealedRandom } from '../chance/random.ts'
import { equal } from '../equal.ts'
import { type Ask, decide, take } from '../flow/engine.ts'
import { indexOfAnswer, start } from '../flow/play.ts'
import { CHANCE, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { shortly } from '../outside.ts'
import { type Entry, type Journal, type Seal, sealAt } from './journal.ts'
import { reopen } from './replay.ts'

/** What a check of a record found. */
export interface Verdict {
  /** One seed, committed to before the first answer, gave every die and draw. */
  readonly proven: boolean
  /** As many answers from the beginning are proven. In a fork those that it has of the other game. */
  readonly provenUpTo: number
  /** All from this answer on is proven: that is where the last seed begins. Null where anything there does not fit. */
  readonly provenFrom: number | null
  /** Number of dice and draws checked. */
  readonly checked: number
  /** Whether the game is over. Where it is not, only its beginning is there. */
  readonly over: boolean
  /** Whether the seed is bound to game, rules, configuration and table. */
  readonly bound: boolean
  /** To be compared with what was shown before the first draw. */
  readonly commitments: readonly Pick<Seal, 'from' | 'commitment'>[]
  /** What each seat said before the first draw. */
  readonly words: readonly string[]
  /** What is wrong, in words; empty where all is well. */
  readonly problems: readonly Problem[]
  /** What the check does not cover, in words. */
  readonly remarks: readonly string[]
}

/** Something that does not fit. */
export interface Problem {
  /** Index of the answer, -1 for the record as a whole. */
  readonly at: number
  readonly message: string
}

/** Proves that every die and draw of a record came from the seed committed to at the start. */
export function verify<G extends State, C>(game: Game<G, C>, journal: Journal): Verdict {
  const { past, config, answers, state } = reopen(game, journal)
  const { checked, problems: found } = checkAnswers(game as Game<G>, config, journal, answers)
  const words = wrongWords(journal, game.seats(config as C))
  const problems = [...recordProblems(journal), ...words, ...found]
  const part = journal.seals[1]?.from ?? answers.length
  const sound = past === null && problems.every(({ at }) => at >= part)
  const isLastSound = past === null && isLastProven(journal, [...words, ...found])
  if (past !== null) problems.push({ at: past.stop?.at ?? -1, message: past.message })
  return {
    proven: problems.length === 0,
    provenUpTo: sound ? part : 0,
    provenFrom: isLastSound ? journal.seals.at(-1)!.from : null,
    checked,
    over: state.over,
    bound: journal.bond !== null,
    commitments: journal.seals.map(({ from, commitment }) => ({ from, commitment })),
    words: journal.bond?.words ?? [],
    problems,
    remarks: remarksOn(journal, state.over),
  }
}

/** The verdict on a record that does not follow the rules: it proves nothing. */
export function refuted({ seals, bond }: Journal, problem: Problem): Verdict {
  return {
    proven: false,
    provenUpTo: 0,
    provenFrom: null,
    checked: 0,
    over: false,
    bound: bond !== null,
    commitments: seals.map(({ from, commitment }) => ({ from, commitment })),
    words: bond?.words ?? [],
    problems: [problem],
    remarks: [],
  }
}

/** Whether the last seed was committed to and gave every draw from its beginning on. Words are part of every draw. */
function isLastProven(journal: Journal, found: readonly Problem[]): boolean {
  const { from, seed, commitment } = journal.seals.at(-1)!
  const isBound = seed !== null && commitmentTo(seed, journal, from) === commitment
  return isBound && journal.answers.length > 0 && found.every(({ at }) => at >= 0 && at < from)
}

interface Checked {
  readonly checked: number
  readonly problems: readonly Problem[]
}

/** Looks at every answer: whether chance followed its seed, and whether what was taken by itself could be. */
function checkAnswers<G extends State>(
  game: Game<G>,
  config: unknown,
  journal: Journal,
  answers: readonly Entry[],
): Checked {
  const problems: Problem[] = []
  const { state } = start(game, config)
  let checked = 0
  let drawn = 0
  answers.forEach((entry, at) => {
    const found = sealAt(journal, at)
    if (found.from === at) drawn = 0
    const ask = decide(game, state)!
    if (entry.seat === CHANCE) {
      if (found.seed !== null) {
        checked++
        problems.push(...wrongDraw(journal, found, ask, entry, at, drawn))
      }
      drawn++
    }
    problems.push(...wrongAuto(ask, entry, at))
    take(game, state, ask, indexOfAnswer(ask, entry))
  })
  return { checked, problems }
}

function wrongDraw<G>(
  journal: Journal,
  { seed, from }: Seal,
  ask: Ask<G>,
  { pick }: Entry,
  at: number,
  drawn: number,
): Problem[] {
  const expected = ask.options[roll(ask, sealedRandom(keyOf(seed!, journal, from), drawn))]!
  if (equal(expected, pick)) return []
  const [is, should] = [shortly(pick), shortly(expected)]
  return [{ at, message: `answer ${at + 1}: chance gave ${is}, the seed gives ${should}` }]
}

/** What is marked as taken by itself must have been without a choice, and a player's. */
function wrongAuto<G>({ seat, options }: Ask<G>, { auto }: Entry, at: number): Problem[] {
  if (auto !== true || (seat !== CHANCE && options.length === 1)) return []
  const reason = seat === CHANCE ? 'it is a draw' : `there were ${options.length} options`
  return [{ at, message: `answer ${at + 1} is marked as taken by itself, but ${reason}` }]
}

/** What is wrong with the record as a whole. A fork begins with a new seed at its answer. */
function recordProblems(journal: Journal): Problem[] {
  const { seals, answers } = journal
  const problems: Problem[] = []
  if (answers.length === 0) problems.push({ at: -1, message: 'the record is empty: there is nothing to prove' })
  seals.forEach(({ from, commitment, seed }, i) => {
    const at = i === 0 ? -1 : from
    const part = i === 0 ? 'the game' : `the part from answer ${from + 1} on`
    if (i > 0) problems.push({ at, message: `from answer ${from + 1} on a new seed by whoever forked` })
    if (seed === null) problems.push({ at, message: `the seed of ${part} is not revealed, so nothing can be proven` })
    else if (commitmentTo(seed, journal, from) !== commitment) {
      problems.push({ at, message: `the seed of ${part} does not fit the commitment made at its start` })
    }
  })
  return problems
}

/** Words that are nobody's could be tried until the dice suit. */
function wrongWords({ bond }: Journal, seats: number): Problem[] {
  const words = bond?.words.length ?? 0
  return words > seats ? [{ at: -1, message: `there are words of ${words} seats, the table has ${seats}` }] : []
}

function remarksOn({ bond, answers }: Journal, over: boolean): string[] {
  const remarks: string[] = []
  if (!over) remarks.push(`the game is not over: the record ends after ${answers.length} answers`)
  if (bond === null)
    remarks.push('the seed was not bound to game, table and configuration: it may have been chosen for this game')
  else if (bond.words.every((text) => text === ''))
    remarks.push('no seat added words of its own: whoever kept the game could try seeds before it began')
  else
    remarks.push(
      'words bind the dice where a player finds the own ones: whoever kept the game chose those of its seats',
    )
  remarks.push('answers of players follow the rules; nothing here proves who gave them')
  return remarks
}
