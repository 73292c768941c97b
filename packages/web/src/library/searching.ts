import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { endingsOf, plainForm, queryOf, tokensOf } from './tokens.ts'

/** Something that can be found. */
export interface Document {
  /** Its address after `/rules/`. */
  readonly id: string
  readonly game: string
  /** The number of a rule; empty for things. */
  readonly number: string
  /** What sort of thing it is; empty for rules. */
  readonly kind: string
  readonly title: string
  readonly text: string
  /** Other words for its title: older translations, readings, everyday words. */
  readonly also: string
  /** Other words for what its text says. */
  readonly around: string
  /** Other words for the whole of its title. */
  readonly names: readonly string[]
}

export interface Found {
  readonly id: string
  readonly game: string
  readonly number: string
  readonly kind: string
  readonly title: string
}

/** The same for building and for reading an index. */
const OPTIONS: Options<Document> = {
  fields: ['number', 'title', 'text', 'also', 'around'],
  storeFields: ['game', 'number', 'kind', 'title', 'names'],
  tokenize: tokensOf,
  processTerm: (term, field) => (field === 'title' || field === 'also' ? endingsOf(term) : term),
}

const MOST = 40
const BEST = 10
const ENOUGH = 3

export const buildIndex = (documents: readonly Document[]): string => {
  const index = new MiniSearch(OPTIONS)
  index.addAll(documents)
  return JSON.stringify(index)
}

export type Finder = (typed: string) => readonly Found[]

/** Reads an index; what is typed finds what has all of its words, or else most of them. */
export function readIndex(json: string): Finder {
  const index = MiniSearch.loadJSON<Document>(json, OPTIONS)
  const search = (typed: string, combineWith: 'AND' | 'OR', fuzzy: number) =>
    index.search(typed, {
      tokenize: queryOf,
      processTerm: (term) => term,
      combineWith,
      prefix: true,
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? fuzzy : false),
      boost: { number: 12, title: 6, also: 3, text: 2, around: 0.5 },
      boostDocument: (_id, _term, stored) => weightOf(typed, stored ?? {}),
    })
  return (typed) => {
    if (queryOf(typed).length === 0) return []
    const tries = [
      () => search(typed, 'AND', 0),
      () => search(typed, 'AND', 0.2),
      // Two letters that have changed places are two slips.
      () => search(typed, 'AND', 0.34),
      () => search(typed, 'OR', 0),
    ]
    // Few finds are followed by those of the next try.
    const found = new Map<string, SearchResult>()
    for (const attempt of tries) {
      if (found.size >= ENOUGH) break
      for (const result of attempt()) if (!found.has(result.id)) found.set(result.id, result)
    }
    return onceEach([...found.values()].map(asFound)).slice(0, MOST)
  }
}

/** Of things with one name, such as the ambushes of four suits, the first stands among the best, the others after them. */
function onceEach(found: readonly Found[]): readonly Found[] {
  const nameOf = ({ game, title }: Found) => `${game}/${title}`
  const isFirst = (one: Found, i: number) => found.findIndex((other) => nameOf(other) === nameOf(one)) === i
  const [firsts, others] = [found.filter(isFirst), found.filter((one, i) => !isFirst(one, i))]
  return [...firsts.slice(0, BEST), ...others, ...firsts.slice(BEST)]
}

const asFound = ({ id, game, number, kind, title }: SearchResult): Found => ({ id, game, number, kind, title })

/** A number or a name that is typed as it stands means just that; a chapter comes before its paragraphs. */
function weightOf(typed: string, { number, title, names }: Record<string, unknown>): number {
  const wanted = plainForm(typed.trim())
  const own = [number, title, ...(Array.isArray(names) ? names : [])]
  const isNamed = own.some((name) => typeof name === 'string' && plainForm(name) === wanted)
  const depth = typeof number === 'string' ? number.split('.').length : 1
  const isChapter = typeof number === 'string' && /^(?:\d+|[A-Z])$/.test(number)
  // Steps of automata have the names of what players do.
  const isAutomaton = typeof number === 'string' && /^[A-Z]{2}(?:\.|$)/.test(number)
  return (isNamed ? 20 : 1) * (isChapter ? 1.4 : 1 - depth / 20) * (isAutomaton ? 0.1 : 1) * (depth > 3 ? 0.8 : 1)
}
