/** Options that the first round of a comparison takes in; later rounds take fewer. */
const WIDTH = 8
/** A first guess counts like so many rounds without any difference: what was tried little is believed little. */
const DOUBT = 2
/** Rounds before a comparison may be over, and how many standard errors the best must be ahead then. */
const LEAST = 8
const CLEAR = 4
/** An option is trusted that took part in one of so many rounds of the one that took part in most. */
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
  /** What came of it: how much better than it had looked. */
  note(index: number, change: number): void
  /** How good an option is: how it looks, corrected by what came of it. */
  merit(index: number): number
  /** The options from the best down; null before the first round is complete. */
  ranking(): number[] | null
  /** Whether one option is clearly the best. */
  isClear(): boolean
}

/** `looks` says how an option looks, by its place; undefined where nobody has looked yet. */
export function createRounds(count: number, looks: (index: number) => number | undefined, blend: number): Rounds {
  const gains = new Array<number>(count).fill(0)
  const tries = new Array<number>(count).fill(0)
  const queue: number[] = []
  const played: { readonly index: number; readonly change: number }[] = []
  let round = 0
  let squares = 0
  let samples = 0

  const merit = (index: number): number =>
    (looks(index) ?? Number.NEGATIVE_INFINITY) + (blend * gains[index]!) / (tries[index]! + DOUBT)

  const all = Array.from({ length: count }, (_, index) => index)

  /** All options from the best down. */
  function byMerit(): number[] {
    const merits = all.map(merit)
    return all.slice().sort((a, b) => merits[b]! - merits[a]! || a - b)
  }

  function begin(): void {
    round++
    const seen = byMerit().filter((index) => looks(index) !== undefined)
    queue.push(...seen.slice(0, Math.max(2, Math.ceil(WIDTH / Math.sqrt(round)))))
  }

  function finish(): void {
    let sum = 0
    for (const { change } of played) sum += change
    const mean = sum / played.length
    for (const { index, change } of played) {
      gains[index]! += change - mean
      tries[index]!++
      squares += (change - mean) ** 2
      samples++
    }
    played.length = 0
  }

  /** Those that cannot be trusted yet come last, however good they seem. */
  function ranking(): number[] | null {
    const most = Math.max(...tries)
    if (most === 0) return null
    const isTrusted = (index: number): boolean => tries[index]! * TRUSTED >= most
    const sorted = byMerit()
    return [...sorted.filter(isTrusted), ...sorted.filter((index) => !isTrusted(index))]
  }

  return {
    next: () => {
      if (queue.length === 0) begin()
      return queue.shift()!
    },
    get round() {
      return round
    },
    note: (index, change) => {
      played.push({ index, change })
      if (queue.length === 0) finish()
    },
    merit,
    ranking,
    isClear: () => {
      if (round <= LEAST) return false
      const [first, second] = ranking()!
      const error = blend * Math.sqrt((2 * squares) / samples / (tries[first!]! + DOUBT))
      return second === undefined || merit(first!) - merit(second) > CLEAR * error
    },
  }
}
