/** Why something was not done. The code is for programs, the message for people. */
export type ProblemCode =
  | 'name'
  | 'session'
  | 'missing'
  | 'closed'
  | 'taken'
  | 'seat'
  | 'config'
  | 'record'
  | 'refused'
  | 'stale'
  | 'message'
  | 'often'
  | 'owned'
  | 'weak'
  | 'secret'
  | 'address'

/** The status of HTTP that goes with a code. */
export const STATUS: Readonly<Record<ProblemCode, number>> = {
  name: 400,
  session: 401,
  missing: 404,
  closed: 409,
  taken: 409,
  seat: 403,
  config: 400,
  record: 400,
  refused: 409,
  stale: 409,
  message: 400,
  often: 429,
  owned: 409,
  weak: 400,
  secret: 403,
  address: 400,
}

/** Something that a client did wrong, or came too late for. Everything else is a fault of ours. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly statusCode: number
  constructor(code: ProblemCode, message: string) {
    super(message)
    this.code = code
    this.statusCode = STATUS[code]
  }
}
