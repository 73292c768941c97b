import { type Json, type Pick, type Picks, type Seat, shapesOf } from '@spinney/kernel'
import type { i18n } from 'i18next'
import { COUNT, formsOf, gapsOf, NOUN, SEAT_SORTS } from './gaps.ts'
import { type Language, languageFacts, type SeatForm } from './languages.ts'
import { listIn, numberIn } from './numbers.ts'
import type { Said } from './position.ts'
import { stressed } from './stress.ts'
import { catalogueOf, type Fill } from './texts.ts'
import type { Facts, Sorts, WordParts, Words } from './types.ts'

/** What the words of a table are made of. */
export interface Source {
  readonly texts: i18n
  readonly language: Language
  /** Whose catalogue it is: the game's id. */
  readonly game: string
  seatName(seat: Seat): string
  /** The seat that is spoken to: “You” instead of a name. */
  readonly you?: Seat | undefined
  /** How values of the game's own sorts are worded; as a function where that changes while the words are used. */
  readonly sorts?: Sorts | (() => Sorts) | undefined
}

/** The words of one table. Messages are looked up when they are wanted, so catalogues may still come later. */
export function createWords({ texts, language, game, seatName, you, sorts = {} }: Source): Words {
  const sortsNow = typeof sorts === 'function' ? sorts : () => sorts
  const catalogue = () => catalogueOf(texts, language, game)
  const has = (key: string): boolean => formsOf(catalogue(), key).length > 0
  const number = (value: number): string => numberIn(language, value)
  const sentencesOf = (items: readonly string[]): string => {
    const { stop } = languageFacts(language)
    return items
      .map((item) => item + stop)
      .join('')
      .trimEnd()
  }
  const rowOf = (items: readonly string[]): string => items.join(languageFacts(language).comma)

  const term = (value: Json): string => {
    if (typeof value === 'string') return catalogue()[`term.${value}`] ?? value
    if (typeof value === 'number') return number(value)
    if (Array.isArray(value)) return listIn(language, value.map(term))
    return value === null || typeof value === 'object' ? '' : String(value)
  }

  const seatAs = (seat: Seat, form: SeatForm): string => {
    const { you: reader, ownerOf } = languageFacts(language)
    if (seat === you) return reader[form]
    // Somebody whom nobody plays has no seat: the game knows the name.
    const name = sortsNow().party?.(seat, words) || seatName(seat)
    return form === 'owner' ? ownerOf(name) : name
  }
  const seatOf = (seat: Seat): string => seatAs(seat, 'subject')

  const wordOf = (value: Json, sort: string | undefined): string => {
    if (sort === undefined) return term(value)
    const form = SEAT_SORTS[sort]
    if (form !== undefined) return typeof value === 'number' ? seatAs(value, form) : term(value)
    if (sort === 'one' || sort === 'many') return catalogue()[`term.${value}.${sort}`] ?? term(value)
    if (sort === 'unit') return catalogue()[`term.${value}.unit`] ?? catalogue()['term.unit'] ?? ''
    if (sort === 'row') return rowOf(Array.isArray(value) ? value.map(term) : [term(value)])
    if (sort === 'loss') return number(-Number(value))
    if (sort.startsWith(NOUN)) return sentence(`count.${sort.slice(NOUN.length)}`, { count: value })
    return sortsNow()[sort]?.(value, words) ?? term(value)
  }

  const filling = (stress: boolean): Fill => {
    return (value, sort) => {
      // A sentence with a hole is better than one with a template in it.
      const word = value === undefined ? '…' : wordOf(value as Json, sort)
      return stress ? stressed(word) : word
    }
  }
  const fills = { plain: filling(false), stressed: filling(true) }

  /** The number that decides about plurals: i18next's own `count`, or the one that the message calls so. */
  const countIn = (key: string, facts: Facts): Json | undefined => {
    const gap = formsOf(catalogue(), key)
      .flatMap(gapsOf)
      .find(({ sort }) => sort === COUNT)
    return gap === undefined ? facts.count : facts[gap.name]
  }

  const sentence = (key: string, facts: Facts, fill = fills.plain): string => {
    const count = countIn(key, facts)
    return texts.t(key, {
      lng: language,
      ns: game,
      replace: facts,
      fill,
      ...(typeof count === 'number' ? { count } : {}),
    })
  }

  /**
   * `event.x.how` is taken before `event.x`, where a word among the facts says how; `event.x.no-gain` where there is no
   * gain or an empty list of them (a list of one is as good as that one), and `event.x.minus-gain` where it is a loss.
   */
  const variantOf = (key: string, facts: Facts): string =>
    Object.entries(facts).reduce<string>((found, [name, value]) => {
      const way = wayOf(name, value)
      return way !== null && has(`${found}.${way}`) ? `${found}.${way}` : found
    }, key)

  const parts: WordParts = { term, seat: seatOf, message: (key, facts = {}) => sentence(key, facts) }

  const fieldName = (name: string): string => catalogue()[`field.${name}`] ?? term(name)

  const say = (said: Said): string => {
    if (typeof said === 'number') return number(said)
    if ('term' in said) return term(said.term)
    if ('field' in said) return fieldName(said.field)
    if ('seat' in said) return seatOf(said.seat)
    if ('hidden' in said) return `? × ${number(said.hidden)}`
    if ('sentences' in said) return sentencesOf(said.sentences.map(say))
    return 'row' in said ? rowOf(said.row.map(say)) : sentence(said.key, said.facts)
  }

  const words: Words = {
    ...parts,
    language,
    number,
    has,
    say,
    list: (items) => listIn(language, items),
    row: rowOf,
    field: fieldName,
    question: ({ kind, about }) => (has(`decision.${kind}`) ? sentence(`decision.${kind}`, recordOf(about)) : kind),
    topic({ kind }) {
      const key = [`topic.${kind}`, 'topic'].find(has)
      return key === undefined ? kind : sentence(key, {})
    },
    option({ kind, about, picks = [] }, pick) {
      const key = optionKey(kind, pick, has, variantOf)
      if (key !== null) return sentence(key, factsOf(about, pick))
      const joined = typeof pick === 'string' ? joinedOf(pick) : null
      if (joined !== null) {
        const what = listIn(
          language,
          joined.names.map((name) => words.option({ kind, about, picks }, name)),
        )
        return joined.number === 1 ? what : sentence('again', { what, number: joined.number })
      }
      const fields = typeof pick === 'object' ? pick : { pick }
      const sortOf = sortsIn(picks, pick)
      return Object.entries(fields)
        .map(([name, value]) => wordOf(value, sortOf[name]))
        .join(' · ')
    },
    why({ why, pick, facts }) {
      // What holds for one place is said of all of them in the same words, where there are no better ones.
      const key = [`why.${why}`, `why.${why.replace(/\.anywhere$/, '')}`].find(has)
      return key === undefined ? why : sentence(key, { ...factsOf(null, pick), ...facts })
    },
    event: ({ what, facts }) => {
      const key = variantOf(`event.${what}`, facts)
      return has(key) ? sentence(key, facts, fills.stressed) : what
    },
    deed(event) {
      const { what, facts } = event
      const key = variantOf(`event.${what}`, facts)
      if (!has(key)) return what
      let gaps = 0
      const text = sentence(key, facts, (value, sort) =>
        gaps++ === 0 && sort === 'seat' && value === facts.seat ? NOBODY : fills.stressed(value, sort),
      )
      if (!text.startsWith(NOBODY)) return words.event(event)
      return capital(text.slice(NOBODY.length).replace(languageFacts(language).bare, ''))
    },
    tell: (key, facts) => sentence(variantOf(key, facts), facts, fills.stressed),
  }
  return words
}

