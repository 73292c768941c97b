import { askBot, botCalled, brainOf, games as known, requestFor, valuesOf, wordFor } from '@spinney/bots'
import {
  type Ask,
  aboutOf,
  brief,
  CHANCE,
  indexOfAnswer,
  type Json,
  lawOf,
  type Pick,
  Refusal,
  randomFrom,
  randomIndex,
  readSnapshot,
  type State,
  view,
  writeSnapshot,
} from '@spinney/kernel'
import { checkBotName } from '../bots.ts'
import type { GameEntry } from '../entry.ts'
import { isAboutInput, noSuch, UsageError } from '../errors.ts'
import { answer, begin, dealtAnew, type Held, held, playout, takeBack, twin } from './positions.ts'
import { countIn, type Fields, idOf, readRequest, seatIn, tableIn, textIn, textOr } from './requests.ts'

/** Raised when an old program would misunderstand what is said. */
export const PROTOCOL = 1
/** More positions than anybody needs at once; a program that forgets to drop them is told so. */
const MOST_HELD = 20_000

/** What is said to a program: one line of JSON. */
export interface Reply {
  readonly id: unknown
  readonly ok?: unknown
  readonly error?: { readonly code: 'input' | 'refused' | 'bug'; readonly message: string }
}

/** An engine for programs: it holds positions by name and does what it is told, one line after the other. */
export interface Engine {
  /** What the line is answered with. It never throws. */
  reply(line: string): Promise<Reply>
  /** Whether the program said that it needs the engine no more. */
  readonly done: boolean
}

