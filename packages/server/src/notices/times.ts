const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How patient the site is with people, in milliseconds. */
export interface NoticeTimes {
  /** Until somebody who is asked, and is not at the table, is told. */
  wait(pace: 'live' | 'turns'): number
  /** Nobody is told of the same table again before. */
  readonly quiet: number
  /** How long other servers are asked whether somebody is at the table. */
  readonly ear: number
  /** Between two tries to send something; as many as there are. */
  readonly again: readonly number[]
}

export const NOTICE_TIMES: NoticeTimes = {
  wait: (pace) => (pace === 'live' ? 30 * SECOND : 2 * MINUTE),
  quiet: 15 * MINUTE,
  ear: 2 * SECOND,
  again: [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR],
}

/** Nobody is told of more turns in an hour. */
export const MOST_AN_HOUR = 30
/** Whoever sits at a table that waits for them is looked for again after as long a time, and at most so long. */
export const LONGEST_LOOK = HOUR
/** Where a server dies while it sends something, another one tries again. */
export const LEASE = MINUTE
