import { Presets, SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

/** Below this, work is over before a bar would be of use. */
const PATIENCE = 700

/** Shows how far long work has come. */
export interface Progress {
  update(done: number): void
  /** Takes the bar away. */
  stop(): void
}

/** A bar on the error stream, once the work has taken a while; nothing where no terminal reads it. */
export function startProgress(io: Io, what: string, total: number): Progress {
  if (!io.drawsProgress) return { update: () => {}, stop: () => {} }
  const since = Date.now()
  let bar: SingleBar | null = null
  return {
    update: (done) => {
      if (bar === null && Date.now() - since > PATIENCE) {
        const format = `${what} {bar} {percentage}% | {value} of {total} | {eta_formatted} left`
        const stream = io.errors as NodeJS.WriteStream
        bar = new SingleBar({ format, stream, clearOnComplete: true, hideCursor: true }, Presets.shades_classic)
        bar.start(total, done)
      }
      bar?.update(done)
    },
    stop: () => bar?.stop(),
  }
}
