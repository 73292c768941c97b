import { Type } from 'typebox'
import { Written } from './schemas.ts'

const closed = { additionalProperties: false } as const

/** Longer ones are refused with a sentence of their own, much longer ones are not read. */
const Passphrase = Type.String({ maxLength: 1000 })
const Base64 = Type.String({ minLength: 1, maxLength: 20_000, pattern: '^[A-Za-z0-9_-]+$' })

export const KeepName = Type.Object({ passphrase: Passphrase, before: Type.Optional(Passphrase) }, closed)
export const SignIn = Type.Object({ name: Written(200), passphrase: Passphrase }, closed)
export const DeleteAccount = Type.Object({ passphrase: Type.Optional(Passphrase) }, closed)
export const OneParams = Type.Object({ id: Base64 }, closed)

/** What browsers add of their own is let through and not read. */
const open = { additionalProperties: true } as const
const Extensions = Type.Object({}, open)

export const NewPasskey = Type.Object(
  {
    id: Base64,
    rawId: Base64,
    type: Type.Literal('public-key'),
    clientExtensionResults: Extensions,
    authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
    response: Type.Object({ clientDataJSON: Base64, attestationObject: Base64 }, open),
  },
  closed,
)

export const SignInByPasskey = Type.Object(
  {
    id: Base64,
    rawId: Base64,
    type: Type.Literal('public-key'),
    clientExtensionResults: Extensions,
    authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
    response: Type.Object(
      {
        clientDataJSON: Base64,
        authenticatorData: Base64,
        signature: Base64,
        userHandle: Type.Optional(Base64),
      },
      open,
    ),
  },
  closed,
)
