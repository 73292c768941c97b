import type { Answer, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { entryOf, listOf, parse, recordOf, wordOf } from '../journal/format.ts'
import { FormatError, LARGE, plainAt, shortly } from '../outside.ts'

const FORMAT = 'spinney-failure'
const VERSION = 1

/** A property that does not hold, and how to see it. */
export interface Failure {
  readonly game: string
  readonly rules: string
  readonly property: string
  readonly config: unknown
  /** The word behind all that was random. */
  readonly seed: string
  /** Lead from the beginning of the game to where the property fails. */
  readonly answers: readonly Answer[]
  readonly message: string
}

/** A game breaks the contract. */
export class ContractFailure extends Error {
  override name = 'ContractFailure'
  readonly property: string
  readonly config: unknown
  readonly answers: readonly Answer[]
  readonly failure: Failure
  /** The text of a file that `spinney replay` shows. */
  readonly failureFile: string
  constructor(failure: Failure) {
    const { game, property, config, answers, message } = failure
    super(`${game}, property “${property}”, after ${answers.length} answers with ${JSON.stringify(config)}: ${message}`)
    this.property = property
    this.config = config
    this.answers = answers
    this.failure = failure
    this.failureFile = writeFailure(failure)
  }
}

/** A failure as the text of a file: one line for each answer, to be read and edited by people. */
export function writeFailure({ answers, ...rest }: Failure): string {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, ...rest }, null, 2).slice(0, -2)
  const lines = answers.map((answer) => `    ${JSON.stringify(answer)}`)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return `${head},\n  "answers": ${list}\n}\n`
}

/** Reads a failure file; throws a `FormatError` for what is not one. */
export function readFailure(text: string): Failure {
  const file = recordOf(parse(text), '$')
  plainAt(file, '$', LARGE)
  if (file.format !== FORMAT) throw new FormatError('$.format', `this is not a ${FORMAT} file`)
  if (file.version !== VERSION) {
    throw new FormatError('$.version', `version ${shortly(file.version)} is not known here, only version ${VERSION}`)
  }
  return {
    game: wordOf(file.game, '$.game'),
    rules: wordOf(file.rules, '$.rules'),
    property: wordOf(file.property, '$.property'),
    config: file.config,
    seed: wordOf(file.seed, '$.seed'),
    answers: listOf(file.answers, '$.answers', entryOf),
    message: wordOf(file.message, '$.message'),
  }
}

/** A failure of this game. */
export function failureOf<G extends State>(game: Game<G>, parts: Omit<Failure, 'game' | 'rules'>): Failure {
  return { game: game.id, rules: game.rules, ...parts }
}
