import { createRequire } from 'node:module'
import {
  type Catalogue,
  flatten,
  isLanguage,
  type Language,
  languageFacts,
  languageFor,
  startTexts,
} from '@spinney/words'
import { createInstance, type TFunction } from 'i18next'

/** A table as it is named to those who sit there: nothing that happens in its game. */
export interface NamedTable {
  readonly id: string
  readonly game: string
  /** The other people at it. */
  readonly names: readonly string[]
}

/** Why somebody is written to. */
export type Notice =
  | { readonly kind: 'turn'; readonly table: NamedTable }
  | { readonly kind: 'digest'; readonly tables: readonly NamedTable[] }
  | { readonly kind: 'test' }

/** What is written: the same for all ways. */
export interface Letter {
  readonly kind: Notice['kind']
  readonly title: string
  readonly text: string
  /** Where it leads in the site. */
  readonly path: string
  readonly tables: readonly { readonly id: string; readonly game: string; readonly path: string }[]
}

const OWNER = 'sent'
const read = createRequire(import.meta.url)
const spoken = new Map<Language, TFunction>()

/** The words of a language; read when the first letter in it is written. */
function wordsOf(language: Language): TFunction {
  const known = spoken.get(language)
  if (known !== undefined) return known
  const texts = createInstance()
  const catalogue: Catalogue = flatten(read(`@spinney/words/messages/${language}/${OWNER}.json`))
  // All messages are there already, so nothing has to be waited for.
  void startTexts(texts, { lng: language, resources: { [language]: { [OWNER]: catalogue } }, initAsync: false })
  const t = texts.getFixedT(language, OWNER)
  spoken.set(language, t)
  return t
}

/** Tables that a digest names one by one. */
const NAMED = 10

const pathOf = ({ id }: { readonly id: string }): string => `/online/${id}`

export function letterOf(notice: Notice, wanted: string): Letter {
  const language = isLanguage(wanted) ? wanted : languageFor([])
  const t = wordsOf(language)
  const game = (name: string) => t(`game.${name}`, { defaultValue: name })
  const withWhom = ({ names }: NamedTable) => names.join(languageFacts(language).comma)
  const lineOf = (table: NamedTable) => {
    const names = withWhom(table)
    return t(names === '' ? 'table.alone' : 'table', { game: game(table.game), names })
  }
  const tables = (all: readonly NamedTable[]) => all.map(({ id, game }) => ({ id, game, path: pathOf({ id }) }))
  switch (notice.kind) {
    case 'turn': {
      const { table } = notice
      const names = withWhom(table)
      return {
        kind: 'turn',
        title: t('turn.title', { game: game(table.game) }),
        text: names === '' ? t('turn.text.alone') : t('turn.text', { names }),
        path: pathOf(table),
        tables: tables([table]),
      }
    }
    case 'digest': {
      const [first, ...more] = notice.tables
      const rest = notice.tables.length - NAMED
      const lines = notice.tables.slice(0, NAMED).map(lineOf)
      return {
        kind: 'digest',
        title: t('digest.title', { count: notice.tables.length }),
        text: [...lines, ...(rest > 0 ? [t('digest.more', { count: rest })] : [])].join('\n'),
        path: first !== undefined && more.length === 0 ? pathOf(first) : '/online',
        tables: tables(notice.tables),
      }
    }
    case 'test':
      return { kind: 'test', title: t('test.title'), text: t('test.text'), path: '/online/notices', tables: [] }
  }
}
