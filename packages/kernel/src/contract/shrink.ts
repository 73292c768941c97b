import { equal } from '../equal.ts'
import { decide, take } from '../flow/engine.ts'
import { start } from '../flow/play.ts'
import type { Answer, Pick, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import type { Failure } from './failure.ts'
import { answerTo } from './position.ts'
import { PATH, recheck } from './properties.ts'

/** So many shorter games are tried at most. */
const ATTEMPTS = 400

interface Search<G extends State> {
  readonly game: Game<G>
  best: Failure
  left: number
}

/** A shorter way to the same failure, where one is found: first its shortest beginning, then with answers left out. */
export function shrink<G extends State>(game: Game<G>, failure: Failure): Failure {
  // A game that does not end is as long as its bound: there is nothing to leave out.
  if (failure.property === 'ends') return failure
  const search = { game, best: failure, left: ATTEMPTS }
  shortestBeginning(search)
  leaveOut(search)
  simplify(search)
  leaveOut(search)
  return search.best
}

/** Tries answers; keeps them as the best when the property fails there too. */
function attempt<G extends State>(search: Search<G>, answers: readonly Answer[]): boolean {
  if (search.left <= 0) return false
  search.left--
  const { property, config, seed } = search.best
  const message = recheck(search.game, property, config, answers, seed)
  if (message === null) return false
  search.best = { ...search.best, answers, message }
  return true
}

/** A property of a position may fail earlier than it was noticed; one of a path fails from some answer on. */
function shortestBeginning<G extends State>(search: Search<G>): void {
  const { answers, property } = search.best
  if (!Object.hasOwn(PATH, property)) {
    const last = Math.min(answers.length, ATTEMPTS / 4)
    for (let length = 0; length < last; length++) if (attempt(search, answers.slice(0, length))) return
    return
  }
  let [low, high] = [0, answers.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (attempt(search, answers.slice(0, middle))) high = middle
    else low = middle + 1
  }
}

/** Leaves out ever smaller pieces. */
function leaveOut<G extends State>(search: Search<G>): void {
  for (let size = Math.ceil(search.best.answers.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = search.best.answers.length - size; from >= 0 && search.left > 0; from -= size) {
      const { answers, config } = search.best
      attempt(search, follow(search.game, config, [...answers.slice(0, from), ...answers.slice(from + size)]))
      from = Math.min(from, search.best.answers.length)
    }
  }
}

/**
 * Replaces answers by plainer ones. The last option, which is often to pass, is taken if the game gets shorter by it;
 * otherwise the first option. So what is left shows nothing that does not matter.
 */
function simplify<G extends State>(search: Search<G>): void {
  for (let at = 0; at < search.best.answers.length && search.left > 0; at++) {
    const length = search.best.answers.length
    const shorter = replaced(search, at, 'last')
    if (shorter.length < length && attempt(search, shorter)) continue
    const simpler = replaced(search, at, 'first')
    if (simpler.length <= length && !equal(simpler, search.best.answers)) attempt(search, simpler)
  }
}

function replaced<G extends State>({ game, best }: Search<G>, at: number, place: Wanted['place']): Answer[] {
  return follow(
    game,
    best.config,
    best.answers.map((answer, i) => (i === at ? { ...answer, place } : answer)),
  )
}

interface Wanted extends Answer {
  /** Take this option, whatever the pick. */
  readonly place?: 'first' | 'last'
}

/**
 * Plays answers as far as they fit, and returns what was really played. An answer that nobody asks for is left out.
 * Where only the pick does not fit, the last option takes its place, which is often to pass.
 */
function follow<G extends State>(game: Game<G>, config: unknown, wanted: readonly Wanted[]): Answer[] {
  const played: Answer[] = []
  try {
    const { state } = start(game, config)
    let ask = decide(game, state)
    for (const answer of wanted) {
      if (ask === null) break
      if (ask.seat !== answer.seat || ask.kind !== answer.kind) continue
      const index = indexOfWanted(ask.options, answer)
      played.push(answerTo(ask, ask.options[index]!))
      ask = take(game, state, ask, index)
    }
  } catch {
    // The last answer cannot be played; for the property “play” that is just what is looked for.
  }
  return played
}

function indexOfWanted(options: readonly Pick[], { pick, place }: Wanted): number {
  if (place === 'first') return 0
  const index = place === 'last' ? -1 : options.findIndex((option) => equal(option, pick))
  return index < 0 ? options.length - 1 : index
}
