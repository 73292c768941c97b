/** One line of the benchmark's table. */
export interface Measurement {
  readonly what: string
  readonly value: number
  readonly unit: string
}

/** What benchmarks are told. */
export interface BenchTime {
  /** How long one measurement may take, in milliseconds. */
  readonly milliseconds: number
}

/** Microseconds for one call: the best of several rounds, since everything else on the machine only adds to it. */
export function microseconds(action: () => unknown, { milliseconds }: BenchTime): number {
  const rounds = 5
  let batch = 1
  let best = Number.POSITIVE_INFINITY
  let kept: unknown
  while (timeOf(batch) < milliseconds / rounds / 4) batch *= 2
  for (let round = 0; round < rounds; round++) best = Math.min(best, (timeOf(batch * 2) * 1000) / (batch * 2))
  // The results are used, so that no compiler may leave the work out.
  if (kept === microseconds) throw new Error('unreachable')
  return best

  function timeOf(times: number): number {
    const since = performance.now()
    for (let i = 0; i < times; i++) kept = action()
    return performance.now() - since
  }
}

/** How many units of work are done in a second; `action` does some and says how many. */
export function perSecond(action: () => number, { milliseconds }: BenchTime): number {
  const warm = performance.now() + milliseconds / 4
  while (performance.now() < warm) action()
  let done = 0
  const since = performance.now()
  let now = since
  while (now - since < milliseconds) {
    done += action()
    now = performance.now()
  }
  return (done * 1000) / (now - since)
}
