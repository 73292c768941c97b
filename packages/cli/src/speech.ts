import type { Asked, GameEvent, View } from '@spinney/kernel'
import { createWords, type Language, startTexts, type Words } from '@spinney/words'
import type en from '@spinney/words/messages/en/cli.json'
import { createInstance, type i18n } from 'i18next'
import { type Catalogues, catalogues } from './catalogues.ts'
import type { GameEntry } from './entry.ts'

type Fields = Readonly<Record<string, string | number>>

/** Messages without the endings of their plurals. */
type Message = keyof typeof en extends infer Key ? (Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key) : never

/** Says a message of the terminal itself. */
export type Ui = (key: Message, fields?: Fields) => string

/** The words of a table in the terminal. */
export interface Speech extends Words {
  readonly ui: Ui
  /** Whoever is asked: a seat, or chance. */
  asked(who: Asked): string
}

const TERMINAL = 'cli'

/** What the terminal says where no game is on the table. */
export function terminalUi(language: Language): Ui {
  return uiOf(textsWith(language, {}), language)
}

/**
 * The words of a game whose seats have these names; an empty word where there is none yet. Who else has pieces may change
 * while it is played, so the table is looked at again whenever there is another position.
 */
export function speechOf(
  { game, messages, wording }: Pick<GameEntry, 'game' | 'messages' | 'wording'>,
  language: Language,
  names: () => readonly string[],
  now: () => View,
): Speech {
  const texts = textsWith(language, { [game.id]: messages })
  const ui = uiOf(texts, language)
  let told: readonly unknown[] = []
  const seatName = (seat: number): string => {
    const name = names()[seat] ?? ''
    // Whoever is told to have taken this name had none before.
    if (told.includes(name)) return ui('seat', { number: seat + 1 })
    const nobody = wording?.nobodyAt?.(now(), seat) ?? null
    if (nobody !== null) return words.term(nobody)
    return words.has(`term.${name}`) ? words.term(name) : ui('seat', { number: seat + 1 })
  }
  let seen = now()
  let sorts = wording?.sortsOf?.(seen) ?? {}
  const sortsNow = () => {
    const view = now()
    if (view !== seen) {
      seen = view
      sorts = wording?.sortsOf?.(view) ?? {}
    }
    return sorts
  }
  const words = createWords({ texts, language, game: game.id, seatName, sorts: sortsNow })
  const event = (happened: GameEvent): string => {
    told = Object.values(happened.facts)
    const text = words.event(happened)
    told = []
    return text
  }
  return { ...words, ui, event, asked: (who) => (who === 'chance' ? ui('chance') : seatName(who)) }
}

function textsWith(language: Language, owners: Readonly<Record<string, Catalogues>>): i18n {
  const texts = createInstance()
  const namespaces = Object.entries({ ...owners, [TERMINAL]: catalogues(TERMINAL) })
  const resources = { [language]: Object.fromEntries(namespaces.map(([owner, of]) => [owner, of(language)])) }
  // All messages are there already, so nothing has to be waited for.
  void startTexts(texts, { lng: language, resources, initAsync: false })
  return texts
}

function uiOf(texts: i18n, language: Language): Ui {
  const t = texts.getFixedT(language, TERMINAL)
  return (key, fields = {}) => t(key, fields)
}
