/** Options that the first round of a comparison takes in; later rounds take fewer. */
const WIDTH = 8
/** Rounds before a comparison may be over, and how many standard errors the best must be ahead then. */
const LEAST = 8
const CLEAR = 4
/** An option is trusted if it took part in one of so many rounds at least. Those of the busiest option are counted. */
const TRUSTED = 3

/**
 * Compares options by what comes of them later. A round plays the same world once with each of the best options so
 * far; what it brings to all of them alike says nothing and is taken off. With every round fewer options take part.
 */
export interface Rounds {
  /** The option to try next. */
  next(): number
  /** The number of the round it belongs to. */
  readonly round: number
  /** What came of it: what each of the turns has changed. */
  note(index: number, changes: readonly number[]): void
  /** How good an option is: how it looks, corrected by what came of it. */
  merit(index: number): number
  /** The options from the best down; null before the first round is complete. */
  ranking(): number[] | null
  /** Whether one option is clearly the best. */
  isClear(): boolean
}

/**
 * `looks` says how all options look, by their places; undefined where nobody has looked yet. Each turn has its doubt:
 * after so many rounds what the turn has changed is believed by half, and later by more.
 */
export function createRounds(
  count: number,
  looks: () => readonly (number | undefined)[],
  doubts: readonly number[],
): Rounds {
  const all = Array.from({ length: count }, (_, index) => index)
  const gains = all.map(() => doubts.map(() => 0))
  const tries = new Array<number>(count).fill(0)
  const queue: number[] = []
  const played: { readonly index: number; readonly changes: readonly number[] }[] = []
  const squares = doubts.map(() => 0)
  let samples = 0
  let round = 0

  const correction = (index: number): number =>
    doubts.reduce((sum, doubt, turn) => sum + gains[index]![turn]! / (tries[index]! + doubt), 0)

  function merits(): number[] {
    const seen = looks()
    return all.map((index) => (seen[index] ?? Number.NEGATIVE_INFINITY) + correction(index))
  }

  /** All options from the best down. */
  function sorted(by: readonly number[]): number[] {
    return all.slice().sort((a, b) => by[b]! - by[a]! || a - b)
  }

  function begin(): void {
    round++
    const by = merits()
    const seen = sorted(by).filter((index) => by[index]! > Number.NEGATIVE_INFINITY)
    queue.push(...seen.slice(0, Math.max(2, Math.ceil(WIDTH / Math.sqrt(round)))))
  }

  function finish(): void {
    for (let turn = 0; turn < doubts.length; turn++) {
      let sum = 0
      for (const { changes } of played) sum += changes[turn]!
      const mean = sum / played.length
      for (const { index, changes } of played) {
        gains[index]![turn]! += changes[turn]! - mean
        squares[turn]! += (changes[turn]! - mean) ** 2
      }
    }
    for (const { index } of played) tries[index]!++
    samples += played.length
    played.length = 0
  }

  /** Those that cannot be trusted yet come last, however good they seem. */
  function ranking(by = merits()): number[] | null {
    const most = Math.max(...tries)
    if (most === 0) return null
    const isTrusted = (index: number): boolean => tries[index]! * TRUSTED >= most
    const best = sorted(by)
    return [...best.filter(isTrusted), ...best.filter((index) => !isTrusted(index))]
  }

  /** How far a correction after so many rounds may well be from what many more would tell. */
  function errorAfter(rounds: number): number {
    const variance = (turn: number, doubt: number): number =>
      ((squares[turn]! / samples) * rounds) / (rounds + doubt) ** 2
    return Math.sqrt(2 * doubts.reduce((sum, doubt, turn) => sum + variance(turn, doubt), 0))
  }

  return {
    next: () => {
      if (queue.length === 0) begin()
      return queue.shift()!
    },
    get round() {
      return round
    },
    note: (index, changes) => {
      played.push({ index, changes })
      if (queue.length === 0) finish()
    },
    merit: (index) => merits()[index]!,
    ranking: () => ranking(),
    isClear: () => {
      if (round <= LEAST) return false
      const by = merits()
      const [first, second] = ranking(by)!
      return second === undefined || by[first!]! - by[second]! > CLEAR * errorAfter(tries[first!]!)
    },
  }
}
