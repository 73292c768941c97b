import { FormatError, isRecord, plainAt, shortly } from '@spinney/kernel'
import { BOT_LEVELS, BOT_TEMPERS, type CallName, type ToEngine } from './protocol.ts'

/** Looks at one part of a request. */
type Check = (value: unknown, place: string) => void

/** No name at a table is longer, and no bot waits longer before it plays. */
const LONGEST_NAME = 200
const LONGEST_PAUSE = 60_000
/** A record file of more characters is none. */
const LONGEST_RECORD = 64_000_000

const where =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value, place) => {
    if (!fits(value)) throw new FormatError(place, `${what} is expected here, not ${shortly(value)}`)
  }

const wholeTo = (most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
const textTo = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most

const seat = where('a seat', wholeTo(99))
const whole = where('a whole number', wholeTo(Number.MAX_SAFE_INTEGER))
const flag = where('true or false', (value) => typeof value === 'boolean')
const word = where('a short text', textTo(LONGEST_NAME))
const plain: Check = (value, place) => plainAt(value, place)
const orNull =
  (check: Check): Check =>
  (value, place) =>
    value === null || check(value, place)

const fields =
  (checks: { readonly [name: string]: Check }): Check =>
  (value, place) => {
    if (!isRecord(value)) throw new FormatError(place, `a record is expected here, not ${shortly(value)}`)
    for (const [name, check] of Object.entries(checks)) check(value[name], `${place}.${name}`)
  }

const settings = fields({ forced: flag })
const orMissing =
  (check: Check): Check =>
  (value, place) =>
    value === undefined || check(value, place)

const words: Check = (value, place) => {
  if (!Array.isArray(value) || value.length > 99) throw new FormatError(place, 'a list of words is expected here')
  value.forEach((item, i) => void word(item, `${place}[${i}]`))
}

const pick: Check = (value, place) => {
  plain(value, place)
  if (typeof value === 'string' || typeof value === 'number' || isRecord(value)) return
  throw new FormatError(place, `an option is expected here, not ${shortly(value)}`)
}

/** No chain of answers is nearly as long. */
const LONGEST_CHAIN = 99

const picks: Check = (value, place) => {
  if (!Array.isArray(value) || value.length > LONGEST_CHAIN) {
    throw new FormatError(place, 'a list of answers is expected here')
  }
  value.forEach((item, i) => void pick(item, `${place}[${i}]`))
}

const seatPlan: Check = (value, place) => {
  fields({ name: word })(value, place)
  const { kind, level, temper } = value as { readonly [part: string]: unknown }
  const isKnown = BOT_LEVELS.some((known) => known === level)
  const isStyled = temper === undefined || BOT_TEMPERS.some((known) => known === temper)
  if (kind === 'person' || (kind === 'bot' && isKnown && isStyled)) return
  throw new FormatError(place, 'a person or a bot of a known level and style is expected here')
}

const seatPlans: Check = (value, place) => {
  if (!Array.isArray(value) || value.length > 99) throw new FormatError(place, 'a list of seats is expected here')
  value.forEach((item, i) => void seatPlan(item, `${place}[${i}]`))
}

const plan = fields({ id: word, game: word, config: plain, seats: seatPlans, created: whole })

/** What the page may ask, and what it must say for it. */
const REQUESTS: { readonly [N in CallName]: Check } = {
  open: fields({ plan, seed: word, words: orMissing(words), settings }),
  resume: fields({ id: word, settings, takeOver: orMissing(flag) }),
  place: fields({ plan, state: plain, seed: word, settings }),
  branch: fields({ plan, record: where('a record', textTo(LONGEST_RECORD)), at: whole, seed: word, settings }),
  load: fields({ id: word, record: where('a record', textTo(LONGEST_RECORD)), name: word, settings }),
  answer: fields({ seat, kind: word, pick, version: whole }),
  chain: fields({ seat, picks, version: whole }),
  plan: fields({ seat, picks }),
  undo: fields({ seat, whole: flag, to: orMissing(whole) }),
  pace: fields({ pause: orNull(where('a pause in milliseconds', wholeTo(LONGEST_PAUSE))) }),
  viewer: fields({ seat: orNull(seat) }),
  settings: fields({ settings }),
  look: fields({ at: whole }),
  hint: fields({ seat }),
  counsel: fields({ seat, picks }),
  judge: fields({ at: whole, quick: flag }),
  why: fields({ seat }),
  gained: fields({ from: whole, to: whole }),
  record: fields({}),
  history: fields({}),
  prove: fields({ record: where('a record', textTo(LONGEST_RECORD)) }),
}

/** The number of a message; null where it has none. */
export function idOf(message: unknown): number | null {
  return isRecord(message) && typeof message.id === 'number' ? message.id : null
}

/** A message from the page whose call is known and whose request has the right form. */
export function checkedMessage(message: unknown): ToEngine {
  const { call, request } = isRecord(message) ? message : { call: undefined, request: undefined }
  if (typeof call !== 'string' || !Object.hasOwn(REQUESTS, call)) {
    throw new FormatError('call', `there is no call ${shortly(call)}`)
  }
  REQUESTS[call as CallName](request, call)
  return message as ToEngine
}
