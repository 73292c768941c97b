import { LANGUAGES } from '@spinney/words'
import { Type } from 'typebox'
import { Written } from './schemas.ts'

const closed = { additionalProperties: false } as const

const Address = Written(1000)
const Base64 = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+={0,2}$' })

export const NoticeWishes = Type.Object(
  {
    page: Type.Boolean(),
    push: Type.Boolean(),
    hook: Type.Object({ on: Type.Boolean(), url: Address, shape: Type.Enum(['json', 'ntfy', 'discord']) }, closed),
    digest: Type.Object(
      {
        on: Type.Boolean(),
        hour: Type.Integer({ minimum: 0, maximum: 23 }),
        zone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
      },
      closed,
    ),
    language: Type.Enum([...LANGUAGES]),
  },
  closed,
)

/** What a browser tells of its subscription. */
export const NewSubscription = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
    keys: Type.Object({ p256dh: Base64(100), auth: Base64(40) }, closed),
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  },
  closed,
)

export const OneBrowser = Type.Object({ id: Base64(80) }, closed)
export const NoticeTest = Type.Object({ way: Type.Enum(['push', 'hook']) }, closed)
