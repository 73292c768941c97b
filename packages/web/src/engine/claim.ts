/** The table is open in another tab. */
export class HeldElsewhere extends Error {}

/** The right of one tab to play at a table. */
export interface Claim {
  /** Fails with `HeldElsewhere` where another tab has the table. */
  ask(): Promise<void>
  /** Gets the table in any case: the tab that has it is told to leave. */
  take(): Promise<void>
}

/** What tabs of one table say to each other: who has it, I have it, leave it to me. */
type Word = 'who' | 'here' | 'leave'

/** Milliseconds until a tab that says nothing counts as there: a phone may have put it to sleep. */
const SILENT = 10_000
/** Milliseconds that a tab is given to leave. */
const LEAVING = 3000

/** Nobody is asked where browsers know no locks. Then only the store keeps tabs from writing over each other. */
const unguarded: Claim = { ask: async () => {}, take: async () => {} }

/**
 * One lock for each table. It goes with the worker that has it, however that ends. After a reload the worker of the page
 * before may have it for a moment longer, but does not answer any more: so we wait for the lock until somebody answers.
 * `leave` is called when another tab takes the table; it is done when nothing more will be kept from here.
 */
export function createClaim(id: string, leave: () => Promise<void>, locks: LockManager | undefined): Claim {
  if (locks === undefined) return unguarded
  const name = `spinney-table-${id}`
  const channel = new BroadcastChannel(name)
  const say = (word: Word) => channel.postMessage(word)
  /** Gives the lock back; null while it is not ours. */
  let release: (() => void) | null = null
  let heardHolder = (): void => {}

  channel.onmessage = async ({ data }: MessageEvent<Word>) => {
    if (data === 'here') heardHolder()
    if (release === null) return
    if (data === 'who') say('here')
    if (data === 'leave') {
      const done = release
      release = null
      await leave()
      done()
    }
  }

  /** Whether the lock is ours now, or need not be: whoever is forbidden to store may be forbidden to lock. */
  function request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let isHeld = false
      const hold = (lock: Lock | null) => {
        resolve(lock !== null)
        if (lock === null) return
        isHeld = true
        say('here')
        return new Promise<void>((done) => {
          release = done
        })
      }
      locks!.request(name, options, hold).catch(() => {
        if (!isHeld) return resolve(options.signal?.aborted !== true)
        // It was taken without a word.
        release = null
        void leave()
      })
    })
  }

  /** Waits for the lock; false where that takes too long, or where somebody answers that has it and is to be left alone. */
  async function wait(word: 'who' | 'leave', ms: number): Promise<boolean> {
    const giveUp = new AbortController()
    const stop = () => giveUp.abort()
    const timer = setTimeout(stop, ms)
    if (word === 'who') heardHolder = stop
    say(word)
    const isOurs = await request({ signal: giveUp.signal })
    clearTimeout(timer)
    heardHolder = () => {}
    return isOurs
  }

  return {
    async ask() {
      if (await request({ ifAvailable: true })) return
      if (!(await wait('who', SILENT))) throw new HeldElsewhere(`table ${id} is open in another tab`)
    },
    async take() {
      if (release !== null || (await wait('leave', LEAVING))) return
      await request({ steal: true })
    },
  }
}
