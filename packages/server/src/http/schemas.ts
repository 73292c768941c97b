import { type Static, Type } from 'typebox'

/** Every message has a closed form: what is not named here is refused. */
const closed = { additionalProperties: false } as const

export const Id = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' })
const Link = Type.String({ minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]+$' })

/** What people write. One letter is none: PostgreSQL cannot keep it. */
export const Written = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })

export const NewSession = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }, closed)

const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }, closed),
])

/** Seconds; nobody waits longer than sixty days. */
const Seconds = { maximum: 60 * 24 * 3600 }
const Clock = Type.Object(
  { turn: Type.Integer({ minimum: 1, ...Seconds }), reserve: Type.Integer({ minimum: 0, ...Seconds }) },
  closed,
)

const Seats = Type.Array(SeatWish, { minItems: 1, maxItems: 8 })
const MapName = Type.String({ minLength: 1, maxLength: 20, pattern: '^[a-z0-9]+$' })
const Terms = Type.Object(
  {
    open: Type.Boolean(),
    onlookers: Type.Boolean(),
    undo: Type.Union([Type.Literal('own'), Type.Literal('consent'), Type.Literal('off')]),
    pace: Type.Optional(Type.Union([Type.Literal('live'), Type.Literal('turns')])),
    clock: Type.Optional(Type.Union([Clock, Type.Null()])),
    rated: Type.Optional(Type.Boolean()),
    talk: Type.Optional(Type.Union([Type.Literal('players'), Type.Literal('all')])),
  },
  closed,
)

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    config: Type.Unknown(),
    map: Type.Optional(MapName),
    seats: Seats,
    terms: Terms,
  },
  closed,
)

/** A long game has a record of some hundred kilobytes. */
export const LARGEST_RECORD = 1024 * 1024
export const BroughtTable = Type.Object(
  { record: Type.String({ maxLength: LARGEST_RECORD }), map: Type.Optional(MapName), seats: Seats, terms: Terms },
  closed,
)

export const TableParams = Type.Object({ id: Id }, closed)
export const TableQuery = Type.Object({ link: Type.Optional(Link) }, closed)

export const Sitting = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 7 }), words: Type.Optional(Written(200)) },
  closed,
)

export const BotSeat = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 7 }), bot: Type.String({ maxLength: 40 }) },
  closed,
)

export const Saying = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }, closed)
export const LineParams = Type.Object({ id: Id, line: Link }, closed)
export const Muting = Type.Object({ muted: Type.Boolean() }, closed)
export const Report = Type.Object({ why: Written(500) }, closed)

export const Motion = Type.Object({ kind: Type.Literal('end') }, closed)
export const Vote = Type.Object(
  { kind: Type.Union([Type.Literal('undo'), Type.Literal('end')]), yes: Type.Boolean() },
  closed,
)

const StandingOrder = Type.Object(
  {
    kind: Type.String({ maxLength: 40 }),
    way: Type.String({ maxLength: 40 }),
    least: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    order: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 60 })),
  },
  closed,
)
export const StandingOrders = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 7 }), orders: Type.Array(StandingOrder, { maxItems: 40 }) },
  closed,
)

export const Seat = Type.Integer({ minimum: 0, maximum: 7 })
const Word = Type.Union([Type.String({ maxLength: 200 }), Type.Number()])
const Field = Type.Union([Word, Type.Boolean(), Type.Null()])
export const Pick = Type.Union([Word, Type.Record(Type.String({ maxLength: 80 }), Field, { maxProperties: 12 })])
/** No chain of answers is nearly as long. */
const Picks = Type.Array(Pick, { maxItems: 99 })
export const Version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const call = <N extends string, P extends Parameters<typeof Type.Object>[0]>(name: N, request: P) =>
  Type.Object({ id: Version, call: Type.Literal(name), request: Type.Object(request, closed) }, closed)

/** What a client may ask of a table that it plays at. */
export const Message = Type.Union([
  call('since', { version: Type.Union([Version, Type.Null()]) }),
  call('beat', { version: Version }),
  call('answer', { seat: Seat, kind: Type.String({ maxLength: 80 }), pick: Pick, version: Version }),
  call('chain', { seat: Seat, picks: Picks, version: Version }),
  call('plan', { seat: Seat, picks: Picks }),
  call('undo', { seat: Seat, whole: Type.Boolean(), to: Type.Optional(Version) }),
  call('viewer', { seat: Type.Union([Seat, Type.Null()]) }),
  call('look', { at: Version }),
  call('hint', { seat: Seat }),
  call('why', { seat: Seat }),
  call('record', {}),
  call('history', {}),
  call('presence', { away: Type.Boolean() }),
  call('settings', { settings: Type.Object({ forced: Type.Boolean() }, closed) }),
])
export type Message = Static<typeof Message>

export const OneProgram = Type.Object({ id: Id }, closed)
export const ProgramSeat = Type.Object({ seat: Seat, program: Id }, closed)
