/** A share with its 95 % interval. */
export interface Rate {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.959963984540054

/** Wilson's interval: it stays within 0 and 1 and is honest for few games and for shares near the ends. */
export function wilson(wins: number, games: number): Rate {
  if (games === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / games
  const spread = (Z * Z) / games
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** What the rating needs to know of a game: who played, and each seat's share of the win. */
export interface Outcome {
  readonly bots: readonly string[]
  readonly shares: readonly number[]
}

const ROUNDS = 2000
/** Half a win and half a loss against an average bot, so that a bot that won or lost everything has a rating. */
const PRIOR = 0.5

/**
 * Ratings on the Elo scale; the average is 1500. The model: a seat wins in proportion to its bot's strength (Bradley and
 * Terry for two seats, Luce for more). The likeliest strengths are found by minorisation.
 */
export function ratings(outcomes: readonly Outcome[]): Record<string, number> {
  const names = [...new Set(outcomes.flatMap(({ bots }) => bots))].sort()
  const strength: Record<string, number> = Object.fromEntries(names.map((name) => [name, 1]))
  const wins: Record<string, number> = Object.fromEntries(names.map((name) => [name, PRIOR]))
  for (const { bots, shares } of outcomes) {
    bots.forEach((bot, seat) => {
      wins[bot]! += shares[seat]!
    })
  }
  const tables = tally(outcomes)
  for (let round = 0; round < ROUNDS; round++) {
    const weight: Record<string, number> = Object.fromEntries(
      names.map((name) => [name, (2 * PRIOR) / (strength[name]! + 1)]),
    )
    for (const { bots, games } of tables) {
      const sum = bots.reduce((total, bot) => total + strength[bot]!, 0)
      for (const bot of bots) weight[bot]! += games / sum
    }
    for (const name of names) strength[name] = wins[name]! / weight[name]!
  }
  const mean = names.reduce((sum, name) => sum + Math.log10(strength[name]!), 0) / Math.max(1, names.length)
  return Object.fromEntries(names.map((name) => [name, Math.round(1500 + 400 * (Math.log10(strength[name]!) - mean))]))
}

/** Games with the same bots at the table count together. */
function tally(outcomes: readonly Outcome[]): { bots: readonly string[]; games: number }[] {
  const tables = new Map<string, { bots: readonly string[]; games: number }>()
  for (const { bots, shares } of outcomes) {
    if (shares.every((share) => share === 0)) continue
    const sorted = [...bots].sort()
    const key = sorted.join(' ')
    const table = tables.get(key)
    if (table === undefined) tables.set(key, { bots: sorted, games: 1 })
    else table.games++
  }
  return [...tables.values()]
}
