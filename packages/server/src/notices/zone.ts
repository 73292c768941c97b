const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whether a name of a time zone is one that this machine knows, such as `Asia/Tokyo`. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What clocks in a zone show at a moment, as if it were UTC. */
function shown(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const at = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
}

/** The moment at which clocks in a zone show this. Where they never do, because they are put forward, an hour off. */
function momentOf(zone: string, wanted: number): number {
  let moment = wanted
  for (let tries = 0; tries < 2; tries++) moment += wanted - shown(zone, moment)
  return moment
}

/** The first moment after another at which it is that hour in a zone. */
export function nextAt(hour: number, zone: string, after: number): number {
  const today = Math.floor(shown(zone, after) / DAY) * DAY
  for (let day = today; ; day += DAY) {
    const moment = momentOf(zone, day + hour * HOUR)
    if (moment > after) return moment
  }
}
