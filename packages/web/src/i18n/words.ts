import type { Json, Pick, Seat, View } from '@spinney/kernel'
import type { TablePlan } from '../engine/protocol.ts'
import { i18n } from './index.ts'
import { LANGUAGE_TAGS, type Language } from './languages.ts'
import type { FactWord, WordParts, Words } from './types.ts'

export type { WordParts, Words } from './types.ts'

/** Signs around the parts of a sentence that stand out: names and numbers. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/** Facts with these names are seats. */
const SEAT_FACTS = new Set([
  'seat',
  'by',
  'against',
  'ally',
  'owner',
  'attacker',
  'defender',
  'player',
  'victim',
  'partner',
])

/** The same sentence without signs. */
export function plain(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}

/** A sentence in parts; every second one stands out. */
export function parts(text: string): string[] {
  return text.split(/[\uE000\uE001]/)
}

interface Source {
  readonly language: Language
  /** The folder of the game's package: the namespace of its messages. */
  readonly folder: string
  readonly plan: TablePlan
  readonly view: View
  readonly factWord?: FactWord | undefined
}

/** Made once for each language, and only when one is needed: the first ones take long. */
function once<T>(make: (tag: string) => T): (language: Language) => T {
  const known = new Map<Language, T>()
  return (language) => {
    const format = known.get(language) ?? make(LANGUAGE_TAGS[language])
    known.set(language, format)
    return format
  }
}

