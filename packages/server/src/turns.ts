/**
 * Does something one time after the other. What goes on already may have begun too early for whoever asks for it now: it
 * is done once more then, for all who have asked meanwhile.
 */
export function inTurns(action: () => Promise<void>): () => Promise<void> {
  /** Ends with the latest time, however that ends. */
  let over: Promise<void> = Promise.resolve()
  /** A time that has not begun. */
  let next: Promise<void> | null = null
  return () => {
    if (next !== null) return next
    next = over.then(() => {
      next = null
      return action()
    })
    over = next.catch(() => {})
    return next
  }
}

/** Comes back when all that waits has been served. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
