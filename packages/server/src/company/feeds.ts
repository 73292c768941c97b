/** Whoever is at a table of this node hears of its life: once for each change, however many changes come at once. */
export interface Feeds<T> {
  /** Hears at once, and of every change; returns what ends it. */
  enter(table: string, hear: (info: T) => void): () => void
  /** Something about the table has changed. */
  touch(table: string): void
}

interface Feed<T> {
  readonly hearers: Set<(info: T) => void>
  loading: boolean
  /** Whether something has changed since it was last loaded. */
  stale: boolean
}

/** Null of `load`: there is nothing to tell. */
export function createFeeds<T>(
  load: (table: string) => Promise<T | null>,
  trouble: (table: string, error: unknown) => void,
): Feeds<T> {
  const feeds = new Map<string, Feed<T>>()

  async function tell(table: string, feed: Feed<T>): Promise<void> {
    feed.loading = true
    // A change is told to everybody at the table, and each of them touches the feed: it is loaded once for all of them.
    await Promise.resolve()
    try {
      while (feed.stale && feed.hearers.size > 0) {
        feed.stale = false
        const info = await load(table)
        if (info !== null) for (const hear of feed.hearers) hear(info)
      }
    } catch (error) {
      trouble(table, error)
    } finally {
      feed.loading = false
    }
  }

  function touch(table: string): void {
    const feed = feeds.get(table)
    if (feed === undefined) return
    feed.stale = true
    if (!feed.loading) void tell(table, feed)
  }

  return {
    enter(table, hear) {
      const feed = feeds.get(table) ?? { hearers: new Set(), loading: false, stale: false }
      feeds.set(table, feed)
      feed.hearers.add(hear)
      touch(table)
      return () => {
        feed.hearers.delete(hear)
        if (feed.hearers.size === 0 && feeds.get(table) === feed) feeds.delete(table)
      }
    },
    touch,
  }
}
