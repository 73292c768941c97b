import {
  aboutOf,
  decide,
  type Game,
  type Json,
  type Picks,
  playInPlace,
  randomFrom,
  randomIndex,
  type Seat,
  type State,
  start,
  view,
  whyNot,
} from '@spinney/kernel'
import type { i18n } from 'i18next'
import { createWords, type GameWords, type Language, plain, wordPosition } from '../src/index.ts'
import { textsOf } from './catalogue.ts'

/** What was said in some games. */
export interface Heard {
  /** By key and gap: all that went into it. */
  readonly filled: Map<string, Map<string, Set<Json | undefined>>>
  /** Every text as it came out. */
  readonly said: Set<string>
  /** Keys that were asked for and are in no catalogue. */
  readonly missing: Set<string>
  /** By kind of question: the sorts of its picks. */
  readonly declared: Map<string, Picks>
  readonly players: number
}

/** One table to play at. */
export interface Tried {
  readonly config: unknown
  readonly seed: string
}

/** Plays games at random and puts everything into words: questions, options, events, and now and then the position. */
export function hear<G extends State, C>(
  game: Game<G, C>,
  wording: GameWords,
  language: Language,
  tables: readonly Tried[],
): Heard {
  const heard: Heard = { filled: new Map(), said: new Set(), missing: new Set(), declared: new Map(), players: 4 }
  const texts = spied(textsOf(language, [game.id]), heard)
  for (const { config, seed } of tables) play(game, wording, language, texts, game.config(config), seed, heard)
  return heard
}

/** Texts that note what they are asked for. */
function spied(texts: i18n, { filled, missing }: Heard): i18n {
  const t = texts.t
  return Object.assign(Object.create(texts) as i18n, {
    t: (key: string, options: { readonly ns: string; readonly replace: { readonly [name: string]: Json } }) => {
      if (!texts.exists(key, options)) missing.add(key)
      const gaps = filled.get(key) ?? new Map<string, Set<Json | undefined>>()
      filled.set(key, gaps)
      for (const [name, value] of Object.entries(options.replace)) {
        const values = gaps.get(name) ?? new Set()
        gaps.set(name, values.add(value))
      }
      return t(key, options)
    },
  })
}

function play<G extends State, C>(
  game: Game<G, C>,
  wording: GameWords,
  language: Language,
  texts: i18n,
  config: C,
  seed: string,
  { said, declared }: Heard,
): void {
  const random = randomFrom(seed)
  const { state, events } = start(game, config)
  const words = createWords({
    texts,
    language,
    game: game.id,
    seatName: (seat) => `<${seat}>`,
    sorts: wording.sortsOf?.(view(game, state, null)),
  })
  const tell = (text: string) => said.add(plain(text))
  for (const event of events) tell(words.event(event))
  for (let ask = decide(game, state), n = 0; ask !== null; ask = decide(game, state), n++) {
    const { seat, kind, options, picks } = ask
    const about: Json = aboutOf(state, ask)
    declared.set(kind, picks)
    tell(words.question({ kind, about }))
    // What can be passed is told about where its facts are not known.
    if (ask.step.type === 'may') tell(words.topic({ kind }))
    for (const pick of options) tell(words.option({ kind, about, picks }, pick))
    if (seat !== 'chance') for (const blocked of whyNot(game, state, seat, ask)) tell(words.why(blocked))
    if (n % 40 === 0 && seat !== 'chance') {
      for (const eyes of [seat, null]) for (const text of positionTexts(eyes)) tell(text)
    }
    for (const event of playInPlace(game, state, { seat, kind, pick: options[randomIndex(ask, random)]! }).events) {
      tell(words.event(event))
    }
  }

  function positionTexts(eyes: Seat | null): string[] {
    const sections = wordPosition(wording.describe!(view(game, state, eyes)), words)
    return sections.flatMap(({ title, head, rows }) => [title, ...(head ?? []), ...rows.flat()])
  }
}