export function createEngine(entries: readonly GameEntry[]): Engine {
  const desk = new Map<string, Held>()
  let named = 0
  let done = false

  function keep(position: Held): Json {
    if (desk.size >= MOST_HELD)
      throw new UsageError(`${MOST_HELD} positions are held already: drop those you need no more`)
    const name = `p${++named}`
    desk.set(name, position)
    return situation(name, position)
  }

  function positionIn(fields: Fields): [string, Held] {
    const name = textIn(fields, 'position')
    const found = desk.get(name)
    if (found === undefined) throw new UsageError(`there is no position ${JSON.stringify(name.slice(0, 20))} here`)
    return [name, found]
  }

  /** Where the rules fail in a position from a snapshot, it was none of a game: whoever has made it is told so. */
  async function ofForeign(verb: string, { position }: Fields, act: () => unknown): Promise<unknown> {
    try {
      return await act()
    } catch (error) {
      const isForeign = verb === 'load' || (typeof position === 'string' && desk.get(position)?.foreign === true)
      if (!isForeign || error instanceof Refusal || isAboutInput(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new UsageError(`this position comes from a snapshot and cannot be played on: ${brief(reason)}`)
    }
  }

  const verbs: { readonly [verb: string]: (fields: Fields) => unknown } = {
    hello: () => ({
      engine: 'spinney',
      protocol: PROTOCOL,
      games: entries.map(({ game }) => ({ id: game.id, rules: game.rules })),
      verbs: Object.keys(verbs),
    }),
    new: (fields) => {
      const entry = entryIn(entries, fields)
      const config = entry.game.config(fields.config ?? entry.configFrom(tableIn(fields)))
      return keep(begin(entry.game, config, fields.chance === 'ask' ? null : textOr(fields, 'seed', '1')))
    },
    load: (fields) => {
      const { game } = entryIn(entries, fields)
      const { config, state } = readSnapshot(game, textIn(fields, 'snapshot'))
      const key = fields.chance === 'ask' ? null : textOr(fields, 'seed', '1')
      return keep(held({ game, config, key, state, drawn: 0, foreign: true }))
    },
    save: (fields) => {
      const [, { game, config, state }] = positionIn(fields)
      return { snapshot: writeSnapshot(game, config, state) }
    },
    look: (fields) => situation(...positionIn(fields)),
    laws: (fields) => {
      const [, { state, ask }] = positionIn(fields)
      return { law: ask?.law ?? null, laws: ask?.options.map((pick) => lawOf(state, ask, pick)) ?? [] }
    },
    view: (fields) => {
      const [, { game, config, state, ask }] = positionIn(fields)
      return view(game, state, seatIn(fields, game.seats(config)), ask)
    },
    state: (fields) => {
      const [, { state }] = positionIn(fields)
      return { state }
    },
    answer: (fields) => {
      const [name, position] = positionIn(fields)
      answer(position, chosenIn(fields, position.ask))
      return situation(name, position)
    },
    undo: (fields) => {
      const [name, position] = positionIn(fields)
      const taken = takeBack(position, fields.answers === undefined ? 1 : countIn(fields, 'answers'))
      return { ...situation(name, position), taken }
    },
    copy: (fields) => keep(twin(positionIn(fields)[1])),
    drop: (fields) => ({ dropped: desk.delete(positionIn(fields)[0]) }),
    resample: (fields) => {
      const [, position] = positionIn(fields)
      const seat = seatIn(fields, position.game.seats(position.config))
      return keep(dealtAnew(position, seat, randomFrom(textOr(fields, 'seed', '1'))))
    },
    playout: (fields) => {
      const random = randomFrom(textOr(fields, 'seed', '1'))
      return playout(positionIn(fields)[1], (ask) => randomIndex(ask, random))
    },
    evaluate: (fields) => {
      const [, { game, state }] = positionIn(fields)
      if (!known.some(({ id }) => id === game.id)) throw new UsageError(`nobody here can judge positions of ${game.id}`)
      return { shares: valuesOf(brainOf(game), state) }
    },
    bot: async (fields) => await chosenByBot(positionIn(fields)[1], fields),
    quit: () => {
      done = true
      return {}
    },
  }

  return {
    get done() {
      return done
    },
    async reply(line) {
      const id = idOf(line)
      try {
        const { verb, fields } = readRequest(line)
        if (!Object.hasOwn(verbs, verb)) throw noSuch('verb', verb, Object.keys(verbs))
        return { id, ok: await ofForeign(verb, fields, () => verbs[verb]!(fields)) }
      } catch (error) {
        return { id, error: troubleOf(error) }
      }
    },
  }
}

/** What is asked now, and of whom. The program plays all seats, so it is told the options whoever is asked. */
function situation(position: string, { game, config, state, ask }: Held): { readonly [field: string]: Json } {
  const result = game.result(state)
  return {
    position,
    seats: game.seats(config),
    version: state.version,
    over: state.over,
    result: result === null ? null : { winners: result.winners, scores: result.scores, how: result.how },
    asked: ask === null ? null : questionOf(state, ask),
  }
}

function questionOf(g: State, ask: Ask<State>): Json {
  const { seat, kind, law, picks, options, weights } = ask
  return { seat, kind, law, picks, about: aboutOf(g, ask), options, weights }
}

/** The place of the option that a program picks, by its number or as it stands in the list. */
function chosenIn(fields: Fields, ask: Ask<State> | null): number {
  if (ask === null) throw new Refusal('over', 'the game is over, nothing is asked')
  if (fields.index === undefined)
    return indexOfAnswer(ask, { seat: ask.seat, kind: ask.kind, pick: (fields.pick ?? null) as Pick })
  const index = countIn(fields, 'index')
  if (index < ask.options.length) return index
  throw new Refusal('option', `there are ${ask.options.length} options, so there is none with the number ${index}`)
}

/** What a bot would answer; it knows only what the asked seat may know. */
async function chosenByBot({ game, state, ask }: Held, fields: Fields): Promise<Json> {
  const name = textOr(fields, 'bot', 'steady')
  checkBotName(name)
  if (ask === null) throw new Refusal('over', 'the game is over, nothing is asked')
  if (ask.seat === CHANCE) throw new Refusal('seat', 'chance is asked, and bots do not roll dice')
  const seed = textOr(fields, 'seed', '1')
  const bot = botCalled(name)
  if (fields.ranking !== true) return { index: await askBot(bot, game, state, ask, { seed, budget: {}, cancel: null }) }
  const { index, ranking, iterations } = await bot.weigh(
    requestFor(game, state, ask.seat, { seed: wordFor(seed, state) }),
  )
  return { index, ranking: ranking.map(({ index, value, effort }) => ({ index, value, effort })), iterations }
}

function entryIn(entries: readonly GameEntry[], fields: Fields): GameEntry {
  const id = textIn(fields, 'game')
  const found = entries.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  throw noSuch(
    'game',
    id,
    entries.map(({ game }) => game.id),
  )
}

function troubleOf(error: unknown): NonNullable<Reply['error']> {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Refusal) return { code: 'refused', message }
  return { code: isAboutInput(error) ? 'input' : 'bug', message }
}
