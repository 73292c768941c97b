import type { SmallWorld } from './state.ts'

/** A die may show this much at most. */
export const HIGHEST_FACE = 9

/** And has so many faces at most. */
export const MOST_FACES = 20

/** The results the reinforcement die can show, each once. */ // SW-1.7
export function dieResults(g: SmallWorld): readonly number[] {
  return countsOf(g.rules.dieFaces).results
}

/** How many faces show each result. */
export function dieWeights(g: SmallWorld): readonly number[] {
  return countsOf(g.rules.dieFaces).weights
}

function countsOf(faces: readonly number[]): { results: number[]; weights: number[] } {
  const results: number[] = []
  const weights: number[] = []
  for (let result = 0; result <= HIGHEST_FACE; result++) {
    let weight = 0
    for (let i = 0; i < faces.length; i++) if (faces[i] === result) weight++
    if (weight === 0) continue
    results.push(result)
    weights.push(weight)
  }
  return { results, weights }
}
