import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret or a name that nobody guesses: 128 bits, safe in addresses. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** What is kept of a secret. Two secrets are compared by their digests, so that time tells nothing. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whether two secrets are the same; takes as long where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)))
