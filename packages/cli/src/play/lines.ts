import { createInterface } from 'node:readline'
import type { Io } from '../io.ts'

/** Reads what a person types, or what a file or a pipe holds. */
export interface Lines {
  /** The next line; null at the end of the input or after Ctrl+C. */
  read(prompt: string): Promise<string | null>
  close(): void
}

/** Opens the input. Lines that come before they are asked for wait their turn. */
export function openLines(io: Io): Lines {
  const reader = createInterface({
    input: io.input,
    ...(io.interactive ? { output: io.output, terminal: true } : { terminal: false }),
  })
  const waiting: string[] = []
  let wanted: ((line: string | null) => void) | null = null
  let ended = false
  const end = () => {
    ended = true
    wanted?.(null)
    wanted = null
  }
  reader.on('line', (line) => {
    if (wanted === null) waiting.push(line)
    else {
      wanted(line)
      wanted = null
    }
  })
  reader.on('close', end)
  // In a terminal the reader sees Ctrl+C before the process does.
  reader.on('SIGINT', () => io.interrupt())
  io.interrupted.addEventListener('abort', end)
  return {
    read: (prompt) => {
      if (io.interactive) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else io.output.write(`${prompt}\n`)
      const line = io.interrupted.aborted ? null : waiting.shift()
      if (line !== undefined) return Promise.resolve(line)
      if (ended) return Promise.resolve(null)
      return new Promise((done) => {
        wanted = done
      })
    },
    close: () => {
      io.interrupted.removeEventListener('abort', end)
      reader.close()
    },
  }
}
