import { Type } from 'typebox'
import { Id, NewTable, Pick, Seat, TableQuery, Version, Written } from '../http/schemas.ts'

const closed = { additionalProperties: false } as const
/** What is sent may grow; what is received may not. */
const open = { additionalProperties: true } as const

const Link = TableQuery.properties.link

export const TableParams = Type.Object({ id: Id }, closed)
export const LookQuery = Type.Object({ link: Link }, closed)
export const SeatQuery = Type.Object({ link: Link, seat: Type.Optional(Seat) }, closed)
export const StreamQuery = Type.Object({ link: Link, seat: Type.Optional(Seat), since: Type.Optional(Version) }, closed)
export const Opening = NewTable
export const Sitting = Type.Object({ seat: Seat, link: Link, words: Type.Optional(Written(200)) }, closed)
export const Answering = Type.Object(
  { seat: Type.Optional(Seat), kind: Type.String({ maxLength: 80 }), pick: Pick, version: Version },
  closed,
)

const Text = Type.String()
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const Failed = Type.Object(
  {
    code: Type.String({ description: 'For programs: session, missing, seat, taken, closed, refused, stale, often …' }),
    message: Type.String({ description: 'For people.' }),
  },
  { ...open, description: 'Nothing was done.' },
)
export const Me = Type.Object(
  { program: Type.Object({ id: Text, name: Text }, open) },
  { ...open, description: 'Who you are.' },
)
export const Table = Type.Object(
  {
    id: Text,
    game: Text,
    config: Type.Unknown(),
    terms: Type.Object({}, open),
    stage: Type.Enum(['gathering', 'playing', 'over']),
    seats: Type.Array(Type.Object({ kind: Type.Enum(['person', 'bot', 'open']), name: orNull(Text) }, open)),
    mine: Type.Array(Seat, { description: 'Your seats.' }),
    asked: orNull(Seat),
    link: orNull(Type.String({ description: 'Lets others in. For those who have a seat.' })),
  },
  { ...open, description: 'A table as you may see it.' },
)
export const Tables = Type.Object(
  {
    mine: Type.Array(Table),
    open: Type.Array(Table, { description: 'Anybody may take a free seat there.' }),
  },
  { ...open, description: 'Your tables, and those that anybody may join.' },
)
export const TableUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'Grows with each change. A stream goes on from there with `since`.' }),
    from: Type.Integer({ description: 'The rows replace those that you know from this number on.' }),
    rows: Type.Array(Type.Object({}, open), { description: 'What was played, as your seat may see it.' }),
    count: Type.Integer({ description: 'The number of answers so far.' }),
    viewer: orNull(Seat),
    view: Type.Object(
      {
        version: Type.Integer({ description: 'Answers name it.' }),
        over: Type.Boolean(),
        asked: orNull(
          Type.Object(
            {
              seat: Type.Union([Seat, Type.Literal('chance')]),
              kind: Text,
              options: orNull(
                Type.Array(Type.Unknown(), { description: 'One of them is the pick. Null: not for you.' }),
              ),
            },
            open,
          ),
        ),
        result: Type.Unknown(),
      },
      { ...open, description: 'The whole position as your seat may see it.' },
    ),
    waiting: orNull(Type.Enum(['person', 'bot'])),
    closed: orNull(
      Type.Enum(['seed', 'rules', 'ended'], {
        description: 'Why nobody plays on; `ended`: the players have agreed to it.',
      }),
    ),
  },
  { ...open, description: 'Where the table stands, and what is new.' },
)
const named = { ...open, description: 'One line of the stream.' }
/** A line of a stream. */
export const StreamLine = Type.Union([
  Type.Object({ update: TableUpdate }, named),
  Type.Object({ beat: Type.Literal(true, { description: 'The table is still there.' }) }, named),
  Type.Object({ failure: Failed }, named),
])
export const RecordFile = Type.Object(
  { text: Text, whole: Type.Boolean({ description: 'Whether it holds everything, as after the end.' }) },
  { ...open, description: 'A record file.' },
)