const numbersOf = once((tag) => new Intl.NumberFormat(tag))
const listsOf = once((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** Whole numbers below a thousand, which is nearly all there are in a game, look the same in all our languages. */
function numberIn(language: Language, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbersOf(language).format(value)
}

/** Terms are looked up many times for each position, so those found are kept: by language and game. */
const found = new Map<string, Map<string, string>>()
function termsOf(source: string): Map<string, string> {
  const terms = found.get(source) ?? new Map<string, string>()
  found.set(source, terms)
  return terms
}

export function createWords({ language, folder, plan, view, factWord }: Source): Words {
  const t = i18n.getFixedT(language, folder)
  const has = (key: string, count?: number) =>
    i18n.exists(key, { lng: language, ns: folder, ...(count === undefined ? {} : { count }) })
  const people = plan.seats.filter(({ kind }) => kind === 'person').length

  const seat = (index: Seat): string => {
    const entry = plan.seats[index]
    if (entry === undefined) return String(index + 1)
    if (entry.name !== '') return entry.name
    const page = i18n.getFixedT(language, 'web')
    return entry.kind === 'person' && people === 1 ? page('seat.you') : page('seat.numbered', { number: index + 1 })
  }

  const terms = termsOf(`${language} ${folder}`)
  const termOf = (name: string): string => {
    const known = terms.get(name) ?? (has(`term.${name}`) ? t(`term.${name}`) : name)
    terms.set(name, known)
    return known
  }

  const term = (value: Json): string => {
    if (typeof value === 'string') return termOf(value)
    if (typeof value === 'number') return numberIn(language, value)
    if (Array.isArray(value)) return listsOf(language).format(value.map(term))
    return value === null || typeof value === 'object' ? '' : String(value)
  }

  const parts: WordParts = { term, seat, message: (key, facts = {}) => t(key, facts) }

  const factOf = (name: string, value: Json): string => {
    const own = factWord?.(name, value, view, parts)
    if (own !== undefined) return own
    return SEAT_FACTS.has(name) && typeof value === 'number' ? seat(value) : term(value)
  }

  /** Numbers stay numbers beside their words, so that plurals can be chosen by `count`. */
  const wordsOf = (key: string, facts: Fields, stressed: boolean) => {
    const seats = seatGaps(i18n.getResource(language, folder, key))
    const single = facts.tokens === 1 || facts.lost === 1
    const words: { [name: string]: string | number } = {}
    for (const [name, value] of Object.entries(facts)) {
      const isSeat = typeof value === 'number' && seats.has(name)
      const word = isSeat
        ? seat(value)
        : single && has(`term.${value}.one`)
          ? t(`term.${value}.one`)
          : factOf(name, value)
      words[name] = stressed && word !== '' ? `${OPEN}${word}${CLOSE}` : word
    }
    const counted = COUNTED.map((name) => facts[name]).find((value) => typeof value === 'number')
    const context = factWord?.('context', facts, view, parts)
    return {
      ...words,
      ...(counted === undefined ? {} : { count: counted as number }),
      ...(context === undefined ? {} : { context }),
    }
  }

  /** `event.x.how` is taken before `event.x`, where the facts say how. */
  const variant = (key: string, value: Json | undefined): string => {
    return (typeof value === 'string' || typeof value === 'boolean') && has(`${key}.${value}`, 1)
      ? `${key}.${value}`
      : key
  }

  return {
    language,
    seat,
    term,
    has,
    number: (value) => numberIn(language, value),
    list: (items) => listsOf(language).format(items),
    message: (key, facts = {}) => t(key, wordsOf(key, facts, false)),
    question(question) {
      const about = recordOf(question.about)
      const key = `decision.${question.kind}`
      return has(key) ? t(key, wordsOf(key, about, false)) : question.kind
    },
    option(question, pick) {
      const { kind } = question
      if (typeof pick === 'object') {
        const key = variant(`option.${kind}`, pick.do)
        const facts = { ...aboutOf(question.about, pick), ...pick }
        if (has(key, 1)) return t(key, wordsOf(key, facts, false))
        return Object.entries(pick)
          .map(([name, value]) => factOf(name, value))
          .join(' · ')
      }
      const own = `option.${kind}.${pick}`
      if (has(own)) return t(own, wordsOf(own, recordOf(question.about), false))
      const shared = `option.any.${pick}`
      if (has(shared)) return t(shared)
      if (pick === 'pass') return i18n.getFixedT(language, 'web')('option.any.pass')
      const key = `option.${kind}`
      if (!has(key, 1)) return factOf(kind, pick)
      const isSeat = typeof pick === 'number' && seatGaps(i18n.getResource(language, folder, key)).has('pick')
      return t(key, { pick: isSeat ? seat(pick) : factOf(kind, pick), ...countOf(pick) })
    },
    why: (why, facts) => (has(`why.${why}`) ? t(`why.${why}`, wordsOf(`why.${why}`, facts, false)) : why),
    event({ what, facts }) {
      const key = [facts.how, facts.piece, facts.succeeds].reduce<string>(variant, `event.${what}`)
      return has(key, 1) ? t(key, wordsOf(key, facts, true)) : what
    },
  }
}

/** The numbers that decide about plurals, the first one found. */
const COUNTED = ['count', 'price', 'total', 'tokens', 'coins', 'nuts', 'points', 'badges']

/** Gaps of a message that are filled with the name of a seat: `{{by, seat}}`. */
function seatGaps(template: unknown): ReadonlySet<string> {
  if (typeof template !== 'string') return new Set()
  const known = gaps.get(template) ?? new Set([...template.matchAll(/\{\{(\w+), seat\}\}/g)].map(([, name]) => name!))
  gaps.set(template, known)
  return known
}
const gaps = new Map<string, ReadonlySet<string>>()

/** What a question says about one of its options: all of it, or the entry of a list that fits. */
function aboutOf(about: Json, pick: Fields): Fields {
  if (!Array.isArray(about)) return recordOf(about)
  const fits = (entry: Json) => Object.entries(pick).every(([name, value]) => recordOf(entry)[name] === value)
  return recordOf(about.find(fits))
}

type Fields = { readonly [name: string]: Json }

function recordOf(value: Json | null | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function countOf(pick: Pick): { count?: number } {
  return typeof pick === 'number' ? { count: pick } : {}
}
