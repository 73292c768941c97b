import type { SmallWorld } from './state.ts'

/** The results the reinforcement die can show, each once. */ // SW-1.7
export function dieResults(g: SmallWorld): readonly number[] {
  return countsOf(g.rules.dieFaces).results
}

/** How many faces show each result. */
export function dieWeights(g: SmallWorld): readonly number[] {
  return countsOf(g.rules.dieFaces).weights
}

function countsOf(faces: readonly number[]): { results: number[]; weights: number[] } {
  const results = [...new Set(faces)].sort((a, b) => a - b)
  return { results, weights: results.map((result) => faces.filter((face) => face === result).length) }
}
