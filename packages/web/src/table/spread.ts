/** Moves places apart that are nearer than a gap, none beyond the lowest. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place)
  const result = [...places]
  let above = Number.NEGATIVE_INFINITY
  for (const { place, i } of order) {
    above = Math.max(place, above + gap)
    result[i] = above
  }
  const overflow = Math.max(0, above - lowest)
  return result.map((place) => place - overflow)
}