/** Stands where a sentence would name its subject. */
const NOBODY = '\uE002'

/** Sentences begin with a capital, also behind a sign. */
function capital(text: string): string {
  return text.replace(/^[\uE000]?./, (start) => start.toUpperCase())
}

/** What a fact says about the way something happened; null for nothing. */
function wayOf(name: string, value: Json): string | null {
  if (typeof value === 'string' || typeof value === 'boolean') return `${value}`
  if (Array.isArray(value)) return value.length > 1 ? null : wayOf(name, value[0] ?? 0)
  if (typeof value !== 'number' || value > 0) return null
  return value === 0 ? `no-${name}` : `minus-${name}`
}

/** What waits to happen comes in bundles, such as `a+b`, and the second bundle of its kind as `a+b#2`. */
function joinedOf(label: string): { readonly names: readonly string[]; readonly number: number } | null {
  if (!/[+#]/.test(label)) return null
  const [bundle = '', number = '1'] = label.split('#')
  return { names: bundle.split('+'), number: Number(number) }
}

/** The message that words an option, the closest one first; null where there is none. */
function optionKey(
  kind: string,
  pick: Pick,
  has: (key: string) => boolean,
  variantOf: (key: string, facts: Facts) => string,
): string | null {
  const general = `option.${kind}`
  if (typeof pick === 'object') {
    const key = variantOf(general, pick)
    return has(key) ? key : null
  }
  const own = `${general}.${pick}`
  const shared = `option.any.${pick}`
  // Passing is no pick of this kind, whatever the others are. What else menus share stands behind what the kind says of
  // its picks: a card that may be used in any menu may also be paid with.
  return [own, ...(pick === 'pass' ? [shared] : []), general, shared].find(has) ?? null
}

/** By field of a pick, `pick` for one that is no record: the sort that the question declares. */
function sortsIn(picks: Picks, pick: Pick): { readonly [field: string]: string } {
  if (typeof pick !== 'object') {
    const words = shapesOf(picks).flatMap((shape) => (typeof shape === 'string' ? [shape] : []))
    return words.length === 1 ? { pick: words[0]! } : {}
  }
  const names = (record: object): string => Object.keys(record).sort().join()
  const records = shapesOf(picks).flatMap((shape) => (typeof shape === 'object' ? [shape] : []))
  return records.find((shape) => names(shape) === names(pick)) ?? {}
}

/** What an option can say: its own fields, and what the question says about it. */
function factsOf(about: Json, pick: Pick): Facts {
  if (typeof pick !== 'object') return { ...recordOf(about), pick }
  return { ...(Array.isArray(about) ? entryFor(about, pick) : recordOf(about)), ...pick }
}

/** The entry of a list that fits a pick. */
function entryFor(entries: readonly Json[], pick: Facts): Facts {
  const fits = (entry: Json) => Object.entries(pick).every(([name, value]) => recordOf(entry)[name] === value)
  return recordOf(entries.find(fits))
}

function recordOf(value: Json | undefined): Facts {
  return isRecord(value) ? value : {}
}

function isRecord(value: Json | undefined): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
